import { expect } from 'chai';
import type { RawBody } from '../../../src/http/body/parse-body.ts';
import { isLarge, LargeRequests } from '../../../src/http/check/large-requests.ts';
import { RequestCheck, type CheckedParts } from '../../../src/http/check/request-check.ts';
import { loadContract } from '../../../src/http/contract.ts';
import type { RequestParts } from '../../../src/http/validation.ts';
import type { MusterError } from '../../../src/kernel/errors.ts';

describe('LargeRequests', () => {
  const contract = loadContract();
  const large = LargeRequests.of(contract);
  const inPlace = new RequestCheck(contract);
  const { signal } = new AbortController();
  const item = '<Object><b c="1">xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</b></Object>';
  const slow = `<LWM2M>${item.repeat(9_900)}</LWM2M>`;

  const parts = (query = {}): RequestParts => ({ path: { id: 'x' }, query, header: {} });
  const raw = (text: string): RawBody => {
    const octets = Buffer.from(text);
    const mediaType = text.startsWith('<') ? 'application/xml' : 'application/json';
    return {
      mediaType,
      bytes: octets.length,
      parts: [octets.subarray(0, 7), Buffer.from(octets.subarray(7))],
    };
  };
  const shown = ({ fault, refusal, ...rest }: CheckedParts): object => ({
    ...rest,
    errors: ([fault, refusal] as (MusterError | undefined)[]).map(
      (one) => one && [one.code, one.message, one.modelState],
    ),
  });
  const outcome = (work: () => Promise<CheckedParts>): Promise<object> =>
    work().then(shown, (error: unknown) => {
      const { code, message, modelState } = error as MusterError;
      return { code, message, modelState };
    });

  it('have the same outcome as small ones, also with faults', async () => {
    const definition = '[{"id":33001,"Name":"N","resourcedefs":[]}]';
    for (const [operationId, text, query] of [
      ['smartObjectTypes.import', slow, {}],
      ['smartObjectTypes.import', '<LWM2M>', { preview: 'true' }],
      ['smartObjectTypes.import', definition, { preview: 'true' }],
      ['smartObjectTypes.import', definition, { preview: 'perhaps' }],
      ['smartObjectTypes.import', '[{"id":-1}]', {}],
      ['smartObjectTypes.import', '[', {}],
      ['smartObjectTypes.import', '["\\ud800"]', {}],
      ['locations.update', '{"Name":"L","Settings":[{"Key":1}]}', {}],
    ] as const) {
      const operation = contract.operations.find((one) => one.operationId === operationId)!;
      const here = await outcome(async () => inPlace.run(operation, parts(query), raw(text)));
      const there = await outcome(() =>
        large.check('network', { operationId, parts: parts(query), body: raw(text) }, signal),
      );
      expect(there, `${operationId} ${text.slice(0, 50)}`).to.deep.equal(here);
    }
  });

  it('leave the event loop to other requests', async () => {
    const question = { operationId: 'smartObjectTypes.import', parts: parts(), body: raw(slow) };
    expect(isLarge(question.body)).to.equal(true);
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const { refusal } = await large.check('network', question, signal);
    isOver = true;
    expect(refusal?.message).to.equal('more than 64 objects');
    expect(turns).to.be.greaterThan(100);
  });

  it('are not checked if the client has left before their turn', async () => {
    const question = { operationId: 'smartObjectTypes.import', parts: parts(), body: raw('<LWM2M>') };
    const error: unknown = await large
      .check('network', question, AbortSignal.abort())
      .catch((one: unknown) => one);
    expect(error).to.have.property('name', 'ClientGone');
  });
});
