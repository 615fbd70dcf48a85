import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ActivityLogEntry } from '@muster/sdk/core';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';

const liveTypes = ['activityLog'] as const;

/** A live entry of the activity log. When it changes, the page is loaded again, including children. */
export function useEntry(id: string): UseQueryResult<ActivityLogEntry> {
  const { client } = useSession();
  const reload = useReload();
  useLive({
    types: liveTypes,
    onEvents: (events) => {
      // A parent changes with each of its children.
      if (events.some((event) => event.type === 'activityLog' && event.data.Id === id)) reload();
    },
  });
  return useQuery({
    queryKey: ['activityLogs.get', id],
    queryFn: ({ signal }) => client.activityLogs.get(id, { signal }),
    refetchInterval: useRefetchMs(),
  });
}
