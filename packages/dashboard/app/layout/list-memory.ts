import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';
import { memoryOf, type ListMemory } from './saved-views.ts';

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
