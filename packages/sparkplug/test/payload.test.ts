import { expect } from 'chai';
import { createRequire } from 'node:module';
import {
  compressPayload,
  Datatype,
  DecodeError,
  EncodeError,
  decodePayload,
  encodePayload,
  readValue,
  unwrapPayload,
  writeValue,
  type MetricValue,
  type Payload,
} from '../src/index.ts';

interface PeerPayload {
  readonly seq?: unknown;
  readonly metrics?: readonly Readonly<Record<string, unknown>>[];
}
interface Peer {
  encodePayload(payload: object): Uint8Array;
  decodePayload(bytes: Uint8Array): PeerPayload;
}

/** sparkplug-payload of Eclipse Tahu: the codec of most edge nodes in JavaScript. */
const peer = (createRequire(import.meta.url)('sparkplug-payload') as { get(version: string): Peer }).get(
  'spBv1.0',
);

/** Values that both sides know, with the values as the peer has them. */
const samples: readonly (readonly [keyof typeof Datatype, MetricValue])[] = [
  ['Int8', -5],
  ['Int16', -300],
  ['Int32', -2_147_483_648],
  ['Int64', -5],
  ['Int64', -9_223_372_036_854_775_808n],
  ['UInt8', 255],
  ['UInt16', 65_535],
  ['UInt32', 4_294_967_295],
  ['UInt64', 18_446_744_073_709_551_615n],
  ['Float', 21.5],
  ['Double', 0.1],
  ['Boolean', true],
  ['String', 'zwölf'],
  ['DateTime', 1_793_400_000_000],
  ['Text', 'two\nlines'],
  ['UUID', '7f6a3d0e-5a0a-4d4c-9f53-6a8f7a0f0f01'],
  ['Bytes', Uint8Array.of(0, 1, 255)],
];

/** The peer has 64-bit integers as objects of the library `long`. */
function plain(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Uint8Array) return [...value];
  const digits = BigInt(String(value));
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}

