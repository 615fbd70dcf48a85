import type { OperationAnswer } from '@muster/lwm2m/core';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { Presence } from '../presence/presence.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { CompositeSupport } from './composite-support.ts';

/** Long enough for two retransmissions (RFC 7252 4.8). */
export const DEFAULT_COMPOSITE_TIMEOUT_MS = 10_000;

export interface ObservationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly presence: Presence;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly measurements: MeasurementService;
  readonly activityLog: ActivityLog;
  readonly support: CompositeSupport;
  /** Milliseconds that a device has to answer an Observe-Composite; default {@link DEFAULT_COMPOSITE_TIMEOUT_MS}. */
  readonly compositeTimeoutMs?: number;
  readonly onError: (error: unknown) => void;
}

/** What an Observe came to. */
export interface ObserveOutcome {
  readonly answer: OperationAnswer;
  /** False when the device answered and did not take the observation. */
  readonly established: boolean;
}
