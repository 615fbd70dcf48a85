import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { DeviceEnrolment } from './device-enrolment.ts';
import type { EnrolmentDependencies } from './device-enrolment.ts';
import { Deregistration } from './deregistration.ts';
import type { DeregistrationDependencies } from './deregistration.ts';
import { EnrolmentQuota } from './enrolment-quota.ts';
import type { EnrolmentLimits } from './enrolment-quota.ts';
import { EndpointDevices } from './endpoint-devices.ts';
import { ObjectLists } from './object-lists.ts';
import type { ObjectListDependencies } from './object-lists.ts';
import { RegisterService } from './register-service.ts';
import { RegistrationAdmission } from './registration-admission.ts';
import type { GatewayWatch } from './registration-admission.ts';
import { RegistrationDeparture } from './registration-departure.ts';
import type { DepartureDependencies } from './registration-departure.ts';
import { RegistrationFollowUp } from './registration-follow-up.ts';
import type { FollowUpDependencies } from './registration-follow-up.ts';
import { RegistrationLifetimes } from './registration-lifetimes.ts';
import { RegistrationService } from './registration-service.ts';
import { SecurityPolicy } from './security-policy.ts';
import type { SecurityDemand, SecurityPolicyDependencies } from './security-policy.ts';
import { UnknownObjectNotes } from './unknown-object-notes.ts';
import { UpdateService } from './update-service.ts';
import type { UpdateDependencies } from './update-service.ts';

export interface RegistrationDomainOptions
  extends
    Omit<DeregistrationDependencies, 'lifetimes'>,
    Omit<ObjectListDependencies, 'notes'>,
    EnrolmentDependencies,
    DepartureDependencies,
    FollowUpDependencies,
    Pick<UpdateDependencies, 'observations'>,
    Pick<SecurityPolicyDependencies, 'credentials' | 'onRefused'> {
  readonly activityLog: ActivityLog;
  /** Absent if gateways admit all devices and keep no log of them. */
  readonly uplink: GatewayWatch | undefined;
  /** Devices that must register over DTLS. */
  readonly requireSecurity: SecurityDemand;
  /** Seconds after the lifetime during which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds: number;
  readonly enrolmentLimits: EnrolmentLimits;
  /** Counts devices, if given. */
  readonly usage?: DeviceMeter | undefined;
}

export interface RegistrationDomain {
  readonly registrations: RegistrationService;
  readonly policy: SecurityPolicy;
  /** Waits for notes that are being written. */
  close(): Promise<void>;
}

/** Creates the services of the registration interface. */
export function createRegistrationDomain(options: RegistrationDomainOptions): RegistrationDomain {
  const { uplink } = options;
  const notes = new UnknownObjectNotes(options);
  const policy = createPolicy(options);
  const departureListeners = [
    ...options.departureListeners,
    policy,
    ...(uplink === undefined ? [] : [uplink]),
  ];
  const lifetimes = new RegistrationLifetimes({
    ...options,
    departure: new RegistrationDeparture({ ...options, departureListeners }),
  });
  const base = {
    ...options,
    lifetimes,
    objectLists: new ObjectLists({ ...options, notes }),
    followUp: new RegistrationFollowUp(options),
    graceMs: options.expiryGraceSeconds * 1000,
    quota: new EnrolmentQuota(options.enrolmentLimits, options.clock),
  };
  const updates = new UpdateService(base);
  const registers = new RegisterService({
    ...base,
    endpoints: new EndpointDevices({ ...options, enrolment: new DeviceEnrolment(options) }),
    admission: new RegistrationAdmission(policy, uplink),
    updates,
  });
  const deregistration = new Deregistration(base);
  return {
    registrations: new RegistrationService({ registers, updates, deregistration, lifetimes }),
    policy,
    close: async () => {
      await notes.close();
      await policy.close();
    },
  };
}

function createPolicy(options: RegistrationDomainOptions): SecurityPolicy {
  return new SecurityPolicy({
    ...options,
    onRefused: (refusal) => {
      const { device, message } = refusal;
      if (device !== undefined) options.uplink?.note(device, 'Warning', `Register refused: ${message}`);
      options.onRefused?.(refusal);
    },
    demand: options.requireSecurity,
  });
}
