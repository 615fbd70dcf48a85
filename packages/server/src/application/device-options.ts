import type { FutureTime } from '../features/measurements/measurement-service.ts';
import type { EventBus, EventOutbox } from '../features/events/events.ts';
import type { Lanes } from '../kernel/tasks.ts';
import type { Catalogues, DeviceMeter } from '../kernel/ports.ts';
import type { Clock } from '../kernel/timers.ts';
import type { DeviceLink } from '../gateway/ports/device-link.ts';
import type { Store } from '../store/port.ts';
import type { ActivityLog } from '../features/activity/activity.ts';
import type { DeviceTypeService } from '../features/catalogue/device-types.ts';
import type { ObserveComposite } from '../features/observation/composite-support.ts';
import type { CredentialService } from '../features/security/credentials.ts';
import type { DeviceReferences } from '../features/devices/device-references.ts';
import type { FirmwareOptions } from '../features/firmware/firmware.ts';
import type { GatewayDomain } from '../features/gateways/gateways.ts';
import type { EnrolmentLimits } from '../features/registration/admission.ts';
import type { ShapeDeviation } from '../features/registration/discovered-shapes.ts';
import type { SecurityDemand, SecurityRefusal } from '../features/registration/security-policy.ts';
import type { SettingService } from '../features/settings/settings.ts';
import type { AttributeJobs } from '../features/templates/attribute-jobs.ts';
import type { ResourceCollectionService } from '../features/resource-collections/resource-collections.ts';

/** Options that depend on settings of the server. */
export interface DeviceSettings {
  /** Days for which measurements are kept. Gateways cannot report older ones. 0: unlimited. */
  readonly retentionDays: number;
  /** The devices that may not register without security. */
  readonly requireSecurity: SecurityDemand;
  /** Seconds after the end of the lifetime for which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds: number;
  readonly enrolmentLimits: EnrolmentLimits;
  /** Maximum number of object instances per device. */
  readonly maxInstancesPerDevice: number;
  /** Maximum number of commands that wait for a device that is awake. */
  readonly maxWaitingCommandsPerDevice: number;
  readonly observeComposite: ObserveComposite;
  /** Milliseconds within which a device must answer an Observe-Composite. */
  readonly compositeTimeoutMs: number;
  /** Seconds for which a device in queue mode listens after its last message. */
  readonly awakeSeconds: number;
  /** Seconds for which a command waits for a sleeping device. */
  readonly queueSeconds: number;
  /** Maximum number of commands that wait for one sleeping device. */
  readonly maxQueuedPerDevice: number;
  /** Minimum seconds between two runs of an actuator caused by events. */
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
  /** Changes of attributes to be sent to devices. */
  readonly attributeJobs: AttributeJobs;
  readonly settings: SettingService;
  /** The lanes in which the settings of devices are changed. */
  readonly lanes: Lanes;
  readonly credentials: CredentialService;
  readonly firmware: FirmwareOptions;
  /** Creates the device type for legacy devices without one. */
  readonly deviceTypes: Pick<DeviceTypeService, 'create'>;
  /** Stores events for webhooks. Absent: no webhooks. */
  readonly outbox?: EventOutbox;
  /** Where unknown endpoint names are enrolled. Absent: they are refused. */
  readonly enrolInto?: () => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>;
  /** The gateways through which devices report. They may refuse a device, and log its registrations. */
  readonly gateways?: Pick<GatewayDomain, 'uplink' | 'listen' | 'close'>;
  /** Reports which resource collections have changed. */
  readonly resourceCollections?: Pick<ResourceCollectionService, 'listen'>;
  /** Called for every Register that the security policy refuses. */
  readonly onRefused?: (refusal: SecurityRefusal) => void;
  /** Called for a device that was discovered and deviates from others of its type. */
  readonly onDeviation?: ((deviation: ShapeDeviation) => void) | undefined;
  /** Called for each value with a time in the future. */
  readonly onFutureTime?: (value: FutureTime) => void;
  readonly maxBackgroundDevices?: number;
  /** Maximum number of devices whose smart objects are in memory. Defaults to 5,000. */
  readonly maxCachedDevices?: number;
  /** Counts the activity of devices. By default, it is not counted. */
  readonly usage?: DeviceMeter;
  /** Called for unexpected errors in background work. */
  readonly onError: (error: unknown) => void;
}
