export type Waiting = ReturnType<typeof Promise.withResolvers<void>>;

/** A promise for whoever may wait for it: its rejection is no error of the process where nobody does. */
export function waiting(): Waiting {
  const pending: Waiting = Promise.withResolvers();
  pending.promise.catch(() => undefined);
  return pending;
}
