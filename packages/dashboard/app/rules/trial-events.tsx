import { useState, type ReactElement } from 'react';
import type { RuleTrial, RuleTrialEvent } from '@muster/sdk/core';
import { Link } from 'wouter';
import { numberText } from '../device/value-text.ts';
import { timeText } from '../format/text.ts';
import { DataTable, Pager, type Column } from '../layout/data-table.tsx';
import { durationText } from './rule-words.ts';

const PAGE_SIZE = 10;

type Row = RuleTrialEvent & { readonly Id: string };

const columns: readonly Column<Row>[] = [
  { id: 'Raised', label: 'Raised', tight: true, cell: (row) => timeText(row.RaisedTimestamp) },
  {
    id: 'Reset',
    label: 'Reset',
    tight: true,
    cell: ({ ResetTimestamp }) =>
      ResetTimestamp === undefined ? 'still active at the end' : timeText(ResetTimestamp),
  },
  {
    id: 'Length',
    label: 'Active for',
    tight: true,
    cell: ({ RaisedTimestamp, ResetTimestamp }) =>
      ResetTimestamp === undefined
        ? '–'
        : durationText(Math.round((ResetTimestamp - RaisedTimestamp) / 1_000)),
  },
  {
    id: 'Device',
    label: 'Device',
    cell: ({ DeviceId, DeviceName }) => <Link href={`/devices/${DeviceId}`}>{DeviceName}</Link>,
  },
  {
    id: 'Value',
    label: 'Value',
    cell: ({ ResourceName, Value }) =>
      `${ResourceName ?? 'Value'}: ${typeof Value === 'number' ? numberText(Value) : String(Value ?? '–').slice(0, 200)}`,
  },
];

/** The events that the rule would have raised. */
export function TrialEvents({ trial }: { readonly trial: RuleTrial }): ReactElement {
  const [page, setPage] = useState(1);
  const { Events: events } = trial;
  const rows = events
    .map((event, index): Row => ({ ...event, Id: String(index) }))
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <DataTable caption="Events that the rule would have raised" columns={columns} rows={rows} />
      {events.length > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={events.length} onPage={setPage} />
      )}
    </>
  );
}
