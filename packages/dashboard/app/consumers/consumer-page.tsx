import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EventConsumer } from '@muster/sdk/core';
import { useLocation } from 'wouter';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText, timeText } from '../format/text.ts';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Facts } from '../layout/facts.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';
import { ConsumerForm } from './consumer-form.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { DeliveryMark } from './delivery.tsx';
import { NewSecret, type SavedConsumer } from './new-secret.tsx';
import { useDeliveryEvents } from './use-delivery-events.ts';

/** Milliseconds between two requests for the state, because successful deliveries cause no events. */
const REFETCH_MS = 5_000;

/** An event consumer with the state of its deliveries and its dead letters. */
export default function ConsumerPage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const consumer = useQuery({
    queryKey: ['eventConsumers.get', id],
    queryFn: ({ signal }) => client.eventConsumers.get(id, { signal }),
    refetchInterval: REFETCH_MS,
  });
  useTitle(consumer.data?.Name ?? 'Event consumer');
  useDeliveryEvents();
  return (
    <Loaded what="event consumer" list="/event-consumers" query={consumer}>
      {(loaded) => (
        <>
          <Head consumer={loaded} />
          <State consumer={loaded} />
          <Configuration consumer={loaded} />
          <DeadLetters consumer={loaded} />
          <CliLine cli={cliLine('event-consumers', 'get', nameWord(loaded))} />
        </>
      )}
    </Loaded>
  );
}

function Head({ consumer }: { readonly consumer: EventConsumer }): ReactElement {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<'edit' | 'test'>();
  const [saved, setSaved] = useState<SavedConsumer>();
  return (
    <div className="page-head">
      <h1 className="break">{consumer.Name}</h1>
      <DeliveryMark consumer={consumer} />
      <div className="actions">
        {may('EventConsumer.Update') && (
          <>
            <Button onClick={() => setOpened('test')}>Send a test</Button>
            <Button variant="default" onClick={() => setOpened('edit')}>
              Edit
            </Button>
          </>
        )}
        {may('EventConsumer.Delete') && (
          <DeleteButton
            what={`the event consumer ${consumer.Name}`}
            cli={cliLine('event-consumers', 'delete', nameWord(consumer))}
            send={async () => {
              await client.eventConsumers.delete(consumer.Id);
              // The page is still shown while the next one is loading, and must not load the deleted entity again.
              queries.removeQueries({ queryKey: ['eventConsumers.get', consumer.Id] });
              queries.removeQueries({ queryKey: ['eventConsumers.listDeadLetters', consumer.Id] });
            }}
            onDeleted={() => navigate('/event-consumers')}
          >
            Its pending events and dead letters are deleted with it.
          </DeleteButton>
        )}
      </div>
      {opened === 'test' && <TestDialog consumer={consumer} onClose={() => setOpened(undefined)} />}
      {opened === 'edit' && (
        <ConsumerForm
          edited={consumer}
          onSaved={(one) => setSaved(one.secret === undefined ? undefined : one)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {saved !== undefined && <NewSecret saved={saved} onClose={() => setSaved(undefined)} />}
    </div>
  );
}

function TestDialog(props: { readonly consumer: EventConsumer; readonly onClose: () => void }): ReactElement {
  const { consumer } = props;
  const { client } = useSession();
  const [information, setInformation] = useState('Test of the dashboard');
  return (
    <FormDialog
      title={`Send a test to ${consumer.Name}`}
      action="Send"
      command={`Test ${consumer.Name}`}
      cli={cliLine(
        ...['event-consumers', 'test', nameWord(consumer)],
        ...['--information', information, '--wait'],
      )}
      send={() => client.eventConsumers.test(consumer.Id, { Information: information })}
      onClose={props.onClose}
    >
      <p className="dim">
        The service delivers one event of the type test, ahead of pending events. The answer of the endpoint
        appears at the bottom of the page.
      </p>
      <TextInput
        label="Information"
        maxLength={255}
        value={information}
        onChange={(event) => setInformation(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}

function State({ consumer }: { readonly consumer: EventConsumer }): ReactElement {
  const { Delivery: delivery } = consumer;
  const failed = delivery.LastFailedTimestamp !== undefined;
  return (
    <Section title="Deliveries">
      <Facts
        facts={[
          ['Pending events', countText(delivery.PendingEvents)],
          ['Dead letters', countText(delivery.DeadLetters)],
          ['Last delivery', timeText(delivery.LastDeliveredTimestamp)],
          ['Last failure', failed ? timeText(delivery.LastFailedTimestamp) : undefined],
          ['Reason', failed ? delivery.LastFailure : undefined],
          [
            'Next attempt',
            delivery.NextAttemptTimestamp === undefined ? undefined : timeText(delivery.NextAttemptTimestamp),
          ],
        ]}
      />
    </Section>
  );
}

function Configuration({ consumer }: { readonly consumer: EventConsumer }): ReactElement {
  return (
    <Section title="Settings">
      <Facts
        facts={[
          ['URL', <span className="mono">{consumer.HttpEndpoint ?? '–'}</span>],
          ['HTTP method', consumer.HttpMethod],
          ['Event types', consumer.EventTypes.length === 0 ? 'All' : consumer.EventTypes.join(', ')],
          ['Devices', consumer.DeviceIds.length === 0 ? 'All' : countText(consumer.DeviceIds.length)],
          ['Event categories', consumer.EventCategories.map(({ Name }) => Name).join(', ') || 'None'],
          ['Headers', consumer.HttpHeaders.map(({ Key }) => Key).join(', ') || 'None'],
          ['User name', consumer.HttpUsername],
          ['Secret', 'Set, never shown'],
        ]}
      />
    </Section>
  );
}
