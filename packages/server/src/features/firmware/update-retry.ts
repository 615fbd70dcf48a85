import type { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';
import type { UpdateEnd } from './update-result.ts';

/** The first wait, where the device does not say how long. Milliseconds. */
export const FIRST_WAIT_MS = 5_000;

/**
 * The device cannot serve a request for now, or stopped answering in the middle of a transfer: the same request goes out
 * again later. The message is for the activity log.
 */
export class DeviceBusy extends Error {
  /** The CoAP code of its answer; undefined if there was none. */
  readonly responseCode: string | undefined;
  /** Max-Age of its answer. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, responseCode?: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'DeviceBusy';
    this.responseCode = responseCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A device whose responses cannot be used may do better later. */
export function unusableAnswer({ message }: DeviceUnreachable): DeviceBusy {
  return new DeviceBusy(`The response of the device cannot be used: ${message}.`);
}

/** What a step forward leaves of earlier refusals. */
export const NO_REFUSALS = { retries: 0, resets: 0, retryAt: 0, trouble: '', troubleCode: '' } as const;
/** Resets in a row that leave the device in its State. */
export const MAX_RESETS = 8;
/** The trouble of a device that did not answer when it was asked for its state. */
export const UNANSWERED = 'The device did not answer.';

/** What keeps an update from going on, as the device last said it. */
export function troubleOf({ trouble }: FirmwareUpdate): string | undefined {
  return trouble === '' ? undefined : trouble;
}

/** The end of an update at its deadline: what the device last said. */
export function tookTooLong(update: FirmwareUpdate): UpdateEnd {
  const { currentState, expectedState, result, troubleCode } = update;
  const why =
    result === UpdateResult.deferred
      ? `${meaningOfResult(result)} The update timed out:`
      : 'The update timed out:';
  const trouble = troubleOf(update);
  const last = trouble === undefined ? '' : ` Last failure: ${trouble}`;
  const message = `${why} the device is in state ${currentState}, not ${expectedState}.${last}`;
  return { success: false, message, responseCode: troubleCode === '' ? undefined : troubleCode };
}
