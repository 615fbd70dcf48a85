import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { NotFoundError, type Device, type DeviceTree } from '@muster/sdk/core';
import { Link, useLocation, useSearchParams } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { changesDevice, latestOf, withValues } from './apply-events.ts';
import { deviceWord } from './device-words.ts';
import { ObjectsTab } from './objects-tab.tsx';

const RegistrationTab = lazy(() => import('./registration-tab.tsx'));
const SecurityTab = lazy(() => import('./security-tab.tsx'));
const SettingsTab = lazy(() => import('./settings-tab.tsx'));
const PositionsTab = lazy(() => import('./positions-tab.tsx'));
const ActivityTab = lazy(() => import('./activity-tab.tsx'));
const QueueTab = lazy(() => import('./queue-tab.tsx'));
const FirmwareTab = lazy(() => import('./firmware-tab.tsx'));

const tabs = [
  { id: 'objects', label: 'Objects', permission: 'SmartObject.Read' },
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

/** Smart objects on a page of the tree. */
const OBJECTS_PER_PAGE = 100;

/** One device with all that belongs to it. */
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
      session.client.devices.tree(id, { Page: page, PageSize: OBJECTS_PER_PAGE, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
  useTitle(tree.data?.Device.Name ?? 'Device');
  const reload = useReload();
  useLive({
    types: liveTypes,
    deviceId: id,
    onEvents: (events) => {
      queries.setQueryData<DeviceTree>(queryKey, (known) => known && withValues(known, latestOf(events)));
      if (changesDevice(events)) reload();
    },
  });
  if (tree.isPending) return <Loading what="the device" />;
  if (tree.error instanceof NotFoundError)
    return (
      <EmptyState title="There is no such device in this device network.">
        <Link href="/devices">Go to the list of devices</Link>
      </EmptyState>
    );
  if (tree.data === undefined) return <ErrorNote error={tree.error} onRetry={() => void tree.refetch()} />;
  return (
    <>
      <Head device={tree.data.Device} />
      {tree.isError && <ErrorNote error={tree.error} onRetry={() => void tree.refetch()} />}
      <TabBar
        tree={tree.data}
        onObjectsPage={(objects) => setQuery(withPart(query, 'objects', String(objects)))}
      />
    </>
  );
}

function withPart(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return next;
}

function Head({ device }: { readonly device: Device }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [, navigate] = useLocation();
  const [deleting, setDeleting] = useState(false);
  const cli = cliLine('devices', 'delete', deviceWord(device));
  const remove = async (): Promise<void> => {
    setDeleting(false);
    const done = await run({
      title: `Delete the device ${device.Name}`,
      cli,
      send: () => client.devices.delete(device.Id),
    });
    if (done) navigate('/devices');
  };
  return (
    <div className="page-head">
      <h1>{device.Name}</h1>
      <DeviceStatusMark status={device.Status} />
      {device.DeviceIdentifier !== device.Name && (
        <span className="mono break">{device.DeviceIdentifier}</span>
      )}
      <span className="dim break">
        {[device.DeviceTypeName, device.LocationName].filter(Boolean).join(' · ')}
      </span>
      <div className="actions">
        {may('Device.Delete') && (
          <Button variant="default" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title="Delete the device"
          action="Delete"
          cli={cli}
          onConfirm={() => void remove()}
          onClose={() => setDeleting(false)}
        >
          {device.Name} loses its smart objects, values, settings and credentials. It cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}

function TabBar(props: {
  readonly tree: DeviceTree;
  readonly onObjectsPage: (page: number) => void;
}): ReactElement {
  const { may } = useSession();
  const [query, setQuery] = useSearchParams();
  const shown = tabs.filter(({ permission }) => may(permission));
  const current = shown.find(({ id }) => id === query.get('tab')) ?? shown[0];
  if (current === undefined) return <EmptyState title="This key cannot see more of the device." />;
  const choose = (id: TabId): void => setQuery(withPart(query, 'tab', id));
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Parts of the device">
        {shown.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current.id}
            aria-controls="tab-panel"
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={({ key, currentTarget }) => {
              const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = shown[(index + step + shown.length) % shown.length];
              if (step === 0 || next === undefined) return;
              choose(next.id);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${current.id}`} className="tab-panel">
        <Suspense fallback={<Loading what={current.label.toLowerCase()} />}>
          <TabContent id={current.id} {...props} />
        </Suspense>
        {current.id === 'objects' && (
          <CliLine cli={cliLine('devices', 'show', deviceWord(props.tree.Device))} />
        )}
      </div>
    </>
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
      return <ObjectsTab tree={tree} onPage={props.onObjectsPage} />;
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
