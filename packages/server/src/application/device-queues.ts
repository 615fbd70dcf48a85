import { WaitingCommands } from '../features/commands/waiting-commands.ts';
import { DownlinkQueue } from '../features/downlink/downlink-queue.ts';
import type { LiveRegistrations } from '../features/presence/live-registrations.ts';
import { omitUndefined } from '../kernel/omit-undefined.ts';
import type { ActivityLog } from '../features/activity/activity.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Store } from '../store/port.ts';

/** What the queues need of the options of the device domain. */
export interface QueueOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
  /** Commands that wait for a device that is awake. */
  readonly maxWaitingCommandsPerDevice: number;
  readonly maxBackgroundDevices?: number;
  /** Seconds that a command waits for a sleeping device. */
  readonly queueSeconds: number;
  /** Commands that wait for one sleeping device. */
  readonly maxQueuedPerDevice: number;
}

/** The requests that wait for devices that are awake. */
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

/** The commands that wait for sleeping devices. */
export function createWaiting(options: QueueOptions): WaitingCommands {
  const { store, clock, activityLog, onError, queueSeconds, maxQueuedPerDevice } = options;
  return new WaitingCommands({
    store,
    clock,
    activityLog,
    onError,
    queueSeconds,
    maxQueuedPerDevice,
  });
}
