import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type EventResponse } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { Facts } from '../layout/facts.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Section } from '../layout/notes.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { SeverityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import {
  EventDevice,
  EventRule,
  EventStateMark,
  raisedBy,
  resetBy,
  ResetEventButton,
} from './event-parts.tsx';
import { comparisonWords } from './operators.ts';

/** An event, with its causes and its reset. */
export default function EventPage({ id }: { readonly id: string }): ReactElement {
  const { client } = useSession();
  const event = useQuery({
    queryKey: ['events.get', id],
    queryFn: ({ signal }) => client.events.get(id, { signal }),
    refetchInterval: useRefetchMs(),
  });
  useTitle(event.data === undefined ? 'Event' : `Event of ${event.data.RuleName}`);
  useLive({ types: ['event.reset'], onEvents: useReload('events.get', id) });
  return (
    <Loaded what="event" list="/rules?tab=events" query={event}>
      {(loaded) => (
        <>
          <div className="page-head">
            <h1>{loaded.RuleName}</h1>
            <EventStateMark status={loaded.Status} />
            <SeverityMark level={loaded.SeverityLevel} />
            <div className="actions">
              <ResetEventButton event={loaded} />
            </div>
          </div>
          <Section title="Event">
            <div className="stack">
              {loaded.Information !== undefined && <p className="break">{loaded.Information}</p>}
              <Facts facts={factsOf(loaded)} />
              <CliLine cli={cliLine('events', 'get', id)} />
            </div>
          </Section>
        </>
      )}
    </Loaded>
  );
}

const factsOf = (event: EventResponse): Parameters<typeof Facts>[0]['facts'] => [
  ['Raised', timeText(event.CreatedDateTime)],
  ['Reset', event.ResetDateTime === undefined ? 'not yet' : timeText(event.ResetDateTime)],
  ['Device', <EventDevice event={event} />],
  ['Endpoint name', event.DeviceIdentifier],
  ['Resource', event.ResourceName],
  ['Value that raised it', raisedBy(event)],
  ['Value that reset it', resetBy(event)],
  ['Condition', event.TriggerOperator && `The value ${triggerOf(event)}`],
  ['Reset condition', event.ResetOperator && `The value ${resetOf(event)}`],
  ['Rule', <EventRule event={event} />],
  ['Description of the rule', event.RuleDescription],
  ['Category', event.EventCategoryName],
  ['Location', event.LocationName],
];

const limitText = (limit: number | undefined): string => (limit === undefined ? '' : String(limit));

const triggerOf = (event: EventResponse): string =>
  comparisonWords(
    {
      operator: event.TriggerOperator ?? 'None',
      min: limitText(event.TriggerMinLimit),
      max: limitText(event.TriggerMaxLimit),
      text: event.TriggerStringValue ?? '',
    },
    '',
  );

const resetOf = (event: EventResponse): string =>
  comparisonWords(
    {
      operator: event.ResetOperator ?? 'None',
      min: limitText(event.TriggerMinResetLimit),
      max: limitText(event.TriggerMaxResetLimit),
      text: event.TriggerStringResetValue ?? '',
    },
    '',
  );
