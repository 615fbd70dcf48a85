import { expect } from 'chai';
import fc from 'fast-check';
import { normaliseBody, normaliseInTurns } from '../../src/http/client-values.ts';

describe('requests in one spelling', () => {
  it('come out the same whether in one go or in turns', async () => {
    const item = fc.record(
      {
        Id: fc.constantFrom('0F1E2D3C-4B5A-4678-9ABC-DEF012345678', 'x', null),
        TagIds: fc.array(fc.constantFrom('0F1E2D3C-4B5A-4678-9ABC-DEF012345678', '')),
        ExternalId: fc.constantFrom('', 'A'),
        Name: fc.constantFrom('', null, 'N'),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.jsonValue(),
      item,
      fc.record({ Items: fc.array(item, { maxLength: 250 }), Ids: fc.array(fc.string()), Name: fc.string() }),
      fc.dictionary(fc.constantFrom('__proto__', 'toString', 'Ids', 'A'), fc.oneof(item, fc.array(item))),
    );
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        expect(await normaliseInTurns(value)).to.deep.equal(normaliseBody(value));
      }),
    );
  });
});
