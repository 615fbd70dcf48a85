import { useMemo, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter, type EventResponse, type EventStatus } from '@muster/sdk/core';
import { countText } from '../format/text.ts';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { SeverityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { activeColumns, allColumns, ruleColumns } from './event-parts.tsx';

const liveTypes = ['event.active', 'event.reset'] as const;
const sortable = ['SeverityLevel', 'CreatedDateTime', 'DeviceName', 'RuleName'] as const;
const sortableOfRule = ['CreatedDateTime', 'DeviceName', 'Status'] as const;
const sortableOfAll = [...sortable, 'Status'] as const;

/** Events that have not been reset, the most severe first. */
export function ActiveEventsTab(): ReactElement {
  const { client } = useSession();
  useLive({ types: liveTypes, onEvents: useReload() });
  const category = useCategoryFilter();
  const severity = useSeverityFilter();
  const filters = useMemo(() => [severity, category], [severity, category]);
  return (
    <section className="panel stack" aria-label="List of active events">
      <SeverityCounts />
      <EntityList
        what="active events"
        operation="events.listActive"
        load={(query, signal) => client.events.listActive(query, { signal })}
        columns={activeColumns}
        sortable={sortable}
        defaultSort="-SeverityLevel,-CreatedDateTime"
        filters={filters}
        condition={conditionOf}
        searches="Device or rule"
        cli={['events', 'list-active']}
        refetchMs={useRefetchMs()}
        empty={
          <EmptyState title="No event is active.">
            Rules raise events when values meet their conditions. The tab Rules has them, and creates new
            ones.
          </EmptyState>
        }
      />
    </section>
  );
}

type Filters = Readonly<Record<string, string>>;

const levels = ['1', '2', '3', '4', '5', '10', '50'];

const useSeverityFilter = (): ListFilter =>
  useMemo(
    () => ({
      name: 'severity',
      label: 'Severity',
      options: levels.map((value) => ({ value, label: `at least ${value}` })),
    }),
    [],
  );

/** Number of active events by severity. */
function SeverityCounts(): ReactElement | null {
  const { client } = useSession();
  const overview = useQuery({
    queryKey: ['overview.get'],
    queryFn: ({ signal }) => client.overview.get({ signal }),
    refetchInterval: useRefetchMs(),
  });
  const counts = overview.data?.ActiveEvents ?? [];
  if (counts.length === 0) return null;
  return (
    <ul className="severities" aria-label="Active events by severity">
      {counts.map(({ SeverityLevel, NbrOfEvents }) => (
        <li key={SeverityLevel}>
          <SeverityMark level={SeverityLevel} />
          <strong className="live">{countText(NbrOfEvents)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** A filter by event category. Keys that may not read categories have none. */
function useCategoryFilter(): ListFilter {
  const { client, may } = useSession();
  const categories = useQuery({
    queryKey: ['eventCategories.list', 'choices'],
    queryFn: ({ signal }) => client.eventCategories.list({ PageSize: 250, Sort: 'Name' }, { signal }),
    enabled: may('EventCategory.Read'),
    staleTime: 60_000,
  });
  return useMemo(
    () => ({
      name: 'category',
      label: 'Category',
      options: categories.data?.Rows.map(({ Id, Name }) => ({ value: Id, label: Name })),
    }),
    [categories.data],
  );
}

const choices: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'Active', label: 'Active' },
      { value: 'AutomaticReset', label: 'Reset' },
      { value: 'ManualReset', label: 'Reset by hand' },
    ],
  },
  {
    name: 'since',
    label: 'Raised in',
    options: [
      { value: '3600', label: 'the last hour' },
      { value: '86400', label: 'the last day' },
      { value: '604800', label: 'the last week' },
    ],
  },
];

/** All events, the newest first. */
export function AllEventsTab(): ReactElement {
  const { client } = useSession();
  useLive({ types: liveTypes, onEvents: useReload() });
  const category = useCategoryFilter();
  const severity = useSeverityFilter();
  const filters = useMemo(() => [...choices, severity, category], [severity, category]);
  return (
    <section className="panel" aria-label="List of events">
      <EntityList<EventResponse, (typeof sortableOfAll)[number]>
        what="events"
        operation="events.list"
        load={(query, signal) => client.events.list(query, { signal })}
        columns={allColumns}
        sortable={sortableOfAll}
        filters={filters}
        condition={conditionOf}
        searches="Device or rule"
        cli={['events', 'list']}
        refetchMs={useRefetchMs()}
        empty={
          <EmptyState title="No rule has raised an event yet.">
            Events stay in this list for 30 days after their reset, unless the service is configured
            otherwise.
          </EmptyState>
        }
      />
    </section>
  );
}

function conditionOf({ state, since, severity, category }: Filters): string | undefined {
  if ([state, since, severity, category].every((value) => value === undefined)) return undefined;
  // The start of a range is constant for a minute, because each different value would be a new query.
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return filter('events.list', {
    ...(state === undefined ? {} : { Status: state as EventStatus }),
    ...(since === undefined
      ? {}
      : { CreatedDateTime: { ge: new Date(now - Number(since) * 1_000).toISOString() } }),
    ...(severity === undefined ? {} : { SeverityLevel: { ge: Number(severity) } }),
    ...(category === undefined ? {} : { EventCategoryId: category }),
  });
}

/** The events of one rule, the newest first. */
export function RuleEvents(props: { readonly filter: string }): ReactElement {
  const { client } = useSession();
  useLive({ types: liveTypes, onEvents: useReload('events.list') });
  return (
    <section className="panel" aria-label="Events of the rule">
      <EntityList<EventResponse, (typeof sortableOfAll)[number]>
        what="events of the rule"
        operation="events.list"
        load={(query, signal) => client.events.list(query, { signal })}
        columns={ruleColumns}
        sortable={sortableOfRule}
        filters={choices}
        condition={(values) => [props.filter, conditionOf(values)].filter(Boolean).join(' and ')}
        searches="Device"
        cli={['events', 'list']}
        refetchMs={useRefetchMs()}
        empty={
          <EmptyState title="The rule has raised no event yet.">
            Try it against stored values on the tab Rule to see when it would have raised one.
          </EmptyState>
        }
      />
    </section>
  );
}
