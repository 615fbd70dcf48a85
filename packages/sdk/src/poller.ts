import { waitFor } from './deadline.ts';
import { InvalidResponseError, MusterError, TimeoutError } from './errors.ts';
import type { ActivityLogsGroup } from './generated/groups/activity-logs.ts';
import type { ActivityLogEntry } from './generated/models.ts';
import { filter } from './list-query.ts';

/** Options of a poller. */
export interface PollOptions {
  /** Interval between two polls in milliseconds. Default: 1000. */
  readonly pollMs?: number;
  /** Maximum time to poll in milliseconds; 0 is no limit. Default: 0. */
  readonly timeoutMs?: number;
  /** Stops polling. The work on the server continues. */
  readonly signal?: AbortSignal;
  /** ID of the device network. Default: that of the client. */
  readonly deviceNetwork?: string;
}

/** The work to poll: an activity log entry by its ID, or a mass registration by its CorrelationId. */
export type PollTarget = string | { readonly correlationId: string };

/** Progress of a command, a mass registration or a firmware campaign. */
export interface Progress {
  readonly entry: ActivityLogEntry;
  /** Number of parts: devices of a campaign, rows of a registration; 1 for a single command. */
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
}

/** The reason why a part of the work failed. */
export interface FailureReason {
  /** ID of the activity log entry of the part. */
  readonly activityId: string;
  /** Endpoint name or path of the part. */
  readonly entity: string | undefined;
  /** LwM2M response code, for example `4.04`. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** The work ended without success. */
export class ActivityFailedError extends MusterError {
  override readonly name = 'ActivityFailedError';
  readonly progress: Progress;
  /** The first 100 failures, oldest first. */
  readonly reasons: readonly FailureReason[];

  constructor(progress: Progress, reasons: readonly FailureReason[]) {
    const { entry, failed, total } = progress;
    const [first] = reasons;
    const reason = [first?.entity, first?.code, first?.message]
      .filter((part) => part !== undefined)
      .join(' ');
    const text = reason.replace(/\.$/u, '');
    // If no part failed, the work as a whole failed, for example reading the rows of a mass registration.
    const what =
      failed === 0 && text !== '' ? text : `${failed} of ${total} failed${text && `, first: ${text}`}`;
    super(`${entry.Description}: ${what}.`);
    this.progress = progress;
    this.reasons = reasons;
  }
}

/**
 * Follows work on the server. Iterate it for progress, or await `result`. A poller keeps no state: to resume, create
 * one with the same ID, in another process if needed.
 */
export interface Poller extends AsyncIterable<Progress> {
  /** Target to resume with. */
  readonly target: PollTarget;
  /**
   * Waits for the end of the work.
   *
   * @returns the activity log entry, with the status Completed
   * @throws {ActivityFailedError} the work or a part of it failed or was deleted
   * @throws {TimeoutError} the work did not end within `timeoutMs`
   */
  result(): Promise<ActivityLogEntry>;
}

type Call = Pick<PollOptions, 'signal' | 'deviceNetwork'>;
const openStatus = new Set(['Pending', 'InProgress']);
const maxReasons = 100;

/** Creates a poller. It sends no request until it is iterated or awaited. */
export function createPoller(group: ActivityLogsGroup, target: PollTarget, options: PollOptions): Poller {
  const { pollMs = 1000, timeoutMs = 0, signal, deviceNetwork } = options;
  const call: Call = {
    ...(signal === undefined ? {} : { signal }),
    ...(deviceNetwork === undefined ? {} : { deviceNetwork }),
  };

  async function* follow(): AsyncGenerator<Progress, void, undefined> {
    const startedMs = performance.now();
    let shown = '';
    for (;;) {
      const progress = await progressOf(group, target, call);
      const text = JSON.stringify(progress);
      if (text !== shown) yield progress;
      shown = text;
      if (!openStatus.has(progress.entry.Status)) return;
      if (timeoutMs > 0 && performance.now() - startedMs + pollMs > timeoutMs)
        throw new TimeoutError(timeoutMs);
      await waitFor(pollMs, signal);
    }
  }

  return {
    target,
    [Symbol.asyncIterator]: follow,
    async result() {
      let last: Progress | undefined;
      for await (const progress of follow()) last = progress;
      if (last === undefined) throw new InvalidResponseError('The activity log has no progress.', 200);
      if (last.entry.Status === 'Completed') return last.entry;
      throw new ActivityFailedError(last, await reasonsOf(group, last.entry, call));
    },
  };
}

async function progressOf(group: ActivityLogsGroup, target: PollTarget, call: Call): Promise<Progress> {
  const entry = await entryOf(group, target, call);
  const { Children } = entry;
  if (Children !== undefined) {
    return { entry, total: Children.Total, completed: Children.Completed, failed: Children.Failed };
  }
  const { Status } = entry;
  return {
    entry,
    total: 1,
    completed: Status === 'Completed' ? 1 : 0,
    failed: Status === 'Failed' ? 1 : 0,
  };
}

async function entryOf(group: ActivityLogsGroup, target: PollTarget, call: Call): Promise<ActivityLogEntry> {
  if (typeof target === 'string') return group.get(target, call);
  const conditions = { CorrelationId: target.correlationId, ParentId: { exists: false } };
  const { Rows } = await group.list({ Filter: filter('activityLogs.list', conditions), PageSize: 1 }, call);
  const [entry] = Rows;
  if (entry === undefined)
    throw new MusterError(`No activity log entry has the CorrelationId ${target.correlationId}.`);
  return entry;
}

async function reasonsOf(
  group: ActivityLogsGroup,
  entry: ActivityLogEntry,
  call: Call,
): Promise<FailureReason[]> {
  const Filter = filter('activityLogs.list', { ParentId: entry.Id, Status: 'Failed' });
  const isOne = entry.EntityType !== 'Multiple';
  const { Rows } = isOne
    ? { Rows: [] }
    : await group.list({ Filter, PageSize: maxReasons, Sort: 'CreatedTimestamp' }, call);
  return (Rows.length === 0 ? [entry] : Rows).map((row) => ({
    activityId: row.Id,
    entity: row.EntityIdentifier,
    code: row.ResponseCode,
    message: row.ResponseMessage,
  }));
}
