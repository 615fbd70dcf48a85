import type { Query } from '../store/port.ts';

/** Filter, order and page of a list, without the condition on the device network. */
export type ListQuery = Query;

/** Restricts the query to one device network (tenant isolation). */
export function inNetwork(deviceNetworkId: string, query: ListQuery): Query {
  return {
    ...query,
    where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...(query.where ?? [])],
  };
}
