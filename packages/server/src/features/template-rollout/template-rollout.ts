import type { QueuedCommands } from '../commands/queued-commands.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { ObservationRenewals } from '../observation/observation-renewals.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { AttributeDistribution } from './attribute-distribution.ts';
import type { DistributionDependencies } from './attribute-distribution.ts';
import { AttributeFanOut } from './attribute-fan-out.ts';
import { AttributeRequests } from './attribute-requests.ts';
import type { AttributeRequestsDependencies } from './attribute-requests.ts';
import { DesiredAttributes } from './desired-attributes.ts';
import type { DesiredAttributesDependencies } from './desired-attributes.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import { AttributePlans } from '../templates/attribute-plans.ts';
import { InitialValues } from './initial-values.ts';
import { TemplateSetup } from '../templates/template-setup.ts';

export interface TemplateRolloutOptions
  extends
    Omit<DistributionDependencies, 'desired' | 'requests' | 'attributes'>,
    Omit<AttributeRequestsDependencies, 'desired'>,
    Omit<DesiredAttributesDependencies, 'plans'> {
  readonly queued: QueuedCommands;
  readonly catalogues: Catalogues;
  readonly renewals: Pick<ObservationRenewals, 'renewMissing' | 'noteRequested'>;
  readonly jobs: AttributeJobs;
}

/** Applies templates to devices. */
export interface TemplateRollout {
  /** Sets up smart objects that are created from templates. */
  readonly setup: TemplateSetup;
  followUp(change: RegistrationChange): void;
  /** Loads unfinished work of an earlier run. */
  load(): Promise<void>;
  /** Resumes the work. Call it when the link is up. */
  resume(): void;
  close(): Promise<void>;
}

export function createTemplateRollout(options: TemplateRolloutOptions): TemplateRollout {
  const plans = new AttributePlans(options.store);
  const desired = new DesiredAttributes({ ...options, plans });
  const requests = new AttributeRequests({ ...options, desired });
  const distribution = new AttributeDistribution({ ...options, desired, requests });
  const fanOut = new AttributeFanOut({ ...options, plans, distribution });
  const setup = new TemplateSetup({ ...options, plans });
  const values = new InitialValues({ ...options, setup });
  /** Devices with desired observations that have not been requested. */
  const unrequested = new Set<string>();
  setup.listen((deviceId) => {
    unrequested.add(deviceId);
    options.renewals.noteRequested(deviceId);
  });
  return {
    setup,
    followUp: (change) => {
      distribution.followUp(change);
      values.followUp(change);
      // After a Register or a change of address, all desired observations are requested in any case.
      if (change.hasNewObjects === true && unrequested.delete(change.deviceId) && !change.moved) {
        options.renewals.renewMissing(change.deviceId);
      }
    },
    load: async () => {
      await desired.load();
      await values.load();
    },
    resume: () => {
      values.resume();
      distribution.resume();
      fanOut.resume();
    },
    close: async () => {
      await Promise.all([fanOut.close(), distribution.close(), values.close()]);
    },
  };
}
