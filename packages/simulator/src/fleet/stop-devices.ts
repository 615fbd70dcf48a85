import type { EventEmitter } from 'node:events';
import { DeviceUnreachableError, type Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import type { FleetEvents } from './fleet-events.ts';

const defaultTimeoutMs = 10_000;
/** Deregisters under way at one time: more would only overrun the server's socket. */
const concurrency = 64;
/** Time for the responses to Registers under way: that of the first transmission (ACK_TIMEOUT, RFC 7252 4.8). */
const registerAnswerMs = 2_000;

/** How devices leave. */
export interface StopOptions {
  /** Send Deregister first; default true. */
  readonly deregister?: boolean;
  /**
   * How long Deregister may take in all, milliseconds; default 10,000. What has not been answered then is closed
   * without it.
   */
  readonly timeoutMs?: number;
  /** Ends the wait for Deregisters at once. */
  readonly signal?: AbortSignal;
  /**
   * The run has lasted as long as planned: a device without a registration is a problem, even if it still tries. Default
   * false: only if its registration failed.
   */
  readonly isComplete?: boolean;
}

/** Receives failures while devices stop, and tells their states. */
export interface LeavingListener {
  /** Emits `state` whenever a device changes its state. */
  readonly states: EventEmitter<FleetEvents>;
  /** A Deregister failed. */
  onTrouble(device: SimulatedDevice, error: Error): void;
  /** Deregisters of these devices got no answer in time. */
  onSilence(devices: readonly SimulatedDevice[]): void;
}

/** Ends all devices, with a Deregister where there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: LeavingListener,
  options: StopOptions,
): Promise<void> {
  const { deregister = true, timeoutMs = defaultTimeoutMs, signal } = options;
  if (deregister && signal?.aborted !== true) {
    await registersAnswered(devices, clock, listener, Math.min(registerAnswerMs, timeoutMs), signal);
    const registered = devices.filter(({ state }) => state === 'registered');
    await deregisterAll(registered, clock, listener, timeoutMs, signal);
  }
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

/** Waits for the responses to Registers under way: without them devices do not know what to deregister. */
async function registersAnswered(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  { states }: LeavingListener,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  const underWay = new Set(devices.filter(({ state }) => state === 'registering'));
  const settle = (device?: SimulatedDevice): void => {
    if (device && device.state !== 'registering') underWay.delete(device);
    if (underWay.size === 0) end();
  };
  const timer = clock.setTimer(timeoutMs, end);
  states.on('state', settle);
  signal?.addEventListener('abort', end, { once: true });
  settle();
  await over;
  timer.cancel();
  states.off('state', settle);
  signal?.removeEventListener('abort', end);
}

/** Deregisters of one cohort, which has one server. */
interface Leave {
  /** Sent and not answered so far, with the time since when, monotonic milliseconds. */
  readonly waiting: Map<SimulatedDevice, number>;
  isAnswered: boolean;
}

async function deregisterAll(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: LeavingListener,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const leaves = new Map<string, Leave>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver(); device = devices[next]) {
      next += 1;
      const leave = leaves.get(device.cohort) ?? {
        waiting: new Map<SimulatedDevice, number>(),
        isAnswered: false,
      };
      leaves.set(device.cohort, leave);
      leave.waiting.set(device, clock.monotonic());
      const [outcome] = await Promise.allSettled([device.deregister()]);
      if (isOver()) return;
      const error: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
      if (error !== undefined) listener.onTrouble(device, asError(error));
      const unreachable = error instanceof DeviceUnreachableError ? error.kind : undefined;
      if (unreachable === 'timeout') continue;
      leave.waiting.delete(device);
      if (unreachable === undefined) leave.isAnswered = true;
    }
  };
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  const timer = clock.setTimer(timeoutMs, end);
  signal?.addEventListener('abort', end, { once: true });
  await Promise.race([Promise.all(Array.from({ length: concurrency }, lane)), timeout]);
  over.abort();
  timer.cancel();
  signal?.removeEventListener('abort', end);
  // Nothing is known of those that had no time to be answered.
  if (signal?.aborted === true) return;
  // A server that answers other devices of the cohort gets half of the time for each: the last ones have just been sent.
  const nowMs = clock.monotonic();
  for (const { waiting, isAnswered } of leaves.values()) {
    const silent = [...waiting].filter(([, sinceMs]) => !isAnswered || nowMs - sinceMs >= timeoutMs / 2);
    if (silent.length > 0) listener.onSilence(silent.map(([device]) => device));
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
