/**
 * How fast the codecs are, against JSON.parse and JSON.stringify (cbor-x for the CBOR formats) on the same content in
 * the same run. The content is the enabler's example of a Device instance (16 values), a single notified value, and the
 * object list of a Register.
 */
import { Decoder, Encoder } from 'cbor-x';
import {
  ContentFormat,
  decodeValues,
  encodeValues,
  ModelRegistry,
  omaCatalogue,
  parseLinkFormat,
  parseObjectLinks,
  parsePath,
  type Lwm2mPath,
  type ValueRecord,
} from '../src/core.ts';

interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

const models = new ModelRegistry(omaCatalogue);
const SLICE_MS = 70;

/** Operations per second: the best of three slices, so that a busy machine disturbs less. */
function rate(work: () => unknown): number {
  let best = 0;
  for (let slice = 0; slice < 3; slice += 1) {
    const end = performance.now() + SLICE_MS;
    let count = 0;
    const start = performance.now();
    do {
      for (let i = 0; i < 50; i += 1) work();
      count += 50;
    } while (performance.now() < end);
    best = Math.max(best, (count * 1000) / (performance.now() - start));
  }
  return best;
}

function compare(
  name: string,
  bytes: number,
  yardstick: string,
  ours: () => unknown,
  theirs: () => unknown,
): Result {
  const own = rate(ours);
  const other = rate(theirs);
  const detail =
    `${((own * bytes) / 1e6).toFixed(1)}MB/s,${(1e6 / own).toFixed(2)}us,${bytes}B,` +
    `${yardstick}=${(1e6 / other).toFixed(2)}us`;
  return { name, ratio: own / other, detail };
}

function at(path: string, value: ValueRecord['value']): ValueRecord {
  return { path: parsePath(path), value };
}

const device: readonly ValueRecord[] = [
  at('/3/0/0', 'Open Mobile Alliance'),
  at('/3/0/1', 'Lightweight M2M Client'),
  at('/3/0/2', '345000123'),
  at('/3/0/3', '1.0'),
  at('/3/0/6/0', 1),
  at('/3/0/6/1', 5),
  at('/3/0/7/0', 3800),
  at('/3/0/7/1', 5000),
  at('/3/0/8/0', 125),
  at('/3/0/8/1', 900),
  at('/3/0/9', 100),
  at('/3/0/10', 15),
  at('/3/0/11/0', 0),
  at('/3/0/13', new Date(1_367_491_215_000)),
  at('/3/0/14', '+02:00'),
  at('/3/0/16', 'U'),
];
const notified: readonly ValueRecord[] = [at('/3303/0/5700', 22.5)];

const cborFormats: ReadonlySet<number> = new Set([
  ContentFormat.cbor,
  ContentFormat.senmlCbor,
  ContentFormat.lwm2mCbor,
]);

/** Decodes and encodes `records`; the yardstick handles the same content as SenML, in JSON or CBOR. */
function codec(name: string, format: number, base: Lwm2mPath, records: readonly ValueRecord[]): Result[] {
  const payload = encodeValues(format, base, records, models);
  const { length } = payload;
  const decode = (): unknown => decodeValues(format, payload, base, models);
  const encode = (): unknown => encodeValues(format, base, records, models);
  if (cborFormats.has(format)) {
    const decoder = new Decoder({ mapsAsObjects: false, useRecords: false });
    const encoder = new Encoder({ mapsAsObjects: false, useRecords: false });
    const item: unknown = decoder.decode(payload);
    return [
      compare(`lwm2m.decode.${name}`, length, 'cbor-x', decode, () => decoder.decode(payload) as unknown),
      compare(`lwm2m.encode.${name}`, length, 'cbor-x', encode, () => encoder.encode(item)),
    ];
  }
  const isJson = format === ContentFormat.senmlJson || format === ContentFormat.json;
  const text = (isJson ? payload : encodeValues(ContentFormat.senmlJson, base, records, models)).toString();
  const item: unknown = JSON.parse(text);
  return [
    compare(`lwm2m.decode.${name}`, length, 'JSON.parse', decode, () => JSON.parse(text) as unknown),
    compare(`lwm2m.encode.${name}`, length, 'JSON.stringify', encode, () =>
      Buffer.from(JSON.stringify(item)),
    ),
  ];
}

function registration(): Result {
  const list =
    '</>;rt="oma.lwm2m";ct="60 110 112",</1/0>,</3/0>,</4/0>,</5/0>,</3303>;ver=1.1,</3303/0>,</3303/1>';
  const payload = Buffer.from(list);
  const { links } = parseLinkFormat(payload);
  const json = JSON.stringify(
    links.map(({ target, attributes }) => [target, Object.fromEntries(attributes)]),
  );
  return compare(
    'lwm2m.decode.registration',
    payload.length,
    'JSON.parse',
    () => parseObjectLinks(parseLinkFormat(payload).links),
    () => JSON.parse(json) as unknown,
  );
}

export async function run(): Promise<Result[]> {
  const instance = parsePath('/3/0');
  const resource = parsePath('/3303/0/5700');
  return [
    ...codec('tlv.device', ContentFormat.tlv, instance, device),
    ...codec('senml-json.device', ContentFormat.senmlJson, instance, device),
    ...codec('senml-cbor.device', ContentFormat.senmlCbor, instance, device),
    ...codec('lwm2m-cbor.device', ContentFormat.lwm2mCbor, instance, device),
    ...codec('json.device', ContentFormat.json, instance, device),
    ...codec('text.value', ContentFormat.text, resource, notified),
    ...codec('cbor.value', ContentFormat.cbor, resource, notified),
    ...codec('tlv.value', ContentFormat.tlv, resource, notified),
    ...codec('senml-cbor.value', ContentFormat.senmlCbor, resource, notified),
    registration(),
  ];
}
