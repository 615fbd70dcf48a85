/**
 * The value codecs by Content-Format.
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, pathDepth, type Lwm2mPath } from '../path/path.ts';
import { readCbor, writeCbor } from './cbor.ts';
import { ContentFormat, contentFormatName } from './content-format.ts';
import { EncodeError } from './decode-error.ts';
import type { DecodedContent } from './decoded-content.ts';
import { readJson, writeJson } from './json.ts';
import { readLwm2mCbor, writeLwm2mCbor } from './lwm2m-cbor.ts';
import { readOpaque, writeOpaque } from './opaque.ts';
import { readSenmlCbor, writeSenmlCbor } from './senml-cbor.ts';
import { readSenmlJson, writeSenmlJson } from './senml-json.ts';
import { readText, writeText } from './text.ts';
import { readTlv } from './tlv-reader.ts';
import { writeTlv } from './tlv-writer.ts';

export interface ValueCodec {
  /** @throws DecodeError */
  read(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry, nowMs: number): DecodedContent;
  /** @throws EncodeError */
  write(base: Lwm2mPath, records: readonly ValueRecord[], models: ModelRegistry): Buffer;
}

/** Makes the codec of a format that carries one value without a path. */
function singleValue(
  format: number,
  read: (payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry) => ValueRecord,
  write: (record: ValueRecord, models: ModelRegistry) => Buffer,
): ValueCodec {
  return {
    read: (payload, base, models) => ({ records: [read(payload, base, models)], instanceIds: [] }),
    write: (base, records, models) => write(onlyRecord(format, base, records), models),
  };
}

function onlyRecord(format: number, base: Lwm2mPath, records: readonly ValueRecord[]): ValueRecord {
  const [record] = records;
  if (record && records.length === 1 && pathDepth(record.path) === pathDepth(base)) return record;
  throw new EncodeError(
    'mismatch',
    `${contentFormatName(format)} carries the one value of ${formatPath(base)}`,
  );
}

const tlv: ValueCodec = { read: readTlv, write: writeTlv };
const json: ValueCodec = {
  read: (payload, base, models, nowMs) => ({
    records: readJson(payload, base, models, nowMs),
    instanceIds: [],
  }),
  write: writeJson,
};

/** Codecs of all formats for values. */
export const valueCodecs: ReadonlyMap<number, ValueCodec> = new Map([
  [ContentFormat.text, singleValue(ContentFormat.text, readText, writeText)],
  [ContentFormat.opaque, singleValue(ContentFormat.opaque, readOpaque, writeOpaque)],
  [ContentFormat.cbor, singleValue(ContentFormat.cbor, readCbor, writeCbor)],
  [ContentFormat.tlv, tlv],
  [ContentFormat.oldTlv, tlv],
  [ContentFormat.json, json],
  [ContentFormat.oldJson, json],
  [ContentFormat.senmlJson, { read: readSenmlJson, write: writeSenmlJson }],
  [ContentFormat.senmlCbor, { read: readSenmlCbor, write: writeSenmlCbor }],
  [ContentFormat.lwm2mCbor, { read: readLwm2mCbor, write: writeLwm2mCbor }],
]);
