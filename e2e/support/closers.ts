/** Ends what a suite has started, the latest first. */
type Close = () => unknown;

export interface Closers {
  /** Notes what ends something that was started. */
  unshift(close: Close): unknown;
}

/** Closes after the suite that calls it, or after each of its tests. */
export function useClosers(hook: 'after' | 'afterEach' = 'after'): Closers {
  const closers: Close[] = [];
  (hook === 'after' ? after : afterEach)(async () => {
    for (const close of closers.splice(0)) await close();
  });
  return closers;
}
