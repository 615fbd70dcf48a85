/**
 * Shared by all value codecs: finds the data type of a value and prepares values for writing.
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

/** Returns the data type of a resource; undefined without a model and for executable resources. */
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
 * Converts a value to its type in the model, or to the type inferred from the value without a model.
 * @throws EncodeError if the value does not have the type of the resource
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

/** Runs a value conversion for a decoder: turns a ValueError into a DecodeError `mismatch`. */
export function decodingValue<T>(path: Lwm2mPath, offset: number | undefined, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new DecodeError('mismatch', `${formatPath(path)}: ${error.message}`, offset);
  }
}
