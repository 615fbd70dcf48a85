import { useDeviceTypes } from './device-types.ts';
import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { filter, type DeviceListItem } from '@muster/sdk/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';
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
];

const sortable = [
  'Status',
  'Name',
  'DeviceIdentifier',
  'LatestRegistrationTime',
  'RegistrationDate',
] as const;
/** Conditions of the statuses. A device that never registered is offline in the API. */
const STATUSES = {
  online: { Status: 'online' },
  offline: { Status: 'offline', LatestRegistrationTime: { exists: true } },
  'never registered': { Status: 'offline', LatestRegistrationTime: { exists: false } },
  Deregistered: { Status: 'Deregistered' },
} as const;
const liveTypes = ['device.registered', 'device.deregistered', 'device.offline'] as const;

/** All devices of the network, paged by the server. */
export default function DevicesPage(): ReactElement {
  useTitle('Devices');
  const { client, may } = useSession();
  const [dialog, setDialog] = useState<'one' | 'file'>();
  useLive({ types: liveTypes, onEvents: useReload('devices.list') });
  return (
    <>
      <div className="page-head">
        <h1>Devices</h1>
        <div className="actions">
          {may('Device.Create') && (
            <>
              <Button variant="default" onClick={() => setDialog('file')}>
                Create from a file
              </Button>
              <Button onClick={() => setDialog('one')}>Create a device</Button>
            </>
          )}
        </div>
      </div>
      <section className="panel" aria-label="List of devices">
        <EntityList
          what="devices"
          operation="devices.list"
          load={(query, signal) => client.devices.list({ ...query, signal })}
          columns={columns}
          sortable={sortable}
          filters={useFilters()}
          condition={conditionOf}
          searches="Name or endpoint name"
          cli={['devices', 'list']}
          empty={<NoDevices />}
          refetchMs={useRefetchMs()}
        />
      </section>
      {dialog === 'one' && <CreateDevice onClose={() => setDialog(undefined)} />}
      {dialog === 'file' && <ImportDevices onClose={() => setDialog(undefined)} />}
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const types = useDeviceTypes();
  const versions = useFirmwareVersions();
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
      {
        name: 'firmware',
        label: 'Firmware version',
        options: versions.map((value) => ({ value, label: value })),
      },
    ],
    [types, versions],
  );
}

/** The most frequent firmware versions, and the one in the URL. */
function useFirmwareVersions(): readonly string[] {
  const { client } = useSession();
  const [query] = useSearchParams();
  const wanted = query.get('firmware');
  const { data } = useQuery({
    queryKey: ['overview.get'],
    queryFn: ({ signal }) => client.overview.get({ signal }),
  });
  const found = data?.FirmwareVersions;
  return useMemo(
    () => [...new Set([...(found ?? []).map(({ Version }) => Version), ...(wanted ? [wanted] : [])])],
    [found, wanted],
  );
}

function conditionOf({ status, type, firmware }: Readonly<Record<string, string>>): string | undefined {
  if (status === undefined && type === undefined && firmware === undefined) return undefined;
  return filter('devices.list', {
    ...STATUSES[status as keyof typeof STATUSES],
    ...(type === undefined ? {} : { DeviceTypeId: type }),
    ...(firmware === undefined ? {} : { FirmwareVersion: firmware }),
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
