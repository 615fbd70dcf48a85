import { randomUUID } from 'node:crypto';
import { ModelRegistry } from '@muster/lwm2m/core';
import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import { LRUCache } from 'lru-cache';
import type { CacheChanges } from '../../kernel/caches.ts';
import type { Catalogues, CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { insertOperation } from '../../store/port.ts';
import type { Reader, Store, WriteOperation } from '../../store/port.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { defaultObjectTemplate, smartObjectTemplates } from '../templates/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import { objectIdOfUrn, resourcesOfType, smartObjectTypes, toObjectModel } from './model.ts';
import type { SmartObjectType } from './model.ts';

/** Maximum catalogues in memory. The least recently used one is dropped, and read again when needed. */
const CACHED_NETWORKS = 200;

/**
 * Builds the catalogue of each device network from its object types, for the gateway and the codecs. Reads it from the
 * store once, and again after a change.
 */
export class ModelService implements Catalogues {
  readonly #store: Store;
  readonly #changes: CacheChanges | undefined;
  readonly #loaded = new LRUCache<string, NetworkCatalogue>({ max: CACHED_NETWORKS });
  readonly #loading = new Map<string, Promise<NetworkCatalogue>>();

  constructor(store: Store, changes?: CacheChanges) {
    this.#store = store;
    this.#changes = changes;
  }

  async forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue> {
    return (
      this.#loaded.get(deviceNetworkId) ?? this.#loading.get(deviceNetworkId) ?? this.#load(deviceNetworkId)
    );
  }

  /** Returns the catalogue if it is in memory, for callers that cannot wait. */
  inMemory(deviceNetworkId: string): NetworkCatalogue | undefined {
    return this.#loaded.get(deviceNetworkId);
  }

  /** Call it after every change of object or resource types. */
  invalidate(deviceNetworkId: string): void {
    this.#loaded.delete(deviceNetworkId);
    this.#loading.delete(deviceNetworkId);
    this.#changes?.tell({ cache: 'models', deviceNetworkId });
  }

  /** Drops all catalogues, because changes by another process may have been missed. */
  forgetAll(): void {
    this.#loaded.clear();
    this.#loading.clear();
  }

  async #load(deviceNetworkId: string): Promise<NetworkCatalogue> {
    const loading = this.#read(deviceNetworkId);
    this.#loading.set(deviceNetworkId, loading);
    try {
      const catalogue = await loading;
      // A change during the read has removed it from the map, so its result is already out of date.
      if (this.#loading.get(deviceNetworkId) === loading) {
        this.#loaded.set(deviceNetworkId, catalogue);
      }
      return catalogue;
    } finally {
      if (this.#loading.get(deviceNetworkId) === loading) {
        this.#loading.delete(deviceNetworkId);
      }
    }
  }

  async #read(deviceNetworkId: string): Promise<NetworkCatalogue> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const [types, resources] = await Promise.all([
      this.#store.collection(smartObjectTypes).find({ where }),
      this.#store.collection(resourceTypes).find({ where }),
    ]);
    return buildCatalogue(types, new Map(resources.map((one) => [one.id, one])));
  }
}

function buildCatalogue(
  types: readonly SmartObjectType[],
  resources: ReadonlyMap<string, ResourceType>,
): NetworkCatalogue {
  const typeOfModel = new Map<ObjectModel, CatalogueType>();
  for (const type of types) {
    typeOfModel.set(toObjectModel(type, resources), toCatalogueType(type, resources));
  }
  const models = new ModelRegistry(typeOfModel.keys());
  const byId = new Map([...typeOfModel.values()].map((type) => [type.id, type]));
  return {
    models,
    typeOfObject: (objectId, version) => {
      const model = models.object(objectId, version) ?? models.object(objectId);
      return model && typeOfModel.get(model);
    },
    typeById: (id) => byId.get(id),
    types: () => byId.values(),
  };
}

function toCatalogueType(type: SmartObjectType, resources: ReadonlyMap<string, ResourceType>): CatalogueType {
  return {
    id: type.id,
    objectId: type.typeId,
    name: type.name,
    description: type.description,
    objectUrn: type.objectUrn,
    multipleInstances: type.multipleInstances,
    resourceTypeIds: new Map(resourcesOfType(type, resources).map((one) => [one.typeId, one.id])),
  };
}

/** Returns the resource types of smart object types, by ID. */
export function resourcesOfTypes(
  reader: Reader,
  types: Iterable<SmartObjectType>,
): Promise<ReadonlyMap<string, ResourceType>> {
  const uses = Array.from(types).flatMap((type) => type.resourceTypeInstances);
  return reader.collection(resourceTypes).getMany(new Set(uses.map((one) => one.resourceTypeId)));
}

/**
 * Reads definitions with their resources, in the order of their object IDs.
 *
 * @param choice `modifiedAfter` in epoch milliseconds; definitions that came with the network count as never modified
 */
export async function objectDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  { modifiedAfter, objectId }: { readonly modifiedAfter: number; readonly objectId?: number },
): Promise<readonly ObjectModel[]> {
  const types = await reader.collection(smartObjectTypes).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      ...(objectId === undefined ? [] : [{ field: 'typeId', op: 'eq', value: objectId } as const]),
      ...(modifiedAfter > 0 ? [{ field: 'modifiedAt', op: 'gt', value: modifiedAfter } as const] : []),
    ],
    sort: [
      { field: 'typeId', direction: 'asc' },
      { field: 'objectUrn', direction: 'asc' },
    ],
  });
  const resources = await resourcesOfTypes(reader, types);
  return types.map((type) => toObjectModel(type, resources));
}

