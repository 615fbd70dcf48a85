import { waitForActivity } from './activity.ts';
import { CommandFailedError, CommandQueuedError } from './device-errors.ts';
import { TimeoutError } from './errors.ts';
import type { ActivityLogEntryResponse, QueueItemResponse } from './generated/models.ts';
import { queueItemsListByDevice } from './generated/operations/queue-items.ts';
import type { Caller, CommandReceipt } from './types.ts';

/** How to wait for the answer of a device. */
export interface CommandOptions {
  /** Milliseconds to wait for the device; 0 is no limit. Default: 60000. */
  readonly timeoutMs?: number;
  /** Ends the waiting, not the command. */
  readonly signal?: AbortSignal;
  /** Called once if the device sleeps, while the call goes on waiting for it to wake. */
  readonly onQueued?: (item: QueueItemResponse) => void;
}

/** Milliseconds after which an unanswered command is looked for in the queue of the device. */
const LOOK_INTO_QUEUE_MS = 1000;
const POLL_MS = 100;

/** The device that a command goes to, for errors. */
export interface CommandTarget {
  readonly id: string;
  readonly label: string;
}

/**
 * Waits until a device has answered a command.
 *
 * @param action what was asked for, such as `Read /3303/0/5700`
 * @throws {CommandFailedError} the device refused, or did not answer
 * @throws {CommandQueuedError} the time was up while the device slept
 * @throws {TimeoutError} the time was up
 */
export async function waitForCommand(
  client: Caller,
  device: CommandTarget,
  action: string,
  { activityId }: CommandReceipt,
  options: CommandOptions,
): Promise<void> {
  if (activityId === undefined) return;
  const { timeoutMs = 60_000 } = options;
  const entry = await entryOf(client, device, activityId, { ...options, timeoutMs });
  if (entry === undefined) {
    const item = await queueItemOf(client, device.id, activityId);
    if (item === undefined) throw new TimeoutError(timeoutMs);
    throw new CommandQueuedError(device.label, action, item);
  }
  if (entry.Status !== 'Completed') throw new CommandFailedError(device.label, action, entry);
}

/**
 * The entry of the activity log when the command has ended.
 *
 * @returns undefined if the time was up
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

/** @returns undefined if the time was up */
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
  const page = await client.call(queueItemsListByDevice, { path: { id: deviceId } }, { PageSize: 1000 });
  return page.Rows.find((item) => item.ActivityLogId === activityId && item.Status === 'Pending');
}
