import type { Deferred } from './deferred.ts';

/** Changes that an Update reports. */
export interface UpdateChanges {
  readonly withObjects?: boolean | undefined;
  readonly lifetimeSeconds?: number | undefined;
  readonly binding?: string | undefined;
}

/** A pending Update and the promise of its callers. */
export interface PendingUpdate {
  readonly changes: UpdateChanges;
  readonly done: Deferred;
}

/** Merges the changes of two Updates. The later one takes precedence. */
export function merge(
  before: UpdateChanges,
  { withObjects, lifetimeSeconds, binding }: UpdateChanges,
): UpdateChanges {
  return {
    withObjects: before.withObjects === true || withObjects === true,
    lifetimeSeconds: lifetimeSeconds ?? before.lifetimeSeconds,
    binding: binding ?? before.binding,
  };
}
