import type { AnyCollectionDefinition, Query } from '../../domain/ports/store.ts';
import { indexedFields } from './schema.ts';

/** The table of a collection's indexes aside, as a collection of its own. */
export function asideOf({ name, aside = [] }: AnyCollectionDefinition): AnyCollectionDefinition {
  return { name: `aside_${name}`, indexes: aside };
}

/** Whether a query names no other fields than those of such a table. */
export function knowsQuery(
  aside: AnyCollectionDefinition,
  { where = [], sort = [], search }: Query,
): boolean {
  const known = new Set(['id', ...indexedFields(aside)]);
  const fields = [...where, ...sort].map((one) => one.field);
  return [...fields, ...(search?.fields ?? [])].every((field) => known.has(field));
}
