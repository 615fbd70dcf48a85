/**
 * text/plain, Content-Format 0: one value of one resource or resource instance
 * (OMA-TS-LightweightM2M_Core-V1_1 7.4.1 and Appendix C; see node/text-value.ts for the forms).
 */
import type { ModelRegistry } from '../model/registry.ts';
import { formatTextValue, parseTextValue } from '../node/text-value.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, type Lwm2mPath } from '../path/path.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { utf8Text } from './utf8.ts';
import { decodingValue, modelType, typedValue } from './wire-value.ts';

/**
 * Reads a payload as the value at `base`: a String if there is no model.
 * @throws DecodeError
 */
export function readText(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry): ValueRecord {
  expectSingle(base, 'text');
  const text = utf8Text(asBuffer(payload));
  const type = modelType(models, base) ?? 'String';
  const value = type === 'String' ? text : decodingValue(base, 0, () => parseTextValue(type, text));
  return { path: base, value };
}

/** Writes a single value. @throws EncodeError */
export function writeText(record: ValueRecord, models: ModelRegistry): Buffer {
  const { type, value } = typedValue(models, record.path, record.value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new EncodeError('mismatch', `${formatPath(record.path)}: text carries finite numbers only`);
  }
  return Buffer.from(formatTextValue(value, type), 'utf8');
}

/** Checks that the path is a resource or resource instance, as single-value formats require. @throws DecodeError */
export function expectSingle(base: Lwm2mPath, format: string): void {
  if (base.resourceId === undefined) {
    throw new DecodeError('mismatch', `${format} carries one value, and ${formatPath(base)} is no resource`);
  }
}

/** Returns a Buffer of the same memory. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
