import type { ReactElement } from 'react';
import type { FailureCount } from '@muster/sdk/core';
import { Link } from 'wouter';
import { CliLine } from '../commands/cli-view.tsx';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';

/** The most frequent reasons of failed operations, with links to these operations. */
export function FailuresPanel(props: {
  readonly failures: readonly FailureCount[];
  /** The time that they cover, such as `last day`. */
  readonly range: string;
}): ReactElement {
  const { failures, range } = props;
  return (
    <Section title="Failed operations by reason" aside={<span className="dim small">{range}</span>}>
      {failures.length === 0 ? (
        <StatusMark tone="good" icon="check" text="None" />
      ) : (
        <ul className="lines">
          {failures.map(({ Reason, NbrOfOperations }) => (
            <li key={Reason}>
              <Link
                href={`/activity?status=Failed&show=parts&q=${encodeURIComponent(Reason)}`}
                className="break"
              >
                {Reason}
              </Link>
              <strong className="live">{countText(NbrOfOperations)}</strong>
            </li>
          ))}
        </ul>
      )}
      <CliLine cli={`muster activity-logs list --filter "Status eq 'Failed'"`} />
    </Section>
  );
}
