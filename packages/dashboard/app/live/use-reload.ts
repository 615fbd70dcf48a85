import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** At most one reload in this time: the devices of a fleet can register all at once. */
const RELOAD_MS = 1_000;

/**
 * A function that has queries read again soon, once for all calls of a second.
 *
 * @param queryKey which queries; all of the page by default
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
