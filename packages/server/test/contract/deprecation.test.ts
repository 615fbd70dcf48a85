import { expect } from 'chai';
import { loadContract } from '../../src/http/contract.ts';
import { resolvePointer } from '../../src/http/document.ts';
import {
  deprecatedInRequests,
  deprecatedMembers,
  nameOf,
  valuesAt,
  withMember,
} from './support/deprecated.ts';
import type { PlainAnswer } from './support/answers.ts';
import { operations } from './support/document.ts';
import { SharedStage, Stage } from './support/stage.ts';

const deprecated = operations.filter((one) => one.isDeprecated);
const kept = operations.filter((one) => !one.isDeprecated);

function expectNotice(answer: PlainAnswer): void {
  expect(answer.header('deprecation'), answer.text).to.match(/^@\d{9,11}$/u);
  expect(Date.parse(answer.header('sunset')!)).to.be.above(Number(answer.header('deprecation')!.slice(1)));
}

function bodyWith(body: string | Uint8Array | undefined, path: readonly string[]): string {
  const plain: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  return JSON.stringify(withMember(plain, path, 1));
}

describe('deprecated parts of the contract (spec 4.2, 4.3, 9.4)', () => {
  it('have a removal date, and successors that exist', () => {
    expect(deprecated).not.to.deep.equal([]);
    for (const { operationId, successor } of deprecated) {
      if (successor === undefined) continue;
      const paths = kept.map((one) => one.path.toLowerCase());
      expect(paths, operationId).to.include(successor.toLowerCase());
    }
  });

  it('name the replacements of Settings (spec 4.2)', () => {
    for (const [schema, path] of [
      ['LocationRequest', '/api/v3/locations/{id}/settingvalues'],
      ['DataCollectorRequest', '/api/v3/datacollectors/{id}/settingvalues'],
    ] as const) {
      const { document } = loadContract();
      const [member] = resolvePointer(document, `/components/schemas/${schema}/properties/Settings`);
      expect(member).to.include({ deprecated: true, 'x-successor': path });
      expect(kept.map((one) => one.path.toLowerCase())).to.include(path);
    }
  });

  describe('works and announces its deprecation', () => {
    const shared = SharedStage.perSuite();

    for (const operation of deprecated) {
      it(`${operation.operationId} answers with Deprecation and Sunset${operation.successor === undefined ? '' : ' and a Link'}`, async () => {
        const answer = await shared.succeed(operation);
        expect(answer.status, answer.text).to.be.below(300);
        expectNotice(answer);
        if (operation.successor !== undefined) {
          const prefix = operation.successor.split('{', 1)[0]!;
          expect(answer.header('link')).to.match(
            new RegExp(`^<${prefix}[^>{]*>; rel="successor-version"`, 'u'),
          );
        }
      });

      it(`${operation.operationId} announces it in refusals, too`, async () => {
        const path = operation.path.replaceAll(/\{\w+\}/gu, shared.stage.app.deviceNetworkId);
        const answer = await shared.stage.wire.send({ method: operation.method, path, headers: {} });
        expect(answer.status).to.equal(401);
        expectNotice(answer);
      });
    }

    for (const [operation, path] of deprecatedInRequests) {
      it(`${operation.operationId} announces that ${path.join('.')} is deprecated`, async () => {
        const answer = await shared.succeed(operation, 'application/json', (request) => ({
          ...request,
          body: bodyWith(request.body, path),
        }));
        expectNotice(answer);
      });
    }

    it('is announced only in responses that contain it', async () => {
      await shared.renew();
      const { stage } = shared;
      const told = await stage.app.get(`/devices/${await stage.target('devices')}`);
      expect(told.body).to.have.property('ContactLost');
      expect(told.headers.get('deprecation')).to.equal('@1535328000');
      expect(told.headers.get('sunset')).to.equal('Sun, 31 Mar 2019 23:59:59 GMT');
      const paged = await stage.app.get('/devicetemplates');
      expect(paged.headers.get('link')).to.contain('rel="first"');
      expect(paged.headers.get('deprecation')).to.equal('@1535328000');
      const other = await stage.app.get('/roles');
      expect(other.headers.has('deprecation')).to.equal(false);
      expect(other.headers.has('sunset')).to.equal(false);
    });
  });

  describe('is absent with --no-deprecated', () => {
    const contract = loadContract(undefined, { deprecated: false });
    let stage: Stage;

    before(async () => {
      stage = await Stage.start({ contract });
    });

    after(() => stage.close());

    for (const operation of deprecated) {
      it(`${operation.operationId} is absent`, async () => {
        // Removed operations create no rows, so any ID is sufficient.
        const path = operation.path.replaceAll(/\{\w+\}/gu, stage.app.deviceNetworkId);
        const headers = { authorization: `Bearer ${stage.app.apiKey}` };
        const answer = await stage.wire.send({ method: operation.method, path, headers });
        const isPathLeft = kept.some((one) => one.path.toLowerCase() === operation.path.toLowerCase());
        expect(answer.status, answer.text).to.equal(isPathLeft ? 405 : 404);
      });
    }

    for (const [operation, path] of deprecatedInRequests) {
      it(`${operation.operationId} refuses ${path.join('.')}`, async () => {
        const request = await stage.requestFor(operation, 'application/json');
        const answer = await stage.wire.send({ ...request, body: bodyWith(request.body, path) });
        expect(answer.status, answer.text).to.equal(400);
        expect(JSON.parse(answer.text).ModelState).to.deep.equal({
          [nameOf(path)]: ['Has been removed. Leave it out.'],
        });
      });
    }

    for (const operation of kept) {
      const members = [...operation.answers]
        .filter(([status]) => status < 300)
        .flatMap(([, answer]) => deprecatedMembers(answer.content.get('application/json') ?? {}));
      if (members.length === 0) continue;
      it(`${operation.operationId} responds without deprecated members`, async () => {
        const answer = await stage.wire.send(await stage.requestFor(operation));
        expect(answer.status, answer.text).to.be.below(300);
        expect(answer.header('deprecation')).to.equal(undefined);
        const body: unknown = JSON.parse(answer.text);
        for (const path of members) expect(valuesAt(body, path), nameOf(path)).to.deep.equal([]);
      });
    }

    it('is not in /openapi.json', async () => {
      const { body } = await stage.app.get(':/openapi.json');
      const text = JSON.stringify(body['paths']);
      for (const { operationId } of deprecated) expect(text).not.to.contain(`"${operationId}"`);
      for (const { operationId } of kept) expect(text).to.contain(`"${operationId}"`);
      const { schemas } = body['components'] as { schemas: Record<string, { properties: object }> };
      expect(schemas['DeviceResponse']!.properties).not.to.have.property('ContactLost');
      expect(schemas).not.to.have.any.keys('DeprecatedSmartObjectTypeRequest', 'BarcodeParserResponse');
      expect(JSON.stringify(body)).not.to.contain('"deprecated":true');
      const tags = new Set((body['tags'] as { name: string }[]).map((tag) => tag.name));
      expect(tags).to.include('devices');
      expect(tags).not.to.include('barcodes');
      for (const [, pointer] of JSON.stringify(body).matchAll(/"\$ref":"#([^"]+)"/gu)) {
        expect(resolvePointer(body, pointer!)[0], pointer).to.be.an('object');
      }
    });
  });
});
