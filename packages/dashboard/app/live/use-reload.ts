import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Minimum milliseconds between reloads, because all devices of a fleet can register at the same time. */
const RELOAD_MS = 1_000;

/**
 * Returns a function that soon loads queries again, once for all calls within a second.
 *
 * @param queryKey selects the queries; by default, all queries of the page
 */
export function useReload(...queryKey: QueryKey): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = JSON.stringify(queryKey);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const key = JSON.parse(name) as QueryKey;
      void queries.invalidateQueries(key.length === 0 ? {} : { queryKey: key });
    }, RELOAD_MS);
  }, [queries, name]);
}
