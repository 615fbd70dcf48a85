/**
 * Encodes and decodes values of the resource model, by Content-Format (OMA-TS-LightweightM2M_Core-V1_1 7.4).
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, isWithin, type Lwm2mPath } from '../path/path.ts';
import { ContentFormat, contentFormatName } from './content-format.ts';
import type { DecodedContent } from './decoded-content.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { codecLimits } from './limits.ts';
import { resolveSenmlCbor } from './senml-cbor.ts';
import { SenmlValues, type SenmlValue } from './senml-content.ts';
import { resolveSenmlJson } from './senml-json.ts';
import { writeTlv } from './tlv-writer.ts';
import { valueCodecs } from './value-codecs.ts';

/** Formats in which a Create can omit the instance id, so that the device chooses it. */
const anonymousInstances: ReadonlySet<number> = new Set([ContentFormat.tlv, ContentFormat.oldTlv]);

/** Content-Formats that `encodeValues` and `decodeValues` support. */
export const valueContentFormats: readonly number[] = [...valueCodecs.keys()];

/**
 * Writes records below `base`, which can be an object, an instance, a resource or a resource instance (and, for SenML,
 * JSON and LwM2M CBOR, the root). Text, opaque and CBOR carry exactly one value. Without records, the payload, pack or
 * map is empty. Create uses `encodeInstance` instead.
 *
 * @param format one of `valueContentFormats`
 * @throws EncodeError if the format cannot carry the records, or a value does not have the type of its resource
 */
export function encodeValues(
  format: number,
  base: Lwm2mPath,
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const codec = valueCodecs.get(format);
  if (!codec) throw new EncodeError('unsupported', `no values are written in ${contentFormatName(format)}`);
  for (const { path } of records) checkPath(path, base, format);
  return codec.write(base, records, models);
}

/** @throws EncodeError for a path that is not a resource within `base`, or that the format cannot represent */
export function checkPath(path: Lwm2mPath, base: Lwm2mPath, format: number): void {
  if (!isWithin(path, base) || path.resourceId === undefined) {
    throw new EncodeError('mismatch', `${formatPath(path)} is no resource within ${formatPath(base)}`);
  }
  if (path.instanceId === undefined && !anonymousInstances.has(format)) {
    throw new EncodeError('unsupported', `${contentFormatName(format)} needs an instance id`);
  }
}

/** Options of `decodeValues`. */
export interface DecodeOptions {
  /** Current time in epoch milliseconds, the base of relative times in SenML. Default: the wall clock. */
  readonly nowMs?: number;
}

/**
 * Reads a payload as the content of `base`: the path that was requested, notified or written.
 *
 * Values have the type of their resource definition. Without a definition, TLV returns bytes, text a string, and SenML,
 * JSON and CBOR the type of the encoded value. Bytes can share the memory of the payload.
 *
 * @param format one of `valueContentFormats`
 * @throws DecodeError and no other error
 */
export function decodeValues(
  format: number,
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  options: DecodeOptions = {},
): ValueRecord[] {
  return decodeContent(format, payload, base, models, options).records;
}

/**
 * Reads a SenML pack whose names need not be paths. The values have their types in the pack.
 *
 * @param format `senmlJson` or `senmlCbor`
 * @throws DecodeError and no other error
 */
export function decodeSenml(format: number, payload: Uint8Array, options: DecodeOptions = {}): SenmlValue[] {
  checkLength(payload);
  const target = new SenmlValues();
  const nowMs = options.nowMs ?? Date.now();
  if (format === ContentFormat.senmlJson) return resolveSenmlJson(payload, target, nowMs).values;
  if (format === ContentFormat.senmlCbor) return resolveSenmlCbor(payload, target, nowMs).values;
  throw new DecodeError('unsupported', `${contentFormatName(format)} is not SenML`);
}

function checkLength(payload: Uint8Array): void {
  if (payload.length > codecLimits.maxPayloadBytes) {
    throw new DecodeError('too-large', `a payload of more than ${codecLimits.maxPayloadBytes} bytes`);
  }
}

function decodeContent(
  format: number,
  payload: Uint8Array,
  base: Lwm2mPath,
  models: ModelRegistry,
  options: DecodeOptions,
): DecodedContent {
  const codec = valueCodecs.get(format);
  if (!codec) throw new DecodeError('unsupported', `no values are read from ${contentFormatName(format)}`);
  checkLength(payload);
  return codec.read(payload, base, models, options.nowMs ?? Date.now());
}

/** An object instance in a payload. */
export interface DecodedInstance {
  /** Absent if the device is to choose the id (Create). */
  readonly instanceId?: number;
  readonly records: ValueRecord[];
}

/**
 * Reads a payload for an object as its instances, including those without resources, for Create.
 * @throws DecodeError and no other error
 */
export function decodeInstances(
  format: number,
  payload: Uint8Array,
  objectId: number,
  models: ModelRegistry,
  options: DecodeOptions = {},
): DecodedInstance[] {
  const content = decodeContent(format, payload, { objectId }, models, options);
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
 * Writes an object instance as the payload of a Create (OMA-TS-LightweightM2M_Core-V1_1 6.3.6). The payload carries the
 * instance id if `path` has one; otherwise the device chooses it.
 * @throws EncodeError for an instance without a resource in SenML, where every record needs a value (RFC 8428 section
 *   4.2), and in JSON; for records without an instance id in all formats except TLV
 */
export function encodeInstance(
  format: number,
  path: { readonly objectId: number; readonly instanceId?: number },
  records: readonly ValueRecord[],
  models: ModelRegistry,
): Buffer {
  const { objectId, instanceId } = path;
  const isAnonymous = anonymousInstances.has(format);
  const carriesEmpty = isAnonymous || (format === ContentFormat.lwm2mCbor && instanceId !== undefined);
  if (records.length === 0 && !carriesEmpty) {
    throw new EncodeError(
      'unsupported',
      `${contentFormatName(format)} cannot carry ${formatPath(path)} without a value; ` +
        'give at least one resource a value, or create it on a device that takes TLV (Content-Format 11542)',
    );
  }
  const base = instanceId === undefined ? { objectId } : { objectId, instanceId };
  if (!isAnonymous) return encodeValues(format, base, records, models);
  for (const record of records) checkPath(record.path, base, format);
  return writeTlv({ objectId }, records, models, instanceId === undefined ? [] : [instanceId]);
}
