import { expect } from 'chai';
import fc from 'fast-check';
import {
  ContentFormat,
  contentFormatName,
  decodeValues,
  encodeValues,
  formatPath,
  makePath,
  omaCatalogue,
  sameValue,
  valueContentFormats,
  type Lwm2mPath,
  type ResourceDataType,
  type ResourceModel,
  type ResourceValue,
  type ValueRecord,
} from '../../src/core.ts';
import { models, nowMs } from './support.ts';

const timed: ReadonlySet<number> = new Set([
  ContentFormat.senmlJson,
  ContentFormat.senmlCbor,
  ContentFormat.json,
  ContentFormat.oldJson,
]);
const single: ReadonlySet<number> = new Set([ContentFormat.text, ContentFormat.opaque, ContentFormat.cbor]);

const integer = (min: bigint, max: bigint) =>
  fc.oneof(
    fc.integer(),
    fc.bigInt({ min, max }).map((wide) => (wide >= -(2n ** 53n) && wide <= 2n ** 53n ? Number(wide) : wide)),
  );
const id = fc.integer({ min: 0, max: 65_534 });
const link = fc.record({
  objectId: fc.integer({ min: 0, max: 65_535 }),
  instanceId: fc.integer({ min: 0, max: 65_535 }),
});

const values: Readonly<Record<ResourceDataType, fc.Arbitrary<ResourceValue>>> = {
  String: fc.string({ unit: 'binary' }),
  Corelnk: fc.string({ unit: 'grapheme' }),
  Integer: integer(-(2n ** 63n), 2n ** 63n - 1n),
  UnsignedInteger: integer(0n, 2n ** 64n - 1n).map((value) => (value < 0 ? -Number(value) : value)),
  Float: fc.double({ noDefaultInfinity: true, noNaN: true }),
  Boolean: fc.boolean(),
  Opaque: fc.uint8Array({ maxLength: 300 }),
  Time: fc.integer().map((seconds) => new Date(seconds * 1000)),
  Objlnk: link,
  None: fc.constant(''),
};

const readable = (resource: ResourceModel): boolean => resource.type !== 'None';
const objects = omaCatalogue.filter(({ resources }) => [...resources.values()].some(readable));

/** Values of distinct resources of one object instance, in the order of the resources. */
const instance: fc.Arbitrary<ValueRecord[]> = fc
  .tuple(fc.constantFrom(...objects), id)
  .chain(([object, instanceId]) =>
    fc
      .subarray([...object.resources.values()].filter(readable), { minLength: 1 })
      .chain((resources) =>
        fc.tuple(...resources.map((resource) => resourceRecords(object.id, instanceId, resource))),
      )
      .map((groups) => groups.flat()),
  );

function resourceRecords(
  objectId: number,
  instanceId: number,
  resource: ResourceModel,
): fc.Arbitrary<ValueRecord[]> {
  const value = values[resource.type];
  if (!resource.multiple) {
    return value.map((one) => [{ path: makePath(objectId, instanceId, resource.id), value: one }]);
  }
  return fc
    .uniqueArray(fc.tuple(id, value), { minLength: 1, maxLength: 3, selector: ([riid]) => riid })
    .map((list) =>
      list.map(([riid, one]) => ({ path: makePath(objectId, instanceId, resource.id, riid), value: one })),
    );
}

function basesOf({ objectId, instanceId, resourceId }: Lwm2mPath, format: number): Lwm2mPath[] {
  const bases = [makePath(objectId), makePath(objectId, instanceId)];
  const hasRoot = format !== ContentFormat.tlv && format !== ContentFormat.oldTlv;
  return [...(hasRoot ? [{}] : []), ...bases, makePath(objectId, instanceId, resourceId)];
}

function expectSame(actual: readonly ValueRecord[], expected: readonly ValueRecord[]): void {
  expect(actual.map(({ path }) => formatPath(path))).to.deep.equal(
    expected.map(({ path }) => formatPath(path)),
  );
  for (const [index, record] of expected.entries()) {
    const found = actual[index];
    expect(found && sameValue(found.value, record.value), formatPath(record.path)).to.equal(true);
    expect(found?.timeMs).to.equal(record.timeMs);
  }
}

/** Floats that are whole numbers as often as not. */
const float = fc.oneof(
  fc.constantFrom(-40, 0, -0, 21, 1e300, 2 ** 53, 2 ** 53 + 2, 2 ** 64, -(2 ** 63)),
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
);
/** The initial byte of every Float: major type 7 with 16, 32 or 64 bits. */
const floatHeads: ReadonlySet<number | undefined> = new Set([0xf9, 0xfa, 0xfb]);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('round trips', () => {
  for (const format of [ContentFormat.senmlCbor, ContentFormat.lwm2mCbor, ContentFormat.cbor]) {
    it(`${contentFormatName(format)}: a Float leaves as the shortest exact float, and comes back as the same number`, () => {
      const path = makePath(3303, 0, 5700);
      fc.assert(
        fc.property(float, (value) => {
          const payload = encodeValues(format, path, [{ path, value }], models);
          const width = Math.fround(value) === value ? [3, 5] : [9];
          const head = width.map((length) => payload.at(-length));
          expect(head.some((byte) => floatHeads.has(byte))).to.equal(true);
          expect(Object.is(decodeValues(format, payload, path, models)[0]?.value, value)).to.equal(true);
        }),
        { numRuns: 500 },
      );
    });
  }

  for (const format of valueContentFormats) {
    const name = contentFormatName(format);

    it(`${name}: a value of any type, at a resource or a resource instance`, () => {
      fc.assert(
        fc.property(instance, ([first]) => {
          if (!first) return;
          if (format === ContentFormat.opaque && !(first.value instanceof Uint8Array)) return;
          const payload = encodeValues(format, first.path, [first], models);
          expectSame(decodeValues(format, payload, first.path, models), [first]);
        }),
        { numRuns: 300 },
      );
    });

    if (single.has(format)) continue;
    it(`${name}: an instance, read from wherever it lies below`, () => {
      fc.assert(
        fc.property(instance, (records) => {
          const [first] = records;
          if (!first) return;
          for (const base of basesOf(first.path, format)) {
            const below = records.filter(
              ({ path }) => base.resourceId === undefined || path.resourceId === base.resourceId,
            );
            const payload = encodeValues(format, base, below, models);
            expectSame(decodeValues(format, payload, base, models), below);
          }
        }),
        { numRuns: 200 },
      );
    });

    if (!timed.has(format)) continue;
    it(`${name}: times to the millisecond`, () => {
      const time = fc.integer({ min: 300_000_000_000, max: 4_000_000_000_000 });
      fc.assert(
        fc.property(instance, fc.array(time, { minLength: 40, maxLength: 40 }), (records, times) => {
          const stamped = records.map((record, index) => ({ ...record, timeMs: times[index] ?? nowMs }));
          expectSame(decodeValues(format, encodeValues(format, {}, stamped, models), {}, models), stamped);
        }),
        { numRuns: 100 },
      );
    });
  }
});
