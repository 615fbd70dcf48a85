import { useMemo, type ReactElement } from 'react';
import type { Setting } from '@muster/sdk/core';
import { DataTable, type Column } from '../layout/data-table.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { SOURCES } from '../settings/setting-owner.ts';

type Row = Omit<Setting, 'Id'> & { readonly Id: string };

const columns: readonly Column<Row>[] = [
  { id: 'Key', label: 'Setting', cell: ({ Key }) => <span className="mono">{Key}</span> },
  {
    id: 'Value',
    label: 'Value',
    cell: ({ IsSecret, Value }) =>
      IsSecret ? <StatusMark tone="neutral" icon="lock" text="Set, never shown" /> : (Value ?? '–'),
  },
  {
    id: 'From',
    label: 'From',
    cell: ({ IsInherited, InheritedFrom }) =>
      IsInherited ? (InheritedFrom === undefined ? 'inherited' : SOURCES[InheritedFrom]) : 'this device',
  },
];

/** Settings with their source. The service never returns secrets. */
export function SettingsTable(props: {
  readonly caption: string;
  readonly settings: readonly Setting[];
}): ReactElement {
  const { settings } = props;
  const rows = useMemo(
    () => settings.map((one): Row => ({ ...one, Id: `${one.CategoryId} ${one.Key}` })),
    [settings],
  );
  return <DataTable caption={props.caption} columns={columns} rows={rows} />;
}
