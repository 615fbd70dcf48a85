import { WaitingCommands } from '../features/commands/waiting-commands.ts';
import { DownlinkQueue } from '../features/downlink/downlink-queue.ts';
import type { LiveRegistrations } from '../features/presence/live-registrations.ts';
import { omitUndefined } from '../kernel/omit-undefined.ts';
import type { DeviceDomainOptions } from './device-domain.ts';

/** The requests that wait for devices that are awake. */
export function createQueue(options: DeviceDomainOptions, live: LiveRegistrations): DownlinkQueue {
  const { clock, onError } = options;
  const { maxWaitingCommandsPerDevice: maxWaitingPerDevice, maxBackgroundDevices: maxBackground } = options;
  return new DownlinkQueue({
    live,
    clock,
    onError,
    maxWaitingPerDevice,
    ...omitUndefined({ maxBackground }),
  });
}

/** The commands that wait for sleeping devices. */
export function createWaiting(options: DeviceDomainOptions, live: LiveRegistrations): WaitingCommands {
  const { store, clock, activityLog, onError, queueSeconds, maxQueuedPerDevice } = options;
  return new WaitingCommands({
    store,
    clock,
    activityLog,
    keptId: (deviceId) => live.keptId(deviceId),
    onError,
    queueSeconds,
    maxQueuedPerDevice,
  });
}
