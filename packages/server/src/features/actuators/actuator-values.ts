import { parseNumberRange, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type { ActuatorValue } from './model/actuator.ts';
import type { ResourceType } from '../resource-types/model/resource-type.ts';
import type { SmartObjectType } from '../catalogue/model/smart-object-type.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';

/** The types that the values of an actuator refer to, by ID. */
export interface KnownTypes {
  readonly objects: ReadonlyMap<string, SmartObjectType>;
  readonly resources: ReadonlyMap<string, ResourceType>;
}

/**
 * Returns the members at fault among the values of an actuator. Checks each value against its resource type.
 */
export function findValueFaults(
  values: readonly ActuatorValue[],
  known: KnownTypes,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  values.forEach((value, index) => {
    const at = `ActuatorResourceValues[${index}]`;
    const key = `${value.smartObjectTypeId} ${value.resourceTypeId}`;
    const found: Fault = seen.has(key)
      ? [at, 'This resource of this object type is listed twice. List it once.']
      : faultOf(value, known, at);
    seen.add(key);
    if (found !== undefined) faults[found[0]] = [found[1]];
  });
  return faults;
}

type Fault = readonly [member: string, message: string] | undefined;

function faultOf(value: ActuatorValue, { objects, resources }: KnownTypes, at: string): Fault {
  const object = objects.get(value.smartObjectTypeId);
  if (object === undefined) {
    return [`${at}.SmartObjectTypeId`, unknownId('smart object type', value.smartObjectTypeId)];
  }
  const resource = resources.get(value.resourceTypeId);
  if (
    resource === undefined ||
    !object.resourceTypeInstances.some((one) => one.resourceTypeId === resource.id)
  ) {
    return [`${at}.ResourceTypeId`, hasNoId(object.name, 'resource type', value.resourceTypeId)];
  }
  const executes = value.executesOnActivate || value.executesOnReset;
  if (executes && !resource.operations.includes('E')) {
    const member = value.executesOnActivate ? 'ExecuteOnActivate' : 'ExecuteOnReset';
    return [
      `${at}.${member}`,
      `${resource.name} cannot be executed. Its operations are ${operationsOf(resource)}.`,
    ];
  }
  if (!executes && value.value === undefined && value.resetValue === undefined) {
    return [at, 'Must have a Value or ResetValue, or ExecuteOnActivate or ExecuteOnReset.'];
  }
  return (
    writeFault(value.value, value.executesOnActivate, resource, `${at}.Value`) ??
    writeFault(value.resetValue, value.executesOnReset, resource, `${at}.ResetValue`)
  );
}

function writeFault(text: string | undefined, executes: boolean, resource: ResourceType, at: string): Fault {
  if (text === undefined) {
    return undefined;
  }
  if (executes) {
    return [at, 'Must have either values or ExecuteOnActivate or ExecuteOnReset, not both.'];
  }
  if (!resource.operations.includes('W')) {
    return [at, `${resource.name} cannot be written. Its operations are ${operationsOf(resource)}.`];
  }
  try {
    const value = parseTextValue(resource.dataType, text);
    const message = typeof value === 'number' ? rangeFault(value, resource.range ?? '') : undefined;
    return message === undefined ? undefined : [at, `${resource.name} ${message}`];
  } catch (error) {
    if (error instanceof ValueError)
      return [at, `${resource.name} is of type ${resource.dataType}: ${error.message}.`];
    throw error;
  }
}

/** Enforces a range such as "0..100". Other ranges in object definitions are free text. */
function rangeFault(value: number, range: string): string | undefined {
  const [least, most] = parseNumberRange(range) ?? [-Infinity, Infinity];
  return value < least || value > most ? `must be between ${least} and ${most}, not ${value}.` : undefined;
}

function operationsOf({ operations }: ResourceType): string {
  return operations === '' ? 'none' : operations;
}
