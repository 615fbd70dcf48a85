import type { FirmwareDelivery, FirmwarePhase, FirmwareState, FirmwareUpdate } from './model.ts';

/** State of a device as it reported it in response to reads. */
export interface SeenDevice {
  readonly state: FirmwareState;
  readonly result: number;
  /** Firmware Version (/3/0/3), if the device has the resource. */
  readonly version?: string;
}

/**
 * Next step of an update. `reset`: the device must drop the state of an earlier update; `transfer`: send the file;
 * `wait`: wait for the device.
 */
type UpdateStep =
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
export function isPushInterrupted({ delivery, phase }: FirmwareUpdate): boolean {
  return delivery === 'Push' && phase === 'Transferring';
}

/**
 * Returns the result of the current update. It is `initial` while the device reports the result of an earlier update
 * and its state machine has not moved since the last step of the service.
 */
export function resultOf({ phase, staleResult }: FirmwareUpdate, { state, result }: SeenDevice): number {
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
  // A device that has received the whole package and is Idle long afterwards has failed in the same way again.
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
  return fail(`${lossReason(result)} It was sent ${update.attempts} times.`);
}

/** Returns why the device does not have the package. */
export function lossReason(result: number): string {
  return result === UpdateResult.initial ? 'The device lost the package.' : meaningOfResult(result);
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

/** Values of Update Result (/5/0/5): OMA-TS-LightweightM2M_Core E.6, up to version 1.2 of the object. */
const meanings: ReadonlyMap<number, string> = new Map([
  [0, 'The device reports no result yet.'],
  [1, 'The firmware was updated.'],
  [2, 'The device does not have enough flash memory for the package.'],
  [3, 'The device ran out of RAM during the download of the package.'],
  [4, 'The device lost the connection during the download of the package.'],
  [5, 'The integrity check of the package failed.'],
  [6, 'The device does not support this type of package.'],
  [7, 'The device cannot use the URI of the package.'],
  [8, 'The update failed on the device.'],
  [9, 'The device does not support the protocol of the URI.'],
  [10, 'The update was cancelled on the device.'],
  [11, 'The device deferred the update.'],
]);

export const UpdateResult = { initial: 0, success: 1, connectionLost: 4, deferred: 11 } as const;

/** Returns a sentence for the activity log. */
export function meaningOfResult(result: number): string {
  return meanings.get(result) ?? `The device reported the unknown result ${result}.`;
}

/** Outcome of an update. */
export interface UpdateEnd {
  readonly success: boolean;
  /** A sentence for the activity log. */
  readonly message: string;
  /** Code of the device's response. Defaults to its result. */
  readonly responseCode?: string | undefined;
}

/** Order of the phases in which the update proceeds. */
const phases: readonly FirmwarePhase[] = ['Waiting', 'Transferring', 'Verifying', 'Executing'];

/**
 * Returns whether an update has come to another step, which has an activity log entry. The devices of an update of many
 * have one entry each, so that their steps do not fill the log.
 */
export function isNewStep(
  before: FirmwareUpdate,
  { phase, attempts, parentActivityId }: FirmwareUpdate,
): boolean {
  return parentActivityId === undefined && (phase !== before.phase || attempts > before.attempts);
}

/** Returns the name of the current step. Undefined while the update waits for the device. */
export function stepName({ phase, delivery, attempts }: FirmwareUpdate): string | undefined {
  const again = attempts > 1 ? ` (attempt ${attempts})` : '';
  switch (phase) {
    case 'Waiting':
      return undefined;
    case 'Transferring':
      return `${delivery === 'Pull' ? 'download the package' : 'send the package'}${again}`;
    case 'Verifying':
      return `verify the package${again}`;
    case 'Executing':
      return 'install the package';
  }
}

/** Returns the end of the last step, which has failed if the update starts it or an earlier one again. */
export function stepEnd(before: FirmwareUpdate, { phase }: FirmwareUpdate): UpdateEnd {
  return phases.indexOf(phase) > phases.indexOf(before.phase)
    ? { success: true, message: '' }
    : {
        success: false,
        message: troubleOf(before) ?? 'The step did not finish.',
        responseCode: refusalCodeOf(before),
      };
}

/** Trouble of a device that did not respond to the read of its state. */
export const UNANSWERED = 'The device did not answer.';

/** Returns the reason why the update does not proceed, as the device last reported it. */
export function troubleOf({ trouble }: FirmwareUpdate): string | undefined {
  return trouble === '' ? undefined : trouble;
}

/** Returns the CoAP code of the latest temporary refusal. */
export function refusalCodeOf({ troubleCode }: FirmwareUpdate): string | undefined {
  return troubleCode === '' ? undefined : troubleCode;
}

/** Returns the end of an update at its deadline, with the last report of the device. */
export function timeoutEnd(update: FirmwareUpdate): UpdateEnd {
  const { currentState, expectedState, result } = update;
  const why =
    result === UpdateResult.deferred
      ? `${meaningOfResult(result)} The update timed out:`
      : 'The update timed out:';
  const trouble = troubleOf(update);
  const last = trouble === undefined ? '' : ` Last failure: ${trouble}`;
  const message = `${why} the device is in state ${currentState}, not ${expectedState}.${last}`;
  return { success: false, message, responseCode: refusalCodeOf(update) };
}

/** Protocols of Package URIs, in the order of the values of Firmware Update Protocol Support (/5/0/8). */
const pullSchemes = ['coap', 'coaps', 'http', 'https'] as const;
export type PullScheme = (typeof pullSchemes)[number];

/** Delivery methods and protocols that a device supports. */
export interface DeliverySupport {
  /** Firmware Update Delivery Method (/5/0/9): 0 pull, 1 push, 2 both. Undefined if the device does not report it. */
  readonly method: number | undefined;
  /** Firmware Update Protocol Support (/5/0/8). Undefined if the device does not report it; it then supports CoAP. */
  readonly protocols: readonly number[] | undefined;
  /** Whether the device is registered over DTLS. */
  readonly isSecured: boolean;
}

export type ChosenDelivery =
  | { readonly delivery: 'Push' }
  | { readonly delivery: 'Pull'; readonly uri: string }
  | { readonly problem: string };

/**
 * Chooses how the device gets the file: as requested, or otherwise as the service prefers, if the device supports it.
 *
 * @param uriFor returns the address of the file for a protocol; undefined if the service has none
 */
export function chooseDelivery(
  support: DeliverySupport,
  wished: FirmwareDelivery | undefined,
  preferred: FirmwareDelivery,
  uriFor: (scheme: PullScheme) => string | undefined,
): ChosenDelivery {
  const { method = 1 } = support;
  const can: Readonly<Record<FirmwareDelivery, boolean>> = {
    Push: method === 1 || method === 2,
    Pull: method === 0 || method === 2,
  };
  if (wished !== undefined && !can[wished]) {
    return { problem: `The device does not support ${wished.toLowerCase()} delivery (/5/0/9 is ${method}).` };
  }
  const delivery = wished ?? (can[preferred] ? preferred : can.Push ? 'Push' : 'Pull');
  if (!can[delivery])
    return { problem: `The device reports an unknown delivery method (/5/0/9 is ${method}).` };
  if (delivery === 'Push') return { delivery };
  return choosePull(support, uriFor);
}

function choosePull(
  support: DeliverySupport,
  uriFor: (scheme: PullScheme) => string | undefined,
): ChosenDelivery {
  const known = (support.protocols ?? [0]).map((one) => pullSchemes[one]).filter((one) => one !== undefined);
  const usable = known.map((scheme) => [scheme, uriFor(scheme)] as const);
  const [best] = usable
    .filter((one): one is readonly [PullScheme, string] => one[1] !== undefined)
    .sort(([a], [b]) => rank(a, support.isSecured) - rank(b, support.isSecured));
  if (best === undefined) {
    const names = known.length === 0 ? 'none that the service supports' : known.join(', ');
    return {
      problem: `The service has no address that the device can fetch the package from. Protocols of the device: ${names}. See the setting firmware-url.`,
    };
  }
  return { delivery: 'Pull', uri: best[1] };
}

/**
 * Ranks protocols. A device with DTLS prefers secured protocols. The protocol of its gateway goes before one that needs
 * another stack.
 */
function rank(scheme: PullScheme, isSecured: boolean): number {
  const order: readonly PullScheme[] = isSecured
    ? ['coaps', 'https', 'coap', 'http']
    : ['coap', 'https', 'http', 'coaps'];
  return order.indexOf(scheme);
}
