import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';

/** Maximum number of loaded names: one page of the API. */
const MAX_NAMES = 1000;

export interface TypeNames {
  readonly objectName: (id: string) => string;
  readonly resourceName: (id: string) => string;
  /** Whether all names are loaded. */
  readonly isLoaded: boolean;
}

/**
 * Names of smart object types and resource types, loaded with one request each. Names that cannot be read are
 * replaced by IDs.
 */
export function useTypeNames(objectIds: readonly string[], resourceIds: readonly string[]): TypeNames {
  const { client, may } = useSession();
  const objects = useNames('smartObjectTypes.list', objectIds, may('SmartObjectType.Read'), (ids, signal) =>
    client.smartObjectTypes.list(
      { Filter: filter('smartObjectTypes.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
      { signal },
    ),
  );
  const resources = useNames('resourceTypes.list', resourceIds, may('ResourceType.Read'), (ids, signal) =>
    client.resourceTypes.list(
      { Filter: filter('resourceTypes.list', { Id: { in: ids } }), PageSize: MAX_NAMES },
      { signal },
    ),
  );
  return useMemo(
    () => ({
      objectName: objects.nameOf,
      resourceName: resources.nameOf,
      isLoaded: objects.isLoaded && resources.isLoaded,
    }),
    [objects, resources],
  );
}

interface Named {
  readonly Id: string;
  readonly Name: string;
  readonly TypeId: number;
}

function useNames(
  operation: string,
  ids: readonly string[],
  mayRead: boolean,
  load: (ids: readonly string[], signal: AbortSignal) => Promise<{ readonly Rows: readonly Named[] }>,
): { readonly nameOf: (id: string) => string; readonly isLoaded: boolean } {
  const wanted = [...new Set(ids)].toSorted().slice(0, MAX_NAMES);
  const enabled = mayRead && wanted.length > 0;
  const found = useQuery({
    queryKey: [operation, 'names', wanted],
    queryFn: ({ signal }) => load(wanted, signal),
    enabled,
    staleTime: 60_000,
  });
  const isLoaded = !enabled || !found.isPending;
  const rows = found.data?.Rows;
  return useMemo(() => {
    const byId = new Map(rows?.map((row) => [row.Id, `${row.Name} (${row.TypeId})`]));
    return { nameOf: (id) => byId.get(id) ?? id, isLoaded };
  }, [rows, isLoaded]);
}
