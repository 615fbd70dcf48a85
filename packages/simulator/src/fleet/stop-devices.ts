import { DeviceUnreachableError, type Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';

const defaultTimeoutMs = 10_000;
/** De-registers under way at one time: more would only overrun the server's socket. */
const concurrency = 64;

/** How devices leave. */
export interface StopOptions {
  /** Send De-register first; default true. */
  readonly deregister?: boolean;
  /**
   * How long De-register may take in all, milliseconds; default 10,000. What has not been answered then is closed
   * without it.
   */
  readonly timeoutMs?: number;
}

/** Told of what goes wrong while devices leave. */
export interface LeavingListener {
  /** A De-register failed. */
  onTrouble(device: SimulatedDevice, error: Error): void;
  /** De-registers of these devices, all of one cohort, got no answer, and no other of the cohort got one. */
  onSilence(devices: readonly SimulatedDevice[]): void;
}

/** Ends all devices, with a De-register where there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: LeavingListener,
  options: StopOptions,
): Promise<void> {
  const { deregister = true, timeoutMs = defaultTimeoutMs } = options;
  if (deregister) {
    const registered = devices.filter(({ state }) => state === 'registered');
    await deregisterAll(registered, clock, listener, timeoutMs);
  }
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

/** De-registers of one cohort, which has one server. */
interface Leave {
  /** Sent, and not answered so far. */
  readonly waiting: Set<SimulatedDevice>;
  isAnswered: boolean;
}

async function deregisterAll(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  listener: LeavingListener,
  timeoutMs: number,
): Promise<void> {
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const leaves = new Map<string, Leave>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver(); device = devices[next]) {
      next += 1;
      const leave = leaves.get(device.cohort) ?? { waiting: new Set(), isAnswered: false };
      leaves.set(device.cohort, leave);
      leave.waiting.add(device);
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
  const timer = clock.setTimer(timeoutMs, () => resolve(undefined));
  await Promise.race([Promise.all(Array.from({ length: concurrency }, lane)), timeout]);
  over.abort();
  timer.cancel();
  for (const { waiting, isAnswered } of leaves.values()) {
    if (!isAnswered && waiting.size > 0) listener.onSilence([...waiting]);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
