import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Setting } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';

/** The settings of a device, including inherited ones. */
export function useSettings(deviceId: string): UseQueryResult<Setting[]> {
  const { client } = useSession();
  return useQuery({
    queryKey: ['devices.listSettings', deviceId],
    queryFn: ({ signal }) => client.devices.listSettings(deviceId, { signal }),
  });
}
