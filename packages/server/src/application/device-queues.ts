import { CommandQueue } from '../features/commands/command-queue.ts';
import { DownlinkQueue } from '../features/downlink/downlink-queue.ts';
import type { LiveRegistrations } from '../features/presence/live-registrations.ts';
import { omitUndefined } from '../kernel/omit-undefined.ts';
import type { ActivityLog } from '../features/activity/activity.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Store } from '../store/port.ts';

/** The options of the device domain that the queues use. */
export interface QueueOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
  /** Maximum number of commands that wait for a device that is awake. */
  readonly maxWaitingCommandsPerDevice: number;
  readonly maxBackgroundDevices?: number;
  /** Seconds for which a command waits for a sleeping device. */
  readonly queueSeconds: number;
  /** Maximum number of commands that wait for one sleeping device. */
  readonly maxQueuedPerDevice: number;
}

/** Creates the queue of requests for devices that are awake. */
export function createQueue(options: QueueOptions, live: LiveRegistrations): DownlinkQueue {
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

/** Creates the queue of commands for sleeping devices. */
export function createCommandQueue(options: QueueOptions): CommandQueue {
  const { store, clock, activityLog, onError, queueSeconds, maxQueuedPerDevice } = options;
  return new CommandQueue({
    store,
    clock,
    activityLog,
    onError,
    queueSeconds,
    maxQueuedPerDevice,
  });
}
