import { expect } from 'chai';
import fc from 'fast-check';
import {
  DecodeError,
  decodePayload,
  EdgeNodeSession,
  encodePayload,
  readValue,
  unwrapPayload,
  type Metric,
  type Payload,
  type WireValue,
} from '../src/index.ts';

/** Inputs per property; the long test suite raises it to a million. */
const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 5_000);
const seed = Number(process.env['MUSTER_SEED'] ?? 7_252);

const uint32 = fc.integer({ min: 0, max: 0xffff_ffff });
const uint64 = fc.bigInt({ min: 0n, max: 0xffff_ffff_ffff_ffffn });
const text = fc.string({ unit: 'binary', maxLength: 20 }).map((one) => one.toWellFormed());
const bytes = fc.uint8Array({ maxLength: 40 });

const wireValues: fc.Arbitrary<WireValue> = fc.oneof(
  fc.record({ kind: fc.constant('int' as const), value: uint32 }),
  fc.record({ kind: fc.constant('long' as const), value: uint64 }),
  fc.record({ kind: fc.constant('float' as const), value: fc.float() }),
  fc.record({ kind: fc.constant('double' as const), value: fc.double() }),
  fc.record({ kind: fc.constant('boolean' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('string' as const), value: text }),
  fc.record({ kind: fc.constant('bytes' as const), value: bytes }),
  fc.record({ kind: fc.constant('opaque' as const), field: fc.constantFrom(17, 18, 19), value: bytes }),
);

const timestamps = fc.integer({ min: 0, max: 8_640_000_000_000_000 });
const metrics = fc.record(
  {
    name: text,
    alias: uint64,
    timestamp: timestamps,
    datatype: fc.integer({ min: 0, max: 40 }),
    isHistorical: fc.boolean(),
    isTransient: fc.boolean(),
    isNull: fc.boolean(),
    value: wireValues,
    properties: fc.array(fc.record({ name: text, datatype: uint32 }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Metric>;

const payloads = fc.record(
  {
    metrics: fc.array(metrics, { maxLength: 5 }),
    timestamp: timestamps,
    seq: fc.integer({ min: 0, max: 255 }),
    uuid: fc.oneof(text, fc.constant('SPBV1.0_COMPRESSED')),
    body: bytes,
  },
  { requiredKeys: ['metrics'] },
) as fc.Arbitrary<Payload>;

/** A payload with some of its bytes changed, taken away or repeated. */
const mutated = fc
  .tuple(payloads, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }), fc.nat())
  .map(([payload, changes, cut]) => {
    const all = Uint8Array.from(encodePayload(payload));
    for (const [at, value] of changes) if (all.length > 0) all[at % all.length] = value;
    return all.subarray(0, all.length - (cut % 4 === 0 ? cut % (all.length + 1) : 0));
  });

/** Requires that an error is a DecodeError with a text that can be logged. */
function decodes<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    expect(error.message.length).to.be.below(300);
    return undefined;
  }
}

function readAll(input: Uint8Array): void {
  const payload = decodes(() => unwrapPayload(decodePayload(input)));
  if (payload === undefined) return;
  for (const { value, datatype } of payload.metrics) {
    if (value !== undefined) decodes(() => readValue(value, datatype ?? 12));
  }
  const session = new EdgeNodeSession();
  decodes(() => session.nodeBirth(payload));
  decodes(() => session.deviceBirth('d', payload));
  session.data(payload, 'd');
  session.nodeDeath(payload);
}

describe(`fuzzing of Sparkplug B, ${runs} inputs (seed ${seed})`, () => {
  it('reads every payload that it writes', () => {
    fc.assert(
      fc.property(payloads, (payload) => {
        expect(decodePayload(encodePayload(payload))).to.deep.equal(payload);
      }),
      { numRuns: runs, seed },
    );
  });

  it('throws nothing but DecodeError for any bytes', () => {
    const input = fc.oneof(mutated, fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(input, (one) => readAll(one)),
      { numRuns: runs, seed },
    );
  });
});
