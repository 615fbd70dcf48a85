/* oxlint-disable typescript/no-deprecated -- No other member says whether a gateway listens. */
import type { DataCollectorListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { StatusMark } from '../layout/status-mark.tsx';

/** Shows whether a gateway receives devices. */
export function GatewayStatusMark(props: {
  readonly gateway: Pick<DataCollectorListItem, 'IsBlacklisted' | 'ContactLost'>;
}): ReturnType<typeof StatusMark> {
  const { IsBlacklisted, ContactLost } = props.gateway;
  if (IsBlacklisted) return <StatusMark tone="warn" icon="dash" text="Blacklisted" />;
  // Gateways of other regions do not report whether they listen.
  if (ContactLost === undefined) return <StatusMark tone="neutral" icon="info" text="Unknown" />;
  return ContactLost ? (
    <StatusMark tone="bad" icon="cross" text="Contact lost" />
  ) : (
    <StatusMark tone="good" icon="check" text="Connected" />
  );
}

/** Columns of a list of gateways. */
export const gatewayColumns: readonly Column<DataCollectorListItem>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: (gateway) => <GatewayStatusMark gateway={gateway} /> },
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/gateways/${Id}`}>{Name}</Link> },
  { id: 'Region', label: 'Region', cell: ({ Region }) => Region },
  {
    id: 'DataCollectorTypeName',
    label: 'Type',
    cell: ({ DataCollectorTypeName }) => DataCollectorTypeName ?? '–',
  },
  { id: 'LocationName', label: 'Location', cell: ({ LocationName }) => LocationName ?? '–' },
  {
    id: 'NbrOfDevices',
    label: 'Devices',
    tight: true,
    cell: ({ NbrOfDevices }) => countText(NbrOfDevices),
  },
  {
    id: 'SoftwareVersion',
    label: 'Version',
    tight: true,
    cell: ({ SoftwareVersion }) => SoftwareVersion ?? '–',
  },
  { id: 'LastSeen', label: 'Latest status', tight: true, cell: ({ LastSeen }) => timeText(LastSeen) },
];

/** Columns by which the API can sort. */
export const gatewaySortable = ['Name', 'Region'] as const;
