import {
  coerceValue,
  isObjectLink,
  Lwm2mRefusal,
  parsePath,
  type ResourceModel,
  type ResourceValue,
  type ValueRecord,
} from '@muster/lwm2m';
import type { Literal } from '../scenario/literal.ts';
import type { ReadValue } from './simulated-object.ts';

/** A value of a resource, or a value as in a fleet file: a literal, or literals by resource instance. */
export type SettableValue = ReadValue | Literal | Readonly<Record<string, Literal>>;

/**
 * Converts a value to the type of the resource. A single value of a multiple-instance resource becomes instance 0.
 *
 * @throws Lwm2mRefusal 4.00 if the value does not have the type
 */
export function typedReading(
  path: string,
  model: ResourceModel | undefined,
  value: SettableValue,
): ReadValue {
  const instances = instancesOf(value);
  if (instances) {
    if (model && !model.multiple)
      throw new Lwm2mRefusal('4.00', `${path} (${model.name}) has no resource instances`);
    return new Map(instances.map(([id, single]) => [id, typed(path, model, single)]));
  }
  const single = typed(path, model, value);
  return model?.multiple === true ? new Map([[0, single]]) : single;
}

/**
 * Returns the values of a resource with one instance changed or added.
 *
 * @throws Lwm2mRefusal 4.00 if the resource has no instances, or the value does not have its type
 */
export function withInstance(
  path: string,
  model: ResourceModel | undefined,
  before: ReadValue | undefined,
  instanceId: number,
  value: SettableValue,
): ReadValue {
  const values = before instanceof Map ? (before as ReadonlyMap<number, ResourceValue>) : undefined;
  if (!values && model?.multiple !== true)
    throw new Lwm2mRefusal('4.00', `${path} has no resource instances`);
  const entries: [number, ResourceValue][] = [...(values ?? []), [instanceId, typed(path, model, value)]];
  return new Map([...new Map(entries)].sort(([a], [b]) => a - b));
}

/**
 * Returns the records for a Send of resources or resource instances.
 *
 * @throws Error if the device has no value at a path
 */
export function readRecords(
  paths: readonly string[],
  read: (path: string) => ReadValue | undefined,
): ValueRecord[] {
  return paths.flatMap((text) => {
    const path = parsePath(text);
    const value = read(text);
    if (value === undefined) throw new Error(`this device has no value at ${text}`);
    if (!(value instanceof Map)) return [{ path, value: value as ResourceValue }];
    const instances = [...(value as ReadonlyMap<number, ResourceValue>)];
    return instances.map(([resourceInstanceId, single]) => ({
      path: { ...path, resourceInstanceId },
      value: single,
    }));
  });
}

/** @throws Lwm2mRefusal 4.00 */
function typed(path: string, model: ResourceModel | undefined, value: unknown): ResourceValue {
  if (!model || model.type === 'None') return value as ResourceValue;
  try {
    return coerceValue(model, value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Lwm2mRefusal('4.00', `${path} (${model.name}) is of type ${model.type}: ${reason}`);
  }
}

/** Returns the values by resource instance ID; undefined for a single value. */
function instancesOf(value: SettableValue): [number, unknown][] | undefined {
  if (value instanceof Map) return [...(value as ReadonlyMap<number, ResourceValue>)];
  if (typeof value !== 'object' || value instanceof Date || value instanceof Uint8Array) return undefined;
  if (isObjectLink(value)) return undefined;
  const entries = Object.entries(value).map(([id, single]): [number, unknown] => [Number(id), single]);
  return entries.sort(([a], [b]) => a - b);
}
