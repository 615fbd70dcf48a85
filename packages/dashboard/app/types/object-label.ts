import { filter } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';

interface NamedObject {
  readonly TypeId: number;
  readonly Name: string;
  readonly ObjectUrn: string;
}

/** The label of an LwM2M object: ID, name and the version in its URN, such as `3303 Temperature 1.1`. */
export function objectLabel({ TypeId, Name, ObjectUrn }: NamedObject): string {
  const [, , , , , version] = ObjectUrn.split(':');
  return [TypeId, Name, version].filter((part) => part !== undefined).join(' ');
}

/** A smart object type to choose. Its name is its label. */
export interface ObjectChoice {
  readonly Id: string;
  readonly Name: string;
}

interface ChoiceQuery {
  readonly Search?: string;
  readonly Page: number;
  readonly PageSize: number;
}

/** Finds smart object types by name, URN or label, for `EntitySelect`. */
export async function findObjects(
  client: DashboardClient,
  { Search, ...paging }: ChoiceQuery,
  signal: AbortSignal,
): Promise<{ readonly Rows: readonly ObjectChoice[] }> {
  const labelled = /^(\d{1,5}) /.exec(Search ?? '')?.[1];
  const { Rows } = await client.smartObjectTypes.list(
    {
      ...paging,
      Sort: 'TypeId',
      ...(labelled === undefined
        ? { ...(Search === undefined ? {} : { Search }) }
        : { Filter: filter('smartObjectTypes.list', { TypeId: Number(labelled) }) }),
    },
    { signal },
  );
  return { Rows: Rows.map((row) => ({ Id: row.Id, Name: objectLabel(row) })) };
}
