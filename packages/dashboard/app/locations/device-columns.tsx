import type { DeviceListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeviceStatusMark } from '../layout/status-mark.tsx';

/** Columns of the devices of a location or gateway. */
export const deviceColumns: readonly Column<DeviceListItem>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: (device) => <DeviceStatusMark of={device} /> },
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/devices/${Id}`}>{Name}</Link> },
  {
    id: 'DeviceIdentifier',
    label: 'Endpoint name',
    cell: ({ DeviceIdentifier }) => <span className="mono">{DeviceIdentifier}</span>,
  },
  { id: 'LocationName', label: 'Location', cell: ({ LocationName }) => LocationName ?? '–' },
  {
    id: 'LatestRegistrationTime',
    label: 'Latest registration',
    tight: true,
    cell: ({ LatestRegistrationTime }) => timeText(LatestRegistrationTime),
  },
];

/** Columns by which the API can sort. */
export const deviceSortable = ['Status', 'Name', 'DeviceIdentifier', 'LatestRegistrationTime'] as const;

/** Events that change rows of the list. */
export const deviceEvents = ['device.registered', 'device.deregistered', 'device.offline'] as const;
