import { randomUUID } from 'node:crypto';
import { ValueError, parseNumberRange, parseTextValue } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import { invalid, hasNoId, unknownId } from '../../kernel/errors.ts';
import { existsInNetwork, findInNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { actuators, eventCategories, operationKey } from './model.ts';
import type { Actuator, ActuatorValue } from './model.ts';

export type ActuatorInput = Omit<Actuator, 'id' | 'deviceNetworkId' | 'createdAt' | 'values'> & {
  /** A value without an ID, or with an ID that the actuator does not have, is new. */
  readonly values: readonly (Omit<ActuatorValue, 'id'> & { readonly id?: string })[];
};

/** Manages actuators: named operations on the resources of a collection. {@link Actuation} runs them. */
export class ActuatorService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** @throws MusterError `invalid-request` with all members at fault */
  async create(deviceNetworkId: string, input: ActuatorInput, unit = new UnitOfWork()): Promise<Actuator> {
    return this.#store.transaction(async (tx) => {
      const made: Actuator = {
        ...input,
        id: randomUUID(),
        deviceNetworkId,
        createdAt: this.#clock.now(),
        values: withIds(input, []),
      };
      await check(tx, made);
      await tx.write([insertOperation(actuators, made), ...unit.writesFor(made.id)]);
      return made;
    });
  }

  /** Replaces an actuator. @throws MusterError `actuator-not-found`, `invalid-request` */
  async update(deviceNetworkId: string, id: string, input: ActuatorInput): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(actuators);
      const before = await findInNetwork(collection, 'actuator', deviceNetworkId, id);
      const after = { ...before, ...input, values: withIds(input, before.values) };
      await check(tx, after);
      await collection.put(after);
    });
  }

  /** Deletes an actuator. Its running commands continue. @throws MusterError `actuator-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(actuators);
      await findInNetwork(collection, 'actuator', deviceNetworkId, id);
      await collection.delete(id);
    });
  }
}

function withIds({ values }: ActuatorInput, before: readonly ActuatorValue[]): ActuatorValue[] {
  const known = new Set(before.map((one) => one.id));
  return values.map((value) => {
    const id = value.id !== undefined && known.delete(value.id) ? value.id : randomUUID();
    return { ...value, id };
  });
}

/** @throws MusterError `invalid-request` */
async function check(tx: Transaction, actuator: Actuator): Promise<void> {
  const { deviceNetworkId, eventCategoryId, resourceCollectionId, values } = actuator;
  const faults: Record<string, string[]> = {};
  if (!(await existsInNetwork(tx, eventCategories, deviceNetworkId, eventCategoryId))) {
    faults['EventCategoryId'] = [unknownId('event category', eventCategoryId)];
  }
  if (!(await existsInNetwork(tx, resourceCollections, deviceNetworkId, resourceCollectionId))) {
    faults['ResourceCollectionId'] = [unknownId('resource collection', resourceCollectionId)];
  }
  const [objects, resources] = await Promise.all([
    tx.collection(smartObjectTypes).getMany(values.map((one) => one.smartObjectTypeId)),
    tx.collection(resourceTypes).getMany(values.map((one) => one.resourceTypeId)),
  ]);
  const known = {
    objects: ofNetwork(objects, deviceNetworkId),
    resources: ofNetwork(resources, deviceNetworkId),
  };
  Object.assign(faults, findValueFaults(values, known));
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function ofNetwork<T extends { readonly deviceNetworkId: string }>(
  found: Map<string, T>,
  deviceNetworkId: string,
): Map<string, T> {
  return new Map([...found].filter(([, one]) => one.deviceNetworkId === deviceNetworkId));
}

/** The types that the values of an actuator refer to, by ID. */
interface KnownTypes {
  readonly objects: ReadonlyMap<string, SmartObjectType>;
  readonly resources: ReadonlyMap<string, ResourceType>;
}

/**
 * Returns the members at fault among the values of an actuator. Checks each value against its resource type.
 */
function findValueFaults(values: readonly ActuatorValue[], known: KnownTypes): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  values.forEach((value, index) => {
    const at = `ActuatorResourceValues[${index}]`;
    const key = operationKey(value.smartObjectTypeId, value.resourceTypeId);
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
      `${resource.name} cannot be executed. Its operations are ${operationsText(resource)}.`,
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
  if (text === undefined) return undefined;
  if (executes) return [at, 'Must have either values or ExecuteOnActivate or ExecuteOnReset, not both.'];
  if (!resource.operations.includes('W')) {
    return [at, `${resource.name} cannot be written. Its operations are ${operationsText(resource)}.`];
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

function operationsText({ operations }: ResourceType): string {
  return operations === '' ? 'none' : operations;
}
