import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import type { CriterionName, ResourceCollection } from './model/resource-collection.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import { resourceTypes } from '../resource-types/model/resource-type.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import { smartObjectTypes } from '../catalogue/model/smart-object-type.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { tags } from '../tags/model/tag.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { CollectionDefinition, Entity, ReadOnlyCollection } from '../../store/port.ts';
import { resourceAndInstanceIds } from '../device-objects/resource-list.ts';
import { chunksOf, nextTurn } from '../../kernel/turns.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/** Lists of IDs in a collection. */
export type ListName = CriterionName | 'resourceIds';

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

export const checkedLists = Object.keys(references) as readonly ListName[];

/** The store or a transaction. */
export interface Reading {
  collection<T extends Entity>(definition: CollectionDefinition<T>): ReadOnlyCollection<T>;
}

export interface ReferenceDependencies {
  readonly store: Reading;
  readonly catalogues: Catalogues;
}

const IDS_AT_A_TIME = 500;

/** Returns the IDs in a list that exist in the network. */
export async function present(
  { store, catalogues }: ReferenceDependencies,
  deviceNetworkId: string,
  list: ListName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { collection } = references[list];
  const catalogue = await catalogues.forNetwork(deviceNetworkId);
  const found = new Set<string>();
  for (const part of chunksOf(ids, IDS_AT_A_TIME)) {
    const keys = part.map((id) => (list === 'resourceIds' ? (parseResourceId(id)?.smartObjectId ?? '') : id));
    const documents = await store.collection(collection).getMany(keys);
    part.forEach((id, index) => {
      const document = documents.get(keys[index] ?? '');
      if (document?.deviceNetworkId !== deviceNetworkId) return;
      if (list !== 'resourceIds' || hasResource(document as SmartObject, catalogue, id)) found.add(id);
    });
    await nextTurn();
  }
  return found;
}

function hasResource(smartObject: SmartObject, catalogue: NetworkCatalogue, id: string): boolean {
  return resourceAndInstanceIds(smartObject, catalogue).includes(id.toLowerCase());
}

/** Returns the faults of a collection, by request member: unknown IDs, or IDs of another network. */
export async function findFaults(
  deps: ReferenceDependencies,
  deviceNetworkId: string,
  input: Pick<ResourceCollection, ListName>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const list of checkedLists) {
    const { member, what } = references[list];
    const known = await present(deps, deviceNetworkId, list, input[list]);
    input[list].forEach((id, index) => {
      if (!known.has(id)) faults[`${member}[${index}]`] = [unknownId(what, id)];
    });
  }
  return faults;
}
