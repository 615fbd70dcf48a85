import type { Clock } from '../../kernel/clock.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { NotificationSink } from './notification-sink.ts';
import type { NotificationSinkOwner, SinkObservation } from './notification-sink.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import type { StoredObservations } from './stored-observations.ts';

export interface NotificationSinkDependencies {
  readonly clock: Clock;
  readonly measurements: MeasurementService;
  readonly stored: Pick<StoredObservations, 'forgetToken'>;
  readonly schedule: Pick<RenewalSchedule, 'ended'>;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** Creates the sinks for notifications of single observations, and records when the device ends one. */
export class NotificationSinks {
  readonly #owner: NotificationSinkOwner;

  constructor({ clock, measurements, stored, schedule, storeRetry, onError }: NotificationSinkDependencies) {
    this.#owner = {
      clock,
      measurements,
      ended: ({ deviceId, id }, token) => {
        storeRetry
          .run(() => stored.forgetToken(deviceId, id, token))
          .then(() => schedule.ended(deviceId))
          .catch(onError);
      },
    };
  }

  /** @param token hex; undefined until the response to the Observe arrives */
  create(observation: SinkObservation, token?: string): NotificationSink {
    return new NotificationSink(this.#owner, observation, token);
  }
}
