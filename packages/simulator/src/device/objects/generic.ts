import { parseNumberRange, type ObjectModel, type ResourceModel, type ResourceValue } from '@muster/lwm2m';
import { walkAt } from '../generators.ts';
import { noiseAt } from '../random.ts';
import type { ReadValue, ResourceBehaviour, ResourceContext, SimulatedObject } from '../simulated-object.ts';
import { measuredExtremes, sensorResource } from './measured-sensor.ts';

/** Range of numbers without a range in their definition. */
const defaultRange: readonly [number, number] = [0, 100];

/**
 * Simulates an object from its definition: all resources exist, writable ones keep their values, numbers vary within
 * their range, and Execute answers 2.04 without an effect.
 */
export function genericObject(model: ObjectModel): SimulatedObject {
  const resources = new Map<number, ResourceBehaviour>();
  for (const resource of [...model.resources.values()].sort((a, b) => a.id - b.id)) {
    resources.set(resource.id, behaviourOf(resource));
  }
  if (resources.has(sensorResource.value)) {
    for (const [id, behaviour] of measuredExtremes) if (resources.has(id)) resources.set(id, behaviour);
  }
  const plain = { objectId: model.id, defaultInstanceIds: [0], creatable: model.multiple, resources };
  return model.version === '1.0' ? plain : { ...plain, version: model.version };
}

function behaviourOf(resource: ResourceModel): ResourceBehaviour {
  const { operations } = resource;
  return {
    ...(operations.includes('R')
      ? { read: (at: ResourceContext) => initialValue(resource, at), changes: moves(resource) }
      : {}),
    ...(operations.includes('W')
      ? { write: (at: ResourceContext, value: ReadValue) => at.device.memory.keep(at.name, value) }
      : {}),
    ...(operations.includes('E') ? { execute: () => undefined } : {}),
  };
}

/** Whether a resource changes without a Write: read-only ones do, writable ones do not. */
function moves({ operations, type }: ResourceModel): boolean {
  return !operations.includes('W') && type !== 'String' && type !== 'Opaque' && type !== 'Objlnk';
}

function initialValue(resource: ResourceModel, at: ResourceContext): ReadValue {
  const value = singleValue(resource, at);
  return resource.multiple ? new Map([[0, value]]) : value;
}

function singleValue(resource: ResourceModel, at: ResourceContext): ResourceValue {
  const timeMs = moves(resource) ? at.device.nowMs : 0;
  switch (resource.type) {
    case 'Float':
    case 'Integer':
    case 'UnsignedInteger':
      return number(resource, at.key, timeMs);
    case 'Boolean':
      return noiseAt(at.key, Math.floor(timeMs / 60_000)) < 0.5;
    case 'Time':
      return new Date(Math.floor(timeMs / 1000) * 1000);
    case 'Opaque':
      return Uint8Array.from({ length: 8 }, (_, i) => Math.floor(noiseAt(at.key, i) * 256));
    case 'Objlnk':
      return { objectId: 3, instanceId: 0 };
    case 'Corelnk':
      return '</3/0>';
    default:
      return resource.name;
  }
}

function number({ range, type }: ResourceModel, key: number, timeMs: number): number {
  const [min, max] = parseNumberRange(range) ?? defaultRange;
  return walkAt({ min, max, decimals: type === 'Float' ? 2 : 0 }, key, timeMs);
}
