import { randomUUID } from 'node:crypto';
import type { ObjectModel } from '@muster/lwm2m/core';
import { resourceTypes } from '../../entities/resource-type.ts';
import type { ResourceType } from '../../entities/resource-type.ts';
import { smartObjects } from '../../entities/smart-object.ts';
import { defaultObjectTemplate, smartObjectTemplates } from '../../entities/smart-object-template.ts';
import { objectIdOfUrn, smartObjectTypes } from '../../entities/smart-object-type.ts';
import type { SmartObjectType } from '../../entities/smart-object-type.ts';
import { conflict, invalid, invalidMember } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import { insertOperation, UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store } from '../../ports/store.ts';
import type { ModelService } from './model-service.ts';
import { definitionWrites, storedDefinition } from './object-definitions.ts';
import { owned } from '../owned.ts';
import { availableTemplates } from '../templates/template-lookup.ts';
import type { AvailableTemplates } from '../templates/template-lookup.ts';

export interface SmartObjectTypeInput {
  readonly name: string;
  readonly typeId: number;
  readonly objectUrn: string;
  readonly description?: string;
  readonly multipleInstances?: boolean;
}

/** An object type with its resource types, ordered by resource id. */
export interface SmartObjectTypeDetails {
  readonly type: SmartObjectType;
  readonly resources: readonly ResourceType[];
  readonly templates: AvailableTemplates;
}

export interface SmartObjectTypeMetrics {
  readonly instances: number;
  readonly templates: number;
}

/** The LwM2M objects that a device network knows. */
export class SmartObjectTypeService {
  readonly #store: Store;
  readonly #models: ModelService;

  constructor(store: Store, models: ModelService) {
    this.#store = store;
    this.#models = models;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<SmartObjectType>> {
    return this.#store.collection(smartObjectTypes).page(inNetwork(deviceNetworkId, query));
  }

  /** How many smart objects and smart object templates there are of each type. */
  async metrics(types: readonly SmartObjectType[]): Promise<ReadonlyMap<string, SmartObjectTypeMetrics>> {
    const counts = await Promise.all(
      types.map(async ({ id }) => {
        const where = [{ field: 'smartObjectTypeId', op: 'eq', value: id }] as const;
        const [instances, templates] = await Promise.all([
          this.#store.collection(smartObjects).count({ where }),
          this.#store.collection(smartObjectTemplates).count({ where }),
        ]);
        return [id, { instances, templates }] as const;
      }),
    );
    return new Map(counts);
  }

  /** @throws MusterError `smart-object-type-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<SmartObjectTypeDetails> {
    const types = this.#store.collection(smartObjectTypes);
    const type = await owned(types, 'smart-object-type', deviceNetworkId, id);
    const ids = type.resourceTypeInstances.map((one) => one.resourceTypeId);
    const found = await this.#store.collection(resourceTypes).getMany(ids);
    const templates = await availableTemplates(this.#store, [id]);
    return { type, templates, resources: [...found.values()].sort((a, b) => a.typeId - b.typeId) };
  }

  /**
   * Creates an object type without resources, with its default template.
   *
   * @throws MusterError `invalid-request`; `already-exists` when the network has this id and URN
   */
  async create(deviceNetworkId: string, input: SmartObjectTypeInput): Promise<SmartObjectType> {
    checkUrn(input.typeId, input.objectUrn, 'ObjectUrn');
    const type: SmartObjectType = {
      id: randomUUID(),
      deviceNetworkId,
      typeId: input.typeId,
      name: input.name,
      objectUrn: input.objectUrn,
      lwm2mVersion: '1.0',
      description: input.description ?? '',
      multipleInstances: input.multipleInstances ?? false,
      mandatory: false,
      resourceTypeInstances: [],
    };
    try {
      await this.#store.write([
        insertOperation(smartObjectTypes, type),
        insertOperation(smartObjectTemplates, defaultObjectTemplate(type)),
      ]);
    } catch (error) {
      if (error instanceof UniqueViolationError) {
        throw conflict('already-exists', 'The device network has a smart object type of this id and URN.', {
          cause: error,
        });
      }
      throw error;
    }
    this.#models.invalidate(deviceNetworkId);
    return type;
  }

  /**
   * Imports definitions, all or none. Those that the network holds already (same object id and URN) stay as they are.
   *
   * @returns the ids of the types that were added
   * @throws MusterError `invalid-request` when two definitions are the same or an id and its URN differ
   */
  async import(deviceNetworkId: string, models: readonly ObjectModel[]): Promise<readonly string[]> {
    checkDefinitions(models);
    const added = await this.#store.transaction(async (tx) => {
      const types = tx.collection(smartObjectTypes);
      const known = await types.find({
        where: [
          { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
          { field: 'typeId', op: 'in', value: models.map((model) => model.id) },
        ],
      });
      const held = new Set(known.map((type) => keyOf(type.typeId, type.objectUrn)));
      const definitions = models
        .filter((model) => !held.has(keyOf(model.id, model.urn)))
        .map((model) => storedDefinition(deviceNetworkId, model));
      await tx.write(definitions.flatMap(definitionWrites));
      return definitions.map(({ type }) => type.id);
    });
    this.#models.invalidate(deviceNetworkId);
    return added;
  }
}

function keyOf(typeId: number, objectUrn: string): string {
  return `${typeId} ${objectUrn}`;
}

function checkUrn(typeId: number, objectUrn: string, member: string): void {
  const id = objectIdOfUrn(objectUrn);
  if (id !== undefined && id !== typeId) {
    throw invalidMember(member, `Is the URN of object ${id}, not of ${typeId}.`);
  }
}

function checkDefinitions(models: readonly ObjectModel[]): void {
  const seen = new Set<string>();
  models.forEach((model, index) => {
    checkUrn(model.id, model.urn, `[${index}].ObjectUrn`);
    const key = keyOf(model.id, model.urn);
    if (seen.has(key)) {
      throw invalid({ [`[${index}]`]: [`Object ${model.id} with the URN ${model.urn} comes twice.`] });
    }
    seen.add(key);
  });
}
