export type Waiting = ReturnType<typeof Promise.withResolvers<void>>;

/** Creates a promise with optional waiters: a rejection without a waiter is not an unhandled one. */
export function waiting(): Waiting {
  const pending: Waiting = Promise.withResolvers();
  pending.promise.catch(() => undefined);
  return pending;
}
