import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';

/** A named state of a list. */
export interface SavedView {
  readonly name: string;
  /** Query of the URL. */
  readonly query: string;
}

/** Everything that the browser remembers of a list. */
export interface ListMemory {
  readonly views: readonly SavedView[];
  /** IDs of the shown columns. Undefined: the default ones. */
  readonly columns?: readonly string[] | undefined;
}

const EMPTY: ListMemory = { views: [] };
const listeners = new Set<() => void>();

/** Also tells this tab of changes of other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/**
 * The memory of a list in `localStorage`. Each person has a memory, and sessions with API keys share one.
 *
 * @param list ID of its operation
 */
export function useListMemory(list: string): {
  readonly memory: ListMemory;
  readonly remember: (change: Partial<ListMemory>) => void;
} {
  const { person } = useSession();
  const name = `muster.list ${list} ${person?.name ?? ''}`.trim();
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(name));
  const memory = useMemo(() => memoryOf(text), [text]);
  const remember = useCallback(
    (change: Partial<ListMemory>): void => {
      localStorage.setItem(name, JSON.stringify({ ...memory, ...change }));
      for (const listener of listeners) listener();
    },
    [name, memory],
  );
  return { memory, remember };
}

/** Reads a memory. Ignores what users or other versions have made of it. */
export function memoryOf(text: string | null): ListMemory {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { views, columns } = stored as Readonly<Record<string, unknown>>;
  return {
    views: Array.isArray(views) ? views.filter(isView) : [],
    ...(Array.isArray(columns) && { columns: columns.filter((one) => typeof one === 'string') }),
  };
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';
