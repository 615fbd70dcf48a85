import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Minimum milliseconds between reloads, because all devices of a fleet can register at the same time. */
const RELOAD_MS = 1_000;

/**
 * Returns a function that soon loads queries again, once for all calls within a second. A load in progress ends first: if
 * each event aborted it, a service that needs more than a second to answer would never be shown while events arrive.
 *
 * @param queryKey selects the queries; by default, all queries of the page
 */
export function useReload(...queryKey: QueryKey): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = JSON.stringify(queryKey);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => void load(), RELOAD_MS);
    async function load(): Promise<void> {
      const key = JSON.parse(name) as QueryKey;
      const wanted = key.length === 0 ? {} : { queryKey: key };
      // An answer that was requested before the event may not show it, so it is loaded again.
      if (queries.isFetching(wanted) > 0) await queries.refetchQueries(wanted, { cancelRefetch: false });
      timer.current = undefined;
      await queries.invalidateQueries(wanted, { cancelRefetch: false });
    }
  }, [queries, name]);
}
