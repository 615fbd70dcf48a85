/**
 * Values of the resource model to and from payloads, by Content-Format (OMA-TS-LightweightM2M_Core-V1_1 7.4).
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, isWithin, pathDepth, type Lwm2mPath } from '../path/path.ts';
import { ContentFormat, contentFormatName } from './content-format.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { readOpaque, writeOpaque } from './opaque.ts';
import { readText, writeText } from './text.ts';
import { readTlv, type TlvContent } from './tlv-reader.ts';
import { writeTlv } from './tlv-writer.ts';

/**
 * Writes records below `base`, which may be an object, an instance, a resource or a resource instance (and, for SenML,
 * JSON and LwM2M CBOR, the root). Text, opaque and CBOR carry exactly one value. An instance or an object without a
 * record is written as an empty one.
 * @param format a member of `ContentFormat`
 * @throws EncodeError when the format cannot carry the records, or a value is not of its resource's type
 */
export function encodeValues(
  format: number,
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  for (const { path } of records) {
    if (!isWithin(path, base) || path.resourceId === undefined) {
      throw new EncodeError('mismatch', `${formatPath(path)} is no resource within ${formatPath(base)}`);
    }
  }
  switch (format) {
    case ContentFormat.text:
      return writeText(onlyRecord(format, base, records), models);
    case ContentFormat.opaque:
      return writeOpaque(onlyRecord(format, base, records), models);
    case ContentFormat.tlv:
    case ContentFormat.oldTlv:
      return writeTlv(base, records, models);
    default:
      throw new EncodeError('unsupported', `no values are written in ${contentFormatName(format)}`);
  }
}

function onlyRecord(format: number, base: Lwm2mPath, records: readonly ValueRecord[]): ValueRecord {
  const [record] = records;
  if (record && records.length === 1 && pathDepth(record.path) === pathDepth(base)) return record;
  throw new EncodeError(
    'mismatch',
    `${contentFormatName(format)} carries the one value of ${formatPath(base)}`,
  );
}

/**
 * Reads a payload as what stands at `base`: the path that was asked for, notified or written to.
 *
 * Values take the type of their resource's model. Without a model TLV gives bytes, text a string, SenML, JSON and CBOR
 * what they label.
 * @throws DecodeError and nothing else
 */
export function decodeValues(
  format: number,
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
): ValueRecord[] {
  if (payload.length > codecLimits.maxPayloadBytes) {
    throw new DecodeError('too-large', `a payload of more than ${codecLimits.maxPayloadBytes} bytes`);
  }
  switch (format) {
    case ContentFormat.text:
      return [readText(payload, base, models)];
    case ContentFormat.opaque:
      return [readOpaque(payload, base, models)];
    case ContentFormat.tlv:
    case ContentFormat.oldTlv:
      return readTlv(payload, base, models).records;
    default:
      throw new DecodeError('unsupported', `no values are read from ${contentFormatName(format)}`);
  }
}

/** An object instance as a payload carries it. */
export interface DecodedInstance {
  /** Absent where the payload leaves the id to the device (Create). */
  readonly instanceId?: number;
  readonly records: ValueRecord[];
}

/**
 * Reads a payload for an object as its instances, those without a resource too: what Create needs.
 * @throws DecodeError and nothing else
 */
export function decodeInstances(
  format: number,
  payload: Uint8Array,
  objectId: number,
  models: ModelRegistry,
): DecodedInstance[] {
  const isTlv = format === ContentFormat.tlv || format === ContentFormat.oldTlv;
  const content: TlvContent = isTlv
    ? readTlv(payload, { objectId }, models)
    : { records: decodeValues(format, payload, { objectId }, models), instanceIds: [] };
  const instances = new Map<number | undefined, ValueRecord[]>();
  for (const id of content.instanceIds) instances.set(id, []);
  for (const record of content.records) {
    const group = instances.get(record.path.instanceId);
    if (group) group.push(record);
    else instances.set(record.path.instanceId, [record]);
  }
  return [...instances].map(([instanceId, records]) =>
    instanceId === undefined ? { records } : { instanceId, records },
  );
}

/**
 * Writes an object instance, an empty one too, in a form that carries its id: the payload of a Create that chooses it.
 * @throws EncodeError
 */
export function encodeInstance(
  format: number,
  path: { readonly objectId: number; readonly instanceId: number },
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const { objectId, instanceId } = path;
  if (format === ContentFormat.tlv || format === ContentFormat.oldTlv) {
    return writeTlv({ objectId }, records, models, [instanceId]);
  }
  return encodeValues(format, { objectId }, records, models);
}
