import type { FirmwareState, FirmwareUpdate } from './model/firmware-update.ts';
import { meaningOfResult, UpdateResult } from './update-result.ts';

/** State of a device as it reported it in response to reads. */
export interface SeenDevice {
  readonly state: FirmwareState;
  readonly result: number;
  /** Firmware Version (/3/0/3), if the device has the resource. */
  readonly version?: string;
}

/**
 * Next step of an update. `reset`: the device must drop the state of an earlier update; `transfer`: send the
 * file; `wait`: wait for the device.
 */
export type UpdateStep =
  | { readonly do: 'reset' | 'transfer' | 'wait' | 'execute' | 'updating' | 'succeed' }
  | { readonly do: 'fail'; readonly message: string };

/** Maximum number of transfers of the file. */
export const MAX_TRANSFERS = 3;
/** Time for the device to begin a download or an update. Milliseconds. */
export const GRACE_MS = 10_000;

/*
 * State machine of the device (OMA-TS-LightweightM2M_Core E.6):
 *
 *   Idle --Package or Package URI written--> Downloading --complete and intact--> Downloaded --Update executed--> Updating
 *   Downloading --fails--> Idle with the result     Updating --ends or fails--> Idle (or Downloaded) with the result
 *   any but Updating --empty Package or Package URI written--> Idle
 *
 * The next step depends only on the report of the device and on the progress of the update. So it is the same after a
 * lost notification, a reboot of the device and a restart of the service.
 */
export function nextStep(
  update: FirmwareUpdate,
  seen: SeenDevice,
  wanted: { readonly version: string },
  nowMs: number,
): UpdateStep {
  switch (update.phase) {
    case 'Waiting':
      return beforeTransfer(update, seen);
    case 'Transferring':
    case 'Verifying':
      return afterTransfer(update, seen, nowMs);
    case 'Executing':
      return afterExecute(update, seen, wanted, nowMs);
  }
}

function beforeTransfer(update: FirmwareUpdate, { state }: SeenDevice): UpdateStep {
  if (update.attempts >= MAX_TRANSFERS) {
    return fail(`The package was sent ${update.attempts} times and lost each time.`);
  }
  // The device accepts no other request until it is done.
  if (state === 'Updating') return { do: 'wait' };
  return { do: state === 'Idle' ? 'transfer' : 'reset' };
}

/** Returns whether a push of the package was started and has not finished. */
export function isPushInterrupted({ delivery, phase }: Pick<FirmwareUpdate, 'delivery' | 'phase'>): boolean {
  return delivery === 'Push' && phase === 'Transferring';
}

/**
 * Returns the result of the current update. It is `initial` while the device reports the result of an earlier
 * update and its state machine has not moved since the last step of the service.
 */
export function resultOf(
  { phase, staleResult }: Pick<FirmwareUpdate, 'phase' | 'staleResult'>,
  { state, result }: SeenDevice,
): number {
  const isUnmoved = state === (phase === 'Executing' ? 'Downloaded' : 'Idle');
  // A device that defers an update may defer it again.
  const isStale = isUnmoved && result === staleResult && result !== UpdateResult.deferred;
  return isStale ? UpdateResult.initial : result;
}

function afterTransfer(update: FirmwareUpdate, seen: SeenDevice, nowMs: number): UpdateStep {
  const { state } = seen;
  const isCut = isPushInterrupted(update);
  switch (state) {
    case 'Downloaded':
      return { do: 'execute' };
    case 'Updating':
      // Some devices start the update by themselves (Automatic Upgrade at Download).
      return { do: 'updating' };
    case 'Downloading':
      // An interrupted push is not continued.
      return isCut ? { do: 'reset' } : { do: 'wait' };
    case 'Idle':
      return afterIdle(update, seen, !isCut && isFresh(update, nowMs));
  }
}

/** @param mayBegin whether the device may be about to begin */
function afterIdle(update: FirmwareUpdate, seen: SeenDevice, mayBegin: boolean): UpdateStep {
  // A device that has received the whole package and is Idle long afterwards has failed in the same way
  // again.
  const isFailure = update.phase === 'Verifying' && seen.result !== UpdateResult.success;
  const result = isFailure && !mayBegin ? seen.result : resultOf(update, seen);
  if (result === UpdateResult.success) return { do: 'succeed' };
  if (result === UpdateResult.initial && mayBegin) return { do: 'wait' };
  if (result === UpdateResult.initial || result === UpdateResult.connectionLost)
    return retryTransfer(update, result);
  return fail(meaningOfResult(result));
}

/** Sends the package again if it was lost in transit. */
function retryTransfer(update: FirmwareUpdate, result: number): UpdateStep {
  if (update.attempts < MAX_TRANSFERS) return { do: 'transfer' };
  const reason = result === UpdateResult.initial ? 'The device lost the package.' : meaningOfResult(result);
  return fail(`${reason} It was sent ${update.attempts} times.`);
}

function afterExecute(
  update: FirmwareUpdate,
  seen: SeenDevice,
  wanted: { readonly version: string },
  nowMs: number,
): UpdateStep {
  const { state, version } = seen;
  const result = resultOf(update, seen);
  if (state === 'Updating') return { do: 'wait' };
  if (result === UpdateResult.success) return { do: 'succeed' };
  if (result === UpdateResult.deferred) return { do: 'wait' };
  if (result !== UpdateResult.initial) return fail(meaningOfResult(result));
  // The device has no result yet, or lost it in a reboot.
  if (version === wanted.version) return { do: 'succeed' };
  // Update has not reached the device: the connection was lost, or the service was stopped.
  if (state === 'Downloaded' && update.isExecuted === false) return { do: 'execute' };
  if (isFresh(update, nowMs)) return { do: 'wait' };
  return state === 'Downloaded'
    ? fail('The device did not start the update.')
    : fail('The device lost the update and does not have the new version.');
}

function isFresh(update: FirmwareUpdate, nowMs: number): boolean {
  return nowMs < update.phaseAt + GRACE_MS;
}

function fail(message: string): UpdateStep {
  return { do: 'fail', message };
}
