import { DeviceUnreachable } from '../../src/gateway/ports/device-link.ts';

/** Milliseconds for which a device in queue mode listens after its last message. */
export const AWAKE_MS = 93_000;
/** Register parameters of a device in queue mode. */
export const sleepy = { queueMode: true, binding: 'UQ', lifetimeSeconds: 7 * 24 * 3600 };
/** A device that does not respond. */
export const silence = new DeviceUnreachable('timeout', 'no answer');
/** A response that never comes. */
export const untilAborted = (signal?: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
