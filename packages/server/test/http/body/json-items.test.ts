import { expect } from 'chai';
import fc from 'fast-check';

import { MusterError } from '../../../src/kernel/errors.ts';
import { jsonItems } from '../../../src/http/body/parse-body.ts';

async function itemsOf(text: string | Uint8Array, step = 7, maxItemBytes = 1_000_000): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  async function* source(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
  const items: unknown[] = [];
  for await (const item of jsonItems(source(), maxItemBytes)) items.push(item);
  return items;
}

/** Returns the code of the error, and the items before it. */
async function failure(text: string | Uint8Array, maxItemBytes?: number): Promise<string> {
  try {
    return JSON.stringify(await itemsOf(text, 3, maxItemBytes));
  } catch (error) {
    return error instanceof MusterError ? error.code : String(error);
  }
}

describe('items of a JSON array that arrives in parts', () => {
  it('equal those of JSON.parse, for any split into parts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(undefined, 2),
        async (items, step, indent) => {
          const text = JSON.stringify(items, undefined, indent);
          expect(await itemsOf(text, step)).to.deep.equal(JSON.parse(text));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are found, or refused, as by JSON.parse, for any text', async () => {
    const piece = fc.constantFrom(...Array.from('[]{},:"\\1 \nü'), '"a"', 'null');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = pieces.join('');
        expect(await failure(text)).to.equal(wholly(text));
      }),
      { numRuns: 1000 },
    );
  });

  for (const [what, text] of [
    ['nothing', ''],
    ['an object', '{"a":[1]}'],
    ['an array that does not end', '[1,2'],
    ['a comma too many', '[1,2,]'],
    ['a missing comma', '[1 2]'],
    ['something behind the array', '[1] 2'],
    ['brackets that do not fit', '[{"a":1]]'],
    ['half of an item', '[{"a":]'],
    ['what is not UTF-8', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d])],
    ['an item that is not UTF-8 among others', Buffer.from('[1,"a\xff","b"]', 'latin1')],
  ] as const) {
    it(`refuses ${what}`, async () => {
      expect(await failure(text)).to.equal('malformed-body');
    });
  }

  it('refuses an item at its maximum length, even if it never ends', async () => {
    expect(await failure(`[1,"${'x'.repeat(100)}"]`, 50)).to.equal('payload-too-large');
    expect(await failure(`[1,"${'x'.repeat(100)}`, 50)).to.equal('payload-too-large');
    expect(await failure(`[${'['.repeat(100)}`, 50)).to.equal('payload-too-large');
  });
});

function wholly(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? JSON.stringify(value) : 'malformed-body';
  } catch {
    return 'malformed-body';
  }
}