function decodeError(action: () => unknown): DecodeError {
  try {
    action();
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('Sparkplug B payloads', () => {
  for (const [type, value] of samples) {
    it(`reads ${type} ${String(value)} as sparkplug-payload writes it`, () => {
      const sent = typeof value === 'bigint' ? longOf(value) : value;
      const bytes = peer.encodePayload({ timestamp: 1, seq: 7, metrics: [{ name: 'a', type, value: sent }] });
      const { seq, metrics } = decodePayload(bytes);
      expect(seq).to.equal(7);
      const [metric] = metrics;
      expect(metric?.datatype).to.equal(Datatype[type]);
      expect(plain(metric?.value && readValue(metric.value, Datatype[type]))).to.deep.equal(plain(value));
    });

    it(`writes ${type} ${String(value)} as sparkplug-payload reads it`, () => {
      const datatype = Datatype[type];
      const metric = { name: 'a', alias: 3n, timestamp: 5, datatype, value: writeValue(value, datatype) };
      const read = peer.decodePayload(encodePayload({ timestamp: 1, seq: 255, metrics: [metric] }));
      expect(Number(read.seq)).to.equal(255);
      const [one] = read.metrics ?? [];
      expect(one?.['type']).to.equal(type);
      expect(Number(one?.['alias'])).to.equal(3);
      expect(plain(one?.['value'])).to.deep.equal(plain(value));
    });
  }

  it('reads flags, properties and times', () => {
    const properties = { engUnit: { type: 'String', value: 'Cel' }, empty: { type: 'Int32', value: null } };
    const metric = {
      name: 'a/b',
      type: 'Double',
      value: 1,
      timestamp: 1_793_400_000_000,
      isHistorical: true,
      properties,
    };
    const { metrics } = decodePayload(
      peer.encodePayload({ metrics: [metric, { name: 'n', type: 'Int32', value: null }] }),
    );
    expect(metrics).to.deep.equal([
      {
        name: 'a/b',
        datatype: Datatype.Double,
        timestamp: 1_793_400_000_000,
        isHistorical: true,
        value: { kind: 'double', value: 1 },
        properties: [
          { name: 'engUnit', datatype: Datatype.String, value: { kind: 'string', value: 'Cel' } },
          { name: 'empty', datatype: Datatype.Int32 },
        ],
      },
      { name: 'n', datatype: Datatype.Int32, isNull: true, ...withoutValue(metrics[1]?.value) },
    ]);
  });

  it('passes by a DataSet and a Template, and reads the metrics beside them', () => {
    const set = { numOfColumns: 1, columns: ['c'], types: ['Int32'], rows: [[1], [2]] };
    const template = { isDefinition: true, metrics: [{ name: 'm', type: 'Int32', value: 1 }] };
    const { metrics } = decodePayload(
      peer.encodePayload({
        metrics: [
          { name: 'set', type: 'DataSet', value: set },
          { name: 'template', type: 'Template', value: template },
          { name: 'x', type: 'Int32', value: 4 },
        ],
      }),
    );
    expect(metrics.map(({ value }) => value?.kind)).to.deep.equal(['opaque', 'opaque', 'int']);
    const [set0] = metrics;
    const error = decodeError(() => set0?.value && readValue(set0.value, Datatype.DataSet));
    expect(error.code).to.equal('unsupported');
    expect(error.message).to.equal('Values of the datatype DataSet are not read.');
  });

  it('reads integers of either field and with either sign extension', () => {
    expect(readValue({ kind: 'int', value: 0xff }, Datatype.Int8)).to.equal(-1);
    expect(readValue({ kind: 'int', value: 0xffff_ffff }, Datatype.Int8)).to.equal(-1);
    expect(readValue({ kind: 'long', value: 0xffff_ffff_ffff_ffffn }, Datatype.Int32)).to.equal(-1);
    expect(readValue({ kind: 'int', value: 4_294_967_295 }, Datatype.UInt32)).to.equal(4_294_967_295);
    expect(readValue({ kind: 'long', value: 4_294_967_295n }, Datatype.UInt32)).to.equal(4_294_967_295);
    expect(readValue({ kind: 'int', value: 0xffff_ffff }, Datatype.Int64)).to.equal(-1);
    for (const [kind, value, datatype] of [
      ['int', 300, Datatype.Int8],
      ['int', 256, Datatype.UInt8],
      ['long', 4_294_967_296n, Datatype.UInt32],
    ] as const) {
      const wire = kind === 'int' ? { kind, value } : { kind, value };
      expect(decodeError(() => readValue(wire, datatype)).code).to.equal('mismatch');
    }
  });

  const arrays: readonly (readonly [
    keyof typeof Datatype,
    readonly (number | bigint | boolean | string)[],
    string,
  ])[] = [
    ['Int8Array', [-23, 123], 'e97b'],
    ['Int16Array', [-30_000, 30_000], 'd08a3075'],
    ['Int32Array', [-1, 315_338_746], 'fffffffffaafcb12'],
    ['UInt8Array', [23, 250], '17fa'],
    ['UInt16Array', [30, 52_360], '1e0088cc'],
    ['Int64Array', [-4270929666821191986n, -3601064768563266876n], 'ce0672ac189cbac4c4ba9c18ac7206ce'],
    ['UInt32Array', [52, 3_293_969_225], '3400000049fb55c4'],
    ['UInt64Array', [52n, 16_444_743_074_749_521_625n], '3400000000000000d99e02d1b27637e4'],
    ['FloatArray', [1.5], '0000c03f'],
    ['DoubleArray', [1.5], '000000000000f83f'],
    [
      'BooleanArray',
      [false, false, true, true, false, true, false, false, true, true, false, true],
      '0c00000034d0',
    ],
    ['StringArray', ['ABC', 'hello'], '4142430068656c6c6f00'],
    ['DateTimeArray', [1_256_102_875_335], 'c7d0907524010000'],
  ];
  for (const [type, values, hex] of arrays) {
    it(`reads and writes ${type} (Sparkplug 3.0, 6.4.17)`, () => {
      const wire = { kind: 'bytes', value: new Uint8Array(Buffer.from(hex, 'hex')) } as const;
      expect(readValue(wire, Datatype[type])).to.deep.equal(values);
      expect(writeValue(values, Datatype[type])).to.deep.equal(wire);
    });
  }

  it('refuses to write values and elements that are not of the datatype, by its name', () => {
    const refused: readonly (readonly [keyof typeof Datatype, MetricValue])[] = [
      ['Int8', 128],
      ['UInt8', -1],
      ['Int32', 1.5],
      ['Int64', 9_223_372_036_854_775_808n],
      ['DateTime', 'today'],
      ['Float', '1'],
      ['Float', 1e300],
      ['Double', '1'],
      ['Boolean', 1],
      ['String', 1],
      ['Bytes', 'x'],
      ['DataSet', 'x'],
      ['Int8Array', 1],
      ['Int8Array', [1, 128]],
      ['UInt16Array', [-1]],
      ['Int64Array', ['1']],
      ['FloatArray', [1e300]],
      ['BooleanArray', [true, 1]],
      ['StringArray', ['a\0b']],
      ['DateTimeArray', [1.5]],
    ];
    for (const [name, value] of refused) {
      expect(() => writeValue(value, Datatype[name]), `${name} ${String(value)}`)
        .to.throw(EncodeError)
        .with.property('message')
        .that.includes(name);
    }
  });

  it('refuses arrays that are cut off', () => {
    for (const [datatype, hex] of [
      [Datatype.Int32Array, '000000'],
      [Datatype.BooleanArray, 'ffffffff00'],
      [Datatype.BooleanArray, '00'],
      [Datatype.StringArray, '4142'],
      [Datatype.StringArray, 'ff00'],
    ] as const) {
      const wire = { kind: 'bytes', value: Buffer.from(hex, 'hex') } as const;
      expect(decodeError(() => readValue(wire, datatype)).code).to.equal('mismatch');
    }
  });

  it('refuses payloads beyond its limits before it keeps them', () => {
    const many = Buffer.concat(Array.from({ length: 5_001 }, () => Buffer.of(0x12, 0)));
    expect(decodeError(() => decodePayload(many)).message).to.equal(
      'The payload has more than 5000 metrics.',
    );
    const long = encodePayload({ metrics: [{ name: 'n'.repeat(1_025) }] });
    expect(decodeError(() => decodePayload(long)).message).to.equal(
      'A name has 1025 bytes. The limit is 1024.',
    );
    const properties = Array.from({ length: 101 }, (_, index) => ({ name: `p${index}` }));
    const proud = encodePayload({ metrics: [{ name: 'n', properties }] });
    expect(decodeError(() => decodePayload(proud)).message).to.equal(
      'A metric has more than 100 properties.',
    );
  });

  it('refuses bytes that are cut off or no protobuf', () => {
    for (const text of ['{"3303/0/5700": 1}', '\u0000', '\u000b'.repeat(500)]) {
      expect(decodeError(() => decodePayload(Buffer.from(text))).code).to.equal('malformed');
    }
    expect(decodeError(() => decodePayload(encodePayload({ metrics: [], seq: 256 }))).message).to.equal(
      'The sequence number 256 is not from 0 to 255.',
    );
  });

  describe('compression', () => {
    const payload: Payload = {
      timestamp: 1,
      seq: 3,
      metrics: [{ name: 'a', value: { kind: 'int', value: 1 } }],
    };
    for (const algorithm of ['DEFLATE', 'GZIP'] as const) {
      it(`reads a payload compressed with ${algorithm}`, () => {
        const bytes = encodePayload(compressPayload(payload, algorithm));
        expect(unwrapPayload(decodePayload(bytes))).to.deep.equal(payload);
      });
    }

    it('stops at its limit in a bomb', () => {
      const value = { kind: 'bytes', value: new Uint8Array(50_000_000) } as const;
      const bomb = encodePayload(compressPayload({ metrics: [{ name: 'a', value }] }));
      expect(bomb.length).to.be.below(60_000);
      const error = decodeError(() => unwrapPayload(decodePayload(bomb)));
      expect(error.message).to.equal('The payload has more than 524288 bytes, decompressed.');
      expect(error.code).to.equal('too-large');
    });

    it('refuses bombs in bombs, other algorithms and bodies that are not compressed', () => {
      const twice = compressPayload(compressPayload(payload));
      expect(decodeError(() => unwrapPayload(twice)).message).to.match(/compressed twice/);
      const algorithm = { name: 'algorithm', value: { kind: 'string', value: 'XZ' } } as const;
      const other = { uuid: 'SPBV1.0_COMPRESSED', metrics: [algorithm], body: new Uint8Array(3) };
      expect(decodeError(() => unwrapPayload(other)).message).to.match(
        /compressed with "XZ". Use DEFLATE or GZIP/,
      );
      const plainBody = { ...other, metrics: [] };
      expect(decodeError(() => unwrapPayload(plainBody)).message).to.equal(
        'The body of the payload is not DEFLATE.',
      );
      expect(decodeError(() => unwrapPayload({ uuid: other.uuid, metrics: [] })).message).to.match(
        /has no body/,
      );
    });
  });
});

/** protobufjs takes digits for 64-bit integers. */
const longOf = (value: bigint): string => value.toString();

const withoutValue = (value: unknown): object => (value === undefined ? {} : { value });
