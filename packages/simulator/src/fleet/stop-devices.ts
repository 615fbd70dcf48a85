import { DeviceUnreachableError, Lwm2mRefusal, type Clock } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { Unseen } from '../report/unseen.ts';
import { VirtualClock } from '../virtual/virtual-clock.ts';

/** Time without a response after which the rest of the devices stop without a Deregister. */
const defaultTimeoutMs = 10_000;
/** Requests under way at one time: more would only overrun the server's socket. */
const concurrency = 64;
/** In virtual time, fewer than a server handles at one time. */
const askedPerMs = 1024;
const lookEveryMs = 100;
/** Longest time that CoAP needs for a request: MAX_TRANSMIT_WAIT, and as long for its response (RFC 7252 4.8.2). */
export const underWayMs = 2 * 93_000;
/** Time for the responses to Registers under way: that of the first transmission (ACK_TIMEOUT, RFC 7252 4.8). */
const registerAnswerMs = 2_000;

/** How devices leave. */
export interface StopOptions {
  /** Send Deregister first; default true. */
  readonly deregister?: boolean;
  /**
   * Milliseconds without a response to a Deregister after which the wait for responses ends; default 10,000. What has not
   * been answered then is closed without it.
   */
  readonly timeoutMs?: number;
  /** In virtual time, for processes that share a fleet: each resolves with the highest value of all of them. */
  readonly agree?: (value: number) => Promise<number>;
  /** Ends all waits at once. */
  readonly signal?: AbortSignal;
  /**
   * The run has lasted as long as planned. Requests under way are waited for, a device without a registration is a problem,
   * even if it still tries, and without Deregister each device sends a last Update, which shows that its registration
   * stands. Default false.
   */
  readonly isComplete?: boolean;
  /** The run has failed already, so that requests under way are not waited for. Default false. */
  readonly isDecided?: boolean;
}

/** Receives failures while devices stop. */
export interface LeavingListener {
  /** A Deregister failed. */
  onTrouble(device: SimulatedDevice, error: Error): void;
  /** Deregisters of these devices came to no response. */
  onSilence(devices: readonly SimulatedDevice[]): void;
}

/**
 * Waits until the requests and confirmable notifications of devices have been answered or given up.
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
    await wait(clock, lookEveryMs, signal);
    busy = busy.filter(({ isBusy }) => isBusy);
  }
  return busy;
}

/**
 * Sees the end of a run: waits for requests under way, and lets each device send a last Update where no Deregister shows that
 * the server has its registration.
 *
 * @returns the devices that the wait was too short for
 */
export async function seeEnd(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  { deregister = true, isDecided = false, agree, signal }: StopOptions,
): Promise<Unseen[]> {
  const busy = await settleDevices(devices, clock, isDecided ? 0 : underWayMs, signal);
  await waitForOthers(clock, agree, signal);
  const update = async (device: SimulatedDevice): Promise<boolean> =>
    device.update().then(
      () => true,
      // Other refusals, and silence, are problems.
      (error: unknown) => !(error instanceof Lwm2mRefusal && error.isBusy),
    );
  const asked = deregister || isDecided ? [] : registered(devices);
  const silent = await askAll(asked, update, { clock, quietMs: underWayMs, signal });
  await waitForOthers(clock, agree, signal);
  return [
    { kind: 'under-way', count: busy.length },
    { kind: 'not-confirmed', count: silent.length },
  ];
}

/** Ends all devices, with a Deregister where there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: LeavingListener,
  { deregister = true, timeoutMs = defaultTimeoutMs, agree, signal }: StopOptions,
): Promise<void> {
  if (deregister && signal?.aborted !== true) {
    // Without the responses to Registers under way, devices do not know what to deregister.
    const registering = devices.filter(({ state }) => state === 'registering');
    await settleDevices(registering, clock, Math.min(registerAnswerMs, timeoutMs), signal);
    await waitForOthers(clock, agree, signal);
    const leave = async (device: SimulatedDevice): Promise<boolean> => {
      const [outcome] = await Promise.allSettled([device.deregister()]);
      if (outcome.status === 'fulfilled') return true;
      const error: unknown = outcome.reason;
      listener.onTrouble(device, asError(error));
      // Other answers are problems that the device reports itself.
      return !(error instanceof DeviceUnreachableError && error.kind === 'timeout');
    };
    const silent = await askAll(registered(devices), leave, { clock, quietMs: timeoutMs, signal });
    // After an abort, nothing is known of those that had no time to be answered.
    if (!isAborted(signal) && silent.length > 0) listener.onSilence(silent);
  }
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

interface AskOptions {
  readonly clock: Clock;
  /** Time without an answer after which no other device is asked. */
  readonly quietMs: number;
  readonly signal: AbortSignal | undefined;
}

/** @param ask resolves with whether there was an answer @returns devices that were asked and had no answer */
async function askAll(
  devices: readonly SimulatedDevice[],
  ask: (device: SimulatedDevice) => Promise<boolean>,
  { clock, quietMs, signal }: AskOptions,
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
  // In virtual time, when a device is asked depends on its index only: processes that share a fleet end as one does.
  const isVirtual = clock instanceof VirtualClock;
  const lanes = isVirtual ? devices.length : concurrency;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver(); device = devices[next]) {
      next += 1;
      if (isVirtual) await wait(clock, Math.floor(device.index / askedPerMs), signal);
      if (isOver()) return;
      silent.add(device);
      const isAnswered = await ask(device);
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

/** Processes that share a fleet in virtual time go on at the same moment. */
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
