import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { EventResponse } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { useCommand } from '../commands/use-command.ts';
import { numberText } from '../device/value-text.ts';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { SeverityMark, StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

const states: Readonly<Record<EventResponse['Status'], string>> = {
  Active: 'Active',
  AutomaticReset: 'Reset',
  ManualReset: 'Reset by hand',
  ManualTest: 'Test',
};

export const EventStateMark = ({ status }: { readonly status: EventResponse['Status'] }): ReactElement => (
  <StatusMark
    tone={status === 'Active' ? 'bad' : 'good'}
    icon={status === 'Active' ? 'warning' : 'check'}
    text={states[status]}
  />
);

/** The value that raised an event. Undefined if there is none. */
export function raisedBy({ TriggerValue, StringValue, BooleanValue }: EventResponse): string | undefined {
  if (TriggerValue !== undefined) return numberText(TriggerValue);
  return BooleanValue === undefined ? StringValue : String(BooleanValue);
}

/** The value that reset an event. Undefined if there is none. */
export function resetBy(event: EventResponse): string | undefined {
  const { ResetValue, ResetStringValue, ResetBooleanValue } = event;
  if (ResetValue !== undefined) return numberText(ResetValue);
  return ResetBooleanValue === undefined ? ResetStringValue : String(ResetBooleanValue);
}

/** The device of an event, with a link if it still exists. */
export function EventDevice({ event }: { readonly event: EventResponse }): ReactElement {
  const { may } = useSession();
  const { DeviceId, DeviceName, IsDeviceDeleted } = event;
  const name = DeviceName ?? '–';
  if (DeviceId === undefined || IsDeviceDeleted || !may('Device.Read')) return <>{name}</>;
  return <Link href={`/devices/${DeviceId}`}>{name}</Link>;
}

/** Resets an event manually. */
export function ResetEventButton(props: {
  readonly event: EventResponse;
  readonly compact?: boolean;
}): ReactElement | null {
  const { client, may } = useSession();
  const run = useCommand();
  const { event } = props;
  if (!event.Active || !may('Event.Update')) return null;
  const what = [event.RuleName, event.DeviceName].filter(Boolean).join(' on ');
  return (
    <Button
      variant="default"
      size={props.compact === true ? 'compact-sm' : 'sm'}
      aria-label={`Reset the event ${what}`}
      onClick={() =>
        void run({
          title: `Reset the event ${what}`,
          cli: cliLine('events', 'reset', event.Id),
          send: () => client.events.reset(event.Id),
        })
      }
    >
      Reset
    </Button>
  );
}

type EventColumn = Column<EventResponse>;

const severity: EventColumn = {
  id: 'SeverityLevel',
  label: 'Severity',
  tight: true,
  cell: ({ SeverityLevel }) => <SeverityMark level={SeverityLevel} />,
};
const state: EventColumn = {
  id: 'Status',
  label: 'State',
  tight: true,
  cell: ({ Status }) => <EventStateMark status={Status} />,
};
const since: EventColumn = {
  id: 'CreatedDateTime',
  label: 'Since',
  tight: true,
  cell: ({ Id, CreatedDateTime }) => <Link href={`/events/${Id}`}>{timeText(CreatedDateTime)}</Link>,
};
const until: EventColumn = {
  id: 'ResetDateTime',
  label: 'Until',
  tight: true,
  cell: ({ ResetDateTime }) => timeText(ResetDateTime),
};
const device: EventColumn = {
  id: 'DeviceName',
  label: 'Device',
  cell: (event) => <EventDevice event={event} />,
};
const value: EventColumn = {
  id: 'Value',
  label: 'Value',
  cell: (event) =>
    event.ResourceName === undefined ? '–' : `${event.ResourceName}: ${shortened(raisedBy(event) ?? '–')}`,
};
const rule: EventColumn = { id: 'RuleName', label: 'Rule', cell: (event) => <EventRule event={event} /> };
const message: EventColumn = {
  id: 'Information',
  label: 'Message',
  cell: ({ Information }) => shortened(Information ?? ''),
};
const actions: EventColumn = {
  id: 'Actions',
  label: '',
  tight: true,
  cell: (event) => <ResetEventButton event={event} compact />,
};

export const activeColumns: readonly EventColumn[] = [
  ...[severity, since, device, value, rule, message, actions],
];
export const allColumns: readonly EventColumn[] = [
  ...[state, severity, since, until, device, value, rule, message, actions],
];
/** Columns for the events of one rule. */
export const ruleColumns: readonly EventColumn[] = [state, since, until, device, value, message, actions];

/** Shortens a text for a cell. The page of the event shows the whole text. */
const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

export function EventRule({ event }: { readonly event: EventResponse }): ReactElement {
  const { may } = useSession();
  return may('Rule.Read') ? (
    <Link href={`/rules/${event.RuleId}`}>{event.RuleName}</Link>
  ) : (
    <>{event.RuleName}</>
  );
}
