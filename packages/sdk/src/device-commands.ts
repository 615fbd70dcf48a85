import { waitForActivity } from './activity.ts';
import { CommandFailedError, CommandQueuedError, CommandTimeoutError } from './device-errors.ts';
import { TimeoutError } from './errors.ts';
import type { ActivityLogEntryResponse, QueueItemResponse } from './generated/models.ts';
import { queueItemsListByDevice } from './generated/operations/queue-items.ts';
import type { Caller, CommandReceipt } from './types.ts';

/** Options for waiting until a device answers. */
export interface CommandOptions {
  /** Maximum wait for the device in milliseconds; 0 waits without a limit. Default: 60000. */
  readonly timeoutMs?: number;
  /** Stops waiting. The command continues. */
  readonly signal?: AbortSignal;
  /** Called once if the device sleeps. The call continues to wait until the device wakes. */
  readonly onQueued?: (item: QueueItemResponse) => void;
}

/** Milliseconds without an answer after which the SDK checks whether the command is in the queue of the device. */
const LOOK_INTO_QUEUE_MS = 1000;
const POLL_MS = 100;

/** The device of a command, for error messages. */
export interface CommandTarget {
  readonly id: string;
  readonly label: string;
}

/**
 * Waits until a device has answered a command.
 *
 * @param action description of the command, for example `Read /3303/0/5700`
 * @returns its activity log entry; undefined if nothing was sent
 * @throws {CommandFailedError} the device refused the command or did not answer
 * @throws {CommandQueuedError} the device still slept after `timeoutMs`
 * @throws {CommandTimeoutError} the command did not end within `timeoutMs`
 */
export async function waitForCommand(
  client: Caller,
  device: CommandTarget,
  action: string,
  { activityId }: CommandReceipt,
  options: CommandOptions,
): Promise<ActivityLogEntryResponse | undefined> {
  if (activityId === undefined) return undefined;
  const { timeoutMs = 60_000 } = options;
  const entry = await entryOf(client, device, activityId, { ...options, timeoutMs });
  if (entry === undefined) {
    const item = await queueItemOf(client, device.id, activityId);
    if (item === undefined) throw new CommandTimeoutError(device.label, action, activityId, timeoutMs);
    throw new CommandQueuedError(device.label, action, item);
  }
  if (entry.Status !== 'Completed') throw new CommandFailedError(device.label, action, entry);
  return entry;
}

/**
 * Returns the activity log entry of the command once it has ended.
 *
 * @returns undefined after `timeoutMs`
 */
async function entryOf(
  client: Caller,
  device: CommandTarget,
  activityId: string,
  { timeoutMs, signal, onQueued }: CommandOptions & { readonly timeoutMs: number },
): Promise<ActivityLogEntryResponse | undefined> {
  const isShort = timeoutMs > 0 && timeoutMs <= LOOK_INTO_QUEUE_MS;
  const firstMs = isShort ? timeoutMs : LOOK_INTO_QUEUE_MS;
  const entry = await waitAtMost(client, activityId, firstMs, signal);
  if (entry !== undefined || isShort) return entry;
  if (onQueued !== undefined) {
    const item = await queueItemOf(client, device.id, activityId);
    if (item !== undefined) onQueued(item);
  }
  return waitAtMost(client, activityId, timeoutMs === 0 ? 0 : timeoutMs - firstMs, signal);
}

/** @returns undefined after `timeoutMs` */
async function waitAtMost(
  client: Caller,
  activityId: string,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ActivityLogEntryResponse | undefined> {
  try {
    const options = { pollMs: POLL_MS, timeoutMs, ...(signal === undefined ? {} : { signal }) };
    return await waitForActivity(client, activityId, options);
  } catch (error) {
    if (error instanceof TimeoutError && error.timeoutMs === timeoutMs) return undefined;
    throw error;
  }
}

async function queueItemOf(
  client: Caller,
  deviceId: string,
  activityId: string,
): Promise<QueueItemResponse | undefined> {
  const page = await client.call(queueItemsListByDevice, {
    path: { id: deviceId },
    query: { PageSize: 1000 },
  });
  return page.Rows.find((item) => item.ActivityLogId === activityId && item.Status === 'Pending');
}
