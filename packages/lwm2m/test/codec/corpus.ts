import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const folder = join(import.meta.dirname, 'corpus');

/** Seeds of a decoder: the files of its folder in the corpus. */
export function seedsOf(decoder: string): Buffer[] {
  const own = join(folder, decoder);
  return readdirSync(own)
    .sort()
    .map((name) => readFileSync(join(own, name)));
}

type Edit = readonly [kind: 'set' | 'insert' | 'remove' | 'cut' | 'repeat', at: number, octet: number];

const edit: fc.Arbitrary<Edit> = fc.tuple(
  fc.constantFrom('set' as const, 'insert' as const, 'remove' as const, 'cut' as const, 'repeat' as const),
  fc.nat(),
  fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x00, 0x22, 0x2c, 0x2f, 0x3c, 0x7f, 0x80, 0xff)),
);

function apply(seed: Uint8Array, edits: readonly Edit[]): Buffer {
  let octets = Buffer.from(seed);
  for (const [kind, position, octet] of edits) {
    const at = octets.length === 0 ? 0 : position % octets.length;
    const tail = octets.subarray(at);
    if (kind === 'set' && octets.length > 0) octets[at] = octet;
    else if (kind === 'insert') octets = Buffer.concat([octets.subarray(0, at), Buffer.of(octet), tail]);
    else if (kind === 'remove')
      octets = Buffer.concat([octets.subarray(0, at), tail.subarray(1 + (octet % 8))]);
    else if (kind === 'repeat') octets = Buffer.concat([octets, tail.subarray(0, octet)]);
    else if (kind === 'cut') octets = octets.subarray(0, at);
  }
  return octets;
}

/** Random bytes, and seeds with a few bytes changed, put in, taken out or repeated. */
export function hostileBytes(seeds: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const random = fc.uint8Array({ maxLength: 64 }).map((octets) => Buffer.from(octets));
  const mutated = fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 6 }))
    .map(([seed, edits]) => apply(seed, edits));
  return fc.oneof({ arbitrary: random, weight: 1 }, { arbitrary: mutated, weight: 3 });
}
