import type { ReactElement } from 'react';
import type { SeverityCount } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { SeverityMark, StatusMark } from '../layout/status-mark.tsx';
import { totalOf } from './severity.ts';

/** Active events by severity, the most severe first. */
export function EventsPanel({ counts }: { readonly counts: readonly SeverityCount[] }): ReactElement {
  return (
    <Section
      title="Active events"
      aside={
        <Link href="/rules">
          <span className="live">{countText(totalOf(counts))}</span> active
        </Link>
      }
    >
      {counts.length === 0 ? (
        <div className="row">
          <StatusMark tone="good" icon="check" text="None" />
          <span className="dim small">Rules raise events when values meet their conditions.</span>
        </div>
      ) : (
        <ul className="lines">
          {counts.map(({ SeverityLevel, NbrOfEvents }) => (
            <li key={SeverityLevel}>
              <SeverityMark level={SeverityLevel} />
              <strong className="live">{countText(NbrOfEvents)}</strong>
            </li>
          ))}
        </ul>
      )}
      <CliLine cli="muster events list-active" />
    </Section>
  );
}
