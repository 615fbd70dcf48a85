import type { RegistrationChange } from '../registration/uplink-requests.ts';
import { AttributeDistribution } from './attribute-distribution.ts';
import type { DistributionDependencies } from './attribute-distribution.ts';
import { AttributeFanOut } from './attribute-fan-out.ts';
import type { AttributeJobs } from './attribute-jobs.ts';
import { AttributePlans } from './attribute-plans.ts';

export interface TemplateDomainOptions extends Omit<DistributionDependencies, 'plans'> {
  readonly jobs: AttributeJobs;
}

/** What templates do to devices. */
export interface TemplateDomain {
  readonly plans: AttributePlans;
  followUp(change: RegistrationChange): void;
  /** Finds what an earlier run has not brought to an end. */
  load(): Promise<void>;
  /** Call it when the link is up. */
  resume(): void;
  close(): Promise<void>;
}

export function createTemplateDomain(options: TemplateDomainOptions): TemplateDomain {
  const plans = new AttributePlans(options.store);
  const distribution = new AttributeDistribution({ ...options, plans });
  const fanOut = new AttributeFanOut({ ...options, plans, distribution });
  return {
    plans,
    followUp: (change) => distribution.followUp(change),
    load: () => distribution.load(),
    resume: () => {
      distribution.resume();
      fanOut.resume();
    },
    close: async () => {
      await Promise.all([fanOut.close(), distribution.close()]);
    },
  };
}
