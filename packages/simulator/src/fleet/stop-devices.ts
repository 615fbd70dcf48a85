import { DeviceUnreachableError, Lwm2mRefusal, type Clock } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { Unseen } from '../report/unseen.ts';
import { VirtualClock } from '../virtual/virtual-clock.ts';

/** Time in milliseconds without a response after which the remaining devices stop without a Deregister. */
const defaultTimeoutMs = 10_000;
/** Maximum number of requests in progress. More would overrun the socket of the server. */
const concurrency = 64;
/** Number of devices that send a request per millisecond in virtual time; fewer than a server handles at one time. */
const requestsPerMs = 1024;
const pollIntervalMs = 100;
/** Maximum time in milliseconds for a CoAP request and its response: MAX_TRANSMIT_WAIT for each (RFC 7252 4.8.2). */
export const maxExchangeMs = 2 * 93_000;
/**
 * Time in milliseconds for the responses to Registers in progress, without retransmissions (ACK_TIMEOUT, RFC 7252 4.8).
 */
const registerTimeoutMs = 2_000;

/** Options for stopping devices. */
export interface StopOptions {
  /** Whether devices send a Deregister first. Default true. */
  readonly deregister?: boolean;
  /**
   * Milliseconds without a response to a Deregister after which the wait for responses ends. Devices without a response
   * are then closed. Default 10,000.
   */
  readonly timeoutMs?: number;
  /** For processes that share a fleet in virtual time: resolves in each process with the highest value of all. */
  readonly agree?: (value: number) => Promise<number>;
  /** Ends all waits at once. */
  readonly signal?: AbortSignal;
  /**
   * Whether the run lasted as long as planned. If so, the stop waits for requests in progress, and a device without a
   * registration is a problem, even if it still tries. Without Deregister, each device sends a last Update, which shows
   * that its registration is valid. Default false.
   */
  readonly isComplete?: boolean;
  /** Whether the run has already failed, so that the stop does not wait for requests in progress. Default false. */
  readonly isDecided?: boolean;
}

/** Receives failures while devices stop. */
export interface StopListener {
  /** Called when a Deregister failed. */
  onTrouble(device: SimulatedDevice, error: Error): void;
  /** Called with the devices whose Deregister got no response. */
  onSilence(devices: readonly SimulatedDevice[]): void;
}

/**
 * Waits until the requests and confirmable notifications of devices are answered or have failed.
 *
 * @returns devices that were still busy when the wait ended
 */
async function settleDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  limitMs: number,
  signal: AbortSignal | undefined,
): Promise<readonly SimulatedDevice[]> {
  const endMs = clock.monotonic() + limitMs;
  let busy = devices.filter(({ isBusy }) => isBusy);
  while (busy.length > 0 && clock.monotonic() < endMs && signal?.aborted !== true) {
    await wait(clock, pollIntervalMs, signal);
    busy = busy.filter(({ isBusy }) => isBusy);
  }
  return busy;
}

/**
 * Completes a run: waits for requests in progress. Without Deregister, each device sends a last Update, which shows
 * that the server has its registration.
 *
 * @returns the numbers of devices for which the wait was too short
 */
export async function completeRun(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  { deregister = true, isDecided = false, agree, signal }: StopOptions,
): Promise<Unseen[]> {
  const busy = await settleDevices(devices, clock, isDecided ? 0 : maxExchangeMs, signal);
  await waitForOthers(clock, agree, signal);
  const update = async (device: SimulatedDevice): Promise<boolean> =>
    device.update().then(
      () => true,
      // Other refusals, and missing responses, are problems.
      (error: unknown) => !(error instanceof Lwm2mRefusal && error.isBusy),
    );
  const updating = deregister || isDecided ? [] : registered(devices);
  const silent = await requestAll(updating, update, { clock, quietMs: maxExchangeMs, signal });
  await waitForOthers(clock, agree, signal);
  return [
    { kind: 'under-way', count: busy.length },
    { kind: 'not-confirmed', count: silent.length },
  ];
}

/** Stops all devices. They send a Deregister if there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: StopListener,
  { deregister = true, timeoutMs = defaultTimeoutMs, agree, signal }: StopOptions,
): Promise<void> {
  if (deregister && signal?.aborted !== true) {
    // Devices cannot deregister before the responses to their Registers.
    const registering = devices.filter(({ state }) => state === 'registering');
    await settleDevices(registering, clock, Math.min(registerTimeoutMs, timeoutMs), signal);
    await waitForOthers(clock, agree, signal);
    const leave = async (device: SimulatedDevice): Promise<boolean> => {
      const [outcome] = await Promise.allSettled([device.deregister()]);
      if (outcome.status === 'fulfilled') return true;
      const error: unknown = outcome.reason;
      listener.onTrouble(device, asError(error));
      // Other answers are problems that the device itself reports.
      return !(error instanceof DeviceUnreachableError && error.kind === 'timeout');
    };
    const silent = await requestAll(registered(devices), leave, { clock, quietMs: timeoutMs, signal });
    // After an abort, devices without a response are not problems, because they had no time for it.
    if (!isAborted(signal) && silent.length > 0) listener.onSilence(silent);
  }
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

interface RequestOptions {
  readonly clock: Clock;
  /** Time in milliseconds without an answer after which no further device is asked. */
  readonly quietMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * @param request resolves with whether there was an answer
 * @returns devices that were asked and did not get an answer
 */
async function requestAll(
  devices: readonly SimulatedDevice[],
  request: (device: SimulatedDevice) => Promise<boolean>,
  { clock, quietMs, signal }: RequestOptions,
): Promise<readonly SimulatedDevice[]> {
  const silent = new Set<SimulatedDevice>();
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const ending = new AbortController();
  const isOver = (): boolean => ending.signal.aborted;
  const end = (): void => {
    ending.abort();
    resolve(undefined);
  };
  let timer = clock.setTimer(quietMs, end);
  let next = 0;
  // In virtual time, the time of a request depends only on the index of the device, so that processes that share a
  // fleet end like one process.
  const isVirtual = clock instanceof VirtualClock;
  const lanes = isVirtual ? devices.length : concurrency;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver(); device = devices[next]) {
      next += 1;
      if (isVirtual) await wait(clock, Math.floor(device.index / requestsPerMs), signal);
      if (isOver()) return;
      silent.add(device);
      const isAnswered = await request(device);
      if (isOver() || !isAnswered) continue;
      silent.delete(device);
      timer.cancel();
      timer = clock.setTimer(quietMs, end);
    }
  };
  signal?.addEventListener('abort', end, { once: true });
  await Promise.race([Promise.all(Array.from({ length: lanes }, lane)), over]);
  ending.abort();
  timer.cancel();
  signal?.removeEventListener('abort', end);
  return [...silent];
}

/** Waits until the latest time of all processes that share a fleet in virtual time. */
async function waitForOthers(
  clock: Clock,
  agree: StopOptions['agree'],
  signal: AbortSignal | undefined,
): Promise<void> {
  const nowMs = clock.monotonic();
  const latestMs = (await agree?.(nowMs)) ?? nowMs;
  if (latestMs > nowMs) await wait(clock, latestMs - nowMs, signal);
}

function registered(devices: readonly SimulatedDevice[]): SimulatedDevice[] {
  return devices.filter(({ state }) => state === 'registered');
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

async function wait(clock: Clock, delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  const timer = clock.setTimer(delayMs, end);
  signal?.addEventListener('abort', end, { once: true });
  await promise;
  timer.cancel();
  signal?.removeEventListener('abort', end);
}
