import { inNetwork } from '../../kernel/list-query.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';
import type { JoinedField } from './list-fields.ts';

type Named = Entity & { readonly deviceNetworkId: string; readonly name: string };

/**
 * A field for the name of an entity that rows refer to. It can be filtered: the filter finds the IDs of the entities
 * with such a name.
 *
 * @param idField field of the rows' documents with the ID
 * @param path field that counts as the name; every entity has it
 */
export function nameOf<T extends Named>(
  collection: CollectionDefinition<T>,
  idField: string,
  path = 'name',
): JoinedField {
  return {
    path,
    type: 'text',
    join: (condition, deviceNetworkId) => {
      // Every referenced entity has a name.
      if (condition.op === 'exists') return [{ ...condition, field: idField }];
      const { where = [] } = inNetwork(deviceNetworkId, { where: [condition] });
      return [{ field: idField, op: 'among', value: [{ collection, field: 'id', where }] }];
    },
  };
}
