import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork } from '../../kernel/entities.ts';
import type { UnitOfWork } from '../../kernel/entities.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import { chunksOf } from '../../kernel/data.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import type { CollectionDefinition, Entity, Reader, Store, Transaction } from '../../store/port.ts';
import { actuators } from '../actuators/model.ts';
import { deviceTemplates, deviceTypes, smartObjectTypes } from '../catalogue/model.ts';
import { parseResourceId, smartObjects, resourceAndInstanceIds } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import { locations } from '../locations/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { rules } from '../rules/model.ts';
import { tags } from '../tags/model.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import { transformers } from '../transformers/model.ts';
import { resourceCollections } from './model.ts';
import type { CriterionName, ResourceCollection } from './model.ts';

export type ResourceCollectionInput = Omit<ResourceCollection, 'id' | 'deviceNetworkId' | 'createdAt'>;

/** Lists of IDs in a collection. */
type ListName = CriterionName | 'resourceIds';

interface NetworkEntity extends Entity {
  readonly deviceNetworkId: string;
}

interface Reference {
  readonly member: string;
  readonly what: string;
  readonly collection: CollectionDefinition<NetworkEntity>;
}

const reference = <T extends NetworkEntity>(
  member: string,
  what: string,
  collection: CollectionDefinition<T>,
): Reference => ({ member, what, collection: collection as unknown as Reference['collection'] });

/** Entity type of the IDs in each list. */
const references: Readonly<Record<ListName, Reference>> = {
  deviceIds: reference('DeviceIds', 'device', devices),
  deviceTypeIds: reference('DeviceTypeIds', 'device type', deviceTypes),
  deviceTemplateIds: reference('DeviceTemplateIds', 'device template', deviceTemplates),
  locationIds: reference('LocationIds', 'location', locations),
  smartObjectIds: reference('SmartObjectIds', 'smart object', smartObjects),
  smartObjectTypeIds: reference('SmartObjectTypeIds', 'smart object type', smartObjectTypes),
  smartObjectTemplateIds: reference('SmartObjectTemplateIds', 'smart object template', smartObjectTemplates),
  tagIds: reference('TagIds', 'tag', tags),
  resourceTypeIds: reference('ResourceTypeIds', 'resource type', resourceTypes),
  // A resource has no document of its own: it exists if its SmartObject has it.
  resourceIds: reference('ResourceIds', 'resource', smartObjects),
};

const checkedLists = Object.keys(references) as readonly ListName[];

/** Maximum number of IDs looked up in one turn of the event loop. */
const IDS_AT_A_TIME = 500;

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
}

type User = Entity & { readonly name: string };

const users = {
  actuator: actuators as CollectionDefinition<User>,
  transformer: transformers as CollectionDefinition<User>,
  rule: rules as CollectionDefinition<User>,
};

/** Returns the kind and name of an entity that uses the collection: `The rule "Too hot"`. */
export async function userOf(reader: Reader, { id }: ResourceCollection): Promise<string | undefined> {
  const where = [{ field: 'resourceCollectionId', op: 'eq', value: id }] as const;
  for (const [kind, collection] of Object.entries(users)) {
    const user = await reader.collection(collection).findOne(where);
    if (user !== undefined) return `The ${kind} "${user.name}"`;
  }
  return undefined;
}

/** Manages named selections of resources. `ResourceSelection` evaluates their criteria. */
export class ResourceCollectionService extends NetworkEntities<ResourceCollection, ResourceCollectionInput> {
  readonly #deps: Dependencies;
  readonly #listeners: ((id: string) => void)[] = [];

  constructor(deps: Dependencies) {
    super(deps.store, resourceCollections, 'resource-collection');
    this.#deps = deps;
  }

  /** Registers a listener that is called after each change of a collection. It must not throw. */
  listen(listener: (id: string) => void): void {
    this.#listeners.push(listener);
  }

  override async create(
    deviceNetworkId: string,
    input: ResourceCollectionInput,
    unit?: UnitOfWork,
  ): Promise<ResourceCollection> {
    await this.#check(deviceNetworkId, input);
    return super.create(deviceNetworkId, input, unit);
  }

