import { expect } from 'chai';
import fc from 'fast-check';
import { excessOf, JsonBounds, MAX_LEVELS } from '../../../src/http/body/json-bounds.ts';
import { longJson } from '../../../src/http/body/long-json.ts';
import { parseInTurns } from '../../../src/http/body/parse-in-turns.ts';
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

  it('is parsed in parts as it is in one go', async () => {
    const text = fc.oneof(
      fc.json(),
      fc
        .dictionary(fc.constantFrom('A', 'B', '0', '__proto__'), fc.array(fc.jsonValue()))
        .map((one) => JSON.stringify(one)),
      fc.stringMatching(/^\{"A":\[[[\]{}":,\\a1\ufeff ]{0,60}$/),
      fc
        .tuple(
          fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 9 }),
          fc.constantFrom(',', '[', ']', '}', ' ', '"'),
          fc.nat(),
        )
        .map(([list, inserted, at]) => {
          const json = JSON.stringify({ A: 1, Ä: list, B: list });
          const place = at % json.length;
          return json.slice(0, place) + inserted + json.slice(place);
        }),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 0, max: 20 }), async (json, part) => {
        let whole: unknown = SyntaxError;
        try {
          whole = JSON.parse(json);
        } catch (error) {
          expect(error).to.be.instanceOf(SyntaxError);
        }
        const parts = await parseInTurns(Buffer.from(json), part).catch((error: unknown) => {
          expect(error).to.be.instanceOf(SyntaxError);
          return SyntaxError;
        });
        expect(parts).to.deep.equal(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not led astray by what a text holds', async () => {
    const value = { A: [{ toString: 1 }], B: [['x'], 'y'.repeat(30)], C: [] };
    expect(await parseInTurns(Buffer.from(JSON.stringify(value)), 1)).to.deep.equal(value);
  });

  it('is read with others getting their turn, with or without a byte order mark', async () => {
    const value = { list: Array.from({ length: 200_000 }, (_, i) => ({ name: `item ${i}` })) };
    const json = JSON.stringify(value);
    let read: unknown;
    const reading = longJson(Buffer.from(`\ufeff${json}`), 'File').then((one) => (read = one));
    expect(await turnsDuring(reading)).to.be.at.least(json.length / 131_072);
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
