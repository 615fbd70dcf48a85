import { filter, type LocationListItem } from '@muster/sdk/core';
import type { Choice } from '../layout/choice-labels.ts';
import type { DashboardClient } from '../session/client.ts';

interface ChoiceQuery {
  readonly Search?: string;
  readonly Page: number;
  readonly PageSize: number;
}

/** Finds locations by the last name of their path, for `EntitySelect`. Their names are paths, such as `Plant/Hall 1`. */
export async function findLocations(
  { locations }: DashboardClient,
  { Search, ...paging }: ChoiceQuery,
  signal: AbortSignal,
): Promise<{ readonly Rows: readonly Choice[] }> {
  const name = lastName(Search ?? '');
  const { Rows } = await locations.list(
    { ...paging, Sort: 'Name', ...(name === '' ? {} : { Search: name }) },
    { signal },
  );
  const known = new Map(Rows.map((row) => [row.Id, row]));
  for (let ids = unknownParents(known); ids.length > 0; ids = unknownParents(known)) {
    const Filter = filter('locations.list', { Id: { in: ids } });
    const parents = await locations.list({ Filter, PageSize: paging.PageSize }, { signal });
    if (parents.Rows.length === 0) break;
    for (const row of parents.Rows) known.set(row.Id, row);
  }
  return { Rows: Rows.map((row) => ({ Id: row.Id, Name: pathOf(row, known) })) };
}

/** The last name of a path. */
export const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const unknownParents = (known: ReadonlyMap<string, LocationListItem>): string[] => [
  ...new Set(
    [...known.values()].flatMap(({ ParentLocationId: id }) =>
      id === undefined || known.has(id) ? [] : [id],
    ),
  ),
];

/** The names from the root location, which is only in its own path, to the location. */
function pathOf(location: LocationListItem, known: ReadonlyMap<string, LocationListItem>): string {
  const parent = known.get(location.ParentLocationId ?? '');
  return parent?.ParentLocationId === undefined ? location.Name : `${pathOf(parent, known)}/${location.Name}`;
}
