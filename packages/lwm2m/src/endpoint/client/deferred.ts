export type Deferred = PromiseWithResolvers<void>;

/** Creates a promise that nothing needs to wait for: its rejection is never reported as unhandled. */
export function createDeferred(): Deferred {
  const pending: Deferred = Promise.withResolvers();
  pending.promise.catch(() => undefined);
  return pending;
}
