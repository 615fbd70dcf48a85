import type { Contract, Schema } from '../../../../scripts/generate/contract.ts';
import { errorTable as generateTable } from '../../../../scripts/generate/errors.ts';
import { globSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { errorTable, invalid, MusterError, notFound } from '../../src/kernel/errors.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';
import { loadContract } from '../../src/http/contract.ts';

const codes = Object.keys(errorTable) as ErrorCode[];

describe('errors', () => {
  it('the contract has a response for every status, and no other', () => {
    const described = loadContract().operations.flatMap((one) =>
      [...one.responses.keys()].map((key) => Number(key.slice(0, 3))),
    );
    const inContract = new Set(described.filter((status) => status >= 400));
    // 500 is a defect, which the contract does not describe.
    const inTable = new Set(
      codes.map((code): number => errorTable[code].status).filter((status) => status !== 500),
    );
    expect([...inContract].sort()).to.deep.equal([...inTable].sort());
  });

  it('the table is generated from ErrorCode: a code that is not found needs its name only', () => {
    const generate = (codes: readonly string[], described: Schema['x-errors'] = {}): string =>
      generateTable(
        { schemas: { ErrorCode: { enum: codes, 'x-errors': described } } } as unknown as Contract,
        '',
      );
    expect(generate(['smart-object-not-found'])).to.include(
      '"smart-object-not-found": {"status":404,"message":"There is no smart object with this ID. Check the ID and the device network."}',
    );
    const busy = { status: 503, coap: '5.03', message: 'Busy.', remedy: 'Wait.' };
    expect(generate(['busy'], { busy })).to.include(
      '"busy": {"status":503,"coapCode":"5.03","message":"Busy."}',
    );
    expect(() => generate(['busy'])).to.throw(
      'busy needs status, message and remedy in x-errors of ErrorCode.',
    );
    expect(() => generate([], { busy })).to.throw('x-errors has codes that ErrorCode lacks: busy.');
  });

  it('every operation describes the errors that any request can meet', () => {
    for (const operation of loadContract().operations) {
      const statuses = new Set([...operation.responses.keys()].map((key) => key.slice(0, 3)));
      const always = ['400', '401', '405', '408', '429', '431', '503'];
      const wanted = [...always, ...(operation.body === undefined ? [] : ['413', '415'])];
      if (operation.path.includes('{')) wanted.push('404');
      expect([...statuses], operation.operationId).to.include.members(wanted);
      // A registration ticket is a valid key without most permissions.
      expect(statuses.has('403'), operation.operationId).to.equal(!operation.isPublic);
    }
  });

  it('every code is used', () => {
    const folder = new URL('../../src/', import.meta.url);
    const sources = globSync('**/*.ts', { cwd: folder })
      .filter((path) => !path.includes('generated'))
      .map((path) => readFileSync(new URL(path, folder), 'utf8'))
      .join('\n');
    const unused = codes.filter(
      (code) => !sources.includes(`'${code}'`) && !sources.includes(`'${code.replace(/-not-found$/u, '')}'`),
    );
    expect(unused).to.deep.equal([]);
  });

  it('every not-found message has a place for the ID', () => {
    for (const [code, { message }] of Object.entries(errorTable)) {
      if (!code.endsWith('-not-found') || code === 'route-not-found') continue;
      expect(message, code).to.match(/ with this( external)? ID\. /u);
    }
  });

  it('messages are sentences', () => {
    for (const [code, { message }] of Object.entries(errorTable)) {
      expect(message, code).to.match(/^[A-Z].*\.$/u);
    }
  });

  it('makers', () => {
    expect(notFound('device')).to.include({ code: 'device-not-found', status: 404 });
    expect(notFound('device', '5e0c').message).to.equal(
      'There is no device with the ID "5e0c". Check the ID and the device network.',
    );
    expect(notFound('external-id', '$&').message).to.equal(
      'There is no entity with the external ID "$&". Check the ID and the device network.',
    );
    const error = invalid({ Name: ['Is missing.'], Other: ['x'] });
    expect(error).to.be.instanceOf(MusterError).and.to.include({ status: 400 });
    expect(error.message).to.equal('The request is not valid. Name: Is missing.');
    expect(error.modelState).to.have.all.keys('Name', 'Other');
  });
});
