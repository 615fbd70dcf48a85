/**
 * What all value codecs share: which data type rules a value, and values made ready to be written.
 */
import type { ModelRegistry } from '../model/registry.ts';
import { coerceValue } from '../node/coerce.ts';
import {
  inferDataType,
  isObjectLink,
  ValueError,
  type ResourceDataType,
  type ResourceValue,
} from '../node/value.ts';
import { formatPath, type Lwm2mPath } from '../path/path.ts';
import { DecodeError, EncodeError } from './decode-error.ts';

/** The resource's data type, if its model is known. Executables have none that a value could follow. */
export function modelType(models: ModelRegistry, path: Lwm2mPath): ResourceDataType | undefined {
  if (path.objectId === undefined || path.resourceId === undefined) return undefined;
  const type = models.resource(path.objectId, path.resourceId)?.type;
  return type === 'None' ? undefined : type;
}

export interface TypedValue {
  readonly type: ResourceDataType;
  readonly value: ResourceValue;
}

/**
 * The value in the form that its type writes: by the model, or by the value itself where no model is known.
 * @throws EncodeError when the value is not of the resource's type
 */
export function typedValue(models: ModelRegistry, path: Lwm2mPath, value: ResourceValue): TypedValue {
  const type = modelType(models, path) ?? inferDataType(value);
  if (isReady(type, value)) return { type, value };
  try {
    return { type, value: coerceValue({ type }, value) };
  } catch (error) {
    if (error instanceof ValueError)
      throw new EncodeError('mismatch', `${formatPath(path)}: ${error.message}`);
    throw error;
  }
}

function isReady(type: ResourceDataType, value: ResourceValue): boolean {
  switch (type) {
    case 'String':
    case 'Corelnk':
      return typeof value === 'string';
    case 'Float':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Opaque':
      return value instanceof Uint8Array;
    case 'Objlnk':
      return isObjectLink(value);
    default:
      return false;
  }
}

/** Runs a value conversion on behalf of a decoder: what the type does not allow becomes a DecodeError `mismatch`. */
export function decodingValue<T>(path: Lwm2mPath, offset: number | undefined, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new DecodeError('mismatch', `${formatPath(path)}: ${error.message}`, offset);
  }
}
