import type { Clock } from '@muster/lwm2m';
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

/** Ends all devices, with a De-register where there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  onTrouble: (device: SimulatedDevice, action: string, error: Error) => void,
  options: StopOptions,
): Promise<void> {
  const { deregister = true, timeoutMs = defaultTimeoutMs } = options;
  if (deregister) {
    const registered = devices.filter(({ state }) => state === 'registered');
    await deregisterAll(registered, clock, onTrouble, timeoutMs);
  }
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

async function deregisterAll(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  onTrouble: (device: SimulatedDevice, action: string, error: Error) => void,
  timeoutMs: number,
): Promise<void> {
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver(); device = devices[next]) {
      next += 1;
      const [outcome] = await Promise.allSettled([device.deregister()]);
      if (outcome.status === 'rejected' && !isOver())
        onTrouble(device, 'deregister', asError(outcome.reason));
    }
  };
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = clock.setTimer(timeoutMs, () => resolve(undefined));
  await Promise.race([Promise.all(Array.from({ length: concurrency }, lane)), timeout]);
  over.abort();
  timer.cancel();
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
