import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DeadLetterListItem, EventConsumer } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { DeleteButton } from '../layout/delete-button.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { Facts } from '../layout/facts.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { useSession } from '../session/session-context.ts';

/** Dead letters of an event consumer. */
export function DeadLetters({ consumer }: { readonly consumer: EventConsumer }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const [viewed, setViewed] = useState<DeadLetterListItem>();
  const word = nameWord(consumer);
  const columns = useMemo(() => columnsOf(consumer.Id, word, setViewed), [consumer.Id, word]);
  const replayAll = (): void =>
    void run({
      title: `Replay the dead letters of ${consumer.Name}`,
      cli: cliLine('event-consumers', 'replay-dead-letters', word),
      send: () => client.eventConsumers.replayDeadLetters(consumer.Id),
    });
  return (
    <Section
      title="Dead letters"
      aside={
        may('EventConsumer.Update') &&
        consumer.Delivery.DeadLetters > 0 && (
          <Button size="compact-sm" variant="default" onClick={replayAll}>
            Replay all
          </Button>
        )
      }
    >
      <div className="stack">
        <PagedList
          what="dead letters"
          queryKey={['eventConsumers.listDeadLetters', consumer.Id]}
          load={(paging, signal) =>
            client.eventConsumers.listDeadLetters(
              consumer.Id,
              { ...paging, Sort: '-FailedTimestamp' },
              { signal },
            )
          }
          columns={columns}
          empty={
            <EmptyState title="There are no dead letters.">
              Deliveries that the endpoint does not accept come here after their last attempt. You can then
              replay or delete them.
            </EmptyState>
          }
        />
        <CliLine cli={cliLine('event-consumers', 'list-dead-letters', word)} />
      </div>
      {viewed !== undefined && (
        <Payload consumerId={consumer.Id} word={word} letter={viewed} onClose={() => setViewed(undefined)} />
      )}
    </Section>
  );
}

function columnsOf(
  consumerId: string,
  word: string,
  onView: (letter: DeadLetterListItem) => void,
): readonly Column<DeadLetterListItem>[] {
  return [
    { id: 'Failed', label: 'Given up', tight: true, cell: (letter) => timeText(letter.FailedTimestamp) },
    { id: 'Reason', label: 'Reason', cell: ({ Reason }) => Reason },
    { id: 'Status', label: 'HTTP status', tight: true, cell: ({ ResponseCode }) => ResponseCode ?? '–' },
    { id: 'Attempts', label: 'Attempts', tight: true, cell: ({ Attempts }) => countText(Attempts) },
    { id: 'Events', label: 'Events', tight: true, cell: ({ NbrOfEvents }) => countText(NbrOfEvents) },
    {
      id: 'Actions',
      label: '',
      tight: true,
      cell: (letter) => <Actions consumerId={consumerId} word={word} letter={letter} onView={onView} />,
    },
  ];
}

interface LetterProps {
  readonly consumerId: string;
  /** The word for the event consumer in commands. */
  readonly word: string;
  readonly letter: DeadLetterListItem;
}

function Actions({
  consumerId,
  word,
  letter,
  onView,
}: LetterProps & { readonly onView: (letter: DeadLetterListItem) => void }): ReactElement {
  const { client, may } = useSession();
  const run = useCommand();
  const of = `the dead letter ${letter.WebhookId}`;
  const replay = (): void =>
    void run({
      title: `Replay ${of}`,
      cli: cliLine('event-consumers', 'replay-dead-letter', word, letter.Id),
      send: () => client.eventConsumers.replayDeadLetter(consumerId, letter.Id),
    });
  return (
    <span className="resource-actions">
      <Button size="compact-sm" variant="default" aria-label={`View ${of}`} onClick={() => onView(letter)}>
        View
      </Button>
      {may('EventConsumer.Update') && (
        <Button size="compact-sm" variant="default" aria-label={`Replay ${of}`} onClick={replay}>
          Replay
        </Button>
      )}
      {may('EventConsumer.Delete') && (
        <DeleteButton
          compact
          what={of}
          cli={cliLine('event-consumers', 'delete-dead-letter', word, letter.Id)}
          send={() => client.eventConsumers.deleteDeadLetter(consumerId, letter.Id)}
        >
          Its events cannot be delivered again.
        </DeleteButton>
      )}
    </span>
  );
}

function Payload({
  consumerId,
  word,
  letter,
  onClose,
}: LetterProps & { readonly onClose: () => void }): ReactElement {
  const { client } = useSession();
  const loaded = useQuery({
    queryKey: ['eventConsumers.getDeadLetter', consumerId, letter.Id],
    queryFn: ({ signal }) => client.eventConsumers.getDeadLetter(consumerId, letter.Id, { signal }),
  });
  return (
    <Dialog title={`Dead letter ${letter.WebhookId}`} onClose={onClose}>
      <div className="form">
        <Facts
          facts={[
            ['First attempt', timeText(letter.FirstAttemptTimestamp)],
            ['Given up', timeText(letter.FailedTimestamp)],
            ['Reason', letter.Reason],
          ]}
        />
        {loaded.isPending && <Loading what="the events" />}
        {loaded.isError && <ErrorNote error={loaded.error} />}
        {loaded.data !== undefined && (
          <pre className="payload" tabIndex={0} aria-label="Events of the dead letter">
            {JSON.stringify(loaded.data.Events, undefined, 2)}
          </pre>
        )}
        <CliLine cli={cliLine('event-consumers', 'get-dead-letter', word, letter.Id)} />
      </div>
    </Dialog>
  );
}
