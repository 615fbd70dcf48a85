import { randomUUID } from 'node:crypto';
import { omaCatalogue } from '@muster/lwm2m/core';
import type { ObjectModel } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember } from '../../kernel/errors.ts';
import { findInNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { chunksOf } from '../../kernel/data.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import { insertOperation, UniqueViolationError } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { smartObjects } from '../device-objects/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { defaultObjectTemplate, smartObjectTemplates } from '../templates/model.ts';
import type { NamedInstance } from './device-templates.ts';
import { deviceTemplates, deviceTypes, smartObjectTypes } from './model.ts';
import type { SmartObjectType } from './model.ts';
import {
  checkDefinitions,
  definitionWrites,
  missingDefinitions,
  storedDefinition,
  urnFault,
} from './object-definitions.ts';
import type { ModelService } from './object-definitions.ts';

export type SmartObjectTypeInput = Pick<
  SmartObjectType,
  'name' | 'typeId' | 'objectUrn' | 'description' | 'multipleInstances'
>;

interface SmartObjectTypeMetrics {
  readonly instances: number;
  readonly templates: number;
}

/** Documents of an import that are stored in one turn of the event loop. All are in one transaction. */
const WRITES_AT_A_TIME = 200;

/** Counts the smart objects and smart object templates of each type. */
export async function objectTypeMetrics(
  reader: Reader,
  types: readonly SmartObjectType[],
): Promise<ReadonlyMap<string, SmartObjectTypeMetrics>> {
  const counts = types.map(async ({ id }) => {
    const where = [{ field: 'smartObjectTypeId', op: 'eq', value: id }] as const;
    const [instances, templates] = await Promise.all([
      reader.collection(smartObjects).count({ where }),
      reader.collection(smartObjectTemplates).count({ where }),
    ]);
    return [id, { instances, templates }] as const;
  });
  return new Map(await Promise.all(counts));
}

/** Manages the LwM2M object definitions of a device network. */
export class SmartObjectTypeService {
  readonly #store: Store;
  readonly #models: ModelService;
  readonly #clock: Clock;

  constructor(store: Store, models: ModelService, clock: Clock) {
    this.#store = store;
    this.#models = models;
    this.#clock = clock;
  }

  /**
   * Creates an object type without resources, with its default template.
   *
   * @throws MusterError `invalid-request`; `already-exists` if the network has this ID and URN
   */
  async create(
    deviceNetworkId: string,
    input: SmartObjectTypeInput,
    unit = new UnitOfWork(),
  ): Promise<SmartObjectType> {
    checkUrn(input.typeId, input.objectUrn);
    const type: SmartObjectType = {
      id: randomUUID(),
      deviceNetworkId,
      ...input,
      lwm2mVersion: '1.0',
      mandatory: false,
      resourceTypeInstances: [],
      modifiedAt: this.#clock.now(),
    };
    await withUrnConflict(
      this.#store.write([
        insertOperation(smartObjectTypes, type),
        insertOperation(smartObjectTemplates, defaultObjectTemplate(type)),
        ...unit.writesFor(type.id),
      ]),
    );
    this.#models.invalidate(deviceNetworkId);
    return type;
  }

  /**
   * Replaces the definition. Its resources and its object ID are unchanged.
   *
   * @throws MusterError `smart-object-type-not-found`, `invalid-request`; `already-exists` if the network has this ID
   *   and URN; `in-use` if the change allows a single instance only and there are others
   */
  async update(deviceNetworkId: string, id: string, input: SmartObjectTypeInput): Promise<void> {
    checkUrn(input.typeId, input.objectUrn);
    await withUrnConflict(
      this.#store.transaction(async (tx) => {
        const types = tx.collection(smartObjectTypes);
        const before = await findInNetwork(types, 'smart-object-type', deviceNetworkId, id);
        if (before.typeId !== input.typeId) {
          throw invalidMember('TypeId', 'The object ID of a smart object type cannot be changed.');
        }
        if (before.multipleInstances && !input.multipleInstances && (await hasFurtherInstances(tx, before))) {
          throw conflict(
            'in-use',
            'There are instances other than 0. Delete them before you change MultipleInstances to false.',
          );
        }
        await types.put({ ...before, ...input, modifiedAt: this.#clock.now() });
      }),
    );
    this.#models.invalidate(deviceNetworkId);
  }

  /**
   * Deletes a definition with its default template, and with the resource types that no other definition uses.
   *
   * @throws MusterError `smart-object-type-not-found`, `in-use`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(smartObjectTypes);
      const type = await findInNetwork(types, 'smart-object-type', deviceNetworkId, id);
      await checkUnused(tx, type);
      const others = await types.find({
        where: [
          { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
          { field: 'id', op: 'ne', value: id },
        ],
      });
      const kept = new Set(
        others.flatMap((one) => one.resourceTypeInstances.map((instance) => instance.resourceTypeId)),
      );
      for (const { resourceTypeId } of type.resourceTypeInstances) {
        if (!kept.has(resourceTypeId)) await tx.collection(resourceTypes).delete(resourceTypeId);
      }
      await types.delete(id);
    });
    this.#models.invalidate(deviceNetworkId);
  }

  /**
   * Imports definitions, all or none. Definitions that the network already has (same object ID and URN) are unchanged.
   *
   * @returns the IDs of the types that were added
   * @throws MusterError `invalid-request` if two definitions are the same or an ID does not match its URN
   */
  async import(deviceNetworkId: string, models: readonly ObjectModel[]): Promise<readonly string[]> {
    checkDefinitions(models);
    const added = await this.#store.transaction(async (tx) => {
      const missing = await missingDefinitions(tx, deviceNetworkId, models);
      const definitions = missing.map((model) => storedDefinition(deviceNetworkId, model, this.#clock.now()));
      for (const part of chunksOf(definitions.flatMap(definitionWrites), WRITES_AT_A_TIME)) {
        await tx.write(part);
        await nextTurn();
      }
      return definitions.map(({ type }) => type.id);
    });
    this.#models.invalidate(deviceNetworkId);
    return added;
  }

  /**
   * Adds the OMA objects that a new network has and this network lacks, because they were deleted or came with a later
   * release.
   */
  async restoreCatalogue(deviceNetworkId: string): Promise<void> {
    await this.import(deviceNetworkId, omaCatalogue);
  }
}

