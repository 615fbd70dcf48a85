import './rules.css';
import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type EventCategory } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { RulesOf } from './rules-of.tsx';

/** An event category with its rules and event consumers. */
export default function CategoryPage({ id }: { readonly id: string }): ReactElement {
  const { client, may } = useSession();
  const category = useQuery({
    queryKey: ['eventCategories.get', id],
    queryFn: ({ signal }) => client.eventCategories.get(id, { signal }),
  });
  useTitle(category.data?.Name ?? 'Event category');
  return (
    <Loaded what="event category" list="/rules?tab=categories" query={category}>
      {(loaded) => (
        <>
          <Head category={loaded} />
          {may('Rule.Read') && (
            <Section title="Rules that raise its events">
              <RulesOf
                queryKey={['eventCategories.listRules', id]}
                load={(paging, signal) => client.eventCategories.listRules(id, paging, { signal })}
                empty="No rule has this category."
              />
            </Section>
          )}
          <Section title="Event consumers that receive its events">
            {loaded.EventConsumers.length === 0 ? (
              <p className="dim">
                None by this category. Event consumers can also select events by themselves.
              </p>
            ) : (
              <ul className="lines">
                {loaded.EventConsumers.map(({ Id, Name }) => (
                  <li key={Id}>{Name}</li>
                ))}
              </ul>
            )}
          </Section>
          {may('Actuator.Read') && (
            <Section title="Actuators that its events run">
              <PagedList
                what="actuators"
                queryKey={['eventCategories.listActuators', id]}
                load={(paging, signal) => client.eventCategories.listActuators(id, paging, { signal })}
                columns={actuatorColumns}
                empty={<p className="dim">No actuator has this category.</p>}
              />
            </Section>
          )}
          <CliLine cli={cliLine('event-categories', 'get', loaded.Name)} />
        </>
      )}
    </Loaded>
  );
}

const actuatorColumns: readonly Column<{ readonly Id: string; readonly Name: string }>[] = [
  { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
];

function Head({ category }: { readonly category: EventCategory }): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const active = useQuery({
    queryKey: ['eventCategories.listActiveEvents', category.Id],
    queryFn: ({ signal }) =>
      client.eventCategories.listActiveEvents(category.Id, { PageSize: 1 }, { signal }),
    enabled: may('Event.Read'),
    refetchInterval: 30_000,
  });
  return (
    <div className="page-head">
      <h1>{category.Name}</h1>
      {active.data !== undefined && (
        <Link href={`/rules?tab=active&category=${category.Id}`}>
          {countText(active.data.NbrOfRows)} active {active.data.NbrOfRows === 1 ? 'event' : 'events'}
        </Link>
      )}
      <div className="actions">
        {may('EventCategory.Update') && (
          <Button variant="default" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        {may('EventCategory.Delete') && (
          <DeleteButton
            what={`the event category ${category.Name}`}
            cli={cliLine('event-categories', 'delete', category.Name)}
            send={() => client.eventCategories.delete(category.Id)}
            onDeleted={() => navigate('/rules?tab=categories')}
          >
            The events of {category.Name} stay in the list of events. It cannot be deleted while rules or
            actuators have it.
          </DeleteButton>
        )}
      </div>
      {editing && <CategoryDialog category={category} onClose={() => setEditing(false)} />}
    </div>
  );
}
