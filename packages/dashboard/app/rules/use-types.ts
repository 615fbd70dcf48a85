import { useQueries, useQuery } from '@tanstack/react-query';
import type { ResourceType, SmartObjectTypeListItem } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';

/** The objects defined in the network, and the resources of the objects in use. */
export interface TypeCatalogue {
  /** Ordered by LwM2M ID. */
  readonly list: readonly SmartObjectTypeListItem[];
  /** Undefined while they are loading. */
  readonly resourcesOf: (smartObjectTypeId: string) => readonly ResourceType[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | undefined;
}

/** @param used IDs of the objects whose resources are needed */
export function useTypes(used: readonly string[]): TypeCatalogue {
  const { client, may } = useSession();
  const enabled = may('SmartObjectType.Read');
  const list = useQuery({
    queryKey: ['smartObjectTypes.list', 'all'],
    queryFn: ({ signal }) => client.smartObjectTypes.list({ PageSize: 1_000, Sort: 'TypeId' }, { signal }),
    staleTime: 60_000,
    enabled,
  });
  const ids = [...new Set(used)].filter((id) => id !== '');
  const types = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['smartObjectTypes.get', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => client.smartObjectTypes.get(id, { signal }),
      staleTime: 60_000,
      enabled,
    })),
  });
  const byId = new Map(types.flatMap(({ data }) => (data === undefined ? [] : [[data.Id, data] as const])));
  return {
    list: list.data?.Rows ?? [],
    resourcesOf: (id) => byId.get(id)?.ResourceTypes,
    isPending: enabled && list.isPending,
    error: [list, ...types].find(({ error }) => error !== null)?.error ?? undefined,
  };
}
