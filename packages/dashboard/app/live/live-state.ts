/** State of the event stream of the page. */
export type LiveStatus =
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The key cannot follow events. */
  | { readonly kind: 'forbidden' }
  /** The values on the page are as old as `sinceMs`, in epoch milliseconds. */
  | { readonly kind: 'broken'; readonly sinceMs: number; readonly reason: string };

/** The state with its subscribers, for `useSyncExternalStore`. */
export interface LiveState {
  readonly get: () => LiveStatus;
  readonly set: (status: LiveStatus) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLiveState(): LiveState {
  let current: LiveStatus = { kind: 'off' };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(status) {
      // A stream that stays broken keeps the time of its first failure.
      if (status.kind === current.kind && status.kind !== 'broken') return;
      current =
        status.kind === 'broken' && current.kind === 'broken'
          ? { ...status, sinceMs: current.sinceMs }
          : status;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
