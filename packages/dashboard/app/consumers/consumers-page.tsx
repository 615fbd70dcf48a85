import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { EventConsumer } from '@muster/sdk/core';
import { Link, useLocation } from 'wouter';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useOpening } from '../layout/use-opening.ts';
import { useSession } from '../session/session-context.ts';
import { ConsumerForm } from './consumer-form.tsx';
import { DeliveryMark } from './delivery.tsx';
import { NewSecret, type SavedConsumer } from './new-secret.tsx';
import { useDeliveryEvents } from './use-delivery-events.ts';

const columns: readonly Column<EventConsumer>[] = [
  { id: 'State', label: 'State', tight: true, cell: (consumer) => <DeliveryMark consumer={consumer} /> },
  {
    id: 'Name',
    label: 'Name',
    cell: ({ Id, Name }) => <Link href={`/event-consumers/${Id}`}>{Name}</Link>,
  },
  {
    id: 'HttpEndpoint',
    label: 'URL',
    cell: ({ HttpEndpoint }) => <span className="mono">{HttpEndpoint ?? '–'}</span>,
  },
  {
    id: 'EventTypes',
    label: 'Event types',
    cell: ({ EventTypes }) => (EventTypes.length === 0 ? 'All' : EventTypes.join(', ')),
  },
  {
    id: 'Pending',
    label: 'Pending events',
    tight: true,
    cell: ({ Delivery }) => countText(Delivery.PendingEvents),
  },
  {
    id: 'DeadLetters',
    label: 'Dead letters',
    tight: true,
    cell: ({ Delivery }) => countText(Delivery.DeadLetters),
  },
  {
    id: 'LastDelivered',
    label: 'Last delivery',
    tight: true,
    cell: ({ Delivery }) => timeText(Delivery.LastDeliveredTimestamp),
  },
];
const sortable = ['Name', 'HttpEndpoint'] as const;
/** Milliseconds between two requests for the state, because successful deliveries cause no events. */
const REFETCH_MS = 10_000;

/** Webhooks of the device network with the state of their deliveries. */
export default function ConsumersPage(): ReactElement {
  useTitle('Event consumers');
  const { client, may } = useSession();
  const [, navigate] = useLocation();
  const [creating, setCreating] = useOpening('create', may('EventConsumer.Create'));
  const [saved, setSaved] = useState<SavedConsumer>();
  useDeliveryEvents();
  const opened = (consumer: SavedConsumer): void => {
    if (consumer.secret === undefined) navigate(`/event-consumers/${consumer.id}`);
    else setSaved(consumer);
  };
  return (
    <>
      <div className="page-head">
        <h1>Event consumers</h1>
        <div className="actions">
          {may('EventConsumer.Create') && (
            <Button onClick={() => setCreating(true)}>Create an event consumer</Button>
          )}
        </div>
      </div>
      <section className="panel" aria-label="List of event consumers">
        <EntityList
          what="event consumers"
          operation="eventConsumers.list"
          load={(query, signal) => client.eventConsumers.list(query, { signal })}
          columns={columns}
          sortable={sortable}
          searches="Name or URL"
          cli={['event-consumers', 'list']}
          refetchMs={REFETCH_MS}
          empty={
            <EmptyState
              title="This device network has no event consumers."
              cli="muster event-consumers create --http-endpoint https://hooks.example.com/muster"
            >
              An event consumer is a webhook: the service delivers events to its URL, signed and in order.
            </EmptyState>
          }
        />
      </section>
      {creating && <ConsumerForm edited={undefined} onSaved={opened} onClose={() => setCreating(false)} />}
      {saved !== undefined && (
        <NewSecret saved={saved} onClose={() => navigate(`/event-consumers/${saved.id}`)} />
      )}
    </>
  );
}
