import type { Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';

const defaultTimeoutMs = 10_000;
/** De-registers under way at one time: more would only overrun the server's socket. */
const concurrency = 64;

/** Ends all devices, with a De-register where there is time for it. */
export async function stopDevices(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  options: { readonly deregister?: boolean; readonly timeoutMs?: number },
): Promise<void> {
  if (options.deregister ?? true) await deregisterAll(devices, clock, options.timeoutMs ?? defaultTimeoutMs);
  await Promise.all(devices.map((device) => device.stop({ deregister: false })));
}

/** Ends devices with a De-register until all are through or the time is over. */
async function deregisterAll(
  devices: readonly SimulatedDevice[],
  clock: Clock,
  timeoutMs: number,
): Promise<void> {
  let isOver = false;
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let device = devices[next]; device && !isOver; device = devices[next]) {
      next += 1;
      if (device.state === 'registered') await device.stop({ deregister: true });
    }
  };
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = clock.setTimer(timeoutMs, () => resolve(undefined));
  await Promise.race([Promise.all(Array.from({ length: concurrency }, lane)), timeout]);
  isOver = true;
  timer.cancel();
}
