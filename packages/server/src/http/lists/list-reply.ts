import type { Condition } from '../../store/port.ts';
import type { ReadContext } from '../handler.ts';
import type { PageMessage } from './paging.ts';

/** Responds with a page of the rows that meet all conditions. Shared by lists of several features. */
export type ListReply<Row> = (
  context: ReadContext<unknown>,
  where?: readonly Condition[],
) => Promise<PageMessage<Row>>;

/** Restricts a query by further conditions. */
export function withConditions<Q extends { readonly where?: readonly Condition[] }>(
  query: Q,
  where: readonly Condition[],
): Q {
  return { ...query, where: [...where, ...(query.where ?? [])] };
}