/** An object definition as stored. */
interface StoredDefinition {
  readonly type: SmartObjectType;
  readonly resources: readonly ResourceType[];
  /** The default template of the type. */
  readonly template: SmartObjectTemplate;
}

/** Returns the writes that store a new object definition. */
export function definitionWrites({ type, resources, template }: StoredDefinition): WriteOperation[] {
  return [
    insertOperation(smartObjectTypes, type),
    ...resources.map((resource) => insertOperation(resourceTypes, resource)),
    insertOperation(smartObjectTemplates, template),
  ];
}

/**
 * Returns the documents of an object definition in a device network, with new IDs.
 *
 * @param modifiedAt epoch milliseconds; absent for definitions that come with the network
 */
export function storedDefinition(
  deviceNetworkId: string,
  model: ObjectModel,
  modifiedAt?: number,
): StoredDefinition {
  const resources = [...model.resources.values()].map((one) => storedResource(deviceNetworkId, one));
  const type: SmartObjectType = {
    id: randomUUID(),
    deviceNetworkId,
    typeId: model.id,
    name: model.name,
    objectUrn: model.urn,
    lwm2mVersion: model.lwm2mVersion,
    description: model.description,
    multipleInstances: model.multiple,
    mandatory: model.mandatory,
    resourceTypeInstances: resources.map((one) => ({ id: randomUUID(), resourceTypeId: one.id })),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
  return { type, resources, template: defaultObjectTemplate(type) };
}

function storedResource(deviceNetworkId: string, model: ResourceModel): ResourceType {
  return {
    id: randomUUID(),
    deviceNetworkId,
    typeId: model.id,
    name: model.name,
    operations: model.operations,
    dataType: model.type,
    multipleInstances: model.multiple,
    mandatory: model.mandatory,
    isReusable: false,
    ...(model.range === '' ? {} : { range: model.range }),
    ...(model.units === '' ? {} : { units: model.units }),
    ...(model.description === '' ? {} : { description: model.description }),
  };
}

/** Result of one item of an import. Ignored: the network already has it, or it is not imported. */
export interface ItemResult {
  readonly name: string;
  readonly result: 'Added' | 'Ignored' | 'Failed';
  /** Reason why it was not added. */
  readonly reason?: string;
}

/** Result of an object definition. */
export interface ObjectResult extends ItemResult {
  readonly objectId: number;
  readonly objectUrn: string;
}

/** Reason for items that are unchanged. */
export const ALREADY_EXISTS = 'The device network already has it. It was not changed.';

const REFUSED = 'Nothing is imported, because other definitions of the request fail.';

interface DefinitionFault {
  /** Path in the request. */
  readonly member: string;
  readonly message: string;
}

/** Equal for definitions of the same object. */
const keyOf = (typeId: number, objectUrn: string): string => `${typeId} ${objectUrn}`;

/** Returns the fault of an object URN that belongs to another object, or undefined. */
export function urnFault(typeId: number, objectUrn: string): string | undefined {
  const id = objectIdOfUrn(objectUrn);
  if (id === undefined || id === typeId) return undefined;
  return `Must be the URN of object ${typeId}, not of object ${id}.`;
}

/** Returns the fault of each definition that has one, by index. */
function faultsOf(models: readonly ObjectModel[]): ReadonlyMap<number, DefinitionFault> {
  const faults = new Map<number, DefinitionFault>();
  const seen = new Set<string>();
  models.forEach(({ id, urn }, index) => {
    const key = keyOf(id, urn);
    const fault = urnFault(id, urn);
    if (fault !== undefined) faults.set(index, { member: `[${index}].ObjectUrn`, message: fault });
    else if (seen.has(key)) {
      const message = `Object ${id} with the URN ${urn} is listed twice. List it once.`;
      faults.set(index, { member: `[${index}]`, message });
    }
    seen.add(key);
  });
  return faults;
}

/** @throws MusterError `invalid-request` for the first definition with a fault */
export function checkDefinitions(models: readonly ObjectModel[]): void {
  for (const { member, message } of faultsOf(models).values()) throw invalidMember(member, message);
}

/** Returns the definitions that the device network does not have. */
export async function missingDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  models: readonly ObjectModel[],
): Promise<readonly ObjectModel[]> {
  const known = await reader.collection(smartObjectTypes).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'typeId', op: 'in', value: models.map((model) => model.id) },
    ],
  });
  const present = new Set(known.map((type) => keyOf(type.typeId, type.objectUrn)));
  return models.filter((model) => !present.has(keyOf(model.id, model.urn)));
}

/** Returns the result that each definition of an import would have now. Stores nothing. */
export async function previewDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  models: readonly ObjectModel[],
): Promise<readonly ObjectResult[]> {
  const faults = faultsOf(models);
  const missing = new Set(await missingDefinitions(reader, deviceNetworkId, models));
  return models.map((model, index) => {
    const shown = { name: model.name, objectId: model.id, objectUrn: model.urn };
    const fault = faults.get(index);
    if (fault !== undefined) return { ...shown, result: 'Failed', reason: fault.message };
    if (!missing.has(model)) return { ...shown, result: 'Ignored', reason: ALREADY_EXISTS };
    return faults.size > 0 ? { ...shown, result: 'Ignored', reason: REFUSED } : { ...shown, result: 'Added' };
  });
}
