import type { ActivityLogEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { EntryResult } from '../activity/entry-parts.tsx';
import { statusOptions } from '../activity/entry-words.ts';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import type { ListFilter } from '../layout/entity-list.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';

/** Columns of a list of campaigns and updates of single devices. */
export const campaignColumns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  {
    id: 'Description',
    label: 'Update',
    cell: ({ Id, Description, EntityType, EntityName }) => (
      <Link href={EntityType === 'Multiple' ? `/firmware/campaigns/${Id}` : `/activity/${Id}`}>
        {EntityName === undefined ? Description : `${Description}: ${EntityName}`}
      </Link>
    ),
  },
  { id: 'Result', label: 'Progress', cell: (entry) => <EntryResult entry={entry} what="devices" /> },
  {
    id: 'CreatedTimestamp',
    label: 'Started',
    tight: true,
    cell: ({ CreatedTimestamp }) => timeText(CreatedTimestamp),
  },
  {
    id: 'StatusUpdatedTimestamp',
    label: 'Changed',
    tight: true,
    cell: ({ StatusUpdatedTimestamp }) => timeText(StatusUpdatedTimestamp),
  },
];
export const campaignSortable = ['Status', 'CreatedTimestamp', 'StatusUpdatedTimestamp'] as const;
export const campaignFilters: readonly ListFilter[] = [
  { name: 'status', label: 'Status', options: statusOptions },
];
