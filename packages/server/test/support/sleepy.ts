import { DeviceUnreachable } from '../../src/gateway/ports/device-link.ts';

/** Milliseconds for which a device in queue mode listens after it was heard. */
export const AWAKE_MS = 93_000;
/** What a device in queue mode registers with. */
export const sleepy = { queueMode: true, binding: 'UQ', lifetimeSeconds: 7 * 24 * 3600 };
/** A device that does not answer. */
export const silence = new DeviceUnreachable('timeout', 'no answer');
