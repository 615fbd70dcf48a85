import type { Waiting } from './waiting.ts';

/** What an Update tells beside that the device is there. */
export interface UpdateChanges {
  readonly withObjects?: boolean | undefined;
  readonly lifetimeSeconds?: number | undefined;
  readonly binding?: string | undefined;
}

/** An Update that waits for its turn, with those who wait for it. */
export interface PendingUpdate {
  readonly changes: UpdateChanges;
  readonly done: Waiting;
}

/** What one Update carries in the place of two; the later one prevails. */
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
