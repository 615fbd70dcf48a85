import type { Condition } from '../../store/port.ts';
import type { ReadContext } from '../handler.ts';
import type { PageMessage } from './paging.ts';

/** Answers with a page of the rows that meet all conditions. Lists of several features share it. */
export type ListReply<Row> = (
  context: ReadContext<unknown>,
  where?: readonly Condition[],
) => Promise<PageMessage<Row>>;

/** The query, restricted to rows that meet further conditions. */
export function narrowed<Q extends { readonly where?: readonly Condition[] }>(
  query: Q,
  where: readonly Condition[],
): Q {
  return { ...query, where: [...where, ...(query.where ?? [])] };
}
