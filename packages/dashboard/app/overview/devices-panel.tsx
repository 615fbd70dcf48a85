import type { ReactElement } from 'react';
import type { DeviceCounts } from '@muster/sdk/core';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { Figure } from './figure.tsx';

/** Devices by status, as numbers and as a bar. */
export function DevicesPanel(props: {
  readonly counts: DeviceCounts;
  readonly unavailable: number | undefined;
}): ReactElement {
  const { Total, Online, Deregistered, NeverRegistered } = props.counts;
  const Offline = props.counts.Offline - NeverRegistered;
  const parts = [
    ['online', Online, 'good'],
    ['offline', Offline, 'bad'],
    ['Deregistered', Deregistered, 'neutral'],
    ['never registered', NeverRegistered, 'none'],
  ] as const;
  return (
    <Section title="Devices">
      <div className="figures">
        <Figure label="in all" value={countText(Total)} href="/devices" />
        <Figure
          label="online"
          icon="check"
          tone="good"
          value={countText(Online)}
          href="/devices?status=online"
        />
        <Figure
          label="offline"
          icon="cross"
          tone={Offline > 0 ? 'bad' : 'neutral'}
          value={countText(Offline)}
          href="/devices?status=offline"
        />
        {NeverRegistered > 0 && (
          <Figure
            label="never registered"
            icon="clock"
            tone="neutral"
            value={countText(NeverRegistered)}
            href="/devices?status=never+registered"
          />
        )}
        <Figure
          label="Deregistered"
          icon="dash"
          tone="neutral"
          value={countText(Deregistered)}
          href="/devices?status=Deregistered"
        />
        {props.unavailable !== undefined && (
          <Figure
            label="unavailable objects"
            {...(props.unavailable > 0 ? { icon: 'warning', tone: 'warn' } : {})}
            value={countText(props.unavailable)}
          />
        )}
      </div>
      {Total > 0 && (
        <div className="bar" aria-hidden="true">
          {parts.map(([name, count, tone]) => (
            <span key={name} data-tone={tone} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
    </Section>
  );
}
