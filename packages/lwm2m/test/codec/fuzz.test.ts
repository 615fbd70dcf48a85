import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  compositeContentFormats,
  ContentFormat,
  decodeChanges,
  decodeInstances,
  decodePaths,
  decodeSenml,
  encodeChanges,
  encodePaths,
  DecodeError,
  decodeValues,
  EncodeError,
  encodeValues,
  isWithin,
  parseDdf,
  parseLinkFormat,
  parseObjectLinks,
  parsePath,
  type Lwm2mPath,
} from '../../src/core.ts';
import { models, noModels, nowMs, record } from './support.ts';

/** Inputs per decoder; the long test suite raises it to a million. */
const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 4_000);
/** A failure tells it, beside the input in its smallest form. */
const seed = Number(process.env['MUSTER_SEED'] ?? 7_252);

const bases = ['/', '/3', '/3/0', '/3/0/9', '/3/0/7/1', '/3303/0/5700', '/5/0/0', '/60000/0/1'].map(
  parsePath,
);

const folder = join(import.meta.dirname, 'corpus');

/** Seeds of a decoder: the files of its folder in the corpus. */
function seedsOf(decoder: string): Buffer[] {
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
function hostileBytes(seeds: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const random = fc.uint8Array({ maxLength: 64 }).map((octets) => Buffer.from(octets));
  const mutated = fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 6 }))
    .map(([seed, edits]) => apply(seed, edits));
  return fc.oneof({ arbitrary: random, weight: 1 }, { arbitrary: mutated, weight: 3 });
}

/** Runs `action`, and requires that any error is a DecodeError with a reply. */
function decodes<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    if (!/^4\.(00|06|15)$/.test(error.coapCode))
      throw new Error(`no CoAP code: ${error.coapCode}`, { cause: error });
    if (error.message.length > 300) throw new Error('a message without bounds', { cause: error });
    return undefined;
  }
}

function decodeHostile(format: number, payload: Buffer, base: Lwm2mPath): void {
  decodes(() => decodeSenml(format, payload, { nowMs }));
  const records = decodes(() => decodeValues(format, payload, base, models, { nowMs }));
  if (!records) return;
  for (const { path } of records) {
    if (!isWithin(path, base) && path.instanceId !== undefined)
      throw new Error('a record outside of the base');
  }
  try {
    encodeValues(format, base, records, models);
  } catch (error) {
    // Two values for one path, or a number that JSON cannot say.
    if (!(error instanceof EncodeError)) throw error;
  }
}

describe(`fuzzing, ${runs} inputs per decoder (seed ${seed})`, () => {
  const formats = [
    ['text', ContentFormat.text],
    ['opaque', ContentFormat.opaque],
    ['cbor', ContentFormat.cbor],
    ['tlv', ContentFormat.tlv],
    ['senml-json', ContentFormat.senmlJson],
    ['senml-cbor', ContentFormat.senmlCbor],
    ['json', ContentFormat.json],
    ['lwm2m-cbor', ContentFormat.lwm2mCbor],
  ] as const;
  for (const [name, format] of formats) {
    it(`${name} throws nothing but DecodeError`, () => {
      fc.assert(
        fc.property(hostileBytes(seedsOf(name)), fc.constantFrom(...bases), (payload, base) => {
          decodeHostile(format, payload, base);
          decodes(() => decodeInstances(format, payload, 3, noModels, { nowMs }));
        }),
        { numRuns: runs, seed },
      );
    });
  }

  it('link-format throws nothing but DecodeError, and object links nothing at all', () => {
    fc.assert(
      fc.property(hostileBytes(seedsOf('link-format')), (payload) => {
        const parsed = decodes(() => parseLinkFormat(payload));
        if (parsed) parseObjectLinks(parsed.links);
      }),
      { numRuns: runs, seed },
    );
  });

  it('ddf throws nothing but DecodeError', () => {
    fc.assert(
      fc.property(hostileBytes(seedsOf('ddf')), (payload) => {
        decodes(() => parseDdf(payload));
      }),
      { numRuns: runs, seed },
    );
  });

  for (const format of compositeContentFormats) {
    it(`path lists in ${format} throw nothing but DecodeError`, () => {
      const seeds = [['/3/0/0', '/3303/0', '/3311'], ['/3/0/7/1']].map((paths) =>
        encodePaths(format, paths.map(parsePath)),
      );
      fc.assert(
        fc.property(hostileBytes(seeds), (payload) => void decodes(() => decodePaths(format, payload))),
        { numRuns: runs, seed },
      );
    });
  }

  for (const format of [ContentFormat.senmlEtchJson, ContentFormat.senmlEtchCbor]) {
    it(`changes in ${format} throw nothing but DecodeError`, () => {
      const records = [record('/3/0/14', '+02:00'), record('/1/0/6', true), record('/3303/0/5700', 21.5)];
      const removed = ['/16/0/0/1', '/16/0/0/2'].map(parsePath);
      const seeds = [records, []].map((some) => encodeChanges(format, { records: some, removed }, models));
      fc.assert(
        fc.property(
          hostileBytes(seeds),
          (payload) => void decodes(() => decodeChanges(format, payload, models)),
        ),
        { numRuns: runs, seed },
      );
    });
  }

  it('keeps every seed of the corpus readable or refused, never worse', () => {
    for (const [name, format] of formats) {
      for (const seed of seedsOf(name)) for (const base of bases) decodeHostile(format, seed, base);
    }
    expect(seedsOf('link-format').length).to.be.above(3);
  });
});
