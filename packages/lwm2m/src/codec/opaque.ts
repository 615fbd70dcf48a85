/**
 * application/octet-stream, Content-Format 42: the bytes of one opaque value
 * (OMA-TS-LightweightM2M_Core-V1_1 7.4.2).
 */
import type { ModelRegistry } from '../model/registry.ts';
import type { ValueRecord } from '../node/value.ts';
import { formatPath, type Lwm2mPath } from '../path/path.ts';
import { DecodeError, EncodeError } from './decode-error.ts';
import { asBuffer, expectSingle } from './text.ts';
import { modelType, typedValue } from './wire-value.ts';

/**
 * Returns the payload as the value at `base`, without copying it.
 * @throws DecodeError if the resource is known to have another type
 */
export function readOpaque(payload: Uint8Array, base: Lwm2mPath, models: ModelRegistry): ValueRecord {
  expectSingle(base, 'opaque');
  const type = modelType(models, base) ?? 'Opaque';
  if (type !== 'Opaque')
    throw new DecodeError('mismatch', `${formatPath(base)} is of type ${type}, not Opaque`);
  return { path: base, value: asBuffer(payload) };
}

/** Returns the bytes of an opaque value. @throws EncodeError for other types */
export function writeOpaque(record: ValueRecord, models: ModelRegistry): Buffer {
  const { type, value } = typedValue(models, record.path, record.value);
  if (value instanceof Uint8Array) return asBuffer(value);
  throw new EncodeError('mismatch', `${formatPath(record.path)} is of type ${type}, not Opaque`);
}
