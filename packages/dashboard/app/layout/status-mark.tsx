import type { ReactElement } from 'react';
import type { DeviceListItem } from '@muster/sdk/core';
import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './tone.ts';

/** A state as an icon, a text and a colour. The colour is never the only indication. */
export function StatusMark(props: {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly text: string;
  readonly title?: string;
}): ReactElement {
  return (
    <span className="status" data-tone={props.tone} title={props.title}>
      <Icon name={props.icon} size={14} />
      <span>{props.text}</span>
    </span>
  );
}

const ofDevice: Readonly<Record<string, readonly [Tone, IconName]>> = {
  online: ['good', 'check'],
  offline: ['bad', 'cross'],
  Deregistered: ['neutral', 'dash'],
};

/** The connection state of a device, as named by the API. A device that never registered is offline in the API. */
export function DeviceStatusMark({
  of: { Status, LatestRegistrationTime },
}: {
  readonly of: Pick<DeviceListItem, 'Status' | 'LatestRegistrationTime'>;
}): ReactElement {
  if (Status === 'offline' && LatestRegistrationTime === undefined)
    return <StatusMark tone="neutral" icon="clock" text="never registered" />;
  const [tone, icon] = ofDevice[Status] ?? ['neutral', 'info'];
  return <StatusMark tone={tone} icon={icon} text={Status} />;
}

export function AvailabilityMark({ unavailable }: { readonly unavailable: boolean }): ReactElement {
  return unavailable ? (
    <StatusMark tone="bad" icon="cross" text="Unavailable" />
  ) : (
    <StatusMark tone="good" icon="check" text="Available" />
  );
}

const ofActivity: Readonly<Record<string, readonly [Tone, IconName]>> = {
  Pending: ['warn', 'clock'],
  InProgress: ['busy', 'clock'],
  Completed: ['good', 'check'],
  Failed: ['bad', 'cross'],
  Deleted: ['neutral', 'dash'],
};

/** The state of an activity log entry or a queue item. */
export function ActivityMark({ status }: { readonly status: string }): ReactElement {
  const [tone, icon] = ofActivity[status] ?? ['neutral', 'info'];
  return <StatusMark tone={tone} icon={icon} text={status === 'InProgress' ? 'In progress' : status} />;
}

/** The severity of an event. The API gives severities no names; zero is the least. */
export const SeverityMark = ({ level }: { readonly level: number }): ReactElement => (
  <StatusMark
    tone={level === 0 ? 'neutral' : level === 1 ? 'warn' : 'bad'}
    icon={level === 0 ? 'info' : 'warning'}
    text={`Severity ${level}`}
  />
);
