import type { FutureTime } from '../features/measurements/measurement-service.ts';
import type { EventBus } from '../features/events/events.ts';
import type { Lanes } from '../kernel/lanes.ts';
import type { Catalogues } from '../kernel/catalogue.ts';
import type { Clock } from '../kernel/clock.ts';
import type { DeviceMeter } from '../kernel/usage-counter.ts';
import type { DeviceLink } from '../gateway/ports/device-link.ts';
import type { Store } from '../store/port.ts';
import type { ActivityLog } from '../features/activity/activity.ts';
import type { DeviceTypeService } from '../features/catalogue/device-type-service.ts';
import type { ObserveComposite } from '../features/observation/composite-support.ts';
import type { CredentialService } from '../features/security/credential-service.ts';
import type { DeviceReferences } from '../features/devices/device-references.ts';
import type { LastHeard } from '../features/devices/device-queries.ts';
import type { FirmwareOptions } from '../features/firmware/firmware-domain.ts';
import type { GatewayDomain } from '../features/gateways/gateway-domain.ts';
import type { EnrolmentLimits } from '../features/registration/enrolment-quota.ts';
import type { SecurityDemand, SecurityRefusal } from '../features/registration/security-policy.ts';
import type { SettingService } from '../features/settings/setting-service.ts';
import type { AttributeJobs } from '../features/templates/attribute-jobs.ts';
import type { EventOutbox } from '../features/events/event-outbox.ts';
import type { ResourceCollectionService } from '../features/resource-collections/resource-collection-service.ts';

/** Options that settings of the server decide. */
export interface DeviceSettings {
  /** Days that measurements are kept: gateways are refused older ones. 0: all are kept. */
  readonly retentionDays: number;
  /** Which devices may not register unsecured. */
  readonly requireSecurity: SecurityDemand;
  /** Seconds after the lifetime during which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds: number;
  readonly enrolmentLimits: EnrolmentLimits;
  /** Object instances of a device. */
  readonly maxInstancesPerDevice: number;
  /** Commands that wait for a device that is awake. */
  readonly maxWaitingCommandsPerDevice: number;
  readonly observeComposite: ObserveComposite;
  /** Milliseconds that a device has to answer an Observe-Composite. */
  readonly compositeTimeoutMs: number;
  /** Seconds that a device in queue mode listens after its last message. */
  readonly awakeSeconds: number;
  /** Seconds that a command waits for a sleeping device. */
  readonly queueSeconds: number;
  /** Commands that wait for one sleeping device. */
  readonly maxQueuedPerDevice: number;
  /** Seconds between two runs of an actuator that events ask for. */
  readonly actuationIntervalSeconds: number;
}

export interface DeviceDomainOptions extends DeviceSettings {
  readonly store: Store;
  readonly clock: Clock;
  readonly link: DeviceLink;
  readonly events: EventBus;
  readonly catalogues: Catalogues;
  readonly activityLog: ActivityLog;
  readonly references: DeviceReferences;
  /** Changes of attributes that devices are to hear of. */
  readonly attributeJobs: AttributeJobs;
  readonly settings: SettingService;
  /** The lanes that the settings of devices are changed in. */
  readonly lanes: Lanes;
  readonly credentials: CredentialService;
  readonly firmware: FirmwareOptions;
  /** Makes the device type of Legacy devices that name none. */
  readonly deviceTypes: Pick<DeviceTypeService, 'create'>;
  /** Stores events for webhooks. Absent: there are no webhooks. */
  readonly outbox?: EventOutbox;
  /** Where endpoints that no device names are enrolled; absent: they are refused. */
  readonly enrolInto?: () => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>;
  /** The gateways that devices report through. They may refuse a device, and log its registrations. */
  readonly gateways?: Pick<GatewayDomain, 'uplink' | 'listen' | 'close'>;
  /** Tells which resource collections have changed. */
  readonly resourceCollections?: Pick<ResourceCollectionService, 'listen'>;
  /** Called with every Register that the security policy refuses. */
  readonly onRefused?: (refusal: SecurityRefusal) => void;
  /** Called with each value whose time lay in the future. */
  readonly onFutureTime?: (value: FutureTime) => void;
  readonly maxBackgroundDevices?: number;
  /** Default: from the live registrations of this thread. */
  readonly lastHeard?: LastHeard;
  /** Devices whose smart objects are kept in memory; default 5,000. */
  readonly maxCachedDevices?: number;
  /** Counts what devices do. Default: nothing does. */
  readonly usage?: DeviceMeter;
  /** Called with unexpected failures of background work. */
  readonly onError: (error: unknown) => void;
}
