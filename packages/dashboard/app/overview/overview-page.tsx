import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Overview } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useLiveStatus } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { ActivityPanels } from './activity-panels.tsx';
import { ClockNote } from './clock-note.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { FirmwarePanel } from './firmware-panel.tsx';
import { GatewaysPanel } from './gateways-panel.tsx';
import { HistoryPanels } from './history-panel.tsx';
import { OfflinePanel } from './offline-panel.tsx';
import { TrafficPanel } from './traffic-panel.tsx';
import { UnavailablePanel } from './unavailable-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';
import { ratesOf, withRates, type Rates } from './traffic.ts';

const liveTypes = [
  'traffic',
  'device.registered',
  'device.deregistered',
  'device.offline',
  'smartObject.available',
  'smartObject.unavailable',
  'event.active',
  'event.reset',
] as const;

/** The state of the fleet at a glance. */
export default function OverviewPage(): ReactElement {
  useTitle('Overview');
  const { client, network } = useSession();
  const live = useLiveStatus();
  const overview = useQuery({
    queryKey: ['overview.get'],
    queryFn: ({ signal }) => client.overview.get({ signal }),
    // Firmware updates, queues and gateways have no events themselves.
    refetchInterval: 5_000,
  });
  const [rates, setRates] = useState<readonly Rates[]>([]);
  const reload = useReload('overview.get');
  useLive({
    types: liveTypes,
    onEvents: (events) => {
      const next = events.flatMap((event) =>
        event.type === 'traffic' ? [ratesOf(event.time, event.data)] : [],
      );
      if (next.length > 0) setRates((known) => withRates(known, next));
      if (next.length < events.length) reload();
    },
  });
  return (
    <>
      <div className="page-head">
        <h1>{network.Name}</h1>
        {overview.data !== undefined && (
          <span className="dim small">State at {timeText(overview.data.Time)}</span>
        )}
      </div>
      <ClockNote />
      {overview.isPending && <Loading what="the overview" />}
      {overview.isError && <ErrorNote error={overview.error} onRetry={() => void overview.refetch()} />}
      {overview.data !== undefined && (
        <Panels overview={overview.data} rates={live.kind === 'forbidden' ? undefined : rates} />
      )}
      <CliLine cli="muster overview get" />
    </>
  );
}

function Panels(props: {
  readonly overview: Overview;
  readonly rates: readonly Rates[] | undefined;
}): ReactElement {
  const { overview, rates } = props;
  return (
    <>
      {overview.Devices?.Total === 0 && (
        <EmptyState
          title="This device network has no devices yet."
          cli="muster devices create --device-identifier press-7 --device-type 'Generic LwM2M'"
        >
          Create a device on the page Devices or with the command line, and let it register. Or let simulated
          devices register: <code>muster up</code>.
        </EmptyState>
      )}
      <div className="tiles">
        {overview.Devices !== undefined && (
          <DevicesPanel counts={overview.Devices} unavailable={overview.UnavailableSmartObjects} />
        )}
        {rates !== undefined && <TrafficPanel rates={rates} />}
        <HistoryPanels />
        {overview.ActiveEvents !== undefined && <EventsPanel counts={overview.ActiveEvents} />}
        {overview.OfflineDevices !== undefined && <OfflinePanel devices={overview.OfflineDevices} />}
        {overview.UnavailableObjects !== undefined && (
          <UnavailablePanel
            total={overview.UnavailableSmartObjects ?? 0}
            objects={overview.UnavailableObjects}
          />
        )}
        <FleetPanels overview={overview} />
        {overview.FirmwareUpdates !== undefined && <FirmwarePanel counts={overview.FirmwareUpdates} />}
        {overview.DataCollectors !== undefined && (
          <GatewaysPanel counts={overview.DataCollectors} queued={overview.QueueItems} />
        )}
      </div>
    </>
  );
}

/** Devices by activity and by firmware version. */
function FleetPanels({ overview }: { readonly overview: Overview }): ReactElement {
  const { DeviceActivity, Devices, FirmwareVersions = [] } = overview;
  return (
    <>
      {DeviceActivity !== undefined && <ActivityPanels activity={DeviceActivity} />}
      {FirmwareVersions.length > 0 && (
        <VersionsPanel versions={FirmwareVersions} total={Devices?.Total ?? 0} />
      )}
    </>
  );
}
