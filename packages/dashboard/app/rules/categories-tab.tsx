import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { EventCategory } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { countText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { CategoryDialog } from './category-dialog.tsx';

const columns: readonly Column<EventCategory>[] = [
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => <Link href={`/event-categories/${Id}`}>{Name}</Link>,
  },
  {
    id: 'Rules',
    label: 'Rules',
    tight: true,
    // The list in a category is limited to 100 rules.
    cell: ({ Rules }) => (Rules.length < 100 ? countText(Rules.length) : '100 or more'),
  },
  {
    id: 'EventConsumers',
    label: 'Event consumers',
    cell: ({ EventConsumers }) => EventConsumers.map(({ Name }) => Name).join(', ') || '–',
  },
];

const sortable = ['Name'] as const;

/** The event categories of the network. */
export default function CategoriesTab(): ReactElement {
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [creating, setCreating] = useState(false);
  return (
    <section className="panel stack" aria-label="List of event categories">
      <p className="dim">
        A category decides who receives the events of its rules, and which actuators they run.
      </p>
      {may('EventCategory.Create') && (
        <div className="row">
          <Button onClick={() => setCreating(true)}>Create a category</Button>
        </div>
      )}
      <EntityList
        what="event categories"
        operation="eventCategories.list"
        load={(query, signal) => client.eventCategories.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        searches="Name"
        cli={['event-categories', 'list']}
        empty={
          <EmptyState
            title="This device network has no event categories."
            cli="muster event-categories create --name Storm"
          >
            Rules work without one. With one, event consumers and actuators follow their events.
          </EmptyState>
        }
      />
      {creating && (
        <CategoryDialog
          onClose={() => setCreating(false)}
          onAccepted={(id) => navigate(`/event-categories/${id}`)}
        />
      )}
    </section>
  );
}
