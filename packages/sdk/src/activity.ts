import { waitFor } from './deadline.ts';
import { TimeoutError } from './errors.ts';
import type { ActivityLogEntryResponse } from './generated/models.ts';
import { activityLogs as generatedGroup, type ActivityLogsGroup } from './generated/groups/activity-logs.ts';
import { activityLogsGet } from './generated/operations/activity-logs.ts';
import { createPoller, type Poller, type PollOptions, type PollTarget } from './poller.ts';
import type { Caller } from './types.ts';

/** How to wait for the end of a command. */
export interface WaitOptions {
  /** Milliseconds between two looks. Default: 250. */
  readonly pollMs?: number;
  /** Milliseconds to wait in all; 0 is no limit. Default: 60000. */
  readonly timeoutMs?: number;
  /** Ends the waiting, not the command. */
  readonly signal?: AbortSignal;
}

/** Commands and other operations with their results. */
export interface ActivityLogs extends ActivityLogsGroup {
  /**
   * Waits until an entry of the activity log is Completed, Failed or Deleted.
   *
   * @param id the `activityId` that a command gave
   * @returns the entry; look at its Status
   * @throws {TimeoutError} it was still going on
   */
  waitFor(id: string, options?: WaitOptions): Promise<ActivityLogEntryResponse>;
  /**
   * Follows a command or a firmware campaign by its `activityId`, or a mass registration by its `CorrelationId`, with
   * progress.
   *
   * @example
   * const { CorrelationId } = await muster.devices.createMultiple(csv);
   * const poller = muster.activityLogs.poll({ correlationId: CorrelationId });
   * for await (const { completed, failed, total } of poller) console.log(completed, failed, total);
   * await poller.result();
   */
  poll(target: PollTarget, options?: PollOptions): Poller;
}

const ended = new Set(['Completed', 'Failed', 'Deleted']);

/** Makes the methods of `activityLogs`, for `composeClient`. */
export function activityLogs(caller: Caller): ActivityLogs {
  const group = generatedGroup(caller);
  return {
    ...group,
    poll: (target, options = {}) => createPoller(group, target, options),
    waitFor: (id, options = {}) => waitForActivity(caller, id, options),
  };
}

/**
 * Waits until an entry of the activity log is Completed, Failed or Deleted.
 *
 * @throws {TimeoutError} the entry was still open when the time was up
 */
export async function waitForActivity(
  caller: Caller,
  id: string,
  { pollMs = 250, timeoutMs = 60_000, signal }: WaitOptions = {},
): Promise<ActivityLogEntryResponse> {
  const startedMs = performance.now();
  for (;;) {
    const entry = await caller.call(
      activityLogsGet,
      { path: { id } },
      signal === undefined ? {} : { signal },
    );
    if (ended.has(entry.Status)) return entry;
    if (timeoutMs > 0 && performance.now() - startedMs + pollMs > timeoutMs)
      throw new TimeoutError(timeoutMs);
    await waitFor(pollMs, signal);
  }
}
