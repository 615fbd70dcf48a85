import type { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';
import type { UpdateEnd } from './update-result.ts';

/** Delay before the first retry if the device does not say how long. Milliseconds. */
export const FIRST_WAIT_MS = 5_000;

/**
 * The device cannot serve a request for now, or stopped responding during a transfer. The service sends the
 * same request again later. The message is for the activity log.
 */
export class DeviceBusy extends Error {
  /** CoAP code of the response; undefined if there was none. */
  readonly responseCode: string | undefined;
  /** Max-Age of the response. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, responseCode?: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'DeviceBusy';
    this.responseCode = responseCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns a temporary error: the next response of the device may be usable. */
export function unusableAnswer({ message }: DeviceUnreachable): DeviceBusy {
  return new DeviceBusy(`The response of the device cannot be used: ${message}.`);
}

/** Clears the record of earlier refusals after a successful step. */
export const NO_REFUSALS = { retries: 0, resets: 0, retryAt: 0, trouble: '', troubleCode: '' } as const;
/** Maximum consecutive resets that leave the device in its State. */
export const MAX_RESETS = 8;
/** Trouble of a device that did not respond to the read of its state. */
export const UNANSWERED = 'The device did not answer.';

/** Returns the reason why the update does not proceed, as the device last reported it. */
export function troubleOf({ trouble }: FirmwareUpdate): string | undefined {
  return trouble === '' ? undefined : trouble;
}

/** Returns the end of an update at its deadline, with the last report of the device. */
export function timeoutEnd(update: FirmwareUpdate): UpdateEnd {
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
