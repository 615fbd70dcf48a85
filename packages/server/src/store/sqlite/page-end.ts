import type { Query } from '../../domain/ports/store.ts';

/** Where a page is, seen from the nearer end of its list. */
export interface PageEnd {
  /** The list from that end on, without offset and limit. */
  readonly query: Query;
  /** Whether that end is the last row. */
  readonly isReversed: boolean;
  /** Rows before those of the page. */
  readonly skipped: number;
  /** Rows of the page. */
  readonly wanted: number;
}

/** @param total how many documents match */
export function pageEndOf({ offset = 0, limit, ...query }: Query, total: number): PageEnd {
  const wanted = Math.max(0, Math.min(limit ?? total, total - offset));
  if (offset + wanted <= total / 2) return { query, isReversed: false, skipped: offset, wanted };
  return { query: reversed(query), isReversed: true, skipped: total - offset - wanted, wanted };
}

/** Rows that were found from an end of a list, in the order of the list. */
export function inOrder<T>(rows: readonly T[], { isReversed }: PageEnd): T[] {
  return isReversed ? rows.toReversed() : [...rows];
}

/** The same query from its other end. */
function reversed(query: Query): Query {
  const sort = query.sort === undefined || query.sort.length === 0 ? byId : query.sort;
  return {
    ...query,
    sort: sort.map(({ field, direction }) => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' })),
  };
}

const byId = [{ field: 'id', direction: 'asc' }] as const;
