import type { Clock } from '../../kernel/clock.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import { CompositeObservations } from './composite-observations.ts';
import type { CompositeObservationDependencies } from './composite-observations.ts';
import { CompositeProbe } from './composite-probe.ts';
import { CompositeSupport } from './composite-support.ts';
import type { CompositeSupportDependencies } from './composite-support.ts';
import { EarlierObservations } from './earlier-observations.ts';
import { NotificationSinks } from './notification-sinks.ts';
import { ObservationRecall } from './observation-recall.ts';
import { ObservationRenewals } from './observation-renewals.ts';
import { ObservationService } from './observation-service.ts';
import { ObservationTimeouts } from './observation-timeouts.ts';
import { ObservationWithdrawal } from './observation-withdrawal.ts';
import { ObserveRequests } from './observe-requests.ts';
import { RenewalSchedule } from './renewal-schedule.ts';
import { SingleRenewals } from './single-renewals.ts';
import type { SingleRenewalDependencies } from './single-renewals.ts';
import { StoredObservations } from './stored-observations.ts';
import type { StoredObservationDependencies } from './stored-observations.ts';

export interface ObservationDomainOptions
  extends
    StoredObservationDependencies,
    CompositeSupportDependencies,
    Pick<SingleRenewalDependencies, 'queue' | 'presence' | 'activityLog'>,
    Omit<CompositeObservationDependencies, 'stored' | 'support' | 'singles'> {
  readonly clock: Clock;
  readonly storeRetry: StoreRetry;
}

export interface ObservationDomain {
  readonly observations: ObservationService;
  readonly renewals: ObservationRenewals;
  /** Loads the observations of an earlier run. Call it when the registrations are loaded. */
  load(): Promise<void>;
  /** Continues the loaded observations. Call it in the turn in which the device link is opened. */
  resume(): void;
  /** Stops the timers. */
  stop(): void;
}

/** Creates the services for observations. */
export function createObservationDomain(options: ObservationDomainOptions): ObservationDomain {
  const stored = new StoredObservations(options);
  const support = new CompositeSupport(options);
  const schedule = new RenewalSchedule({ ...options, support });
  const timeouts = new ObservationTimeouts(options.clock);
  const sinks = new NotificationSinks({ ...options, stored, schedule });
  const requests = new ObserveRequests({ ...options, stored, sinks, schedule, timeouts });
  const singles = new SingleRenewals({ ...options, stored, requests, schedule });
  const composites = new CompositeObservations({ ...options, stored, support, singles });
  const probe = new CompositeProbe({ ...options, stored, support, composites, singles, schedule });
  const renewals = new ObservationRenewals({ ...options, stored, schedule, composites, singles, probe });
  const withdrawal = new ObservationWithdrawal({ ...options, stored, renewals, timeouts });
  const recalls = new ObservationRecall({ ...options, composites, sinks });
  const earlier = new EarlierObservations({ ...options, composites, timeouts, schedule });
  return {
    observations: new ObservationService({ ...options, stored, requests, withdrawal, recalls }),
    renewals,
    load: () => earlier.load(),
    resume: () => earlier.resume(),
    stop: () => {
      timeouts.stop();
      schedule.stop();
    },
  };
}
