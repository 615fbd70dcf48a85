import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import type { Tone } from '../layout/tone.ts';
import { useSession } from '../session/session-context.ts';
import { CliLine } from './cli-view.tsx';
import { isOpen, type CommandEntry, type CommandState } from './command-log.ts';

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
      </div>
      <CliLine cli={entry.cli} />
    </div>
  );
}
