import type { Query } from './ports/store.ts';

/** What a list is narrowed to, ordered by and cut to, without the condition on the device network. */
export type ListQuery = Query;

/** The query within one device network: networks are walls. */
export function inNetwork(deviceNetworkId: string, query: ListQuery): Query {
  return {
    ...query,
    where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...(query.where ?? [])],
  };
}