  override async update(deviceNetworkId: string, id: string, input: ResourceCollectionInput): Promise<void> {
    const collection = this.store.collection(resourceCollections);
    await findInNetwork(collection, 'resource-collection', deviceNetworkId, id);
    await this.#check(deviceNetworkId, input);
    await super.update(deviceNetworkId, id, input);
    this.#listeners.forEach((listener) => listener(id));
  }

  protected override async complete(
    _tx: Transaction,
    collection: Omit<ResourceCollection, 'createdAt'>,
    before?: ResourceCollection,
  ): Promise<ResourceCollection> {
    return { ...collection, createdAt: before?.createdAt ?? this.#deps.clock.now() };
  }

  /** @throws MusterError `in-use` if an entity refers to it */
  protected override async checkUnused(tx: Transaction, collection: ResourceCollection): Promise<void> {
    const user = await userOf(tx, collection);
    if (user === undefined) return;
    throw conflict('in-use', `${user} uses this resource collection. Change or delete it first.`);
  }

  /**
   * Looks up the IDs outside of the commit, because there can be many.
   *
   * @throws MusterError `invalid-request` with the IDs that are unknown or of another network
   */
  async #check(deviceNetworkId: string, input: ResourceCollectionInput): Promise<void> {
    const faults: Record<string, string[]> = {};
    for (const list of checkedLists) {
      const { member, what } = references[list];
      const known = await this.#existingIn(deviceNetworkId, list, input[list]);
      input[list].forEach((id, index) => {
        if (!known.has(id)) faults[`${member}[${index}]`] = [unknownId(what, id)];
      });
    }
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }

  /**
   * Removes ids of deleted entities from all collections of a network. The last id of a list is kept, because an
   * empty list would no longer narrow the collection.
   */
  async synchronize(deviceNetworkId: string): Promise<void> {
    const collection = this.#deps.store.collection(resourceCollections);
    for await (const one of collection.iterate(inNetwork(deviceNetworkId, {}))) {
      const stale = await this.#findUnknownIds(one);
      if (stale.size === 0) continue;
      await this.#deps.store.transaction(async (tx) => {
        const current = await tx.collection(resourceCollections).get(one.id);
        if (current !== undefined) await tx.collection(resourceCollections).put(withoutIds(current, stale));
      });
    }
  }

  /** Returns the unknown IDs of each list. */
  async #findUnknownIds(collection: ResourceCollection): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const stale = new Map<string, ReadonlySet<string>>();
    for (const list of checkedLists) {
      const known = await this.#existingIn(collection.deviceNetworkId, list, collection[list]);
      const gone = collection[list].filter((id) => !known.has(id));
      if (gone.length > 0) stale.set(list, new Set(gone));
    }
    return stale;
  }

  /** Returns the IDs in a list that exist in the network. */
  async #existingIn(
    deviceNetworkId: string,
    list: ListName,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const { store, catalogues } = this.#deps;
    const { collection } = references[list];
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const hasResource = (owner: SmartObject, id: string): boolean =>
      resourceAndInstanceIds(owner, catalogue).includes(id.toLowerCase());
    const found = new Set<string>();
    for (const part of chunksOf(ids, IDS_AT_A_TIME)) {
      const keys = part.map((id) =>
        list === 'resourceIds' ? (parseResourceId(id)?.smartObjectId ?? '') : id,
      );
      const documents = await store.collection(collection).getMany(keys);
      part.forEach((id, index) => {
        const document = documents.get(keys[index] ?? '');
        if (document?.deviceNetworkId !== deviceNetworkId) return;
        if (list !== 'resourceIds' || hasResource(document as SmartObject, id)) found.add(id);
      });
      await nextTurn();
    }
    return found;
  }
}

function withoutIds(
  collection: ResourceCollection,
  stale: ReadonlyMap<string, ReadonlySet<string>>,
): ResourceCollection {
  const lists = checkedLists.map((list) => {
    const kept = collection[list].filter((id) => stale.get(list)?.has(id) !== true);
    const narrows = list !== 'resourceIds';
    return [list, kept.length === 0 && narrows ? collection[list].slice(0, 1) : kept] as const;
  });
  return { ...collection, ...Object.fromEntries(lists) };
}