function checkUrn(typeId: number, objectUrn: string): void {
  const fault = urnFault(typeId, objectUrn);
  if (fault !== undefined) throw invalidMember('ObjectUrn', fault);
}

async function withUrnConflict(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    const message = 'The device network already has a smart object type with this ID and URN.';
    throw conflict('already-exists', message, { cause });
  }
}

/** Lists the instances of an object that device types and device templates of its network have. */
async function* namedInstances(
  tx: Transaction,
  { id, deviceNetworkId }: SmartObjectType,
): AsyncIterable<NamedInstance> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const { smartObjectTypeInstances } of tx.collection(deviceTypes).iterate({ where })) {
    yield* smartObjectTypeInstances.filter((one) => one.smartObjectTypeId === id);
  }
  for await (const { instances = [] } of tx.collection(deviceTemplates).iterate({ where })) {
    yield* instances.filter((one) => one.smartObjectTypeId === id);
  }
}

/** @throws MusterError `in-use` if a smart object type is used by more than its default template */
async function checkUnused(tx: Transaction, type: SmartObjectType): Promise<void> {
  const ofType = { field: 'smartObjectTypeId', op: 'eq', value: type.id } as const;
  const ownTemplates = [ofType, { field: 'isDefault', op: 'eq', value: false } as const];
  if ((await tx.collection(smartObjectTemplates).findOne(ownTemplates)) !== undefined) {
    throw conflict('in-use', 'There are smart object templates of this type. Delete them first.');
  }
  for await (const instance of namedInstances(tx, type)) {
    throw conflict(
      'in-use',
      `Device types or device templates have the instance /${type.typeId}/${instance.instanceId}. Remove it from them first.`,
    );
  }
}

/** Returns whether a smart object, device type or device template has an instance of the object other than 0. */
async function hasFurtherInstances(tx: Transaction, type: SmartObjectType): Promise<boolean> {
  const further = await tx.collection(smartObjects).findOne([
    { field: 'smartObjectTypeId', op: 'eq', value: type.id },
    { field: 'instanceNumber', op: 'gt', value: 0 },
  ]);
  if (further !== undefined) return true;
  for await (const { instanceId } of namedInstances(tx, type)) {
    if (instanceId > 0) return true;
  }
  return false;
}
