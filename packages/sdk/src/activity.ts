import { waitFor } from './deadline.ts';
import { TimeoutError } from './errors.ts';
import type { ActivityLogEntryResponse } from './generated/models.ts';
import { activityLogs as generatedGroup, type ActivityLogsGroup } from './generated/groups/activity-logs.ts';
import { activityLogsGet } from './generated/operations/activity-logs.ts';
import { createPoller, type Poller, type PollOptions, type PollTarget } from './poller.ts';
import type { Caller } from './types.ts';

/** Options for waiting until a command ends. */
export interface WaitOptions {
  /** Interval between two requests in milliseconds. Default: 250. */
  readonly pollMs?: number;
  /** Maximum wait in milliseconds; 0 waits without a limit. Default: 60000. */
  readonly timeoutMs?: number;
  /** Stops waiting. The command continues. */
  readonly signal?: AbortSignal;
}

/** Commands and other operations, with their results. */
export interface ActivityLogs extends ActivityLogsGroup {
  /**
   * Waits until an entry of the activity log is Completed, Failed or Deleted.
   *
   * @param id the `activityId` of a command receipt
   * @returns the entry; check its `Status`
   * @throws {TimeoutError} the entry is still open after `timeoutMs`
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

/** Creates the methods of `activityLogs`, for `composeClient`. */
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
 * @throws {TimeoutError} the entry is still open after `timeoutMs`
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
