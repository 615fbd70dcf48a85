import type { ReactElement } from 'react';
import { filter, type RuleListItem } from '@muster/sdk/core';
import { Link } from 'wouter';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { SeverityMark, StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

export const RuleStateMark = ({ isOn }: { readonly isOn: boolean }): ReactElement =>
  isOn ? (
    <StatusMark tone="good" icon="check" text="On" />
  ) : (
    <StatusMark tone="neutral" icon="dash" text="Off" />
  );

const columns: readonly Column<RuleListItem>[] = [
  {
    id: 'IsDeactivated',
    label: 'State',
    tight: true,
    cell: ({ IsDeactivated }) => <RuleStateMark isOn={!IsDeactivated} />,
  },
  { id: 'Name', label: 'Name', cell: ({ Id, Name }) => <Link href={`/rules/${Id}`}>{Name}</Link> },
  {
    id: 'SeverityLevel',
    label: 'Severity',
    tight: true,
    cell: ({ SeverityLevel }) => <SeverityMark level={SeverityLevel} />,
  },
  { id: 'Category', label: 'Category', cell: (rule) => <RuleCategory rule={rule} /> },
];

function RuleCategory({ rule }: { readonly rule: RuleListItem }): ReactElement {
  const { may } = useSession();
  const { EventCategoryId, EventCategoryName } = rule;
  if (EventCategoryId === undefined || !may('EventCategory.Read')) return <>{EventCategoryName ?? '–'}</>;
  return <Link href={`/event-categories/${EventCategoryId}`}>{EventCategoryName ?? EventCategoryId}</Link>;
}

const sortable = ['Name', 'IsDeactivated', 'SeverityLevel'] as const;

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
];

const conditionOf = ({ state }: Readonly<Record<string, string>>): string | undefined =>
  state === undefined ? undefined : filter('rules.list', { IsDeactivated: state === 'off' });

/** The rules of the network. */
export function RulesTab(): ReactElement {
  const { client, may } = useSession();
  return (
    <section className="panel stack" aria-label="List of rules">
      {may('Rule.Create') && (
        <div className="row">
          <Link href="/rules/new" className="button-link">
            Create a rule
          </Link>
        </div>
      )}
      <EntityList
        what="rules"
        operation="rules.list"
        load={(query, signal) => client.rules.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={conditionOf}
        searches="Name"
        cli={['rules', 'list']}
        empty={
          <EmptyState title="This device network has no rules yet.">
            A rule raises an event when values of devices meet its conditions, or when a device falls silent.
            {may('Rule.Create') && ' Create one here, and try it against stored values before you save it.'}
          </EmptyState>
        }
      />
    </section>
  );
}
