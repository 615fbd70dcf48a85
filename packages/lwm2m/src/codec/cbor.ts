/**
 * application/cbor, Content-Format 60: one value of one resource or resource instance (RFC 8949;
 * OMA-TS-LightweightM2M_Core-V1_1 7.4.6 and Appendix C).
 *
 *     String, Corelnk   text string            Boolean   false, true
 *     Integer, Unsigned integer                Opaque    byte string
 *     Float             floating point         Time      tag 1, epoch seconds
 *                                              Objlnk    text string "10:0"
 *
 * The reader also accepts whole numbers for Float, whole floats for Integer, and untagged and ISO 8601 times.
 */
import type { ModelRegistry } from '../model/registry.ts';
import { secondsFromDate } from '../node/integer.ts';
import { isObjectLink, type ValueRecord } from '../node/value.ts';
import type { Lwm2mPath } from '../path/path.ts';
import { CborEpoch, CborFloat, formatCbor, type CborItem } from './cbor-format.ts';
import { parseCbor } from './cbor-item.ts';
import { DecodeError } from './decode-error.ts';
import { fitValue, type LabelledValue } from './labelled-value.ts';
import { expectSingle } from './text.ts';
import { decodingValue, modelType, typedValue, type TypedValue } from './wire-value.ts';

/** Reads the value at `base`. @throws DecodeError */
export function readCbor(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry): ValueRecord {
  expectSingle(base, 'CBOR');
  const item = parseCbor(payload);
  if (!isCborValue(item)) throw new DecodeError('malformed', 'CBOR that is not a single value');
  const value = decodingValue(base, 0, () => fitValue(modelType(models, base), item));
  return { path: base, value };
}

/** Whether a CBOR item can be the value of a resource. */
export function isCborValue(item: unknown): item is LabelledValue {
  if (typeof item !== 'object') return item !== undefined;
  return item instanceof Uint8Array || item instanceof Date;
}

/** Writes a single value. @throws EncodeError */
export function writeCbor(record: ValueRecord, models: ModelRegistry): Buffer {
  return formatCbor(cborItem(typedValue(models, record.path, record.value)));
}

/** Returns the CBOR item of a value. */
export function cborItem({ type, value }: TypedValue): CborItem {
  if (type === 'Float') return new CborFloat(Number(value));
  if (value instanceof Date) return new CborEpoch(secondsFromDate(value));
  return isObjectLink(value) ? `${value.objectId}:${value.instanceId}` : value;
}
