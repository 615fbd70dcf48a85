export type Waiting = ReturnType<typeof Promise.withResolvers<void>>;

/** Creates a promise that nothing needs to wait for: its rejection is never reported as unhandled. */
export function waiting(): Waiting {
  const pending: Waiting = Promise.withResolvers();
  pending.promise.catch(() => undefined);
  return pending;
}
