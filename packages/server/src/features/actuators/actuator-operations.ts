import type { Actuator } from './model/actuator.ts';
import type { ActuationDirection } from './model/pending-actuation.ts';

/** Operation on resources of one type: executes them if there is no text to write. */
export interface ActuatorOperation {
  /** Value to write, in the form of the resource's data type. */
  readonly text?: string;
}

/**
 * Returns the operations of an actuator in a direction, by smart object type and resource type; see {@link
 * operationKey}.
 */
export function operationsOf(
  { values }: Actuator,
  direction: ActuationDirection,
): ReadonlyMap<string, ActuatorOperation> {
  const operations = new Map<string, ActuatorOperation>();
  for (const one of values) {
    const [executes, text] =
      direction === 'Activate' ? [one.executesOnActivate, one.value] : [one.executesOnReset, one.resetValue];
    const key = operationKey(one.smartObjectTypeId, one.resourceTypeId);
    if (executes) operations.set(key, {});
    else if (text !== undefined) operations.set(key, { text });
  }
  return operations;
}

export const operationKey = (smartObjectTypeId: string, resourceTypeId: string): string =>
  `${smartObjectTypeId} ${resourceTypeId}`;
