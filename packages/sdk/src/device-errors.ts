import { MusterError, TimeoutError } from './errors.ts';
import { didYouMean } from './name-errors.ts';
import type { ActivityLogEntryResponse, QueueItemResponse } from './generated/models.ts';

/** The device has no object, instance or resource at the path. */
export class UnknownPathError extends MusterError {
  override readonly name = 'UnknownPathError';
  readonly device: string;
  readonly path: string;
  /** Similar paths of the device, the closest first. */
  readonly suggestions: readonly string[];

  constructor(device: string, path: string, suggestions: readonly string[]) {
    super(`Device "${device}" has no ${path}.${didYouMean(suggestions)}`);
    this.device = device;
    this.path = path;
    this.suggestions = suggestions;
  }
}

/** The device refused the command, did not answer, or is not registered. */
export class CommandFailedError extends MusterError {
  override readonly name = 'CommandFailedError';
  /** CoAP code of the answer, for example `4.05`; undefined if the device did not answer. */
  readonly responseCode: string | undefined;
  /** Activity log entry of the command. */
  readonly entry: ActivityLogEntryResponse;

  constructor(device: string, action: string, entry: ActivityLogEntryResponse) {
    const reason = [entry.ResponseCode, entry.ResponseMessage].filter((part) => part !== undefined).join(' ');
    super(`${action} failed on device "${device}"${reason === '' ? '.' : `: ${reason}`}`);
    this.responseCode = entry.ResponseCode;
    this.entry = entry;
  }
}

/** The device sleeps. The service has queued the command and sends it when the device wakes. */
export class CommandQueuedError extends MusterError {
  override readonly name = 'CommandQueuedError';
  readonly queueItem: QueueItemResponse;

  constructor(device: string, action: string, queueItem: QueueItemResponse) {
    const expires = new Date(queueItem.ExpirationTimestamp).toISOString();
    super(`Device "${device}" sleeps. ${action} is queued until the device wakes, at the latest ${expires}.`);
    this.queueItem = queueItem;
  }
}

/** The wait for a device timed out. Its command continues. */
export class CommandTimeoutError extends TimeoutError {
  /** Activity log entry of the command. */
  readonly activityId: string;

  constructor(device: string, action: string, activityId: string, timeoutMs: number) {
    super(timeoutMs, `${action} on device "${device}" has not ended within ${timeoutMs / 1000} s.`);
    this.activityId = activityId;
  }
}
