import type { ListFields } from './generated/list-fields.ts';

/** ID of an operation that can be filtered and sorted, such as `devices.list`. */
export type ListId = keyof ListFields;

/** The fields that can be used in Filter for a list. */
export type FilterField<Id extends ListId> = ListFields[Id]['filterable'];

/** One sort key: a field, with a minus for descending order. */
export type SortKey<Id extends ListId> = ListFields[Id]['sortable'] | `-${ListFields[Id]['sortable']}`;

/** Sort keys of a list, separated by commas. The compiler checks only the first key. */
export type SortOf<Id extends ListId> = SortKey<Id> | `${SortKey<Id>},${string}`;
