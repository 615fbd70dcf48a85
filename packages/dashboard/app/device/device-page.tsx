import { lazy, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Device, type DeviceTree } from '@muster/sdk/core';
import { useLocation, useSearchParams } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { changesDevice, latestOf, withValues } from './apply-events.ts';
import { DeviceForm } from './device-form.tsx';
import { deviceWord } from './device-words.ts';
import { ObjectsTab } from './objects-tab.tsx';

const ValuesTab = lazy(() => import('./values-tab.tsx'));
const RegistrationTab = lazy(() => import('./registration-tab.tsx'));
const SecurityTab = lazy(() => import('./security-tab.tsx'));
const SettingsTab = lazy(() => import('./settings-tab.tsx'));
const PositionsTab = lazy(() => import('./positions-tab.tsx'));
const ActivityTab = lazy(() => import('./activity-tab.tsx'));
const QueueTab = lazy(() => import('./queue-tab.tsx'));
const FirmwareTab = lazy(() => import('./firmware-tab.tsx'));

const tabs = [
  { id: 'objects', label: 'Objects', permission: 'SmartObject.Read' },
  { id: 'values', label: 'Values', permission: 'Measurement.Read' },
  { id: 'registration', label: 'Registration', permission: 'Device.Read' },
  { id: 'security', label: 'Security', permission: 'Setting.Read' },
  { id: 'settings', label: 'Settings', permission: 'Setting.Read' },
  { id: 'positions', label: 'Positions', permission: 'Position.Read' },
  { id: 'activity', label: 'Activity', permission: 'ActivityLog.Read' },
  { id: 'queue', label: 'Queue', permission: 'QueueItem.Read' },
  { id: 'firmware', label: 'Firmware', permission: 'Device.Read' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const liveTypes = [
  'measurement',
  'smartObject.available',
  'smartObject.unavailable',
  'device.registered',
  'device.updated',
  'device.deregistered',
  'device.offline',
  'activityLog',
] as const;

/** Maximum number of smart objects per page of the tree. */
const OBJECTS_PER_PAGE = 100;

/** A device and all its tabs. */
export default function DevicePage({ id }: { readonly id: string }): ReactElement {
  const session = useSession();
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('objects') ?? '1', 10) || 1);
  const queryKey = ['devices.tree', id, page];
  const refetchInterval = useRefetchMs();
  const tree = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      session.client.devices.tree(id, { Page: page, PageSize: OBJECTS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  useTitle(tree.data?.Device.Name ?? 'Device');
  const reload = useReload();
  useLive({
    types: session.may('ActivityLog.Read') ? liveTypes : liveTypes.filter((type) => type !== 'activityLog'),
    deviceId: id,
    onEvents: (events) => {
      queries.setQueryData<DeviceTree>(queryKey, (known) => known && withValues(known, latestOf(events)));
      if (changesDevice(events)) reload();
    },
  });
  return (
    <Loaded what="device" list="/devices" query={tree}>
      {(loaded) => (
        <>
          <Head device={loaded.Device} />
          <TabBar
            label="Parts of the device"
            tabs={tabs}
            content={(tab) => (
              <TabContent
                id={tab}
                tree={loaded}
                onObjectsPage={(objects) => setQuery(withPart(query, 'objects', String(objects)))}
              />
            )}
          />
        </>
      )}
    </Loaded>
  );
}

function withPart(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return next;
}

function Head({ device }: { readonly device: Device }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  return (
    <div className="page-head">
      <h1>{device.Name}</h1>
      <DeviceStatusMark of={device} />
      {device.DeviceIdentifier !== device.Name && (
        <span className="mono break">{device.DeviceIdentifier}</span>
      )}
      <span className="dim break">
        {[device.DeviceTypeName, device.LocationName, ...(device.Tags ?? []).map(({ Name }) => Name)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <div className="actions">
        {may('Device.Update') && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {may('Device.Delete') && (
          <DeleteButton
            what={`the device ${device.Name}`}
            cli={cliLine('devices', 'delete', deviceWord(device))}
            send={() => client.devices.delete(device.Id)}
            onDeleted={() => navigate('/devices')}
          >
            {device.Name} loses its smart objects, values, settings and credentials. It cannot be undone.
          </DeleteButton>
        )}
      </div>
      {editing && <DeviceForm device={device} onClose={() => setEditing(false)} />}
    </div>
  );
}

function TabContent(props: {
  readonly id: TabId;
  readonly tree: DeviceTree;
  readonly onObjectsPage: (page: number) => void;
}): ReactElement {
  const { tree } = props;
  switch (props.id) {
    case 'objects':
      return (
        <>
          <ObjectsTab tree={tree} onPage={props.onObjectsPage} />
          <CliLine cli={cliLine('devices', 'show', deviceWord(tree.Device))} />
        </>
      );
    case 'values':
      return <ValuesTab tree={tree} />;
    case 'registration':
      return <RegistrationTab tree={tree} />;
    case 'security':
      return <SecurityTab tree={tree} />;
    case 'settings':
      return <SettingsTab device={tree.Device} />;
    case 'positions':
      return <PositionsTab device={tree.Device} />;
    case 'activity':
      return <ActivityTab device={tree.Device} />;
    case 'queue':
      return <QueueTab device={tree.Device} />;
    case 'firmware':
      return <FirmwareTab device={tree.Device} />;
  }
}
