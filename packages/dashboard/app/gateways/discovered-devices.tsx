import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { ErrorNote } from '../layout/notes.tsx';
import { useRefetchMs } from '../live/use-live.ts';
import { useSession } from '../session/session-context.ts';

/** Endpoint names without a device that have tried to register since the start of a discovery. */
export function DiscoveredDevices({ gatewayId }: { readonly gatewayId: string }): ReactElement {
  const { client } = useSession();
  const refetchInterval = useRefetchMs();
  const found = useQuery({
    queryKey: ['devices.listDiscovered', gatewayId],
    queryFn: async ({ signal }) => {
      const seen = await client.devices.listDiscovered({}, { signal });
      return seen.filter(({ DataCollectorId }) => DataCollectorId === gatewayId);
    },
    refetchInterval,
  });
  return (
    <>
      <p className="dim small">
        A discovery takes 60 seconds. Unknown endpoints that try to register without security in that time
        appear here.
      </p>
      {found.isError && <ErrorNote error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && found.data.length > 0 && (
        <ul className="lines" aria-label="Discovered endpoints">
          {found.data.map(({ Endpoint, LwM2MVersion, LastObserved }) => (
            <li key={Endpoint}>
              <span className="mono break">{Endpoint}</span>
              <span className="dim">
                LwM2M {LwM2MVersion}, {timeText(LastObserved)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <CliLine cli="muster devices list-discovered" />
    </>
  );
}
