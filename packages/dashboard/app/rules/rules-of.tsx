import { SeverityMark } from '../layout/status-mark.tsx';
import type { ReactElement } from 'react';
import type { RuleListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { RuleStateMark } from './rules-tab.tsx';

const columns: readonly Column<RuleListItem>[] = [
  {
    id: 'State',
    label: 'State',
    tight: true,
    cell: ({ IsDeactivated }) => <RuleStateMark isOn={!IsDeactivated} />,
  },
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/rules/${Id}`}>{Name}</Link> },
  {
    id: 'Severity',
    label: 'Severity',
    tight: true,
    cell: ({ SeverityLevel }) => <SeverityMark level={SeverityLevel} />,
  },
];

/** The rules that use an entity. */
export const RulesOf = (props: {
  readonly queryKey: readonly unknown[];
  readonly load: Parameters<typeof PagedList<RuleListItem>>[0]['load'];
  readonly empty: string;
}): ReactElement => (
  <PagedList
    what="rules"
    queryKey={props.queryKey}
    load={props.load}
    columns={columns}
    empty={<p className="dim">{props.empty}</p>}
  />
);
