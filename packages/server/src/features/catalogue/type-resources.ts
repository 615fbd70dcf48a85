import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import type { SmartObjectType } from './model/smart-object-type.ts';
import type { Reader } from '../../store/port.ts';

/** Returns the resource types of smart object types, by ID. */
export function resourcesOfTypes(
  reader: Pick<Reader, 'collection'>,
  types: Iterable<SmartObjectType>,
): Promise<ReadonlyMap<string, ResourceType>> {
  const ids = Array.from(types).flatMap((type) =>
    type.resourceTypeInstances.map((one) => one.resourceTypeId),
  );
  return reader.collection(resourceTypes).getMany(new Set(ids));
}

/** Returns the resource types of one smart object type, ordered by resource ID. */
export function resourcesOfType(
  type: SmartObjectType,
  resources: ReadonlyMap<string, ResourceType>,
): ResourceType[] {
  return type.resourceTypeInstances
    .flatMap((one) => resources.get(one.resourceTypeId) ?? [])
    .sort((a, b) => a.typeId - b.typeId);
}
