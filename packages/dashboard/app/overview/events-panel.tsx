import type { ReactElement } from 'react';
import type { SeverityCount } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { severityRows, totalOf } from './severity.ts';

/** Active events by severity, the most severe first. */
export function EventsPanel({ counts }: { readonly counts: readonly SeverityCount[] }): ReactElement {
  const rows = severityRows(counts);
  return (
    <Section title="Active events" aside={<span className="live">{countText(totalOf(counts))}</span>}>
      {rows.length === 0 ? (
        <div className="row">
          <StatusMark tone="good" icon="check" text="None" />
          <span className="dim small">Rules raise events when values meet their conditions.</span>
        </div>
      ) : (
        <ul className="lines">
          {rows.map(({ level, count, tone }) => (
            <li key={level}>
              <StatusMark tone={tone} icon="warning" text={`Severity ${level}`} />
              <strong className="live">{countText(count)}</strong>
            </li>
          ))}
        </ul>
      )}
      <CliLine cli="muster events list-active" />
    </Section>
  );
}
