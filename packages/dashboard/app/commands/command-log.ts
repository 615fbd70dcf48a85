/** State of an action started in this session. `waiting`: the device is asleep, and the command is queued. */
export type CommandState = 'running' | 'waiting' | 'done' | 'failed';

/** An action of this session with its result. */
export interface CommandEntry {
  readonly id: number;
  /** Description of the action, such as `Read /3303/0/5700 on press-7`. */
  readonly title: string;
  /** The equivalent `muster` command. */
  readonly cli: string;
  readonly state: CommandState;
  /** Result or error message. */
  readonly message: string;
  /** Completed part of the work, 0 to 1, if known. */
  readonly progress?: number;
  /** Outcomes for single entities, in the order in which they ended. */
  readonly outcomes?: readonly Outcome[];
  /** Ends the work after the requests that have been sent. */
  readonly cancel?: (() => void) | undefined;
  /** Begins the rest of the work. */
  readonly retry?: Retry | undefined;
}

/** Outcome of a command for one of several entities. */
export interface Outcome {
  readonly name: string;
  readonly href: string;
  readonly hasFailed: boolean;
  /** Reason of the failure, or the result. */
  readonly text: string;
}

export interface Retry {
  /** Label of the button. */
  readonly label: string;
  readonly run: () => void;
}

/** The actions of a session, latest first. They continue while other pages are shown. */
export interface CommandLog {
  readonly get: () => readonly CommandEntry[];
  /** @returns the ID, for `update` */
  readonly add: (title: string, cli: string) => number;
  readonly update: (id: number, change: Partial<Omit<CommandEntry, 'id'>>) => void;
  /** Removes the finished entries. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Maximum number of finished entries. Above it, the oldest are dropped. */
const MAX_ENTRIES = 100;

export function createCommandLog(): CommandLog {
  let entries: readonly CommandEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly CommandEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => entries,
    add(title, cli) {
      lastId += 1;
      const kept = entries.filter((entry, index) => index < MAX_ENTRIES - 1 || isOpen(entry));
      set([{ id: lastId, title, cli, state: 'running', message: '' }, ...kept]);
      return lastId;
    },
    update: (id, change) => set(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    clear: () => set(entries.filter(isOpen)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const isOpen = ({ state }: Pick<CommandEntry, 'state'>): boolean =>
  state === 'running' || state === 'waiting';
