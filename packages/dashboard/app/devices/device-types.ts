import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-context.ts';

export interface TypeChoice {
  readonly Id: string;
  readonly Name: string;
}

/** Device types by name. Undefined while they are loading, and for keys that cannot read them. */
export function useDeviceTypes(): readonly TypeChoice[] | undefined {
  const { client, may } = useSession();
  const types = useQuery({
    queryKey: ['deviceTypes.list'],
    queryFn: ({ signal }) => client.deviceTypes.list({ PageSize: 1000, Sort: 'Name' }, { signal }),
    enabled: may('DeviceType.Read'),
    staleTime: 60_000,
  });
  return types.data?.Rows;
}
