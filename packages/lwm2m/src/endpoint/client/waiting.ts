export type Waiting = ReturnType<typeof Promise.withResolvers<void>>;

/** Creates a promise whose rejection is never reported as unhandled, because nothing has to wait for it. */
export function waiting(): Waiting {
  const pending: Waiting = Promise.withResolvers();
  pending.promise.catch(() => undefined);
  return pending;
}
