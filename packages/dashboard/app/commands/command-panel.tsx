import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { Link } from 'wouter';
import { countText } from '../format/text.ts';
import { saveFile } from '../format/save-file.ts';
import { StatusMark } from '../layout/status-mark.tsx';
import type { Tone } from '../layout/tone.ts';
import { useSession } from '../session/session-context.ts';
import { CliLine } from './cli-view.tsx';
import { isOpen, type CommandEntry, type CommandState, type Outcome } from './command-log.ts';

const marks: Readonly<Record<CommandState, readonly [Tone, IconName, string]>> = {
  running: ['busy', 'clock', 'Running'],
  waiting: ['warn', 'clock', 'Waiting'],
  done: ['good', 'check', 'Done'],
  failed: ['bad', 'cross', 'Failed'],
};

/** The actions of this session: the latest one always, the others on demand. */
export function CommandPanel(): ReactElement | null {
  const { commands } = useSession();
  const entries = useSyncExternalStore(commands.subscribe, commands.get);
  const [open, setOpen] = useState(false);
  const [latest, ...others] = entries;
  if (latest === undefined) return null;
  const openCount = entries.filter(isOpen).length;
  return (
    <aside className="commands" aria-label="Commands of this session">
      <div className="commands-latest" role="status">
        <Entry entry={latest} />
      </div>
      <div className="commands-buttons">
        {others.length > 0 && (
          <button type="button" className="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'up'} size={15} />
            {open ? 'Show the latest only' : `Show ${others.length} more`}
            {openCount > 1 && ` (${openCount} under way)`}
          </button>
        )}
        {!isOpen(latest) && (
          <button type="button" className="text-button" onClick={() => commands.clear()}>
            <Icon name="cross" size={15} />
            Clear
          </button>
        )}
      </div>
      {open && others.length > 0 && (
        <ol className="commands-list" tabIndex={0} aria-label="Earlier commands">
          {others.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}

function Entry({ entry }: { readonly entry: CommandEntry }): ReactElement {
  const [tone, icon, text] = marks[entry.state];
  return (
    <div className="command">
      <div className="command-head">
        <StatusMark tone={tone} icon={icon} text={text} />
        <strong>{entry.title}</strong>
        <span className="command-message">{entry.message}</span>
        {entry.progress !== undefined && (
          <progress value={entry.progress} aria-label={`Progress of ${entry.title}`} />
        )}
        {entry.cancel !== undefined && (
          <button type="button" className="text-button" onClick={entry.cancel}>
            <Icon name="cross" size={15} />
            Cancel
          </button>
        )}
        {entry.retry !== undefined && (
          <button type="button" className="text-button" onClick={entry.retry.run}>
            <Icon name="retry" size={15} />
            {entry.retry.label}
          </button>
        )}
      </div>
      <CliLine cli={entry.cli} />
      {entry.outcomes !== undefined && entry.outcomes.length > 0 && (
        <Outcomes title={entry.title} outcomes={entry.outcomes} />
      )}
    </div>
  );
}

/** Maximum number of listed outcomes. */
const MAX_OUTCOMES = 100;

function Outcomes(props: { readonly title: string; readonly outcomes: readonly Outcome[] }): ReactElement {
  const { outcomes } = props;
  const failures = outcomes.filter(({ hasFailed }) => hasFailed);
  // Of commands without results, only failures are of interest.
  const listed = [...failures, ...outcomes.filter(({ hasFailed, text }) => !hasFailed && text !== '')];
  if (listed.length === 0) return <></>;
  return (
    <details className="outcomes">
      <summary>{failures.length > 0 ? `${countText(failures.length)} failed` : 'Results'}</summary>
      <ul tabIndex={0} aria-label={`Outcomes of ${props.title}`}>
        {listed.slice(0, MAX_OUTCOMES).map(({ name, href, text }) => (
          <li key={href}>
            <Link href={href}>{name}</Link> {text}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="text-button"
        onClick={() => saveFile('outcomes.csv', new Blob([csvOf(outcomes)], { type: 'text/csv' }))}
      >
        <Icon name="download" size={15} />
        {listed.length > MAX_OUTCOMES
          ? `Download all ${countText(outcomes.length)} as CSV`
          : 'Download as CSV'}
      </button>
    </details>
  );
}

function csvOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, hasFailed, text }) => [name, hasFailed ? 'Failed' : 'Completed', text]);
  // A spreadsheet takes a text that begins with one of these characters for a formula.
  const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
  return [['Name', 'Status', 'Result'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
