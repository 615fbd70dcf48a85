import { useDeviceTypes } from './device-types.ts';
import { lazy, useMemo, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type DeviceListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { standardText } from '../format/standard-text.ts';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { LazyPart } from '../layout/lazy-part.tsx';
import { EmptyState } from '../layout/notes.tsx';
import type { Selection } from '../layout/selection.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';
import { useOpening } from '../layout/use-opening.ts';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { CreateDevice } from './create-device.tsx';
import { ImportDevices } from './import-devices.tsx';

const columns: readonly Column<DeviceListItem>[] = [
  {
    id: 'Status',
    label: 'Status',
    tight: true,
    cell: (device) => <DeviceStatusMark of={device} />,
  },
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => <Link href={`/devices/${Id}`}>{Name}</Link>,
  },
  {
    id: 'DeviceIdentifier',
    label: 'Endpoint name',
    cell: ({ DeviceIdentifier }) => <span className="mono">{DeviceIdentifier}</span>,
  },
  { id: 'DeviceType.Name', label: 'Type', cell: ({ DeviceType }) => DeviceType?.Name ?? '–' },
  { id: 'LocationName', label: 'Location', cell: ({ LocationName }) => LocationName ?? '–' },
  {
    id: 'LatestRegistrationTime',
    label: 'Latest registration',
    tight: true,
    cell: ({ LatestRegistrationTime }) => timeText(LatestRegistrationTime),
  },
  {
    id: 'RegistrationDate',
    label: 'Created',
    tight: true,
    cell: ({ RegistrationDate }) => timeText(RegistrationDate),
  },
  {
    id: 'DeviceTemplateName',
    label: 'Template',
    isExtra: true,
    cell: ({ DeviceTemplateName }) => DeviceTemplateName ?? '–',
  },
  {
    id: 'DeviceStandard',
    label: 'Protocol',
    isExtra: true,
    tight: true,
    cell: ({ DeviceStandard }) => standardText(DeviceStandard),
  },
  { id: 'InstanceType', label: 'Kind', isExtra: true, tight: true, cell: ({ InstanceType }) => InstanceType },
  {
    id: 'DeregistrationDate',
    label: 'Deregistered',
    isExtra: true,
    tight: true,
    cell: ({ DeregistrationDate }) => timeText(DeregistrationDate),
  },
  { id: 'Id', label: 'ID', isExtra: true, cell: ({ Id }) => <span className="mono">{Id}</span> },
];

const sortable = [
  'Status',
  'Name',
  'DeviceIdentifier',
  'LatestRegistrationTime',
  'RegistrationDate',
  'DeviceStandard',
  'DeregistrationDate',
  'Id',
] as const;
/** Conditions of the statuses. A device that never registered is offline in the API. */
const STATUSES = {
  online: { Status: 'online' },
  offline: { Status: 'offline', LatestRegistrationTime: { exists: true } },
  'never registered': { Status: 'offline', LatestRegistrationTime: { exists: false } },
  Deregistered: { Status: 'Deregistered' },
} as const;
const liveTypes = ['device.registered', 'device.deregistered', 'device.offline'] as const;

const BulkActions = lazy(() => import('./bulk-actions.tsx'));
const actions = (selection: Selection<DeviceListItem>): ReactElement => (
  <LazyPart>
    <BulkActions selection={selection} />
  </LazyPart>
);

/** All devices of the network, paged by the server. */
export default function DevicesPage(): ReactElement {
  useTitle('Devices');
  const { client, may } = useSession();
  const [creating, setCreating] = useOpening('create', may('Device.Create'));
  const [importing, setImporting] = useOpening('import', may('Device.Create'));
  useLive({ types: liveTypes, onEvents: useReload('devices.list') });
  return (
    <>
      <div className="page-head">
        <h1>Devices</h1>
        <div className="actions">
          {may('Device.Create') && (
            <>
              <Button variant="default" onClick={() => setImporting(true)}>
                Create from a file
              </Button>
              <Button onClick={() => setCreating(true)}>Create a device</Button>
            </>
          )}
        </div>
      </div>
      <section className="panel" aria-label="List of devices">
        <EntityList
          what="devices"
          operation="devices.list"
          load={(query, signal) => client.devices.list(query, { signal })}
          columns={columns}
          sortable={sortable}
          filters={useFilters()}
          condition={conditionOf}
          searches="Name or endpoint name"
          cli={['devices', 'list']}
          empty={<NoDevices />}
          refetchMs={useRefetchMs()}
          {...(['Device.Update', 'Device.Delete', 'Resource.Read'].some(may) && { actions })}
        />
      </section>
      {creating && <CreateDevice onClose={() => setCreating(false)} />}
      {importing && <ImportDevices onClose={() => setImporting(false)} />}
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const types = useDeviceTypes();
  return useMemo(
    () => [
      {
        name: 'status',
        label: 'Status',
        options: Object.keys(STATUSES).map((value) => ({ value, label: value })),
      },
      {
        name: 'type',
        label: 'Type',
        options: types?.map(({ Id, Name }) => ({ value: Id, label: Name })),
      },
    ],
    [types],
  );
}

function conditionOf({ status, type }: Readonly<Record<string, string>>): string | undefined {
  if (status === undefined && type === undefined) return undefined;
  return filter('devices.list', {
    ...STATUSES[status as keyof typeof STATUSES],
    ...(type === undefined ? {} : { DeviceTypeId: type }),
  });
}

const NoDevices = (): ReactElement => (
  <EmptyState
    title="This device network has no devices yet."
    cli="muster devices create --device-identifier press-7 --device-type 'Generic LwM2M'"
  >
    Create a device here or with the command line. It is online as soon as it registers.
  </EmptyState>
);
