import { expect } from 'chai';
import fc from 'fast-check';
import { excessOf, JsonBounds, MAX_LEVELS } from '../../../src/http/body/json-bounds.ts';
import { longJson } from '../../../src/http/body/long-json.ts';
import { turnsDuring } from '../../support/turns.ts';

describe('JSON of long files', () => {
  const failureOf = (json: string | Buffer): Promise<unknown> =>
    longJson(Buffer.from(json as string), 'File').catch((error: unknown) => error);

  it('has the bounds of bodies, however it is cut', () => {
    const texts = fc.oneof(fc.json(), fc.stringMatching(/^[[\]{}":,\\a1 ]{0,200}$/));
    fc.assert(
      fc.property(texts, fc.nat(80), fc.nat(), (text, levels, cut) => {
        const octets = Buffer.from('['.repeat(levels) + text);
        const at = cut % (octets.length + 1);
        const bounds = new JsonBounds();
        const excess = bounds.take(octets.subarray(0, at)) ?? bounds.take(octets.subarray(at));
        expect(excess).to.equal(excessOf(octets));
      }),
    );
  });

  it('is read with others getting their turn, with or without a byte order mark', async () => {
    const value = { list: Array.from({ length: 200_000 }, (_, i) => ({ name: `item ${i}` })) };
    const json = JSON.stringify(value);
    let read: unknown;
    const reading = longJson(Buffer.from(`\ufeff${json}`), 'File').then((one) => (read = one));
    expect(await turnsDuring(reading)).to.be.at.least(json.length / 1_048_576);
    expect(read).to.deep.equal(value);
  });

  it('is refused when it is no JSON, no UTF-8, no Unicode or beyond the bounds', async () => {
    for (const json of ['{', Buffer.from([0x22, 0xff, 0x22])]) {
      expect(await failureOf(json)).to.have.property('code', 'malformed-body');
    }
    const deep = '['.repeat(MAX_LEVELS + 1) + ']'.repeat(MAX_LEVELS + 1);
    for (const [json, member] of [
      [deep, 'File'],
      ['{"Name":"\\ud800"}', 'Name'],
    ] as const) {
      const failure = await failureOf(json);
      expect(failure).to.have.property('code', 'invalid-request');
      expect(failure).to.have.property('modelState').that.has.keys(member);
    }
  });
});
