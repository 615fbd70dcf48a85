// Made from openapi.yaml by `pnpm generate`; do not edit.
/**
 * UUID (RFC 9562). Read in any case, written in lower case.
 */
export type Uuid = string;

/**
 * Point in time in milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMilliseconds = number;

/**
 * Point in time as an RFC 3339 date-time. In requests, a time without a zone is UTC.
 */
export type DateTime = string;

/**
 * Name of 1 to 255 characters on one line, one of them other than white space. The server removes leading and trailing white space. Where names must be unique, case is ignored.
 */
export type Name = string;

/**
 * Text of at most 10,000 characters.
 */
export type Text = string;

/**
 * LwM2M endpoint client name of 1 to 255 characters. Unique in the service.
 */
export type EndpointName = string;

/**
 * URN of an LwM2M object, as in the OMA registry.
 */
export type ObjectUrn = string;

/**
 * ID of an LwM2M object, object instance or resource, 0 to 65534. 65535 is reserved.
 */
export type LwM2MId = number;

/**
 * Protocol of the devices of a type. Real devices are LWM2M, MQTT, or Legacy behind a gateway.
 */
export type DeviceStandard = 'LWM2M' | 'Legacy' | 'MQTT' | 'Transformer' | 'Statistics' | 'AppIoTInternal';

/**
 * Devices of a type that get a Discover when they register with a new object list. always: each. sampled: the first with an object list and every hundredth after it; the others receive the resources of the first. If one deviates, each device with this list is discovered from then on. never: none; their resources are those of their smart object types.
 */
export type DiscoveryMode = 'always' | 'sampled' | 'never';

/**
 * Connection state of a device. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise.
 */
export type DeviceStatus = 'online' | 'offline' | 'Deregistered';

/**
 * Access that a server has to the resource, in coarse form. All means more than one of Read, Write and Execute. Operations has the exact set.
 */
export type AccessType = 'Read' | 'Write' | 'Execute' | 'All';

/**
 * Operations that a server may perform on the resource, R (read), W (write) and E (execute). Left out of responses if only a bootstrap server may access the resource.
 */
export type Operations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';

/**
 * LwM2M data type. None if the resource can only be executed.
 */
export type ResourceDataType =
  | 'String'
  | 'Integer'
  | 'UnsignedInteger'
  | 'Float'
  | 'Boolean'
  | 'Opaque'
  | 'Time'
  | 'Objlnk'
  | 'Corelnk'
  | 'None';

/**
 * OMA device description file (LWM2M XML) with one or more objects. Document type declarations and entities are rejected.
 */
export type DdfXml = string;

/**
 * ID of the created entity.
 */
export interface EntityId {
  /** ID of the created entity. */
  Id: Uuid;
}

/** The name of {@link EntityId} in the contract. */
export type EntityIdResponse = EntityId;

/**
 * Error code. docs/errors.md explains each one.
 */
export type ErrorCode =
  | 'invalid-request'
  | 'malformed-body'
  | 'malformed-request'
  | 'query-too-slow'
  | 'unknown-device-network'
  | 'operation-not-allowed'
  | 'legacy-device'
  | 'mqtt-device'
  | 'missing-key'
  | 'invalid-key'
  | 'expired-key'
  | 'invalid-login-code'
  | 'cross-site-request'
  | 'permission-denied'
  | 'not-a-member'
  | 'gateway-blacklisted'
  | 'route-not-found'
  | 'activity-log-entry-not-found'
  | 'actuator-not-found'
  | 'api-key-not-found'
  | 'bootstrap-server-not-found'
  | 'data-collector-not-found'
  | 'data-collector-template-not-found'
  | 'data-collector-type-not-found'
  | 'dead-letter-not-found'
  | 'default-setting-not-found'
  | 'device-not-found'
  | 'device-network-not-found'
  | 'device-template-not-found'
  | 'device-type-not-found'
  | 'external-id-not-found'
  | 'event-consumer-not-found'
  | 'resource-collection-not-found'
  | 'event-category-not-found'
  | 'event-not-found'
  | 'rule-not-found'
  | 'rule-condition-not-found'
  | 'location-resource-not-found'
  | 'location-not-found'
  | 'responsibility-not-found'
  | 'role-not-found'
  | 'network-setting-not-found'
  | 'firmware-package-not-found'
  | 'position-not-found'
  | 'queue-item-not-found'
  | 'resolution-not-found'
  | 'resource-not-found'
  | 'resource-type-not-found'
  | 'setting-category-not-found'
  | 'setting-not-found'
  | 'smart-object-not-found'
  | 'smart-object-template-not-found'
  | 'smart-object-type-not-found'
  | 'tenant-not-found'
  | 'tag-not-found'
  | 'transformer-not-found'
  | 'transformer-type-not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'already-exists'
  | 'device-not-registered'
  | 'device-of-other-gateway'
  | 'idempotency-key-in-progress'
  | 'in-use'
  | 'limit-reached'
  | 'built-in'
  | 'last-admin'
  | 'not-a-legacy-device'
  | 'own-key'
  | 'no-update-under-way'
  | 'time-taken'
  | 'update-under-way'
  | 'last-template'
  | 'payload-too-large'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'internal'
  | 'overloaded'
  | 'store-unavailable'
  | 'gateway-unreachable'
  | 'outcome-unknown'
  | 'shutting-down';

/**
 * Members of every error response.
 */
export interface ErrorResponse {
  /** Fault and remedy, for people. The wording may change. */
  Message: string;
  /** Error code, for programs. Codes never change. */
  Code: ErrorCode;
  /** ID of the request, also in the header X-Request-Id and in the log of the service. */
  RequestId: string;
  /**
   * Invalid members of the request, each with its faults.
   * @example {
   *       "DeviceTypeId": [
   *         "There is no device type with this id."
   *       ]
   *     }
   */
  ModelState?: {
    [key: string]: string[];
  };
}

/**
 * The same error as RFC 9457 problem details, for clients that accept application/problem+json.
 */
export type Problem = ErrorResponse & {
  /** URI that identifies the Code. */
  type: string;
  /** Meaning of the HTTP status. */
  title: string;
  /** HTTP status code. */
  status: number;
  /** Same text as Message. */
  detail?: string;
  /** URI that identifies the request: urn:muster:request: followed by its RequestId. */
  instance?: string;
};

/** The name of {@link Problem} in the contract. */
export type ProblemResponse = Problem;

/**
 * Position of a page in its list.
 */
export interface PageEnvelope {
  /** Number of this page. The first page is 1. */
  Page: number;
  /** Number of rows on a full page. */
  PageSize: number;
  /** Total number of pages. */
  NbrOfPages: number;
  /** Total number of rows on all pages. */
  NbrOfRows: number;
}

/**
 * Counts of a device network. Members that the key may not read are left out.
 */
export interface Overview {
  /** Time of the counts, in epoch milliseconds. */
  Time: EpochMilliseconds;
  /** Devices by status. Needs Device.Read. */
  Devices?: DeviceCounts;
  /** Devices that went offline and have not registered again, latest first. Needs Device.Read. */
  OfflineDevices?: OfflineDevice[];
  /** The firmware versions that most devices have, most devices first. Of each device, the last reported value of Firmware Version (/3/0/3) counts. Needs Device.Read. */
  FirmwareVersions?: FirmwareVersionCount[];
  /** Registered devices that send most, and those that are silent. Left out until the service has run for a minute. Needs Device.Read. */
  DeviceActivity?: DeviceActivity;
  /** Active events by severity, most severe first. Needs Event.Read. */
  ActiveEvents?: SeverityCount[];
  /** Number of smart objects that the last object list of their device lacks. Needs SmartObject.Read. */
  UnavailableSmartObjects?: number;
  /** Smart objects that the last object list of their device lacks, up to 10. Needs SmartObject.Read and Device.Read. */
  UnavailableObjects?: UnavailableObject[];
  /** Firmware updates under way and failed. Needs FirmwarePackage.Read. */
  FirmwareUpdates?: FirmwareUpdateCounts;
  /** Number of commands that wait for sleeping devices. Needs QueueItem.Read. */
  QueueItems?: number;
  /** Data collectors (gateways) by state. Needs DataCollector.Read. */
  DataCollectors?: DataCollectorCounts;
}

/** The name of {@link Overview} in the contract. */
export type OverviewResponse = Overview;

/**
 * Numbers of devices by status.
 */
export interface DeviceCounts {
  /** Number of devices. */
  Total: number;
  /** Number of devices with the status online. */
  Online: number;
  /** Number of devices with the status offline, those that never registered included. */
  Offline: number;
  /** Number of devices with the status Deregistered. */
  Deregistered: number;
  /** Number of devices that never registered. Offline includes them. */
  NeverRegistered: number;
}

/**
 * Number of devices with a firmware version.
 */
export interface FirmwareVersionCount {
  /** Firmware version, up to 255 characters. Filter the list of devices by FirmwareVersion to find them. */
  Version: string;
  /** Number of devices. */
  NbrOfDevices: number;
}

/**
 * Registered devices that send most, and those that are silent. Updated every minute.
 */
export interface DeviceActivity {
  /** Time of the lists, in epoch milliseconds. */
  Time: EpochMilliseconds;
  /** Time since when messages are counted, in epoch milliseconds: the start of the hour, or of the service. */
  Since: EpochMilliseconds;
  /** Devices with the most messages, most first. */
  Noisiest: NoisyDevice[];
  /** Registered devices whose last message is longest ago, longest first. */
  Silent: SilentDevice[];
}

/**
 * A device and the number of its messages.
 */
export interface NoisyDevice {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier: EndpointName;
  /** Number of messages, responses included. */
  NbrOfMessages: number;
}

/**
 * A registered device and the time of its last message.
 */
export interface SilentDevice {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier: EndpointName;
  /** Time of the last message of the device, in epoch milliseconds. */
  LastSeen: EpochMilliseconds;
}

/**
 * A device network over time.
 */
export interface OverviewHistory {
  /** Start of the time range, in epoch milliseconds. */
  TimespanStart: EpochMilliseconds;
  /** End of the time range, in epoch milliseconds. */
  TimespanEnd: EpochMilliseconds;
  /** Length of an interval in milliseconds. */
  Resolution: number;
  /** Counts of each interval, oldest first. */
  Points: OverviewHistoryPoint[];
  /** The most frequent reasons of failed operations in the time range. Needs ActivityLog.Read. */
  Failures?: FailureCount[];
}

/** The name of {@link OverviewHistory} in the contract. */
export type OverviewHistoryResponse = OverviewHistory;

/**
 * Counts of an interval.
 */
export interface OverviewHistoryPoint {
  /** Start of the interval, in epoch milliseconds. */
  Time: EpochMilliseconds;
  /** Lowest number of devices online in the interval. Needs Device.Read. */
  Online?: number;
  /** Number of accepted Registers. Needs Device.Read. */
  Registrations?: number;
  /** Number of values that were stored, from notifications, Sends and Reads. Needs Device.Read. */
  Values?: number;
  /** Number of operations of the activity log that failed. Needs ActivityLog.Read. */
  Failed?: number;
}

/**
 * Number of operations that failed for a reason.
 */
export interface FailureCount {
  /** Start of the response message, up to 255 characters, or else the response code. "Other reasons" sums the failures of an hour that are not among its 20 first reasons. */
  Reason: string;
  /** Number of failed operations. */
  NbrOfOperations: number;
}

/**
 * A device that went offline.
 */
export interface OfflineDevice {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier: EndpointName;
  /** Time when the lifetime of its registration and the grace period after it ran out, in epoch milliseconds. */
  OfflineSince: EpochMilliseconds;
}

/**
 * A smart object that the last object list of its device lacks.
 */
export interface UnavailableObject {
  /** ID of the smart object. */
  Id: Uuid;
  /** Name of the smart object type. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceNumber: LwM2MId;
  /** ID of the device. */
  DeviceId: Uuid;
  /** Name of the device. */
  DeviceName: Name;
}

/**
 * Number of events of a severity.
 */
export interface SeverityCount {
  /** Severity of the events. */
  SeverityLevel: SeverityLevel;
  /** Number of events. */
  NbrOfEvents: number;
}

/**
 * Numbers of firmware updates. Of each device only the last update counts, so that a later update of a device replaces one that failed.
 */
export interface FirmwareUpdateCounts {
  /** Number of updates of which nothing has been sent. */
  Waiting: number;
  /** Number of updates whose file is on its way. */
  Transferring: number;
  /** Number of updates whose file the device checks. */
  Verifying: number;
  /** Number of updates that the device installs. */
  Executing: number;
  /** Number of devices whose last update failed. */
  Failed: number;
  /** Firmware packages with updates under way or failed, those with the most updates under way first, then those with the most failed updates. */
  Packages: FirmwarePackageCounts[];
}

/**
 * Numbers of updates to a firmware package.
 */
export interface FirmwarePackageCounts {
  /** ID of the firmware package. */
  FirmwarePackageId: Uuid;
  /** Title of the firmware package. Left out if the package has been deleted. */
  Title?: Name;
  /** Version of the firmware package. Left out if the package has been deleted. */
  Version?: Name;
  /** Number of updates under way. */
  UnderWay: number;
  /** Number of devices whose last update failed. */
  Failed: number;
}

/**
 * Numbers of data collectors.
 */
export interface DataCollectorCounts {
  /** Number of data collectors. */
  Total: number;
  /** Number of data collectors that receive devices. */
  Connected: number;
  /** Number of data collectors that do not, or whose state this region does not know. */
  ContactLost: number;
  /** Number of data collectors that are blacklisted. */
  Blacklisted: number;
}

/**
 * Versions of the service and its components.
 */
export interface Version {
  /**
   * Version of the service, a semantic version (semver.org).
   * @example 1.0.0
   */
  Version: string;
  /**
   * Name of the product that is running.
   * @example Muster reference server
   */
  Description: string;
  /** Branch that the release was built from. Branch, BuildDate, BuildNumber and Revision are present in releases only. */
  Branch?: string;
  /** Time when the release was built. */
  BuildDate?: DateTime;
  /** Number of the build, if it has one. */
  BuildNumber?: number;
  /** Commit that the release was built from. */
  Revision?: string;
  /** Release of the original service whose interfaces this one implements. */
  Implements: ImplementedRelease;
  /** Versions of the components. */
  Parts: VersionParts;
}

/** The name of {@link Version} in the contract. */
export type VersionResponse = Version;

/**
 * A release of the original service, with the versions of its parts.
 */
export interface ImplementedRelease {
  /**
   * Label of the release.
   * @example 19A1
   */
  Release: string;
  /**
   * Version of its core.
   * @example 2.1
   */
  Core: string;
  /**
   * Version of its LwM2M gateway.
   * @example 1.5
   */
  LwM2MGateway: string;
  /**
   * Version of its MQTT gateway.
   * @example 2A
   */
  MQTTGateway: string;
  /**
   * Version of its bootstrap server.
   * @example 1.0
   */
  BSS: string;
}

/**
 * Versions of the components of the service.
 */
export interface VersionParts {
  /**
   * Version of the server package, a semantic version (semver.org).
   * @example 1.0.0
   */
  Server: string;
  /**
   * Version of the LwM2M gateway, a semantic version (semver.org).
   * @example 1.0.0
   */
  Gateway: string;
  /**
   * Version of this API description (`info.version`).
   * @example 3.0.0
   */
  Contract: string;
  /**
   * Version of the Node.js runtime.
   * @example 24.21.0
   */
  Node: string;
  /**
   * Version of the SQLite library that Node.js contains.
   * @example 3.50.4
   */
  SQLite: string;
}

/**
 * A device network to create.
 */
export interface DeviceNetworkRequest {
  /** Name of the device network. Unique in the tenant. */
  Name: Name;
  /** ID of the tenant. Only the tenant of the API key is allowed, which is also the default. */
  TenantId?: OptionalUuid;
  /** ID of the device network in another system. */
  ExternalId?: OptionalName;
}

/**
 * A device network, the unit of tenant isolation. Entities of one network are invisible in all others.
 */
export interface DeviceNetwork {
  /** ID of the device network. */
  Id: Uuid;
  /** Name of the network. */
  Name: Name;
  /** ID of the device network in another system. */
  ExternalId?: ExternalId;
  /** ID of the tenant that owns the device network. */
  TenantId: Uuid;
  /** Name of the tenant. */
  TenantName?: Name;
}

/** The name of {@link DeviceNetwork} in the contract. */
export type DeviceNetworkResponse = DeviceNetwork;

/**
 * One page of device networks.
 */
export type DeviceNetworkPage = PageEnvelope & {
  /** Device networks on this page. */
  Rows: DeviceNetwork[];
};

/**
 * Name of the directory tenant, or an empty string.
 */
export type DirectoryTenant = string;

/**
 * Figures of a thread of the server.
 */
export interface SiloStatistics {
  /** Name of the thread, device-loop or api. */
  Name: string;
  /** Time of the figures. */
  DateTime: DateTime;
  /** Seconds since the thread started. */
  UptimeSeconds: number;
  /** Share of the time that the thread was busy, in percent. Measured over at least 10 seconds, or since its start, and again when the figures are read after 10 seconds or more. */
  CpuUsage: number;
  /** Memory of the thread for JavaScript values and their buffers, in bytes. */
  MemoryUsage: number;
  /** Memory that the process can still take, in bytes. */
  AvailableMemory: number;
  /** Memory of the machine, or of the container, in bytes. */
  TotalPhysicalMemory: number;
  /** Delay of the event loop that 99 of 100 samples stayed below, in milliseconds. Measured over the time of CpuUsage. */
  EventLoopDelay: number;
  /** Whether the CpuUsage is 90 or more. */
  IsOverloaded: boolean;
  /** Registered devices of the device loop. 0 for the API thread. */
  ActivationCount: number;
  /** Devices and other entities that the device loop works on. 0 for the API thread. */
  RecentlyUsedActivationCount: number;
  /** DTLS connections of the device loop. Open event streams of the API thread. */
  ClientCount: number;
  /** CoAP messages that the device loop received. Requests that the API thread received. */
  ReceivedMessages: number;
  /** CoAP messages that the device loop sent. Responses that the API thread completed. */
  SentMessages: number;
  /** Requests and notifications of devices that the device loop works on. Requests that the API thread works on. */
  ReceiveQueueLength: number;
  /** Events that wait for event consumers. 0 for the API thread. */
  SendQueueLength: number;
  /** Commands that wait for sleeping devices. 0 for the API thread. */
  RequestQueueLength: number;
}

/**
 * A tenant, which owns device networks.
 */
export interface Tenant {
  /** ID of the tenant. */
  Id: Uuid;
  /** Name of the tenant. */
  Name: Name;
  /** Company registration number of the tenant. */
  CompanyRegistrationId?: Name;
  /** Description of the tenant. */
  Description?: Text;
  /** ID of the tenant in another system. */
  ExternalId?: ExternalId;
  /** Namespace of the tenant in other systems. */
  NameSpace?: Name;
}

/** The name of {@link Tenant} in the contract. */
export type TenantResponse = Tenant;

/**
 * New details of a tenant. Members that are left out are cleared, except the name.
 */
export interface TenantRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Current name of the tenant. The name cannot be changed. */
  Name?: OptionalName;
  /** Company registration number of the tenant. */
  CompanyRegistrationId?: OptionalName;
  /** Description of the tenant. */
  Description?: OptionalText;
  /** ID of the tenant in another system. */
  ExternalId?: OptionalName;
  /** Namespace of the tenant in other systems. */
  NameSpace?: OptionalName;
}

/**
 * One page of tenants.
 */
export type TenantPage = PageEnvelope & {
  /** Tenants on this page. */
  Rows: Tenant[];
};

/**
 * The user account of an API key, or of a person who has logged in.
 */
export interface UserAccount {
  /** ID of the API key, or of the session of the person. */
  Id: Uuid;
  /** Name of the API key or the person. */
  Name: Name;
  /** Name of the API key. For a person, the email address, or the name if the directory has none. */
  Username: Name;
  /** ID of the device network that a request without X-DeviceNetwork applies to. */
  PreferredDeviceNetwork: Uuid;
  /** ID of the tenant that owns the device network of the request. */
  Tenant: Uuid;
  /** Picture of the user as PNG, JPEG, GIF or WebP. */
  ThumbnailPhoto?: string;
}

/** The name of {@link UserAccount} in the contract. */
export type UserAccountResponse = UserAccount;

/**
 * Time zone name of the IANA time zone database.
 */
export type TimeZoneName = string;

/**
 * An API key to create, or its new state.
 */
export interface ApiKeyRequest {
  /** Name of the API key. Unique in the device network. */
  Name: Name;
  /** Time when the key expires. Defaults to one year from now for a new key. An update without it keeps the current time. */
  ExpirationDate?: OptionalDateTime;
  /** IDs of the roles of the key, 1 to 100. A change of roles keeps the value of the key. */
  RoleIds: Uuid[];
}

/**
 * An API key.
 */
export interface ApiKey {
  /** ID of the API key. */
  Id: Uuid;
  /** Name of the API key. */
  Name: Name;
  /** Time when the key expires. */
  ExpirationDate: DateTime;
  /** ID of the home device network of the key. */
  DeviceNetworkId: Uuid;
  /** IDs of the roles of the key. */
  RoleIds: Uuid[];
  /** Value to send as bearer token. Shown only to keys that may manage API keys. Keep it secret. */
  Key?: string;
}

/** The name of {@link ApiKey} in the contract. */
export type ApiKeyResponse = ApiKey;

/**
 * One page of API keys.
 */
export type ApiKeyPage = PageEnvelope & {
  /** API keys on this page. */
  Rows: ApiKey[];
};

/**
 * A role to create, or its new state.
 */
export interface RoleRequest {
  /** Name of the role. Unique in the device network. */
  Name: Name;
  /** IDs of the responsibilities that the role grants. */
  ResponsibilityIds: Uuid[];
}

/**
 * A responsibility (a named set of permissions) to create, or its new state.
 */
export interface ResponsibilityRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the responsibility. Unique in the device network. */
  Name: Name;
  /** Permissions that the responsibility grants. Defaults to none. */
  Permissions?: RolePermissionRequest[] | null;
}

/**
 * Permission for one kind of access to one kind of entity, or a custom permission.
 */
export interface RolePermissionRequest {
  /**
   * Kind of entity, or name of the custom permission, as listed by permissions.list.
   * @example Device
   */
  EntityName: string;
  /** Access that is granted. All for a custom permission. */
  Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  /** Ignored. Accepted from older clients. */
  TenantId?: OptionalUuid;
}

/**
 * One page of responsibilities.
 */
export type ResponsibilityPage = PageEnvelope & {
  /** Responsibilities on this page. */
  Rows: Responsibility[];
};

/**
 * A kind of entity or a custom permission that roles can grant.
 */
export interface PermissionTypeName {
  /**
   * Name to use as the EntityName of a permission.
   * @example Device
   */
  Name: string;
  /** Whether the name stands for a kind of entity or for a custom permission. */
  Type: 'Entity' | 'Custom';
}

/**
 * Granted permissions by EntityName: All, or a comma-separated list of kinds of access.
 */
export type PermissionMap = {
  [key: string]: string;
};

/**
 * A role that is specific to a device network.
 */
export interface SpecificRole {
  /** ID of the role. */
  Id: Uuid;
  /** Name of the role. */
  Name: Name;
}

/** The name of {@link SpecificRole} in the contract. */
export type SpecificRoleResponse = SpecificRole;

/**
 * One page of roles.
 */
export type SpecificRolePage = PageEnvelope & {
  /** Roles on this page. */
  Rows: SpecificRole[];
};

/**
 * A token that opens event streams.
 */
export interface RealTimeToken {
  /** ID of the device network whose events the token opens. */
  DeviceNetworkId: Uuid;
  /** Time when the token stops opening streams, in epoch milliseconds. */
  Expires: EpochMilliseconds;
  /** The token. Keep it secret. */
  Token: string;
}

/**
 * A role, a named set of responsibilities.
 */
export interface Role {
  /** ID of the role. */
  Id: Uuid;
  /** Name of the role. Unique in the device network. */
  Name: Name;
  /** ID of the tenant that owns the role. */
  TenantId?: Uuid;
  /** Responsibilities that the role grants. */
  Responsibilities: Responsibility[];
  /** IDs of the Responsibilities, in the form that a request takes. */
  ResponsibilityIds?: Uuid[];
}

/** The name of {@link Role} in the contract. */
export type RoleResponse = Role;

/**
 * A responsibility, a named set of permissions.
 */
export interface Responsibility {
  /** ID of the responsibility. */
  Id: Uuid;
  /** Name of the responsibility. */
  Name: Name;
  /** Permissions that the responsibility grants. */
  Permissions: RolePermission[];
  /** IDs of the roles that grant the responsibility. */
  RoleIds?: Uuid[];
}

/** The name of {@link Responsibility} in the contract. */
export type ResponsibilityResponse = Responsibility;

/**
 * Permission for one kind of access to one kind of entity, or a custom permission.
 */
export interface RolePermission {
  /**
   * Kind of entity, or name of the custom permission.
   * @example Device
   */
  EntityName: string;
  /** Access that is granted. */
  Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  /** ID of the tenant that owns the permission. */
  TenantId?: Uuid;
}

/** The name of {@link RolePermission} in the contract. */
export type RolePermissionResponse = RolePermission;

/**
 * One page of roles.
 */
export type RolePage = PageEnvelope & {
  /** Roles on this page. */
  Rows: Role[];
};

/**
 * Security mode that devices use with the server.
 */
export type BootstrapSecurityMode = 'NoSec' | 'PSK';

/**
 * Security mode that devices use with the server. Defaults to NoSec.
 */
export type OptionalBootstrapSecurityMode = 'NoSec' | 'PSK' | null;

/**
 * A bootstrap server to create, or its new state.
 */
export interface BootstrapServerRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the bootstrap server. Unique in the device network. Devices refer to it as BootstrapServerName. */
  Name: Name;
  /** Description of the bootstrap server. */
  Description?: OptionalText;
  /** Whether the bootstrap server first deletes the objects at RemovePaths from the device. Defaults to true. */
  RemoveExisting?: boolean | null;
  /**
   * Paths to delete from the device before accounts are written, if RemoveExisting is true. Defaults to the objects that are written, /0 and /1, and /2 if there are AccessControls. A device always keeps the account of the bootstrap server and the Device object.
   * @example [
   *       "/0",
   *       "/1"
   *     ]
   */
  RemovePaths?: BootstrapDeletePath[] | null;
  /** LwM2M servers to provision, 1 to 16. */
  Servers: BootstrapAccountRequest[];
  /** Instances of the Access Control object to provision. Defaults to none. */
  AccessControls?: BootstrapAccessControl[] | null;
}

/**
 * Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.
 */
export type BootstrapDeletePath = string;

/**
 * An LwM2M server account to provision, an instance of the Security object and one of the Server object.
 */
export interface BootstrapAccountRequest {
  /** Short Server ID, 1 to 65534. Unique in this list. */
  ShortServerId: number;
  /**
   * URI of the LwM2M server. The scheme is coap with NoSec and coaps with PSK.
   * @example coap://192.0.2.1:5683
   */
  ServerUri: string;
  /** Security mode that devices use with the server. Defaults to NoSec. */
  SecurityMode?: OptionalBootstrapSecurityMode;
  /** PSK identity that all devices use with the server. Without Identity and SecretKey, each device gets its own PSK settings. */
  Identity?: OptionalName;
  /** PSK in hexadecimal digits. Never returned. */
  SecretKey?: string | null;
  /** Lifetime of registrations in seconds, 1 to 4294967295. Defaults to 86400. */
  Lifetime?: number | null;
  /** Binding mode of the device. Defaults to U. */
  Binding?: string | null;
  /** Minimum time between notifications in seconds, 0 to 2147483647, for observations without a minimum period of their own. */
  DefaultMinimumPeriod?: number | null;
  /** Maximum time between notifications in seconds, 0 to 2147483647, for observations without a maximum period of their own. */
  DefaultMaximumPeriod?: number | null;
  /** Whether the device stores notifications while the server is unreachable. Defaults to true. */
  StoreNotifications?: boolean | null;
}

/**
 * An LwM2M server account that devices are provisioned with, without its key.
 */
export interface BootstrapAccount {
  /** Short Server ID. Unique in this list. */
  ShortServerId: number;
  /**
   * URI of the LwM2M server. The scheme is coap with NoSec and coaps with PSK.
   * @example coap://192.0.2.1:5683
   */
  ServerUri: string;
  /** Security mode that devices use with the server. */
  SecurityMode: BootstrapSecurityMode;
  /** PSK identity that all devices use with the server. Left out if each device has its own. */
  Identity?: Name;
  /** Lifetime of registrations in seconds. */
  Lifetime: number;
  /** Binding mode of the device. */
  Binding: string;
  /** Minimum time between notifications in seconds, for observations without a minimum period of their own. */
  DefaultMinimumPeriod?: number;
  /** Maximum time between notifications in seconds, for observations without a maximum period of their own. */
  DefaultMaximumPeriod?: number;
  /** Whether the device stores notifications while the server is unreachable. */
  StoreNotifications: boolean;
}

/** The name of {@link BootstrapAccount} in the contract. */
export type BootstrapAccountResponse = BootstrapAccount;

/**
 * An instance of the Access Control object, with the access rights for one object instance of the device.
 */
export interface BootstrapAccessControl {
  /** Object ID, 1 to 65534. */
  ObjectId: number;
  /** Object Instance ID, 0 to 65535. 65535 controls who may create instances. */
  InstanceId: number;
  /** Short Server ID of the owner, one of Servers. */
  OwnerId: number;
  /** Access rights of servers. */
  Rights?: BootstrapAccessRight[] | null;
}

/**
 * Access rights of one server.
 */
export interface BootstrapAccessRight {
  /** Short Server ID of the server, 0 to 65534. 0 stands for all servers that are not listed. */
  ShortServerId: number;
  /** Sum of 1 (read and observe), 2 (write), 4 (execute), 8 (delete) and 16 (create). */
  Mask: number;
}

/**
 * A bootstrap server in a list.
 */
export interface BootstrapServerListItem {
  /** ID of the bootstrap server. */
  Id: Uuid;
  /** Name of the bootstrap server, the BootstrapServerName of devices. */
  Name: Name;
  /** Description of the bootstrap server. */
  Description?: Text;
  /** Number of LwM2M servers that it provisions. */
  NbrOfServers: number;
}

/** The name of {@link BootstrapServerListItem} in the contract. */
export type BootstrapServerListResponse = BootstrapServerListItem;

/**
 * A bootstrap server, the accounts and access rights that devices are provisioned with.
 */
export interface BootstrapServer {
  /** ID of the bootstrap server. */
  Id: Uuid;
  /** Name of the bootstrap server, the BootstrapServerName of devices. */
  Name: Name;
  /** Description of the bootstrap server. */
  Description?: Text;
  /** Whether the bootstrap server first deletes the objects at RemovePaths from the device. */
  RemoveExisting: boolean;
  /** Paths that are deleted from the device before accounts are written. Empty if RemoveExisting is false. */
  RemovePaths: BootstrapDeletePath[];
  /** LwM2M servers that devices are provisioned with. */
  Servers: BootstrapAccount[];
  /** Instances of the Access Control object that devices are provisioned with. */
  AccessControls: BootstrapAccessControl[];
}

/** The name of {@link BootstrapServer} in the contract. */
export type BootstrapServerResponse = BootstrapServer;

/**
 * One page of bootstrap servers.
 */
export type BootstrapServerPage = PageEnvelope & {
  /** Bootstrap servers on this page. */
  Rows: BootstrapServerListItem[];
};

/**
 * ID of an entity in another system.
 */
export type ExternalId = string;

/**
 * Time zone name of the IANA time zone database.
 */
export type TimeZone = string;

/**
 * ID of a network setting.
 */
export type NetworkSettingId = string;

/**
 * IDs of tags.
 */
export type TagIds = Uuid[];

/**
 * Kind of network.
 */
export type NetworkType = 'ETHERNET' | 'WIFI' | 'WWAN';

/**
 * Authentication of gateways that join the network.
 */
export type AuthenticationType = 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';

/**
 * A network setting to create.
 */
export interface NetworkSettingRequest {
  /** Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out. */
  Name?: OptionalName;
  /** Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one. */
  NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
  /** Authentication of gateways that join the network. Defaults to Disabled. */
  AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
  /** Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it. */
  SSID?: string | null;
  /** Key of the network. Every AuthenticationType except Disabled needs one. Never returned. */
  PreSharedKey?: string | null;
  /** IDs of the locations that the network is available at. Empty stands for all locations. */
  LocationIds?: Uuid[] | null;
  /** Priority of the network. Gateways try higher priorities first. Defaults to 0. */
  Priority?: number | null;
}

/**
 * The new state of a network setting.
 */
export interface NetworkSettingUpdateRequest {
  /** Name of the network. Defaults to the SSID, or to the NetworkType if there is none. Empty counts as left out. */
  Name?: OptionalName;
  /** Kind of network. Defaults to WIFI with an SSID and to ETHERNET without one. */
  NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
  /** Authentication of gateways that join the network. Defaults to Disabled. */
  AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
  /** Name of the wireless network, at most 32 bytes in UTF-8. Wireless networks need it. */
  SSID?: string | null;
  /** Key of the network. Every AuthenticationType except Disabled needs one. Never returned. */
  PreSharedKey?: string | null;
  /** IDs of the locations that the network is available at. Empty stands for all locations. */
  LocationIds?: Uuid[] | null;
  /** Priority of the network. Gateways try higher priorities first. Defaults to 0. */
  Priority?: number | null;
  /** Whether PreSharedKey replaces the stored key, even if PreSharedKey is left out. Defaults to false. */
  PasswordChanged?: boolean | null;
}

/**
 * A network that gateways may join. The key is never returned.
 */
export interface NetworkSetting {
  /** ID of the network setting. */
  Id: Uuid;
  /** Name of the network. */
  Name: Name;
  /** Kind of network. */
  NetworkType: NetworkType;
  /** Authentication of gateways that join the network. */
  AuthenticationType: AuthenticationType;
  /** Name of the wireless network. */
  SSID?: string;
  /** IDs of the locations that the network is available at. Empty stands for all locations. */
  LocationIds: Uuid[];
  /** Priority of the network. Gateways try higher priorities first. */
  Priority: number;
}

/** The name of {@link NetworkSetting} in the contract. */
export type NetworkSettingResponse = NetworkSetting;

/**
 * One page of network settings.
 */
export type NetworkSettingPage = PageEnvelope & {
  /** Network settings on this page. */
  Rows: NetworkSetting[];
};

/**
 * A tag to create, or its new state.
 */
export interface TagRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the tag. Unique in the device network. */
  Name: Name;
}

/**
 * A tag, a label for devices, gateways, locations and other entities.
 */
export interface Tag {
  /** ID of the tag. */
  Id: Uuid;
  /** Name of the tag. */
  Name: Name;
  /** Whether the tag comes from the template of the entity. */
  IsInherited: boolean;
}

/** The name of {@link Tag} in the contract. */
export type TagResponse = Tag;

/**
 * Tags, sorted by name.
 */
export type TagResponses = Tag[];

/**
 * One page of tags.
 */
export type TagPage = PageEnvelope & {
  /** Tags on this page. */
  Rows: Tag[];
};

/**
 * ID of a tag, or the tag as the service returns it.
 */
export type TagReference =
  | string
  | {
      /** ID of the tag. */
      Id: Uuid;
    };

/**
 * A location to create, or its new state.
 */
export interface LocationRequest {
  /** Name of the location. */
  Name: Name;
  /** ID of the parent location. Defaults to the root location for a new location, and to the current parent in an update. */
  ParentLocationId?: OptionalUuid;
  /** ID of the location in another system. */
  ExternalId?: OptionalName;
  /**
   * Time zone name of the IANA time zone database.
   * @example Europe/Stockholm
   */
  TimeZone?: string | null;
  /** Type number that your application defines. The service stores it without interpreting it. */
  LocationType?: number | null;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
  /** Older form of TagIds. Ignored if TagIds is present. */
  Tags?: TagReference[] | null;
  /**
   * Values of settings. Settings that are not listed do not change. Use PUT /api/v3/locations/{id}/settingvalues.
   * @deprecated
   */
  Settings?: SettingRequest[] | null;
}

/**
 * A location in a list.
 */
export interface LocationListItem {
  /** ID of the location. */
  Id: Uuid;
  /** Name of the location. */
  Name: Name;
  /** ID of the parent location. The root location has none. */
  ParentLocationId?: Uuid;
  /** ID of the location in another system. */
  ExternalId?: Name;
  /** Type number that your application defines. The service stores it without interpreting it. */
  LocationType?: number;
}

/** The name of {@link LocationListItem} in the contract. */
export type LocationListResponse = LocationListItem;

/**
 * One page of locations.
 */
export type LocationPage = PageEnvelope & {
  /** Locations on this page. */
  Rows: LocationListItem[];
};

/**
 * One page of positions.
 */
export type PositionPage = PageEnvelope & {
  /** Positions on this page. */
  Rows: Position[];
};

/**
 * One page of location resources.
 */
export type LocationResourcePage = PageEnvelope & {
  /** Location resources on this page. */
  Rows: LocationResource[];
};

/**
 * One page of location resources with their positions.
 */
export type LocationResourceWithPositionsPage = PageEnvelope & {
  /** Location resources with their positions on this page. */
  Rows: LocationResourceWithPositions[];
};

/**
 * Kind of entity that has the position. DeviceIpsoDynamic is a device that reports its own coordinates. Unknown marks a point without an entity of the service. SensorCollection (before LwM2M) is rejected.
 */
export type PositionedType =
  'Location' | 'DataCollector' | 'SensorCollection' | 'Unknown' | 'Device' | 'DeviceIpsoDynamic';

/**
 * A position to create, or its new state.
 */
export interface PositionRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Kind of entity that has the position. */
  EntityType: PositionedType;
  /** ID of the entity that has the position. Ignored if EntityType is Unknown. */
  EntityId?: OptionalUuid;
  /** ID of the location resource that holds the position. */
  LocationResourceId: Uuid;
  /** Horizontal coordinate, increasing to the right. Clients of the location resource define the unit. */
  X: number;
  /** Vertical coordinate. Clients of the location resource define the unit and the direction (up or down). */
  Y: number;
  /** Height. Clients of the location resource define the unit. */
  Z?: number | null;
}

/**
 * Position of a device on a location resource.
 */
export interface DevicePositionRequest {
  /** Kind of entity that has the position. */
  EntityType: PositionedType;
  /** Ignored. The entity is the device itself. */
  EntityId?: OptionalUuid;
  /** ID of the location resource that holds the position. */
  LocationResourceId: Uuid;
  /** Horizontal coordinate, increasing to the right. Clients of the location resource define the unit. */
  X: number;
  /** Vertical coordinate. Clients of the location resource define the unit and the direction (up or down). */
  Y: number;
  /** Height. Clients of the location resource define the unit. */
  Z?: number | null;
}

/**
 * A position on the location resource of the request.
 */
export interface ListedPositionRequest {
  /** ID of an existing position, to keep it. A position with an unknown ID is created. */
  Id?: OptionalUuid;
  /** Kind of entity that has the position. */
  EntityType: PositionedType;
  /** ID of the entity that has the position. Ignored if EntityType is Unknown. */
  EntityId?: OptionalUuid;
  /** Horizontal coordinate, increasing to the right. Clients of the location resource define the unit. */
  X: number;
  /** Vertical coordinate. Clients of the location resource define the unit and the direction (up or down). */
  Y: number;
  /** Height. Clients of the location resource define the unit. */
  Z?: number | null;
}

/**
 * Position of an entity on a location resource.
 */
export interface Position {
  /** ID of the position. */
  Id: Uuid;
  /** Kind of entity that has the position. */
  EntityType: PositionedType;
  /** ID of the entity that has the position. Left out if EntityType is Unknown. */
  EntityId?: Uuid;
  /** Name of the entity that has the position. */
  Name?: Name;
  /** ID of the location resource that holds the position. */
  LocationResourceId: Uuid;
  /** ID of the location that the location resource belongs to. */
  LocationResourceLocationId?: Uuid;
  /** Name of the location that the location resource belongs to. */
  LocationResourceLocationName?: Name;
  /** Horizontal coordinate, increasing to the right. Clients of the location resource define the unit. */
  X: number;
  /** Vertical coordinate. Clients of the location resource define the unit and the direction (up or down). */
  Y: number;
  /** Height. Clients of the location resource define the unit. */
  Z?: number;
  /** ID of the resource that reports the latitude of the device (objects 6 and 3336), if it has one. Present if EntityType is DeviceIpsoDynamic. */
  LatitudeResourceId?: Uuid;
  /** ID of the resource that reports the longitude of the device, if it has one. Present if EntityType is DeviceIpsoDynamic. */
  LongitudeResourceId?: Uuid;
}

/** The name of {@link Position} in the contract. */
export type PositionResponse = Position;

/**
 * Kind of location resource.
 */
export type LocationResourceType = 'None' | 'Map' | 'ThreeDimensional' | 'Image';

/**
 * A location resource to create, or its new state.
 */
export interface LocationResourceRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** ID of the location it belongs to. Defaults to the root location for a new one, and to the current location in an update. */
  LocationId?: OptionalUuid;
  /** Name of the location resource. */
  Name?: OptionalName;
  /** Label shown beside the location resource. */
  Label?: OptionalName;
  /** Kind of location resource. */
  LocationResourceType: LocationResourceType;
  /**
   * Media type of the file. One of image/png, image/jpeg, image/gif, image/webp, image/svg+xml and model/gltf-binary, in any case.
   * @example image/png
   */
  MimeType: string;
  /**
   * File extension of the media type, with or without a dot.
   * @example png
   */
  FileExtension: string;
  /** File in base64, at most 1 MiB decoded and within the body limit of the server. Its first bytes must match the media type. If left out, the stored file does not change. */
  Data?: string | null;
  /** Width of the picture. */
  Width?: number | null;
  /** Height of the picture. */
  Height?: number | null;
  /** Horizontal coordinate of the initial view. */
  StartPositionX?: number | null;
  /** Vertical coordinate of the initial view. */
  StartPositionY?: number | null;
  /** Height coordinate of the initial view. */
  StartPositionZ?: number | null;
  /** Zoom level of the initial view. */
  StartZoomLevel?: number | null;
  /** All positions on the location resource. Replaces the existing ones. If left out, the positions do not change. */
  Positions?: ListedPositionRequest[] | null;
}

/**
 * A map, picture or model of a location.
 */
export interface LocationResource {
  /** ID of the location resource. */
  Id: Uuid;
  /** ID of the location it belongs to. */
  LocationId: Uuid;
  /** Name of the location resource. */
  Name?: Name;
  /** Label shown beside the location resource. */
  Label?: Label;
  /** Kind of location resource. */
  LocationResourceType: LocationResourceType;
  /** Media type of the file. */
  MimeType: string;
  /** File extension, without a dot. */
  FileExtension: string;
  /** Size of the file in bytes. Left out if there is no file. */
  Size?: number;
  /** Path of the file, to be requested with an API key. Left out if there is no file. */
  Uri?: string;
  /** Width of the picture. */
  Width?: number;
  /** Height of the picture. */
  Height?: number;
  /** Horizontal coordinate of the initial view. */
  StartPositionX?: number;
  /** Vertical coordinate of the initial view. */
  StartPositionY?: number;
  /** Height coordinate of the initial view. */
  StartPositionZ?: number;
  /** Zoom level of the initial view. */
  StartZoomLevel?: number;
}

/** The name of {@link LocationResource} in the contract. */
export type LocationResourceResponse = LocationResource;

/**
 * A location resource with its positions.
 */
export type LocationResourceWithPositions = LocationResource & {
  /** Positions on the location resource. */
  Positions: Position[];
};

/** The name of {@link LocationResourceWithPositions} in the contract. */
export type LocationResourceWithPositionsResponse = LocationResourceWithPositions;

/**
 * Content of the file of a location resource.
 */
export type LocationResourceContent = string;

/**
 * A location of devices and gateways.
 */
export type LocationResponse = LocationListItem & {
  /** Name of the parent location. */
  ParentLocationName?: Name;
  /** Time zone name of the IANA time zone database. */
  TimeZone?: TimeZone;
  /** IDs of the tags. */
  TagIds: TagIds;
  /** Tags, sorted by name. */
  Tags: TagResponses;
  /** Settings of the location, as in GET /api/v3/locations/{id}/settings. */
  Settings?: Setting[];
};

/**
 * One page of locations.
 */
export type LocationDetailsPage = PageEnvelope & {
  /** Locations on this page. */
  Rows: LocationResponse[];
};

/**
 * A data collector (gateway) to register, or its new state.
 */
export interface DataCollectorRequest {
  /** Name of the data collector. Unique in the cloud region. */
  Name: Name;
  /** Cloud region of the data collector. Defaults to the region of the server. */
  Region?: OptionalRegion;
  /** ID of the data collector type. Defaults to the type of the template, or to the generic type. */
  DataCollectorTypeId?: OptionalUuid;
  /** ID of the data collector template. Defaults to the default template of the type. */
  DataCollectorTemplateId?: OptionalUuid;
  /** MAC address, if the gateway has one. */
  MACAddress?: OptionalMacAddress;
  /** Whether another data collector of the device network may have the same MAC address. Defaults to false. */
  DisableMacAddressConflictCheck?: boolean | null;
  /** ID of the data collector in another system. */
  ExternalId?: OptionalName;
  /** ID of the location. Defaults to the root location. */
  LocationId?: OptionalUuid;
  /** Free-form note on the data collector. */
  Note?: OptionalText;
  /** Configuration as text, in the format that the gateway reads. */
  Config?: OptionalText;
  /** Configuration values that override those of the template. Keys come from the data collector type. */
  Configurations?: ConfigurationValueRequest[] | null;
  /** Whether devices of the gateway are barred from registering. Defaults to false. */
  IsBlacklisted?: boolean | null;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
  /**
   * Settings to set. Settings that are not listed do not change. Use PUT /api/v3/dataCollectors/{id}/settingvalues.
   * @deprecated
   */
  Settings?: SettingRequest[] | null;
}

/**
 * Name of a cloud region, 1 to 64 characters.
 */
export type Region = string;

/**
 * A configuration key that gateways of a type support.
 */
export interface ConfigurationItemRequest {
  /** Key that identifies the configuration. */
  Key: Name;
  /** Data type of the values. Defaults to String. */
  Type?: 'String' | 'Integer' | 'Boolean' | null;
}

/**
 * A configuration key that gateways of a type support.
 */
export interface ConfigurationItem {
  /** Key that identifies the configuration. */
  Key: Name;
  /** Data type of the values. */
  Type: 'String' | 'Integer' | 'Boolean';
}

/**
 * A configuration value for gateways.
 */
export interface ConfigurationValueRequest {
  /** Key that identifies the configuration. */
  Key: Name;
  /** Data type of the value. Must equal the type of the key in the data collector type, which is the default. */
  Type?: 'String' | 'Integer' | 'Boolean' | null;
  /** Value as text. Defaults to no value. */
  Value?: OptionalText;
  /** Whether the value comes from the template. Such a value is not stored, so you can send back the configurations that a data collector was returned with. Defaults to false. */
  IsInherited?: boolean | null;
}

/**
 * A configuration value for gateways.
 */
export interface ConfigurationValue {
  /** Key that identifies the configuration. */
  Key: Name;
  /** Data type of the values. */
  Type: 'String' | 'Integer' | 'Boolean';
  /** Value as text. */
  Value?: Text;
  /** Whether the value comes from the template. Present in data collectors, for keys with a value. */
  IsInherited?: boolean;
}

/** The name of {@link ConfigurationValue} in the contract. */
export type ConfigurationValueResponse = ConfigurationValue;

/**
 * MAC address of 6 to 8 bytes in hexadecimal digits, separated by colons, by dashes or not at all.
 */
export type MacAddress = string;

/**
 * A data collector (gateway) in a list.
 */
export interface DataCollectorListItem {
  /** ID of the data collector. */
  Id: Uuid;
  /** Name of the data collector. */
  Name: Name;
  /** Cloud region of the data collector. */
  Region: Region;
  /**
   * MAC address of the gateway, empty if it has none.
   * @example 02:00:5e:10:00:07
   */
  MACAddress: string;
  /** ID of the data collector in another system. */
  ExternalId?: Name;
  /** ID of the location. */
  LocationId?: Uuid;
  /** Name of the location. */
  LocationName?: Name;
  /** ID of the data collector type. */
  DataCollectorTypeId?: Uuid;
  /** Name of the data collector type. */
  DataCollectorTypeName?: Name;
  /** Number of devices that report through the gateway. */
  NbrOfDevices: number;
  /** Configuration as text. */
  Config?: Text;
  /** Whether devices of the gateway are barred from registering. */
  IsBlacklisted: boolean;
  /** Whether the data collector has a value for each mandatory setting. */
  IsConfigured: boolean;
  /** Whether a software update of the gateway is running. Always false, as this service does not update gateways. */
  IsUpdating: boolean;
  /** Time when the gateway last reported its state, in epoch milliseconds. */
  LastSeen?: EpochMilliseconds;
  /**
   * Whether the gateway is not listening.
   * @deprecated
   */
  ContactLost?: boolean;
  /**
   * Time when the gateway stopped listening, if known, in epoch milliseconds.
   * @deprecated
   */
  ContactLostTime?: EpochMilliseconds;
  /** Software version of the gateway. Left out for gateways of other regions. */
  SoftwareVersion?: Name;
  /** Firmware version of the gateway. Left out for gateways that are software only. */
  FirmwareVersion?: Name;
  /** Hardware version of the gateway. Left out for gateways that are software only. */
  HardwareVersion?: Name;
  /** Time when the last software update finished, if known. */
  LastUpdateFinishTime?: DateTime;
  /** Status code of the last software update. */
  LastUpdateStatusCode?: number;
  /** Time when the running software update started. */
  UpdatingStartTime?: DateTime;
}

/** The name of {@link DataCollectorListItem} in the contract. */
export type DataCollectorListResponse = DataCollectorListItem;

/**
 * A data collector, the gateway that devices report through.
 */
export type DataCollector = DataCollectorListItem & {
  /** Free-form note on the data collector. */
  Note?: Text;
  /** HardwareTypeId of the data collector type. */
  DataCollectorTypeTypeId?: number;
  /** ID of the data collector template. */
  DataCollectorTemplateId?: Uuid;
  /** Name of the data collector template. */
  DataCollectorTemplateName?: Name;
  /** Configuration values of the gateway, its own or those of its template. */
  Configurations: ConfigurationValue[];
  /** Settings of the data collector, including inherited ones. */
  Settings: Setting[];
  /** ID of the internal device of the gateway. */
  InternalDeviceId?: Uuid;
  /** Time when the gateway started to listen, in epoch milliseconds. */
  LastConnectionTimestamp?: EpochMilliseconds;
  /** Tags of the data collector. */
  Tags: Tag[];
  /** State that the gateway reported when it was last asked. */
  Statuses: GatewayStatuses;
  /** Network settings that were sent to the gateway. */
  Networks: GatewayNetwork[];
};

/** The name of {@link DataCollector} in the contract. */
export type DataCollectorResponse = DataCollector;

/**
 * A network setting that was sent to a gateway, without its key.
 */
export type GatewayNetwork = {
  [key: string]: string;
};

/**
 * One page of data collectors.
 */
export type DataCollectorPage = PageEnvelope & {
  /** Data collectors on this page. */
  Rows: DataCollectorListItem[];
};

/**
 * The data collector that needs a security token.
 */
export interface SecurityTokenRequest {
  /** MAC address of the data collector. */
  MacAddress: MacAddress;
}

/**
 * A command that the gateway itself carries out.
 */
export interface CustomCommandRequest {
  /** Name of the command, echo or status. */
  PayloadCustomType: string;
  /** Input of the command, any JSON value. */
  Payload?: unknown;
  /** Ignored. ID of the sender. */
  ActorId?: OptionalName;
  /** Correlation ID of the activity log entry, if it is a UUID. Other values are ignored. */
  CorrelationId?: string | null;
}

/**
 * A log post of a gateway.
 */
export interface Log {
  /** ID of the data collector. */
  DataCollectorId: Uuid;
  /** Name of the data collector. */
  DataCollectorName: Name;
  /** Severity of the post. */
  LogLevel: 'Error' | 'Warning' | 'Informational' | 'Verbose';
  /** Text of the post. */
  Message: Text;
  /** ID of the device that the post is about. */
  SensorCollectorId?: Uuid;
  /** Name of the device that the post is about. */
  SensorCollectorName?: Name;
  /** Time of the post, in epoch milliseconds. */
  Timestamp: EpochMilliseconds;
}

/** The name of {@link Log} in the contract. */
export type LogResponse = Log;

/**
 * The log posts of one day.
 */
export interface LogFile {
  /** Start of the day in UTC. */
  Date: DateTime;
  /** Total length of the posts in characters. */
  Length: number;
  /** Name of the log file. */
  Name: Name;
  /** URI of the log posts. */
  Uri: string;
}

/** The name of {@link LogFile} in the contract. */
export type LogFileResponse = LogFile;

/**
 * One page of days with log posts.
 */
export type LogFilePage = PageEnvelope & {
  /** Days with log posts on this page. */
  Rows: LogFile[];
};

/**
 * Path and token to reach one part of the service over HTTP, at the same address as this API.
 */
export interface AccessTicket {
  /** Path of the data collector. The token is accepted at and below this path. */
  HttpServicePath: string;
  /** Bearer token of the ticket. */
  HttpSas: string;
  /** Time when the ticket was issued. */
  IssuedDateTime: DateTime;
  /** Time when the ticket expires. */
  ExpireDateTime: DateTime;
  /** Name of the issuer. */
  IssuerName: Name;
  /** Cloud region of the data collector. */
  Namespace: Region;
}

/**
 * Token that lets software act as one gateway, with the paths that accept it.
 */
export interface RegistrationTicket {
  /** ID of the data collector. */
  DataCollectorId: Uuid;
  /** Bearer token of the ticket, valid for this data collector only. */
  SecurityToken: string;
  /** Ticket to read configuration and settings. */
  InboxAccessTicket: AccessTicket;
  /** Ticket to send devices and values. */
  OutboxAccessTicket: AccessTicket;
}

/**
 * The registration of a device that does not speak LwM2M.
 */
export interface DeviceRegistration {
  /** Paths of the object instances that the device has, such as /3303/0. All others become Unavailable. */
  Objects: string[];
  /**
   * Seconds after which the device is offline unless the gateway reports something for it. Defaults to 86400.
   * @default 86400
   */
  Lifetime?: number;
  /** Type of a new device; its DeviceStandard must be Legacy. Defaults to the type Legacy, which the first such registration creates. Returns 400 if an existing device has another type. */
  DeviceTypeId?: Uuid;
  /** Name of a new device. Defaults to its endpoint name. Has no effect on an existing device. */
  Name?: OptionalName;
}

/**
 * The registration of one of several devices that do not speak LwM2M.
 */
export interface EndpointRegistration {
  /** The endpoint name (DeviceIdentifier) of the device. */
  Endpoint: EndpointName;
  /** Paths of the object instances that the device has, such as /3303/0. All others become Unavailable. */
  Objects: string[];
  /**
   * Seconds after which the device is offline unless the gateway reports something for it. Defaults to 86400.
   * @default 86400
   */
  Lifetime?: number;
  /** Type of a new device; its DeviceStandard must be Legacy. Defaults to the type Legacy, which the first such registration creates. Returns 400 if an existing device has another type. */
  DeviceTypeId?: Uuid;
  /** Name of a new device. Defaults to its endpoint name. Has no effect on an existing device. */
  Name?: OptionalName;
}

/**
 * A registered device that does not speak LwM2M.
 */
export interface DeviceRegistrationResponse {
  /** ID of the device. */
  DeviceId: Uuid;
  DeviceIdentifier: EndpointName;
  /** Lifetime of the registration in seconds. */
  Lifetime: number;
  /** When the device goes offline unless the gateway reports something for it, in milliseconds since 1970. Includes the grace that the service allows. */
  ExpirationTime: number;
}

/**
 * A value of a device that does not speak LwM2M.
 */
export interface DeviceValue {
  /**
   * Path of a resource, or of an instance of a multiple-instance resource.
   * @example /3303/0/5700
   */
  Path: string;
  /** A number for Float, Integer, UnsignedInteger and Time (seconds since 1970), true or false for Boolean, a string for the other types: base64 for Opaque, 3303:0 for Objlnk. A string may also hold the digits of an integer beyond 2^53, or a Time in ISO 8601. */
  Value: string | number | boolean;
  /**
   * When the value was measured, in milliseconds since 1970 or in ISO 8601, UTC without a zone. At most 24 hours ahead, and no older than the days that the service keeps values. More than 10 s ahead, the time of arrival counts instead. Defaults to the time of arrival, which makes a repeated delivery another value.
   * @example 1772366400000
   * @example 2026-03-01T12:00:00Z
   */
  Time?: number | string;
}

/**
 * A value of one of several devices that do not speak LwM2M.
 */
export interface EndpointValue {
  /** The endpoint name (DeviceIdentifier) of the device. */
  Endpoint: EndpointName;
  /**
   * Path of a resource, or of an instance of a multiple-instance resource.
   * @example /3303/0/5700
   */
  Path: string;
  /** A number for Float, Integer, UnsignedInteger and Time (seconds since 1970), true or false for Boolean, a string for the other types: base64 for Opaque, 3303:0 for Objlnk. A string may also hold the digits of an integer beyond 2^53, or a Time in ISO 8601. */
  Value: string | number | boolean;
  /**
   * When the value was measured, in milliseconds since 1970 or in ISO 8601, UTC without a zone. At most 24 hours ahead, and no older than the days that the service keeps values. More than 10 s ahead, the time of arrival counts instead. Defaults to the time of arrival, which makes a repeated delivery another value.
   * @example 1772366400000
   * @example 2026-03-01T12:00:00Z
   */
  Time?: number | string;
}

/**
 * The result of a delivery of values.
 */
export interface DeliveryReport {
  /** Number of values that are stored, including those that were stored before. */
  Accepted: number;
  /** Number of accepted values that were stored before, or that the batch repeats. */
  Duplicates: number;
  /** The items that were refused, by index. */
  Errors: ItemError[];
}

/**
 * The result of registering several devices.
 */
export interface RegistrationReport {
  /** Number of devices that are registered. */
  Accepted: number;
  /** The items that were refused, by index. */
  Errors: ItemError[];
}

/**
 * Why an item of a batch was refused.
 */
export interface ItemError {
  /** Position in the batch, from 0. */
  Index: number;
  Code: ErrorCode;
  /** Reason of the refusal, in a sentence. */
  Message: string;
}

/**
 * Content of a barcode.
 */
export type BarcodeData = string;

/**
 * Response of the gateway to a custom command.
 */
export type CustomCommandAnswer = string;

/**
 * Whether devices of the gateway are barred from registering.
 */
export type IsBlacklisted = boolean;

/**
 * Content of a label.
 */
export interface BarcodeParser {
  /** Kind of entity that the label belongs to. SensorCollection is a device. */
  BarcodeEntityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
  /** ID of the data collector or device of the device network that has the MAC address. */
  EntityId?: Uuid;
  /** ID of the data collector type or device type that has the hardware type ID. */
  HardwareId?: Uuid;
  /** Hardware type ID on the label. */
  HardwareTypeId?: number;
  /** MAC address on the label. */
  MacAddress?: MacAddress;
  /** Whether the device network has the entity of the label. */
  Registred: boolean;
}

/** The name of {@link BarcodeParser} in the contract. */
export type BarcodeParserResponse = BarcodeParser;

/**
 * An LwM2M client that a gateway has seen, but that no device in the device network matches.
 */
export interface DeviceDiscovery {
  /** LwM2M endpoint client name. */
  Endpoint: EndpointName;
  /** ID of the data collector that saw the client. */
  DataCollectorId: Uuid;
  /** Name of the data collector that saw the client. */
  DataCollectorName: Name;
  /** Time when the client was last seen, in epoch milliseconds. */
  LastObserved: EpochMilliseconds;
  /** Signal strength, if the transport reports it. CoAP does not. */
  SignalStrength?: number;
  /** Lifetime that the client asks for, in seconds. */
  Lifetime: number;
  /** LwM2M version of the client. */
  LwM2MVersion: string;
  /** Binding mode of the client. */
  Binding: string;
  /** Paths of the objects and object instances that the client has. */
  Objects: string[];
}

/** The name of {@link DeviceDiscovery} in the contract. */
export type DeviceDiscoveryResponse = DeviceDiscovery;

/**
 * State of a gateway, in the form of a device.
 */
export type InternalDevice = Device & {
  /** State that the gateway reports. */
  Statuses: GatewayStatuses;
};

/** The name of {@link InternalDevice} in the contract. */
export type InternalDeviceResponse = InternalDevice;

/**
 * State that a gateway reports, by name. The names are State, Since, Addresses, Processes, DevicesOnline, Region and Version. Processes has the names of the gateway processes that are linked, if gateways are processes of their own.
 */
export type GatewayStatuses = {
  [key: string]: string;
};

/**
 * The new state of a data collector type.
 */
export interface DataCollectorTypeRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the data collector type. Unique in the device network. */
  Name: Name;
  /** Number that identifies the type on labels and in exports. Unique in the device network. */
  HardwareTypeId?: number | null;
  /** ID of the device type of the internal device of such gateways. */
  InternalDeviceTypeId?: OptionalUuid;
  /** Whether such gateways use a protocol older than LwM2M. Defaults to false. */
  IsLegacy?: boolean | null;
  /** Whether such gateways are software only. Defaults to false. */
  IsVirtual?: boolean | null;
  /** Configuration keys that such gateways support. Defaults to none. */
  Configurations?: ConfigurationItemRequest[] | null;
  /** Setting categories of the type. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
}

/**
 * A data collector type to create.
 */
export interface DataCollectorTypeCreateRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the data collector type. Unique in the device network. */
  Name: Name;
  /** Number that identifies the type on labels and in exports. Unique in the device network. */
  HardwareTypeId?: number | null;
  /** ID of the device type of the internal device of such gateways. */
  InternalDeviceTypeId?: OptionalUuid;
  /** Whether such gateways use a protocol older than LwM2M. Defaults to false. */
  IsLegacy?: boolean | null;
  /** Whether such gateways are software only. Defaults to false. */
  IsVirtual?: boolean | null;
  /** Configuration keys that such gateways support. Defaults to none. */
  Configurations?: ConfigurationItemRequest[] | null;
  /** Setting categories of the type. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
  /** Whether to create a default template, for data collectors that name none. Defaults to false. */
  CreateDefaultTemplate?: boolean | null;
  /** Configuration values of the default template. */
  DefaultTemplateConfigurations?: ConfigurationValueRequest[] | null;
}

/**
 * A setting category of a type. An existing one is found by Id or Name, otherwise it is created.
 */
export interface TypeSettingCategoryRequest {
  /** ID of an existing setting category. If present, the other members are ignored. */
  Id?: OptionalUuid;
  /** Name of an existing setting category, or of the one to create. */
  Name: Name;
  /** Whether the settings describe hardware. Defaults to false. */
  IsHardwareSettings?: boolean | null;
  /** Whether the values are secrets, which are never returned. Defaults to false. */
  IsSecuritySettings?: boolean | null;
  /** Default settings of the category. Defaults to none. */
  DefaultSettings?: DefaultSettingRequest[] | null;
}

/**
 * A data collector type, a kind of gateway.
 */
export interface DataCollectorType {
  /** ID of the data collector type. */
  Id: Uuid;
  /** Name of the data collector type. */
  Name: Name;
  /** Number that identifies the type on labels and in exports. */
  HardwareTypeId?: number;
  /** ID of the device type of the internal device of such gateways. */
  InternalDeviceTypeId?: Uuid;
  /** Name of the device type of the internal device. */
  InternalSensorColletionTypeName?: Name;
  /** Whether such gateways use a protocol older than LwM2M. */
  IsLegacy: boolean;
  /** Whether such gateways are software only. */
  IsVirtual: boolean;
  /** Configuration keys that such gateways support. */
  Configurations: ConfigurationItem[];
  /** Setting categories of the type. */
  SettingCategories: SettingCategory[];
}

/** The name of {@link DataCollectorType} in the contract. */
export type DataCollectorTypeResponse = DataCollectorType;

/**
 * One page of data collector types.
 */
export type DataCollectorTypePage = PageEnvelope & {
  /** Data collector types on this page. */
  Rows: DataCollectorType[];
};

/**
 * A data collector type with its metrics.
 */
export interface DataCollectorTypeListItem {
  /** ID of the data collector type. */
  Id: Uuid;
  /** Name of the data collector type. */
  Name: Name;
  /** Number that identifies the type on labels and in exports. */
  HardwareTypeId?: number;
  /** Whether such gateways are software only. */
  IsVirtual: boolean;
  /** Number of data collectors of the type. */
  NbrOfInstances: number;
  /** Number of templates of the type. */
  NbrOfTemplates: number;
}

/** The name of {@link DataCollectorTypeListItem} in the contract. */
export type DataCollectorTypeListResponse = DataCollectorTypeListItem;

/**
 * One page of data collector types.
 */
export type DataCollectorTypeMetricsPage = PageEnvelope & {
  /** Data collector types on this page. */
  Rows: DataCollectorTypeListItem[];
};

/**
 * An exported data collector type, for import into another device network.
 */
export interface DataCollectorTypeExport {
  /**
   * Release that exported it.
   * @example 19A1
   */
  Release: string;
  /** Name of the data collector type export. */
  Name: Name;
  /** Kind of entity that was exported. */
  HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  /** Number that identifies the type. */
  HardwareTypeId?: number;
  /** Configuration keys that such gateways support. */
  Configurations: ConfigurationItem[];
}

/** The name of {@link DataCollectorTypeExport} in the contract. */
export type DataCollectorTypeExportResponse = DataCollectorTypeExport;

/**
 * A data collector type exported from another device network.
 */
export interface DataCollectorTypeImportRequest {
  /**
   * Release that exported it. Returns 400 for releases before 2018_35 and after that of this service. Exports of 2017 have none.
   * @example 19A1
   */
  Release?: string | null;
  /** Name of the data collector type import. */
  Name: Name;
  /** Kind of entity to import, GatewayType or Unknown. Other values are rejected. */
  HardwareCategory?: 'Unknown' | 'GatewayType' | null;
  /** Number that identifies the type. */
  HardwareTypeId?: number | null;
  /** Configuration keys that such gateways support. Defaults to none. */
  Configurations?: ConfigurationItemRequest[] | null;
}

/**
 * A data collector template to create, or its new state.
 */
export interface DataCollectorTemplateRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the data collector template. Unique in the data collector type. */
  Name: Name;
  /** ID of the data collector type. */
  DataCollectorTypeId: Uuid;
  /** Configuration as text, in the format that the gateways read. */
  Config?: OptionalText;
  /** Configuration values for keys of the type. Defaults to none. */
  Configurations?: ConfigurationValueRequest[] | null;
  /** Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service. */
  ContactLostThreshold?: number | null;
  /** ID of the device template of the internal device of such gateways. */
  InternalDeviceTemplateId?: OptionalUuid;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
}

/**
 * A data collector template, the configuration of gateways of a type.
 */
export interface DataCollectorTemplate {
  /** ID of the data collector template. */
  Id: Uuid;
  /** Name of the device template. */
  Name: Name;
  /** Configuration as text. */
  Config?: Text;
  /** Same as Config, for older clients. */
  ConfigString?: Text;
  /** All configuration keys of the type, with the values of the template. */
  Configurations: ConfigurationValue[];
  /** Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service. */
  ContactLostThreshold?: number;
  /** ID of the device template of the internal device. */
  InternalDeviceTemplateId?: Uuid;
  /** ID of the data collector type. */
  DataCollectorTypeId?: Uuid;
  /** Data collector type of the gateways. */
  DataCollectorType?: DataCollectorType;
  /** IDs of the tags. */
  TagIds?: TagIds;
  /** Tags of the template. */
  Tags?: Tag[];
  /** Values of settings that the template sets. */
  DataCollectorTemplateSettingValues: DataCollectorTemplateSettingValue[];
}

/** The name of {@link DataCollectorTemplate} in the contract. */
export type DataCollectorTemplateResponse = DataCollectorTemplate;

/**
 * One page of data collector templates.
 */
export type DataCollectorTemplatePage = PageEnvelope & {
  /** Data collector templates on this page. */
  Rows: DataCollectorTemplate[];
};

/**
 * Value that a template sets for a setting.
 */
export interface DataCollectorTemplateSettingValueRequest {
  /** Value as text. */
  Value: string;
}

/**
 * Value that a template sets for a setting. Secrets have no Value.
 */
export interface DataCollectorTemplateSettingValue {
  /** ID of the setting value. */
  Id: Uuid;
  /** ID of the default setting. */
  DefaultSettingId: Uuid;
  /** Value as text. */
  Value?: string;
}

/** The name of {@link DataCollectorTemplateSettingValue} in the contract. */
export type DataCollectorTemplateSettingValueResponse = DataCollectorTemplateSettingValue;

/**
 * An exported data collector template, for import into another device network.
 */
export interface DataCollectorTemplateExport {
  /**
   * Release that exported it.
   * @example 19A1
   */
  Release: string;
  /** Name of the device template. */
  Name: Name;
  /** Kind of entity that was exported. */
  HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  /** HardwareTypeId of the data collector type. */
  DataCollectorTypeHardwareTypeId?: number;
  /** Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service. */
  ContactLostThreshold?: number;
  /** Configuration values of the template. */
  Configurations: ConfigurationValue[];
}

/** The name of {@link DataCollectorTemplateExport} in the contract. */
export type DataCollectorTemplateExportResponse = DataCollectorTemplateExport;

/**
 * A data collector template exported from another device network.
 */
export interface DataCollectorTemplateImportRequest {
  /**
   * Release that exported it. Returns 400 for releases before 2018_35 and after that of this service. Exports of 2017 have none.
   * @example 19A1
   */
  Release?: string | null;
  /** Name of the device template. */
  Name: Name;
  /** Kind of entity to import, GatewayTemplate or Unknown. Other values are rejected. */
  HardwareCategory?: 'Unknown' | 'GatewayTemplate' | null;
  /** HardwareTypeId of the data collector type, which must exist. Defaults to the type of data collectors that name none. */
  DataCollectorTypeHardwareTypeId?: number | null;
  /** Seconds of silence after which a gateway is marked offline. Stored and returned, but not evaluated by this service. */
  ContactLostThreshold?: number | null;
  /** Configuration values of the template. Defaults to none. */
  Configurations?: ConfigurationValueRequest[] | null;
}

/**
 * One operation of a JSON Patch (RFC 6902).
 */
export interface JsonPatchOperation {
  /** Kind of operation. */
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  /**
   * JSON Pointer (RFC 6901) of the target.
   * @example /Name
   */
  path: string;
  /** JSON Pointer of the source, for move and copy. */
  from?: string | null;
  /** Value for add, replace and test. Defaults to null. */
  value?: unknown;
}

/**
 * A smart object type (LwM2M object definition) to create.
 */
export interface SmartObjectTypeRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** Name of the LwM2M object. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** URN of the object. A version other than 1.0 is the last part of the URN. */
  ObjectUrn: ObjectUrn;
  /** Description of the object. */
  Description?: OptionalText;
  /**
   * Whether a device can have several instances of the object. Defaults to false.
   * @default false
   */
  MultipleInstances?: boolean | null;
}

/**
 * A smart object type in a list.
 */
export interface SmartObjectTypeListItem {
  /** ID of the smart object type. */
  Id: Uuid;
  /** Name of the LwM2M object. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** URN of the object. */
  ObjectUrn: ObjectUrn;
  /** Number of smart objects of the type. Present with includeMetrics only. */
  NbrOfInstances?: number;
  /** Number of smart object templates of the type. Present with includeMetrics only. */
  NbrOfTemplates?: number;
}

/** The name of {@link SmartObjectTypeListItem} in the contract. */
export type SmartObjectTypeListResponse = SmartObjectTypeListItem;

/**
 * A smart object type, the definition of an LwM2M object.
 */
export interface SmartObjectType {
  /** ID of the smart object type. */
  Id: Uuid;
  /** Name of the LwM2M object. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** URN of the object. */
  ObjectUrn: ObjectUrn;
  /** Description of the object. */
  Description: Text;
  /** Whether a device can have several instances of the object. */
  MultipleInstances: boolean;
  /** Resource types of the object, sorted by TypeId. */
  ResourceTypes: ResourceType[];
  /** Resource types that the object uses. */
  ResourceTypeInstances: ResourceTypeInstance[];
  /** Smart object templates of the type, the default template first. */
  SmartObjectTemplates: SmartObjectTemplate[];
}

/** The name of {@link SmartObjectType} in the contract. */
export type SmartObjectTypeResponse = SmartObjectType;

/**
 * Use of a resource type by a smart object type.
 */
export interface ResourceTypeInstanceRequest {
  /** ID of an existing entry, to change it. Leave it out to add one. */
  Id?: OptionalUuid;
  /** ID of the resource type. Each LwM2M resource ID may appear once. */
  ResourceTypeId: Uuid;
  /** Ignored. Accepted from older clients, as the path names the smart object type. */
  SmartObjectTypeId?: OptionalUuid;
}

/**
 * Use of a resource type by a smart object type.
 */
export interface ResourceTypeInstance {
  /** ID of the entry. */
  Id: Uuid;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
}

/** The name of {@link ResourceTypeInstance} in the contract. */
export type ResourceTypeInstanceResponse = ResourceTypeInstance;

/**
 * One page of smart object types.
 */
export type SmartObjectTypePage = PageEnvelope & {
  /** Smart object types on this page. */
  Rows: SmartObjectTypeListItem[];
};

/**
 * An LwM2M object definition to import.
 */
export interface SmartObjectTypeImportRequest {
  /** LwM2M object ID, 0 to 65534. */
  id: LwM2MId;
  /** Name of the LwM2M object. */
  Name: Name;
  /** URN of the object. Derived from the object ID if left out. */
  ObjectUrn?: OptionalObjectUrn;
  /** Description of the object. */
  Description?: OptionalText;
  /** Whether a device can have several instances of the object. MultipleInstances has the same meaning. */
  InstanceType?: OptionalInstanceType;
  /** Whether a device can have several instances of the object. */
  MultipleInstances?: boolean | null;
  /** Resources of the object. */
  resourcedefs?: ResourceTypeImportRequest[] | null;
}

/**
 * An LwM2M resource definition to import.
 */
export interface ResourceTypeImportRequest {
  /** LwM2M resource ID, 0 to 65534. */
  id: LwM2MId;
  /** Name of the resource. */
  Name: Name;
  /** Operations that a server may perform on the resource. */
  Operations: Operations;
  /** Access that a server has, in coarse form. Ignored if Operations is present. */
  AccessType?: OptionalAccessType;
  /** LwM2M data type of the values. */
  type: ResourceDataType;
  /** Whether an object instance can have several instances of the resource. MultipleInstances has the same meaning. */
  InstanceType?: OptionalInstanceType;
  /** Whether an object instance can have several instances of the resource. */
  MultipleInstances?: boolean | null;
  /** Whether every object instance must have the resource. */
  Mandatory?: boolean | null;
  /** Whether other objects can use the resource type too. */
  IsReusable?: boolean | null;
  /** Range of valid values, as the object definition states it. */
  Range?: OptionalRange;
  /** Unit of the values. */
  Units?: OptionalUnits;
  /** Description of the resource. */
  Description?: OptionalText;
}

/**
 * Range of valid values, as the object definition states it.
 */
export type Range = string;

/**
 * Unit of the values, as the object definition states it.
 */
export type Units = string;

/**
 * A resource type (LwM2M resource definition) to create, or its new state.
 */
export interface ResourceTypeRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** ID of the smart object type to add the resource type to. An update may leave it out or name a smart object type that has the resource type. */
  SmartObjectTypeId?: OptionalUuid;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Name of the resource. */
  Name: Name;
  /** Access that a server has, in coarse form. All means read and write unless Operations has another value. */
  AccessType: AccessType;
  /** Operations that a server may perform on the resource. Takes precedence over AccessType. */
  Operations?: OptionalOperations;
  /** LwM2M data type of the values. */
  ResourceDataType: ResourceDataType;
  /**
   * Whether an object instance can have several instances of the resource. Defaults to false.
   * @default false
   */
  MultipleInstances?: boolean | null;
  /**
   * Whether every object instance must have the resource. Defaults to false.
   * @default false
   */
  Mandatory?: boolean | null;
  /**
   * Whether other objects can use the resource type too. Defaults to false.
   * @default false
   */
  IsReusable?: boolean | null;
  /** Range of valid values, as the object definition states it. */
  Range?: OptionalRange;
  /** Unit of the values. */
  Units?: OptionalUnits;
  /** Description of the resource. */
  Description?: OptionalText;
}

/**
 * A resource type in a list.
 */
export interface ResourceTypeListItem {
  /** ID of the resource type. */
  Id: Uuid;
  /** Name of the resource. */
  Name: Name;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** LwM2M data type of the values. */
  DataType: ResourceDataType;
  /** Whether several objects can use the resource type. */
  IsReusable: boolean;
}

/** The name of {@link ResourceTypeListItem} in the contract. */
export type ResourceTypeListResponse = ResourceTypeListItem;

/**
 * A resource type, the definition of an LwM2M resource.
 */
export interface ResourceType {
  /** ID of the resource type. */
  Id: Uuid;
  /** Name of the resource. */
  Name: Name;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Access that a server has, in coarse form. All means more than one of Read, Write and Execute. */
  AccessType?: AccessType;
  /** Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
  Operations?: Operations;
  /** LwM2M data type of the values. */
  ResourceDataType: ResourceDataType;
  /** Whether an object instance can have several instances of the resource. */
  MultipleInstances: boolean;
  /** Whether every object instance must have the resource. */
  Mandatory: boolean;
  /** Whether several objects can use the resource type. */
  IsReusable: boolean;
  /** Range of valid values, as the object definition states it. */
  Range?: Range;
  /** Unit of the values. */
  Units?: Units;
  /** Description of the resource. */
  Description?: Text;
}

/** The name of {@link ResourceType} in the contract. */
export type ResourceTypeResponse = ResourceType;

/**
 * One page of resource types.
 */
export type ResourceTypePage = PageEnvelope & {
  /** Resource types on this page. */
  Rows: ResourceTypeListItem[];
};

/**
 * A smart object template to create, or its new state.
 */
export interface SmartObjectTemplateRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** Name of the template. Unique among the templates of the smart object type. Defaults to the name of the type for a new template, and to the current name in an update. */
  Name?: OptionalName;
  /** ID of the smart object type. Required for a new template. Cannot be changed. */
  SmartObjectTypeId?: OptionalUuid;
  /** Resource templates of the object instance. Each resource type may appear once. */
  ResourceTemplates?: ResourceTemplateRequest[] | null;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
}

/**
 * IDs of tags.
 */
export type OptionalTagIds = Uuid[] | null;

/**
 * A resource template, the desired observation and value of one resource.
 */
export interface ResourceTemplateRequest {
  /** Ignored. The resource template of a resource type keeps its ID. */
  Id?: OptionalUuid;
  /** ID of the resource type. The smart object type must have it. */
  ResourceTypeId: Uuid;
  /**
   * Whether the service observes the resource. Defaults to false.
   * @default false
   */
  IsRequestObserve?: boolean | null;
  /** Value to write, as text of the data type of the resource. */
  Value?: string | null;
}

/**
 * A resource template, the desired observation and value of one resource.
 */
export interface ResourceTemplate {
  /** ID of the resource template. */
  Id: Uuid;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** Resource type of the resource template. */
  ResourceType?: ResourceType;
  /** Whether the service observes the resource. */
  IsRequestObserve: boolean;
  /** Value that the service writes. */
  Value?: string;
}

/** The name of {@link ResourceTemplate} in the contract. */
export type ResourceTemplateResponse = ResourceTemplate;

/**
 * A smart object template in a list.
 */
export interface SmartObjectTemplateListItem {
  /** ID of the smart object template. */
  Id: Uuid;
  /** Name of the device template. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  ObjectId: LwM2MId;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** Whether this is the default template of its type. */
  IsDefault: boolean;
  /** Whether the template can be deleted, as it is not the default template and nothing refers to it. */
  CanBeDeleted: boolean;
}

/** The name of {@link SmartObjectTemplateListItem} in the contract. */
export type SmartObjectTemplateListResponse = SmartObjectTemplateListItem;

/**
 * A smart object template, the configuration of object instances of a type.
 */
export interface SmartObjectTemplate {
  /** ID of the smart object template. */
  Id: Uuid;
  /** Name of the device template. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  ObjectId: LwM2MId;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Name of the smart object type. Left out where the response includes the type itself. */
  SmartObjectTypeName?: Name;
  /** Whether this is the default template of its type. */
  IsDefault: boolean;
  /** Resource templates, one per resource type. */
  ResourceTemplates: ResourceTemplate[];
  /** IDs of the tags. */
  TagIds: Uuid[];
}

/** The name of {@link SmartObjectTemplate} in the contract. */
export type SmartObjectTemplateResponse = SmartObjectTemplate;

/**
 * One page of smart object templates.
 */
export type SmartObjectTemplatePage = PageEnvelope & {
  /** Smart object templates on this page. */
  Rows: SmartObjectTemplateListItem[];
};

/**
 * Data type of the values of an attribute.
 */
export type ResourceAttributeDataType = 'Integer' | 'Float' | 'Boolean' | 'String';

/**
 * Name of the attribute in LwM2M, such as pmin.
 */
export type ResourceAttributeName =
  | 'pmin'
  | 'pmax'
  | 'gt'
  | 'lt'
  | 'st'
  | 'epmin'
  | 'epmax'
  | 'con'
  | 'edge'
  | 'hqmax'
  | 'dim'
  | 'ver'
  | 'ssid'
  | 'uri';

/**
 * Definition of an LwM2M attribute.
 */
export interface ResourceAttributeDefinition {
  /** ID of the attribute definition. */
  Id: Uuid;
  /** Name of the attribute in LwM2M. */
  Name: ResourceAttributeName;
  /** Effect of the attribute. */
  Description: Text;
  /** Data type of the values. A Boolean is 0 or 1. */
  DataType: ResourceAttributeDataType;
  /** Whether the attribute is reported by devices and cannot be set. */
  IsReadOnly: boolean;
  /** Whether the attribute applies to resources only. */
  IsResourceOnly: boolean;
  /**
   * Earliest LwM2M version that has the attribute.
   * @example 1.0
   */
  LwM2MVersion: string;
  /**
   * Unit of the values.
   * @example s
   */
  Units?: string;
}

/** The name of {@link ResourceAttributeDefinition} in the contract. */
export type ResourceAttributeDefinitionResponse = ResourceAttributeDefinition;

/**
 * Value of an attribute for the object, one object instance or one resource.
 */
export interface ResourceAttributeRequest {
  /** ID of an existing attribute, to change it. Leave it out to add one. */
  Id?: OptionalUuid;
  /** ID of the attribute definition. */
  ResourceAttributeDefinitionId: Uuid;
  /**
   * Value of the attribute, as text or as a number. A Boolean is 0 or 1.
   * @example 10
   */
  Value: string | number | boolean;
  /** Object Instance ID, 0 to 65534. If left out, the attribute applies to all object instances of the template. */
  InstanceNumber?: OptionalLwM2MId;
  /** ID of the resource type. If left out, the attribute applies to the object or the object instance as a whole. */
  ResourceTypeId?: OptionalUuid;
}

/**
 * An attribute of a smart object template.
 */
export interface ResourceAttribute {
  /** ID of the attribute. */
  Id: Uuid;
  /** ID of the attribute definition. */
  ResourceAttributeDefinitionId: Uuid;
  /** Name of the attribute in LwM2M. */
  Name: ResourceAttributeName;
  /** Value of the attribute. */
  Value: string;
  /** Object Instance ID that the attribute applies to. */
  InstanceNumber?: LwM2MId;
  /** ID of the resource type that the attribute applies to. */
  ResourceTypeId?: Uuid;
  /** LwM2M resource ID, 0 to 65534. */
  ResourceTypeTypeId?: LwM2MId;
  /** Name of the resource. */
  ResourceTypeName?: Name;
}

/** The name of {@link ResourceAttribute} in the contract. */
export type ResourceAttributeResponse = ResourceAttribute;

/**
 * A device type to create, or its new state.
 */
export interface DeviceTypeRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** Name of the device type. Unique in the device network. */
  Name: Name;
  /** Protocol of the devices of the type. Defaults to LWM2M. */
  DeviceStandard?: OptionalDeviceStandard;
  /** Hardware type number, defined by you. */
  HardwareTypeId?: number | null;
  /**
   * Whether the service sends a Discover to devices of this type when they register. Defaults to false.
   * @default false
   */
  IsRequestDiscovery?: boolean | null;
  /** Devices to which the service sends a Discover when they register. If left out, IsRequestDiscovery decides: false means never, and true means sampled for a type that is sampled, else always. If the two contradict each other, an update applies the one that differs from the device type. Returns 400 if both differ. */
  Discovery?: OptionalDiscoveryMode;
  /** Object instances of devices of this type. */
  SmartObjectTypeInstanceIds?: SmartObjectTypeInstanceIdRequest[] | null;
  /** Setting categories of the type. If left out, they do not change. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
  /** Ignored. Accepted from older clients. The server always checks the device standard. */
  SkipDeviceStandardValidation?: boolean | null;
}

/**
 * An object instance of a device type.
 */
export interface SmartObjectTypeInstanceIdRequest {
  /** ID of an existing object instance of the device type, to keep it in an update. */
  Id?: OptionalUuid;
  /** Ignored. Accepted from older clients. */
  DeviceTypeId?: OptionalUuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Object Instance ID, 0 to 65534. Defaults to 0. */
  InstanceId?: OptionalLwM2MId;
  /** Label of the object instance. */
  Label?: OptionalLabel;
}

/**
 * Label of an instance, for people.
 */
export type Label = string;

/**
 * An object instance of a device type.
 */
export interface SmartObjectTypeInstanceId {
  /** ID of the entry. */
  Id: Uuid;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Object Instance ID, 0 to 65534. */
  InstanceId: LwM2MId;
  /** Label of the object instance. */
  Label?: Label;
  /** Smart object type of the instance. */
  SmartObjectType?: SmartObjectTypeOfDeviceType;
}

/** The name of {@link SmartObjectTypeInstanceId} in the contract. */
export type SmartObjectTypeInstanceIdResponse = SmartObjectTypeInstanceId;

/**
 * A smart object type as part of a device type. Its lists are present only in the response for a single device type or device template, once for each object instance.
 */
export interface SmartObjectTypeOfDeviceType {
  /** ID of the smart object type. */
  Id: Uuid;
  /** Name of the LwM2M object. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** URN of the object. */
  ObjectUrn: ObjectUrn;
  /** Description of the object. */
  Description: Text;
  /** Whether a device can have several instances of the object. */
  MultipleInstances: boolean;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** Name of the device type. */
  DeviceTypeName: Name;
  /** Resource types of the object, sorted by TypeId. */
  ResourceTypes?: ResourceType[];
  /** Resource types that the object uses. */
  ResourceTypeInstances?: ResourceTypeInstance[];
  /** Smart object templates of the type, the default template first. */
  SmartObjectTemplates?: SmartObjectTemplate[];
}

/**
 * An object instance of a device type, with the smart object templates of its type.
 */
export interface SmartObjectTypeInstanceWithTemplates {
  /** ID of the entry. */
  Id: Uuid;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** LwM2M object ID, 0 to 65534. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceId: LwM2MId;
  /** Label of the object instance. */
  Label?: Label;
  /** Smart object type of the instance. */
  SmartObjectType?: SmartObjectTypeOfDeviceType;
  /** Smart object templates of the type, the default template first. */
  SmartObjectTemplates: SmartObjectTemplate[];
}

/** The name of {@link SmartObjectTypeInstanceWithTemplates} in the contract. */
export type SmartObjectTypeInstanceWithTemplatesResponse = SmartObjectTypeInstanceWithTemplates;

/**
 * A smart object type with its object instances in a device type and its smart object templates.
 */
export interface SmartObjectTypeWithTemplates {
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** LwM2M object ID, 0 to 65534. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** Smart object template of the first object instance. Present in device templates only. */
  SelectedSmartObjectTemplate?: SmartObjectTemplate;
  /** Smart object templates of the type, the default template first. */
  SmartObjectTemplates: SmartObjectTemplate[];
  /** Object instances of the type that are used. */
  UsedSmartObjectTypeInstanceIds: SmartObjectTypeInstanceId[];
}

/** The name of {@link SmartObjectTypeWithTemplates} in the contract. */
export type SmartObjectTypeWithTemplatesResponse = SmartObjectTypeWithTemplates;

/**
 * A device type in a list.
 */
export interface DeviceTypeListItem {
  /** ID of the device type. */
  Id: Uuid;
  /** Name of the device type. */
  Name: Name;
  /** Protocol of the devices of the type. */
  DeviceStandard: DeviceStandard;
  /** Hardware type number, defined by you. */
  HardwareTypeId?: number;
  /** Number of devices of the type. Present with includeMetrics only. */
  NbrOfInstances?: number;
  /** Number of device templates of the type. Present with includeMetrics only. */
  NbrOfTemplates?: number;
}

/** The name of {@link DeviceTypeListItem} in the contract. */
export type DeviceTypeListResponse = DeviceTypeListItem;

/**
 * A device type, the objects and settings of a kind of device.
 */
export interface DeviceType {
  /** ID of the device type. */
  Id: Uuid;
  /** Name of the device type. */
  Name: Name;
  /** Protocol of the devices of the type. */
  DeviceStandard: DeviceStandard;
  /** Hardware type number, defined by you. */
  HardwareTypeId?: number;
  /** Whether the service sends a Discover to devices of this type when they register. */
  IsRequestDiscovery: boolean;
  /** Devices to which the service sends a Discover when they register. */
  Discovery: DiscoveryMode;
  /** Object instances of devices of this type. */
  SmartObjectTypeInstanceIds: SmartObjectTypeInstanceId[];
  /** Device templates of the type. */
  DeviceTemplates: DeviceTemplate[];
  /** Setting categories whose default settings apply to devices of the type. */
  SettingCategories: SettingCategory[];
}

/** The name of {@link DeviceType} in the contract. */
export type DeviceTypeResponse = DeviceType;

/**
 * One page of device types.
 */
export type DeviceTypePage = PageEnvelope & {
  /** Device types on this page. */
  Rows: DeviceTypeListItem[];
};

/**
 * Content of a file.
 */
export type FileContent = string;

/**
 * Details of a firmware package.
 */
export interface FirmwarePackageRequest {
  /** ID of the device type that the package is for. */
  DeviceTypeId: Uuid;
  /** Title of the package. */
  Title: Name;
  /** Firmware version of devices after the update. */
  Version: Name;
  /** Build of the firmware version. */
  Build?: OptionalText;
}

/**
 * Entities to export.
 */
export interface ExportDefinition {
  /** IDs of device types, to export with all their device templates. */
  DeviceTypeIds?: Uuid[] | null;
  /** IDs of single device templates, to export with their device types. */
  DeviceTemplateIds?: Uuid[] | null;
}

/**
 * An exported file to import.
 */
export interface HardwareDefinitionsUpload {
  /** File with HardwareDefinitions as JSON. */
  ImportDeviceTypes: string;
}

/**
 * Hardware definitions exported from one device network for import into another. Entities refer to each other by name, and to objects by ID and URN.
 */
export interface HardwareDefinitions {
  /**
   * Release that exported the definitions, such as 2018_35 or 19A1.
   * @example 19A1
   */
  Release: string;
  /** LwM2M objects that the other definitions refer to. */
  SmartObjectTypes?: SmartObjectDefinition[];
  /** Smart object templates, without attributes and resource templates. */
  SmartObjectTemplates?: CarriedSmartObjectTemplate[];
  /** Setting categories of the device types. */
  SettingCategories?: CarriedSettingCategory[];
  /** Device types with their device templates. */
  DeviceTypes?: CarriedDeviceType[];
  /** Tags of the templates. */
  Tags?: Name[];
}

/**
 * An exported smart object template.
 */
export interface CarriedSmartObjectTemplate {
  /** Name of the smart object template. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  ObjectID: LwM2MId;
  /** URN of the object. */
  ObjectURN: ObjectUrn;
  /** Whether this is the default template of its object. Default templates are not imported. */
  IsDefault?: boolean;
  /** Names of the tags. */
  Tags?: Name[];
}

/**
 * An exported setting category.
 */
export interface CarriedSettingCategory {
  /** Name of the setting category. */
  Name: Name;
  /** Whether the settings describe hardware. */
  IsHardwareSettings?: boolean;
  /** Whether the values are secrets. */
  IsSecuritySettings?: boolean;
  /** Default settings of the category. */
  DefaultSettings?: DefaultSettingRequest[];
}

/**
 * An exported device type.
 */
export interface CarriedDeviceType {
  /** Name of the device type. */
  Name: Name;
  /** Protocol of the devices of the type. Defaults to LWM2M. */
  DeviceStandard?: DeviceStandard;
  /** Hardware type number, defined by you. */
  HardwareTypeId?: number;
  /** Whether the service sends a Discover to devices of this type when they register. Defaults to false. */
  IsRequestDiscovery?: boolean;
  /** Devices to which the service sends a Discover when they register. Defaults to always if IsRequestDiscovery is true, and to never otherwise. Must not contradict IsRequestDiscovery. */
  Discovery?: DiscoveryMode;
  /** Names of the setting categories of the type. */
  SettingCategories?: Name[];
  /** Object instances of devices of this type. */
  SmartObjectTypeInstances?: CarriedInstance[];
  /** Device templates of the type. */
  Templates?: CarriedDeviceTemplate[];
}

/**
 * An exported device template.
 */
export interface CarriedDeviceTemplate {
  /** Name of the device template. */
  Name: Name;
  /** Whether this is the default template of its device type. Default templates are not imported. */
  IsDefault?: boolean;
  /** Seconds of silence after which contact with a device counts as lost. */
  ContactLostThreshold?: number;
  /** Object instances of devices of this template. Defaults to those of the device type. */
  SmartObjectTypeInstanceTemplates?: CarriedInstance[];
  /** Names of the tags. */
  Tags?: Name[];
}

/**
 * An exported object instance.
 */
export interface CarriedInstance {
  /** LwM2M object ID, 0 to 65534. */
  ObjectID: LwM2MId;
  /** URN of the object. */
  ObjectURN: ObjectUrn;
  /** Object Instance ID, 0 to 65534. */
  InstanceId: LwM2MId;
  /** Label of the object instance. Present in device types only. */
  Label?: Label;
  /** Name of the smart object template. Present in device templates only. Defaults to the default template of the object. */
  SmartObjectTemplate?: Name;
}

/**
 * Result of an import, item by item.
 */
export interface Import {
  /** Results of the device types. */
  DeviceTypes: ImportResultDeviceType[];
  /** Results of the smart object templates. */
  SmartObjectTemplates: ImportResultSmartObjectTemplate[];
  /** Results of the LwM2M objects. */
  SmartObjectTypes: ImportResultSmartObjectType[];
  /** Results of the setting categories. */
  SettingCategories: ImportResultItem[];
  /** Results of the tags. */
  Tags: ImportResultItem[];
}

/** The name of {@link Import} in the contract. */
export type ImportResponse = Import;

/**
 * Result of the import. Ignored means that the device network already has the item, or that such items are not imported.
 */
export type ImportItemResult = 'Ignored' | 'Added' | 'Failed';

/**
 * Result of the import of one item.
 */
export interface ImportResultItem {
  /** Name of the item. */
  Name: Name;
  /** Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
  Result: ImportItemResult;
  /** Reason why the item was not added. */
  Reason?: Text;
}

/**
 * Result of the import of one device type.
 */
export interface ImportResultDeviceType {
  /** Name of the device type. */
  Name: Name;
  /** Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
  Result: ImportItemResult;
  /** Reason why the item was not added. */
  Reason?: Text;
  /** Results of the device templates of the type. */
  Templates: ImportResultItem[];
}

/**
 * Result of the import of one LwM2M object.
 */
export interface ImportResultSmartObjectType {
  /** Name of the object. */
  Name: Name;
  /** Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
  Result: ImportItemResult;
  /** Reason why the item was not added. */
  Reason?: Text;
  /** LwM2M object ID, 0 to 65534. */
  SmartObjectTypeTypeId: LwM2MId;
  /** URN of the object. */
  SmartObjectObjectUrn: ObjectUrn;
}

/**
 * Preview of an import of object definitions.
 */
export interface SmartObjectTypeImport {
  /** Results of the definitions, in the order of the request. Failed definitions have the import refused, so all others are Ignored then. */
  SmartObjectTypes: ImportResultSmartObjectType[];
}

/** The name of {@link SmartObjectTypeImport} in the contract. */
export type SmartObjectTypeImportResponse = SmartObjectTypeImport;

/**
 * Result of the import of one smart object template.
 */
export interface ImportResultSmartObjectTemplate {
  /** Name of the smart object template. */
  Name: Name;
  /** Result of the import. Ignored means that the device network already has the item, or that such items are not imported. */
  Result: ImportItemResult;
  /** Reason why the item was not added. */
  Reason?: Text;
  /** Name of the object. Empty if the file does not contain it. */
  SmartObjectName: string;
  /** LwM2M object ID, 0 to 65534. */
  SmartObjectTypeTypeId: LwM2MId;
  /** URN of the object. */
  SmartObjectObjectUrn: ObjectUrn;
}

/**
 * An LwM2M object with its resources, in the terms of OMA device description files.
 */
export interface SmartObjectDefinition {
  /** Name of the LwM2M object. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  ObjectID: LwM2MId;
  /** URN of the object. */
  ObjectURN: ObjectUrn;
  /** Object type of the device description file, MODefinition. */
  ObjectType?: string;
  /** Object version, as in the URN. */
  ObjectVersion?: string;
  /** Earliest LwM2M version that the object needs. */
  LWM2MVersion?: string;
  /** Whether a device can have several instances of the object. */
  MultipleInstances: InstanceCount;
  /** Whether every device must have the object. */
  mandatory?: boolean;
  /** Description of the object. */
  description: Text;
  /** Resources of the object. */
  resourcedefs?: ResourceDefinition[];
}

/**
 * Whether several instances are possible.
 */
export type InstanceCount = 'Single' | 'Multiple';

/**
 * An LwM2M resource, in the terms of OMA device description files.
 */
export interface ResourceDefinition {
  /** LwM2M resource ID, 0 to 65534. */
  id: LwM2MId;
  /** Name of the resource. */
  name: Name;
  /** Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
  operations?: Operations;
  /** Whether an object instance can have several instances of the resource. */
  instancetype: InstanceCount;
  /** Whether every object instance must have the resource. */
  mandatory?: boolean;
  /** LwM2M data type of the values. */
  type: ResourceDataType;
  /** Range of valid values. Empty if any value is valid. */
  range: string;
  /** Unit of the values. */
  units?: string;
  /** Description of the resource. */
  description?: Text;
}

/**
 * A firmware package with its file.
 */
export interface FirmwarePackageUpload {
  /** Firmware file as it is sent to devices. */
  firmware: string;
  /** Details of the package. */
  request: FirmwarePackageRequest;
}

/**
 * A firmware package in a list.
 */
export interface FirmwarePackageListItem {
  /** ID of the package. */
  Id: Uuid;
  /** Title of the package. */
  Title: string;
  /** Firmware version of devices after the update. */
  Version: string;
  /** Build of the firmware version. Left out if none was given. */
  Build?: string;
  /** ID of the device type that the package is for. */
  DeviceTypeId: Uuid;
  /** Size of the file in bytes. */
  Size: number;
  /** Time when the package was uploaded. */
  Created: DateTime;
  /** SHA-256 digest of the file in hexadecimal digits. */
  Sha256: string;
}

/** The name of {@link FirmwarePackageListItem} in the contract. */
export type FirmwarePackageListResponse = FirmwarePackageListItem;

/**
 * A firmware package.
 */
export type FirmwarePackage = FirmwarePackageListItem & {
  /** Name of the uploaded file. */
  Filename: string;
  /** Whether an update of devices to the package is in progress. */
  IsActive: boolean;
  /** Path of the file, to be requested with an API key. */
  Uri: string;
};

/** The name of {@link FirmwarePackage} in the contract. */
export type FirmwarePackageResponse = FirmwarePackage;

/**
 * Delivery of the file. With Push, the service writes the file to the device. With Pull, the device downloads the file from a URI that it is given.
 */
export type FirmwareDeliveryMethod = 'Push' | 'Pull';

/**
 * A firmware update of one device to start.
 */
export interface FirmwareUpgradeRequest {
  /** ID of the firmware package to install. */
  FirmwarePackageId: Uuid;
  /** Delivery of the file to the device. Defaults to a method that the device supports. */
  DeliveryMethod?: FirmwareDeliveryMethod;
}

/**
 * A firmware update of many devices to start. Exactly one of DeviceIds and Filter selects the devices.
 */
export interface FirmwarePackageUpgradeRequest {
  /** IDs of the devices, 1 to 10000. They must be of the device type of the package. */
  DeviceIds?: Uuid[];
  /** Filter expression as in GET /api/v3/devices. An empty filter selects all devices of the device type. */
  Filter?: string;
  /** Delivery of the file to the devices. Defaults to a method that each device supports. */
  DeliveryMethod?: FirmwareDeliveryMethod;
}

/**
 * Value of the State resource of the Firmware Update object (/5/0/3).
 */
export type FirmwareState = 'Idle' | 'Downloading' | 'Downloaded' | 'Updating';

/**
 * State of the firmware update of a device.
 */
export interface FirmwareUpgrade {
  /** State that the device last reported. */
  CurrentState: FirmwareState;
  /** State that the update is leading the device to. Idle if no update is in progress. */
  ExpectedState: FirmwareState;
  /** Whether the update is in progress. */
  IsActive: boolean;
  /** Update Result (/5/0/5) that the device last reported. Left out until the device reports one. */
  Result?: number;
  /** Result of the finished update. During an update, the reason why the last attempt failed, if the service will retry. Otherwise left out. */
  Message?: string;
  /** ID of the firmware package. Left out if there has been no update. */
  FirmwarePackageId?: Uuid;
  /** ID of the activity log entry of the update. */
  ActivityId?: Uuid;
  /** Delivery of the file to the device. Left out until the method is chosen. */
  DeliveryMethod?: FirmwareDeliveryMethod;
  /** Time when the update was requested. */
  Started?: DateTime;
  /** Time when the state of the update last changed. */
  Changed?: DateTime;
}

/** The name of {@link FirmwareUpgrade} in the contract. */
export type FirmwareUpgradeResponse = FirmwareUpgrade;

/**
 * One page of firmware packages.
 */
export type FirmwarePackagePage = PageEnvelope & {
  /** Firmware packages on this page. */
  Rows: FirmwarePackageListItem[];
};

/**
 * A device template to create, or its new state.
 */
export interface DeviceTemplateRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** Name of the device template. Unique among the templates of the device type. */
  Name: Name;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /**
   * Seconds of silence after which contact with a device counts as lost. Stored and returned, but not evaluated by this service.
   * @deprecated
   */
  ContactLostThreshold?: number | null;
  /** Object instances of devices of this template. Defaults to those of the device type. */
  SmartObjectTypeInstanceTemplates?: SmartObjectTypeInstanceTemplateRequest[] | null;
  /**
   * Older form of SmartObjectTypeInstanceTemplates. Ignored if both are present.
   * @deprecated
   */
  SmartObjectTypes?: DeprecatedSmartObjectTypeRequest[] | null;
  /**
   * Name of SmartObjectTypes in 2017. Use SmartObjectTypeInstanceTemplates.
   * @deprecated
   */
  SmartObjectTemplates?: DeprecatedSmartObjectTypeRequest[] | null;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
}

/**
 * An object instance of a device template. SmartObjectTypeInstanceId, or SmartObjectTypeId with InstanceId, identifies it.
 */
export interface SmartObjectTypeInstanceTemplateRequest {
  /** ID of the object instance in the device type. */
  SmartObjectTypeInstanceId?: OptionalUuid;
  /** ID of the smart object type. */
  SmartObjectTypeId?: OptionalUuid;
  /** Object Instance ID, 0 to 65534. Defaults to 0. */
  InstanceId?: OptionalLwM2MId;
  /** ID of the smart object template. Defaults to the default template of the smart object type. */
  SmartObjectTemplateId?: OptionalUuid;
}

/**
 * An object instance of a device template.
 */
export interface SmartObjectTypeInstanceTemplate {
  /** ID of the object instance in the device type, if the device type has it. */
  SmartObjectTypeInstanceId?: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** Name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** LwM2M object ID, 0 to 65534. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceId: LwM2MId;
  /** ID of the smart object template in effect, either the one that was given or the default template of the type. */
  SmartObjectTemplateId?: Uuid;
  /** Smart object template in effect. */
  SmartObjectTemplate?: SmartObjectTemplate;
}

/** The name of {@link SmartObjectTypeInstanceTemplate} in the contract. */
export type SmartObjectTypeInstanceTemplateResponse = SmartObjectTypeInstanceTemplate;

/**
 * A smart object type of a template, as older clients send it. It stands for all object instances of the type in the device type, or for instance 0 if there are none.
 * @deprecated
 */
export interface DeprecatedSmartObjectTypeRequest {
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of the smart object template. Defaults to the default template of the smart object type. */
  SmartObjectTemplateId?: OptionalUuid;
  /** Older name of SmartObjectTemplateId. Ignored if both are present. */
  SmartObjectSelectedTemplateId?: OptionalUuid;
  /** Smart object template as the service returns it, so that a response can be sent back. Ignored if SmartObjectTemplateId is present. */
  SelectedSmartObjectTemplate?: {
    /** ID of the smart object template. */
    Id: Uuid;
  } | null;
}

/**
 * Value that a template sets for a setting.
 */
export interface DeviceTemplateSettingValueRequest {
  /** Value as text. */
  Value: string;
}

/**
 * A device template in a list.
 */
export interface DeviceTemplateListItem {
  /** ID of the device template. */
  Id: Uuid;
  /** Name of the device template. */
  Name: Name;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** Name of the device type. */
  DeviceTypeName?: Name;
  /** Object instances of devices of this template. */
  SmartObjectTypeInstanceTemplates: SmartObjectTypeInstanceTemplate[];
  /**
   * Use SmartObjectTypeInstanceTemplates. Left out of the paged list, which has SmartObjectTypesWithTemplates.
   * @deprecated
   */
  SmartObjectTypes?: SmartObjectTypeWithTemplates[];
  /**
   * Use SmartObjectTypeInstanceTemplates. Present in the paged list only.
   * @deprecated
   */
  SmartObjectTypesWithTemplates?: SmartObjectTypeWithTemplates[];
}

/** The name of {@link DeviceTemplateListItem} in the contract. */
export type DeviceTemplateListResponse = DeviceTemplateListItem;

/**
 * A device template, the configuration of devices of a type.
 */
export interface DeviceTemplate {
  /** ID of the device template. */
  Id: Uuid;
  /** Name of the device template. */
  Name: Name;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** Name of the device type. */
  DeviceTypeName?: Name;
  /**
   * Seconds of silence after which contact with a device counts as lost. Stored and returned, but not evaluated by this service.
   * @deprecated
   */
  ContactLostThreshold?: number;
  /** Object instances of devices of this template. */
  SmartObjectTypeInstanceTemplates: SmartObjectTypeInstanceTemplate[];
  /**
   * Object instances in their older form. Use SmartObjectTypeInstanceTemplates.
   * @deprecated
   */
  SmartObjectTypes?: SmartObjectTypeWithTemplates[];
  /** IDs of the tags. */
  TagIds?: Uuid[];
  /** Setting values that override default settings. */
  DeviceTemplateSettingValues?: DataCollectorTemplateSettingValue[];
  /** Transformers that run for each device of the template. */
  DeviceTemplateTransformers?: TransformerTemplate[];
}

/** The name of {@link DeviceTemplate} in the contract. */
export type DeviceTemplateResponse = DeviceTemplate;

/**
 * One page of device templates.
 */
export type DeviceTemplatePage = PageEnvelope & {
  /** Device templates on this page. */
  Rows: DeviceTemplateListItem[];
};

/**
 * Data type of the value. String is text. HexString is hexadecimal digits, two per byte.
 */
export type SettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

/**
 * Data type of the value. Defaults to the data type in the category, or to String. For credentials, String means that the text itself is the value, and HexString that its bytes are in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text. Without DataType, a preSharedKey is HexString.
 */
export type OptionalSettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString' | null;

/**
 * Key of a setting, 1 to 255 characters. Unique in its category.
 */
export type SettingKey = string;

/**
 * Value as text, at most 65536 characters.
 */
export type OptionalSettingText = string | null;

/**
 * A default setting of a category.
 */
export interface DefaultSettingRequest {
  /** ID of an existing default setting, to keep it in its position, also under a new name. Ignored for a new category. */
  Id?: OptionalUuid;
  /** Key of the setting. Unique in its category. */
  Name: SettingKey;
  DataType?: OptionalSettingDataType;
  /** Whether the category requires a value for the setting. Defaults to false. */
  IsMandatory?: boolean | null;
  /** Whether the default value cannot be overridden. Defaults to false. */
  IsReadonly?: boolean | null;
  /** Value that applies where no other value is set. Defaults to no value. */
  Value?: OptionalSettingText;
}

/**
 * A default setting of a category.
 */
export interface DefaultSetting {
  /** ID of the default setting. */
  Id: Uuid;
  /** ID of the setting category. Present in the list of all default settings. */
  CategoryId?: Uuid;
  /** Key of the setting. Unique in its category. */
  Name: SettingKey;
  /** Data type of the value. String is text. HexString is hexadecimal digits, two per byte. */
  DataType: SettingDataType;
  /** Whether the category requires a value for the setting. */
  IsMandatory: boolean;
  /** Whether the default value cannot be overridden. */
  IsReadonly: boolean;
  /** Value that applies where no other value is set. */
  Value?: string;
}

/** The name of {@link DefaultSetting} in the contract. */
export type DefaultSettingResponse = DefaultSetting;

/**
 * One page of default settings.
 */
export type DefaultSettingPage = PageEnvelope & {
  /** Default settings on this page. */
  Rows: DefaultSetting[];
};

/**
 * A setting category to create, or its new state.
 */
export interface SettingCategoryRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the setting category. Unique in the device network. */
  Name: Name;
  /** Whether the settings describe hardware. Defaults to false. */
  IsHardwareSettings?: boolean | null;
  /** Whether the values are secrets, which are never returned. Defaults to false. */
  IsSecuritySettings?: boolean | null;
  /** Default settings of the category. Defaults to none. */
  DefaultSettings?: DefaultSettingRequest[] | null;
}

/**
 * A setting category, a group of settings.
 */
export interface SettingCategory {
  /** ID of the setting category. */
  Id: Uuid;
  /** Name of the category. */
  Name: Name;
  /** Whether the settings describe hardware. */
  IsHardwareSettings: boolean;
  /** Whether the settings identify or authenticate devices. */
  IsSecuritySettings: boolean;
  /** Default settings of the category. */
  DefaultSettings: DefaultSetting[];
}

/** The name of {@link SettingCategory} in the contract. */
export type SettingCategoryResponse = SettingCategory;

/**
 * One page of setting categories.
 */
export type SettingCategoryPage = PageEnvelope & {
  /** Setting categories on this page. */
  Rows: SettingCategory[];
};

/**
 * A setting to create, or its new state.
 */
export interface SettingRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** ID of the setting category. */
  CategoryId: Uuid;
  /** Key of the setting. Unique in its category. */
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** Value of the setting. If an update leaves out the value of a secret, the secret does not change. In the deprecated Settings of locations and data collectors, this applies to every value. */
  Value?: OptionalSettingText;
  /** Ignored. Accepted so that a response can be sent back. */
  CategoryIsHardwareSettings?: boolean | null;
  /** Ignored. Accepted so that a response can be sent back. */
  CategoryIsSecuritySettings?: boolean | null;
  /** Ignored. Accepted from older clients, as the path names the owner. */
  DataCollectorId?: OptionalUuid;
  /** Ignored. Accepted from older clients, as the path names the owner. */
  DeviceId?: OptionalUuid;
  /** Ignored. Accepted from older clients, as the path names the owner. */
  LocationId?: OptionalUuid;
  /** Accepted so that a response can be sent back. In the deprecated Settings of locations and data collectors, an inherited value stays inherited if it equals the value in the response. */
  IsInherited?: boolean | null;
  /** Ignored. Accepted so that a response can be sent back. */
  IsMandatory?: boolean | null;
  /** Ignored. Accepted so that a response can be sent back. */
  IsPredefined?: boolean | null;
  /** Ignored. Accepted so that a response can be sent back. */
  IsReadonly?: boolean | null;
}

/**
 * A setting to create in the category that the path names.
 */
export interface SettingInCategoryRequest {
  /** Key of the setting. Unique in its category. */
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** Value of the setting. */
  Value?: OptionalSettingText;
}

/**
 * A setting of a device, location or data collector. Secrets have no Value.
 */
export interface Setting {
  /** ID of the setting. Left out if the setting is inherited. */
  Id?: Uuid;
  /** ID of the setting category. */
  CategoryId: Uuid;
  /** Name of the setting category. */
  CategoryName: Name;
  /** Whether the settings of the category describe hardware. */
  CategoryIsHardwareSettings?: boolean;
  /** Whether the settings of the category identify or authenticate devices. */
  CategoryIsSecuritySettings?: boolean;
  /** ID of the device that owns the setting. */
  DeviceId?: Uuid;
  /** ID of the location that owns the setting. */
  LocationId?: Uuid;
  /** ID of the data collector that owns the setting. */
  DataCollectorId?: Uuid;
  /** Key of the setting. Unique in its category. */
  Key: SettingKey;
  /** Data type of the value. String is text. HexString is hexadecimal digits, two per byte. */
  DataType: SettingDataType;
  /** Value of the setting. Left out for secrets. */
  Value?: string;
  /** Whether the value is a secret, which is never returned. */
  IsSecret: boolean;
  /** Whether the owner inherits the setting. */
  IsInherited: boolean;
  /** Kind of entity that an inherited setting comes from. SettingCategory stands for a default setting. */
  InheritedFrom?: 'DeviceTemplate' | 'DataCollectorTemplate' | 'Location' | 'SettingCategory';
  /** ID of the entity that an inherited setting comes from. */
  InheritedFromId?: Uuid;
  /** Whether the category requires a value for the setting. */
  IsMandatory: boolean;
  /** Whether the setting is a default setting of its category. */
  IsPredefined: boolean;
  /** Whether the setting cannot be changed. */
  IsReadonly: boolean;
}

/** The name of {@link Setting} in the contract. */
export type SettingResponse = Setting;

/**
 * A setting value to set or to delete.
 */
export interface SettingValueUpdate {
  /** ID of the setting category. */
  SettingCategoryId: Uuid;
  /** Key of the setting. Unique in its category. */
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** Value of the setting. If null or left out, the setting is deleted. */
  Value?: OptionalSettingText;
}

/**
 * Setting values of one category.
 */
export interface SettingCategoryValueRequest {
  /** Name of the setting category. */
  Name: Name;
  /** Setting values. Defaults to none. */
  Settings?: SettingValueRequest[] | null;
}

/**
 * A setting value to set or to delete.
 */
export interface SettingValueRequest {
  /** Key of the setting. Unique in its category. */
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** Value of the setting. If null or left out, the setting is deleted. */
  Value?: OptionalSettingText;
}

/**
 * Criteria that select devices. A criterion that is left out or empty matches all devices.
 */
export interface DeviceFilterBase {
  /** IDs of device types. */
  DeviceTypeIds?: OptionalIds;
  /** IDs of device templates. */
  DeviceTemplateIds?: OptionalIds;
  /** IDs of the locations of the devices. */
  LocationIds?: OptionalIds;
  /** Whether LocationIds include the locations below them. */
  IncludeChildLocations?: boolean | null;
  /** IDs of tags of the devices themselves. */
  TagIds?: OptionalIds;
}

/**
 * IDs of entities.
 */
export type OptionalIds = Uuid[] | null;

/**
 * A device, in short form.
 */
export interface DeviceFilter {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** ID of the device template. */
  DeviceTemplateId: Uuid;
}

/** The name of {@link DeviceFilter} in the contract. */
export type DeviceFilterResponse = DeviceFilter;

/**
 * Devices as CSV (RFC 4180) with column names in the first line. PSK.preSharedKey is in hexadecimal digits.
 */
export type DeviceCsv = string;

/**
 * A device to create, or its new state.
 */
export interface DeviceRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** LwM2M endpoint client name that the device registers with, 1 to 255 characters. Unique in the service. */
  DeviceIdentifier: EndpointName;
  /** Name of the device. Defaults to the DeviceIdentifier. */
  Name?: OptionalName;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** ID of a device template of the device type. Defaults to the default template of the type. */
  DeviceTemplateId?: OptionalUuid;
  /** ID of the location. Defaults to the root location. */
  LocationId?: OptionalUuid;
  /** ID of the data collector (gateway) that the device reports through. Defaults to the first data collector of the device network. */
  DataCollectorId?: OptionalUuid;
  /** Protocol of the device. Must equal the device standard of the device type, which is the default. */
  DeviceStandard?: OptionalDeviceStandard;
  /** Name of the bootstrap server that provisions the device. Defaults to none, as does an empty name. With an unknown name the request fails and nothing is provisioned. In a request for many devices, only that device fails. */
  BootstrapServerName?: string | null;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
  /** Setting values by category, as in PUT settingvalues. Settings that are not listed do not change. A device with PSK (identity, preSharedKey of 16 to 64 bytes, as text with DataType String or hexadecimal digits with HexString), RPK (publicKey) or X509 (commonName, trustedCertificates) can register over coaps, and no longer over coap. */
  SettingCategories?: SettingCategoryValueRequest[] | null;
  /** Position of the device on a location resource. Replaces its position there. Positions on other location resources do not change. If left out, no position changes. */
  Position?: DevicePositionRequest | null;
}

/**
 * A device in a list.
 */
export interface DeviceListItem {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** LwM2M endpoint client name of the device. Unique in the service. */
  DeviceIdentifier: EndpointName;
  /** Connection state. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise. */
  Status: DeviceStatus;
  /** Protocol of the device. */
  DeviceStandard: DeviceStandard;
  /** Device type of the device. */
  DeviceType?: DeviceTypeListItem;
  /** ID of the device template. */
  DeviceTemplateId?: Uuid;
  /** Name of the device template. */
  DeviceTemplateName?: Name;
  /** ID of the location of the device. */
  LocationId?: Uuid;
  /** Name of the location of the device. */
  LocationName?: Name;
  /** Whether the device is a real one (Normal) or one that the service maintains. */
  InstanceType: 'Normal' | 'Internal' | 'Virtual' | 'GatewayInternal';
  /** Time when the device was created in the service. */
  RegistrationDate: DateTime;
  /** Time of the last Register, in epoch milliseconds. */
  LatestRegistrationTime?: EpochMilliseconds;
  /** Time of the Deregister, while Status is Deregistered. */
  DeregistrationDate?: DateTime;
}

/** The name of {@link DeviceListItem} in the contract. */
export type DeviceListResponse = DeviceListItem;

/**
 * A device with its registration and one page of its smart objects.
 */
export interface DeviceTree {
  /** The device with the names of all its smart objects. */
  Device: Device;
  /** Registration of the device. Left out if it is not registered. */
  Registration?: DeviceTreeRegistration;
  /** Number of this page. The first page is 1. */
  Page: number;
  /** Number of smart objects on a full page. */
  PageSize: number;
  /** Total number of pages. */
  NbrOfPages: number;
  /** Number of smart objects of the device. */
  NbrOfSmartObjects: number;
  /** Smart objects on this page, sorted by TypeId and InstanceNumber. Needs SmartObject.Read. */
  SmartObjects?: DeviceTreeSmartObject[];
}

/** The name of {@link DeviceTree} in the contract. */
export type DeviceTreeResponse = DeviceTree;

/**
 * Registration of a device.
 */
export interface DeviceTreeRegistration {
  /** Time of the Register, in epoch milliseconds. */
  RegistrationTime: EpochMilliseconds;
  /** Time of the last Register or Update, in epoch milliseconds. */
  UpdateTime: EpochMilliseconds;
  /** Time when the device goes offline unless it updates its registration, in epoch milliseconds. */
  ExpirationTime: EpochMilliseconds;
  /** Lifetime of the registration in seconds. */
  Lifetime: number;
  /** LwM2M version of the device. Left out if the device does not speak LwM2M. */
  LwM2MVersion?: string;
  /** Binding mode of the device. Left out if the device does not speak LwM2M. */
  Binding?: string;
  /** Whether the device sleeps and commands to it wait in its queue. */
  IsQueueMode: boolean;
  /** Whether the device has authenticated with credentials. */
  IsSecured: boolean;
  /** Network address that the device registered from, or the endpoint name of an MQTT device. */
  Address: string;
  /** Port that the device registered from. */
  Port?: number;
  /** URL of the gateway listener, "http" for a device behind a gateway, "mqtt", or "mqtt-broker" for a device at an external MQTT broker. */
  Listener?: string;
  /** DTLS session or TLS connection of the device. Left out for a device without one, after the session has ended, and for a device at an external MQTT broker. */
  Session?: DeviceTreeSession;
}

/**
 * The DTLS session of the registration, or the latest TLS connection of an MQTT device. It has no keys and no sequence numbers.
 */
export interface DeviceTreeSession {
  /** Protocol and version of the session. */
  Protocol: 'DTLS 1.2' | 'TLS 1.2' | 'TLS 1.3';
  /**
   * IANA name of the cipher suite.
   * @example TLS_PSK_WITH_AES_128_CCM_8
   */
  CipherSuite?: string;
  /** Credential that the device proved; Password for MQTT devices only. Left out for a device without credentials. */
  CredentialType?: 'PreSharedKey' | 'RawPublicKey' | 'Certificate' | 'Password';
  /** Identity that the device proved: the PSK identity, the SHA-256 hash of the raw public key in hexadecimal digits, the common name of the certificate, or the user name of an MQTT device. */
  Identity?: string;
  /**
   * DTLS Connection ID in records from the device, in hexadecimal digits (RFC 9146). Left out if records have none.
   * @example 9f1c02d4a7b3
   */
  ConnectionId?: string;
  /** DTLS Connection ID in records to the device, in hexadecimal digits. Left out if records have none. */
  DeviceConnectionId?: string;
  /** Time of the handshake, in epoch milliseconds. */
  EstablishedTimestamp?: EpochMilliseconds;
}

/**
 * A smart object with its resources and resource attributes.
 */
export interface DeviceTreeSmartObject {
  /** ID of the smart object. */
  Id: Uuid;
  /** Name of the smart object type. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceNumber: LwM2MId;
  /** Label of the smart object. */
  Label?: Label;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of the smart object template. */
  SmartObjectTemplateId?: Uuid;
  /** URN of the object. */
  ObjectUrn?: ObjectUrn;
  /** Description of the object. */
  Description?: Text;
  /** Whether the service computes the smart object. */
  IsVirtual: boolean;
  /** Whether the last object list from the device lacks the smart object. */
  IsUnavailable: boolean;
  /** Whether a device can have several instances of the object. */
  MultipleInstances: boolean;
  /** Resources, sorted by TypeId. */
  Resources: DeviceTreeResource[];
  /** Desired and reported attributes of the object, the instance and its resources, ordered by path. Needs ResourceAttribute.Read. */
  Attributes?: SmartObjectAttribute[];
}

/**
 * A resource with its latest value, and with its instances if it can have several.
 */
export interface DeviceTreeResource {
  /** ID of the resource. */
  Id: Uuid;
  /** Name of the resource type. */
  Name: Name;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /**
   * LwM2M path of the resource.
   * @example /3303/0/5700
   */
  Url: string;
  /** Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
  Operations?: Operations;
  /** LwM2M data type of the values. */
  DataType: ResourceDataType;
  /** Unit of the values. */
  Units?: Units;
  /** Range of valid values, as the object definition states it. */
  Range?: Range;
  /** Description of the resource. */
  Description?: Text;
  /** Whether every object instance must have the resource. */
  Mandatory: boolean;
  /** Whether an object instance can have several instances of the resource. */
  MultipleInstances: boolean;
  /** Whether the device currently lacks the resource. */
  IsUnavailable: boolean;
  /** Whether the service is asked to observe the resource. */
  IsRequestObserve: boolean;
  /** Whether the device has accepted the observation in its current registration. */
  IsObserved: boolean;
  /** Time when the service ends the observation, in epoch milliseconds. Left out if it has no time-out. */
  ObserveExpires?: EpochMilliseconds;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** Latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
  /** Known instances of the resource, sorted by InstanceId. Left out if there are none. */
  Instances?: DeviceTreeResourceInstance[];
}

/**
 * An instance of a resource with its latest value.
 */
export interface DeviceTreeResourceInstance {
  /** ID of the resource instance. */
  Id: Uuid;
  /** LwM2M resource instance ID, 0 to 65534. */
  InstanceId: LwM2MId;
  /**
   * LwM2M path of the resource instance.
   * @example /3/0/7/1
   */
  Url: string;
  /** Whether the device currently lacks the resource instance. */
  IsUnavailable: boolean;
  /** Whether the service is asked to observe the resource instance. */
  IsRequestObserve: boolean;
  /** Whether the device has accepted the observation in its current registration. */
  IsObserved: boolean;
  /** Time when the service ends the observation, in epoch milliseconds. Left out if it has no time-out. */
  ObserveExpires?: EpochMilliseconds;
  /** Latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
}

/**
 * A device.
 */
export interface Device {
  /** ID of the device. */
  Id: Uuid;
  /** Name of the device. */
  Name: Name;
  /** LwM2M endpoint client name of the device. Unique in the service. */
  DeviceIdentifier: EndpointName;
  /** Connection state. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise. */
  Status: DeviceStatus;
  /** Protocol of the device. */
  DeviceStandard: DeviceStandard;
  /** ID of the device type. */
  DeviceTypeId: Uuid;
  /** Name of the device type. */
  DeviceTypeName?: Name;
  /** ID of the device template. */
  DeviceTemplateId: Uuid;
  /** Name of the device template. */
  DeviceTemplateName?: Name;
  /** ID of the location of the device. */
  LocationId: Uuid;
  /** Name of the location of the device. */
  LocationName?: Name;
  /** ID of the data collector (gateway) that the device reports through. */
  DataCollectorId: Uuid;
  /** Name of the data collector. */
  DataCollectorName?: Name;
  /** Name of the bootstrap server that provisions the device. */
  BootstrapServerName?: Name;
  /** Time of the first Register, in epoch milliseconds. */
  InitialRegistrationTime?: EpochMilliseconds;
  /** Time of the last Register, in epoch milliseconds. */
  LatestRegistrationTime?: EpochMilliseconds;
  /** Time of the Deregister, while Status is Deregistered, in epoch milliseconds. */
  DeregistrationTime?: EpochMilliseconds;
  /** Time when the service last received a message from the device. */
  LastSeen?: DateTime;
  /**
   * Whether the device is offline after it has registered. Use Status.
   * @deprecated
   */
  ContactLost?: boolean;
  /**
   * Time when contact was lost, while ContactLost is true. Use Status.
   * @deprecated
   */
  ContactLostTime?: DateTime;
  /** IDs of the tags. */
  TagIds?: TagIds;
  /** Tags, sorted by name. */
  Tags?: TagResponses;
  /** Smart objects (object instances) of the device, sorted by TypeId and InstanceNumber. */
  SmartObjects: SmartObjectListItem[];
}

/** The name of {@link Device} in the contract. */
export type DeviceResponse = Device;

/**
 * Reference to follow the progress of a request for many devices.
 */
export interface DeviceMassRegistration {
  /** CorrelationId of the activity log entries. */
  CorrelationId: Uuid;
}

/** The name of {@link DeviceMassRegistration} in the contract. */
export type DeviceMassRegistrationResponse = DeviceMassRegistration;

/**
 * One page of devices.
 */
export type DevicePage = PageEnvelope & {
  /** Devices on this page. */
  Rows: DeviceListItem[];
};

/**
 * A smart object (object instance) to create, or its new state.
 */
export interface SmartObjectRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** ID of the device. */
  DeviceId: Uuid;
  /** ID of the smart object type, which defines the resources. */
  SmartObjectTypeId: Uuid;
  /** Object Instance ID, 0 to 65534. Defaults to the lowest free ID. */
  InstanceNumber?: OptionalLwM2MId;
  /** Label of the smart object. */
  Label?: OptionalLabel;
  /** IDs of the tags. If left out, the tags do not change. */
  TagIds?: OptionalTagIds;
  /** ID of a smart object template of the same type. A new smart object starts with its values, and resource collections select by it. The device template decides which attributes are written to the device. */
  SmartObjectTemplateId?: OptionalUuid;
  /** Initial values of a new smart object, each resource once. Other resources start with the values of the template. Ignored in updates. */
  ResourceValues?: SmartObjectValueRequest[] | null;
}

/**
 * Initial value of a resource of a new smart object.
 */
export interface SmartObjectValueRequest {
  /** ID of a resource type of the smart object type. */
  ResourceTypeId: Uuid;
  /** Value as text of the data type of the resource. For a resource with several instances, the value of instance 0. */
  Value: string;
}

/**
 * A resource of a smart object.
 */
export interface ResourceRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** ID of the smart object. */
  SmartObjectId: Uuid;
  /** ID of a resource type of the smart object type. */
  ResourceTypeId: Uuid;
  /** Ignored. Accepted from older clients, as the template of the smart object decides. */
  ResourceTemplateId?: OptionalUuid;
  /** Ignored. Accepted so that a response can be sent back. The smart object and the resource type determine the path. */
  Url?: OptionalText;
}

/**
 * A smart object in a list.
 */
export interface SmartObjectListItem {
  /** ID of the smart object. */
  Id: Uuid;
  /** Name of the smart object type. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceNumber: LwM2MId;
  /** Label of the smart object. */
  Label?: Label;
  /** Whether the last object list from the device lacks the smart object. */
  IsUnavailable: boolean;
  /** Whether the service computes the smart object. */
  IsVirtual: boolean;
  /** Tags of the smart object, including those of its template. */
  Tags: Tag[];
}

/** The name of {@link SmartObjectListItem} in the contract. */
export type SmartObjectListResponse = SmartObjectListItem;

/**
 * A smart object, one LwM2M object instance of a device.
 */
export interface SmartObject {
  /** ID of the smart object. */
  Id: Uuid;
  /** Name of the smart object type. */
  Name: Name;
  /** LwM2M object ID, 0 to 65534. */
  TypeId: LwM2MId;
  /** Object Instance ID, 0 to 65534. */
  InstanceNumber: LwM2MId;
  /** Label of the smart object. */
  Label?: Label;
  /** ID of the device. */
  DeviceId: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** URN of the object. */
  ObjectUrn?: ObjectUrn;
  /** Description of the object. */
  Description?: Text;
  /** ID of the smart object template. */
  SmartObjectTemplateId?: Uuid;
  /** Whether the service computes the smart object. */
  IsVirtual: boolean;
  /** Whether the last object list from the device lacks the smart object. */
  IsUnavailable: boolean;
  /** Whether a device can have several instances of the object. */
  MultipleInstances: boolean;
  /** IDs of the tags. */
  TagIds?: TagIds;
  /** Tags, sorted by name. */
  Tags?: TagResponses;
  /** Resources and resource instances, sorted by Url. */
  Resources: Resource[];
}

/** The name of {@link SmartObject} in the contract. */
export type SmartObjectResponse = SmartObject;

/**
 * An attribute at one path of a device.
 */
export interface SmartObjectAttribute {
  /** ID of the attribute definition. */
  ResourceAttributeDefinitionId: Uuid;
  /** Name of the attribute in LwM2M. */
  Name: ResourceAttributeName;
  /**
   * LwM2M path that the attribute is attached to. Attributes of an object apply to its instances too, and those of an instance to its resources.
   * @example /3303/0/5700
   */
  Path: string;
  /** Level of the path. */
  Level: 'Object' | 'Instance' | 'Resource' | 'ResourceInstance';
  /** ID of the resource or resource instance that the attribute is attached to. */
  ResourceId?: Uuid;
  /** Reported value, which the device accepted or reported last. Left out if the device has none. */
  Value?: string;
  /** Desired value, from the templates of the device. Left out if they have none. */
  WantedValue?: string;
  /** State of the attribute. Applied: the device has the desired value, or a value that no template asked for. Pending: the device has not responded yet. Refused: the device rejected the value. Removing: the device has not yet removed a value that is no longer desired. */
  Status: 'Applied' | 'Pending' | 'Refused' | 'Removing';
  /**
   * CoAP response code of the rejection.
   * @example 4.00
   */
  ResponseCode?: string;
  /** Text of the rejection from the device. */
  Message?: string;
  /** Time when the desired or reported value at the path was last updated, in epoch milliseconds. */
  UpdatedTimestamp: EpochMilliseconds;
}

/** The name of {@link SmartObjectAttribute} in the contract. */
export type SmartObjectAttributeResponse = SmartObjectAttribute;

/**
 * A resource of a smart object. A resource that can have several instances appears once for itself and once for each known resource instance.
 */
export interface Resource {
  /** ID of the resource. */
  Id: Uuid;
  /** Name of the resource type. */
  Name: Name;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /**
   * LwM2M path of the resource. Four numbers stand for a resource instance.
   * @example /3/0/7/1
   */
  Url: string;
  /** Access that a server has, in coarse form. All means more than one of Read, Write and Execute. */
  AccessType?: AccessType;
  /** Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
  Operations?: Operations;
  /** LwM2M data type of the values. */
  DataType: ResourceDataType;
  /** Unit of the values. */
  Units?: Units;
  /** Range of valid values, as the object definition states it. */
  Range?: Range;
  /** Description of the resource. */
  Description?: Text;
  /** Whether every object instance must have the resource. */
  Mandatory: boolean;
  /** Whether an object instance can have several instances of the resource. */
  MultipleInstances: boolean;
  /** Whether the device currently lacks the resource. */
  IsUnavailable: boolean;
  /** Whether the service computes the resource. */
  IsVirtual: boolean;
  /** Whether the service is asked to observe the resource. */
  IsRequestObserve: boolean;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** ID of the resource template in the smart object template, if there is one. */
  ResourceTemplateId?: Uuid;
  /** ID of the smart object. */
  SmartObjectId: Uuid;
  /** ID of the device. */
  DeviceId: Uuid;
  /** Name of the device. */
  DeviceName?: Name;
  /** ID of the device network. */
  DeviceNetworkId: Uuid;
  /** ID of the location of the device. */
  LocationId?: Uuid;
  /** Latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
}

/** The name of {@link Resource} in the contract. */
export type ResourceResponse = Resource;

/**
 * A resource in a list. A resource that can have several instances appears once for itself and once for each known resource instance.
 */
export interface ResourceListItem {
  /** ID of the resource. */
  Id: Uuid;
  /** Name of the resource type. */
  Name: Name;
  /** LwM2M resource ID, 0 to 65534. */
  TypeId: LwM2MId;
  /**
   * LwM2M path of the resource. Four numbers stand for a resource instance.
   * @example /3/0/7/1
   */
  Url: string;
  /** Access that a server has to the resource, as the sum of 1 (read), 2 (write) and 4 (execute). */
  AccessType: number;
  /** Operations that a server may perform on the resource. Left out if only a bootstrap server may access it. */
  Operations?: Operations;
  /** LwM2M data type of the values. */
  DataType: ResourceDataType;
  /** Unit of the values. */
  Units?: Units;
  /** Range of valid values, as the object definition states it. */
  Range?: Range;
  /** Description of the resource. */
  Description?: Text;
  /** Whether every object instance must have the resource. */
  Mandatory: boolean;
  /** Whether an object instance can have several instances of the resource. */
  MultipleInstances: boolean;
  /** Whether the device currently lacks the resource. */
  IsUnavailable: boolean;
  /** Whether the service computes the resource. */
  IsVirtual: boolean;
  /** Whether the service is asked to observe the resource. */
  IsRequestObserve: boolean;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** ID of the resource template in the smart object template, if there is one. */
  ResourceTemplateId?: Uuid;
  /** ID of the smart object. */
  SmartObjectId: Uuid;
  /** ID of the device. */
  DeviceId: Uuid;
  /** Name of the device. */
  DeviceName?: Name;
  /** ID of the device network. */
  DeviceNetworkId: Uuid;
  /** ID of the location of the device. */
  LocationId?: Uuid;
  /** Latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
}

/** The name of {@link ResourceListItem} in the contract. */
export type ResourceListResponse = ResourceListItem;

/**
 * One page of resources.
 */
export type ResourcePage = PageEnvelope & {
  /** Resources on this page. */
  Rows: ResourceListItem[];
};

/**
 * Latest value of a resource. The value is in v, sv or bv, depending on its type.
 */
export interface LatestMeasurement {
  /** ID of the resource. */
  r: Uuid;
  /**
   * LwM2M path of the resource.
   * @example /3303/0/5700
   */
  ruri: string;
  /** Time of the value, in epoch milliseconds. */
  UnixTimestamp: EpochMilliseconds;
  /** Time of the value, as an RFC 3339 date-time. */
  d: DateTime;
  /** Time that the device gave the value, in epoch milliseconds, if it lay more than 10 s in the future. The value then has the time of its receipt. Only in events, and in the activity log entry of a Read or an Observe. */
  ClaimedTimestamp?: EpochMilliseconds;
  /** Value of a numeric resource. */
  v?: number;
  /** Text value. Opaque data is in base64, an object link is "object:instance", and an integer beyond 2^53 is in digits. */
  sv?: string;
  /** Value of a boolean resource. */
  bv?: boolean;
}

/**
 * A value to write to a resource.
 */
export interface ResourceWriteRequest {
  /** ID of the resource. If present, it must equal the ID in the path. */
  Id?: OptionalUuid;
  /**
   * Value as text. Numbers are in digits, booleans are true or false, times are in epoch seconds or RFC 3339, opaque data is in base64, and an object link is "object:instance".
   * @example 21.5
   */
  Value: string;
}

/**
 * Arguments of an Execute.
 */
export interface ResourceExecuteRequest {
  /**
   * Arguments of the Execute, separated by commas (LwM2M core 1.1.1, 6.3.5). Each argument is a digit 0 to 9, alone or with a value, as in 0='now'. A value consists of printable ASCII characters without space, double quote, single quote and backslash. Empty for no arguments.
   * @example 0='reset'
   */
  Arguments?: string | null;
}

/**
 * Duration of an observation.
 */
export interface ResourceObserveRequest {
  /** ID of the resource. If present, it must equal the ID in the path. */
  Id?: OptionalUuid;
  /** Milliseconds until the observation ends. 0 means that it does not end, which is the default. */
  Timeout?: number | null;
}

/**
 * State of an observation.
 */
export interface ResourceObserveState {
  /** Whether the resource is observed. */
  IsObserveState: boolean;
  /** Time when the observation ends, in epoch milliseconds. Left out if it does not end. */
  ObserveExpires?: EpochMilliseconds;
  /** Timeout of the request, in milliseconds. */
  Timeout?: number;
}

/**
 * A resource collection to create, or its new state. A resource belongs to it if it matches every non-empty list, or if ResourceIds names it. A collection without any IDs is empty.
 */
export interface ResourceCollectionRequest {
  /** Ignored. The path names the resource collection. */
  Id?: OptionalUuid;
  /** Name of the resource collection. Defaults to "Resource collection". */
  Name?: OptionalName;
  /** IDs of devices. */
  DeviceIds?: Uuid[] | null;
  /** IDs of device types. */
  DeviceTypeIds?: Uuid[] | null;
  /** IDs of device templates. */
  DeviceTemplateIds?: Uuid[] | null;
  /** IDs of the locations of the devices. */
  LocationIds?: Uuid[] | null;
  /** Whether LocationIds include the locations below them. Defaults to false. */
  IncludeChildLocations?: boolean | null;
  /** IDs of smart objects (object instances). */
  SmartObjectIds?: Uuid[] | null;
  /** IDs of smart object types. */
  SmartObjectTypeIds?: Uuid[] | null;
  /** IDs of smart object templates. */
  SmartObjectTemplateIds?: Uuid[] | null;
  /** IDs of resource types. */
  ResourceTypeIds?: Uuid[] | null;
  /** IDs of tags of the smart object, its template, its device, or the template, location or data collector of the device. */
  TagIds?: Uuid[] | null;
  /** IDs of resources that belong to the collection regardless of the other lists, each with its resource instances. */
  ResourceIds?: Uuid[] | null;
  /** Ignored. Follows from ResourceIds. */
  HasCherryPickedResources?: boolean | null;
}

/**
 * A resource collection in a list.
 */
export interface ResourceCollectionListItem {
  /** ID of the resource collection. */
  Id: Uuid;
  /** Name of the resource collection. */
  Name: Name;
}

/** The name of {@link ResourceCollectionListItem} in the contract. */
export type ResourceCollectionListResponse = ResourceCollectionListItem;

/**
 * A resource collection with the criteria that select its resources.
 */
export interface ResourceCollection {
  /** ID of the resource collection. */
  Id: Uuid;
  /** Name of the resource collection. */
  Name: Name;
  /** IDs of devices. */
  DeviceIds: Uuid[];
  /** IDs of device types. */
  DeviceTypeIds: Uuid[];
  /** IDs of device templates. */
  DeviceTemplateIds: Uuid[];
  /** IDs of the locations of the devices. */
  LocationIds: Uuid[];
  /** Whether LocationIds include the locations below them. */
  IncludeChildLocations: boolean;
  /** IDs of smart objects (object instances). */
  SmartObjectIds: Uuid[];
  /** IDs of smart object types. */
  SmartObjectTypeIds: Uuid[];
  /** IDs of smart object templates. */
  SmartObjectTemplateIds: Uuid[];
  /** IDs of resource types. */
  ResourceTypeIds: Uuid[];
  /** IDs of tags of the smart object, its template, its device, or the template, location or data collector of the device. */
  TagIds: Uuid[];
  /** IDs of resources that belong to the collection regardless of the other lists, each with its resource instances. */
  ResourceIds: Uuid[];
  /** Whether ResourceIds names resources. */
  HasCherryPickedResources: boolean;
  /** Whether the collection can be deleted, as nothing refers to it. */
  CanBeDeleted: boolean;
}

/** The name of {@link ResourceCollection} in the contract. */
export type ResourceCollectionResponse = ResourceCollection;

/**
 * One page of resource collections.
 */
export type ResourceCollectionPage = PageEnvelope & {
  /** Resource collections on this page. */
  Rows: ResourceCollectionListItem[];
};

/**
 * An actuator to create, or its new state. An actuator writes or executes the resources of a resource collection.
 */
export interface ActuatorRequest {
  /** Ignored. The path names the actuator. */
  Id?: OptionalUuid;
  /** Name of the actuator. */
  Name: Name;
  /** ID of the event category. */
  EventCategoryId: Uuid;
  /** ID of the resource collection. */
  ResourceCollectionId: Uuid;
  /** Actions by resource type. Resources of other types do not change. */
  ActuatorResourceValues?: ActuatorResourceValueRequest[] | null;
}

/**
 * Action for the resources of one type.
 */
export interface ActuatorResourceValueRequest {
  /** ID of an existing action of the actuator, to keep it. A new action is added if left out. */
  Id?: OptionalUuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of a resource type of the smart object type. */
  ResourceTypeId: Uuid;
  /** Whether activation executes the resources. Defaults to false. */
  ExecuteOnActivate?: boolean | null;
  /** Value that activation writes, as text of the data type of the resource. */
  Value?: OptionalSettingText;
  /** Whether the resources are executed when the last active event of the category is reset. */
  ExecuteOnReset?: boolean | null;
  /** Value to write when the last active event of the category is reset, as text of the data type of the resource. */
  ResetValue?: OptionalSettingText;
}

/**
 * An actuator in a list.
 */
export interface ActuatorListItem {
  /** ID of the actuator. */
  Id: Uuid;
  /** Name of the actuator. */
  Name: Name;
}

/** The name of {@link ActuatorListItem} in the contract. */
export type ActuatorListResponse = ActuatorListItem;

/**
 * An actuator, which writes or executes the resources of a resource collection.
 */
export interface Actuator {
  /** ID of the actuator. */
  Id: Uuid;
  /** Name of the actuator. */
  Name: Name;
  /** ID of the event category. */
  EventCategoryId: Uuid;
  /** ID of the resource collection. */
  ResourceCollectionId: Uuid;
  /** Actions by resource type. Resources of other types do not change. */
  ActuatorResourceValues: ActuatorResourceValue[];
}

/** The name of {@link Actuator} in the contract. */
export type ActuatorResponse = Actuator;

/**
 * Action for the resources of one type.
 */
export interface ActuatorResourceValue {
  /** ID of the action. */
  Id: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** Whether activation executes the resources. */
  ExecuteOnActivate: boolean;
  /** Value that activation writes, as text of the data type of the resource. */
  Value?: string;
  /** Whether the resources are executed when the last active event of the category is reset. */
  ExecuteOnReset: boolean;
  /** Value to write when the last active event of the category is reset, as text of the data type of the resource. */
  ResetValue?: string;
}

/** The name of {@link ActuatorResourceValue} in the contract. */
export type ActuatorResourceValueResponse = ActuatorResourceValue;

/**
 * One page of actuators.
 */
export type ActuatorPage = PageEnvelope & {
  /** Actuators on this page. */
  Rows: ActuatorListItem[];
};

/**
 * An event category to create, or its new state.
 */
export interface EventCategoryRequest {
  /** Ignored. The path names the event category. */
  Id?: OptionalUuid;
  /** Name of the event category. Unique in the device network. */
  Name: Name;
  /** IDs of the event consumers that receive the events of the category, also if their EventTypes and DeviceIds do not select them. */
  EventConsumerIds?: Uuid[] | null;
}

/**
 * An event category, a group of events.
 */
export interface EventCategory {
  /** ID of the event category. */
  Id: Uuid;
  /** Name of the category. */
  Name: Name;
  /** Type number of a category that the service has created: 1 for Registrations, 2 for Firmware, 3 for Values. */
  TypeId?: number;
  /** IDs of the event consumers of the category. */
  EventConsumerIds: Uuid[];
  /** Event consumers of the category, with their names. */
  EventConsumers: EventConsumerSmall[];
  /** Rules of the category, by name. Of more than 100 the first; listRules returns all. */
  Rules: RuleListItem[];
}

/** The name of {@link EventCategory} in the contract. */
export type EventCategoryResponse = EventCategory;

/**
 * An event consumer, in short form.
 */
export interface EventConsumerSmall {
  /** ID of the event consumer. */
  Id: Uuid;
  /** Name of the event consumer. */
  Name: Name;
  /** Whether the service delivers events to the event consumer. */
  UsingHttpEndpoint: boolean;
}

/** The name of {@link EventConsumerSmall} in the contract. */
export type EventConsumerSmallResponse = EventConsumerSmall;

/**
 * One page of event categories.
 */
export type EventCategoryPage = PageEnvelope & {
  /** Event categories on this page. */
  Rows: EventCategory[];
};

/**
 * Comparison of a value with limits. Operators with one limit take it from the minimum or the maximum, whichever is present. InsideRange includes both limits, InsideRangeStrict neither. OutsideRange is below the minimum or above the maximum. Times are compared in seconds since 1970. Text is compared with upper and lower case distinguished. Regular expressions have RE2 syntax, match anywhere in the first 1,000 characters unless anchored, and compile to at most 200 instructions. A device network can have 100 of them. None, as trigger, is met by any value.
 */
export type RuleOperator =
  | 'Equals'
  | 'NotEquals'
  | 'GreaterThan'
  | 'GreaterEqual'
  | 'LowerThan'
  | 'LowerEqual'
  | 'InsideRange'
  | 'InsideRangeStrict'
  | 'OutsideRange'
  | 'StringEquals'
  | 'StringNotEquals'
  | 'StringStartsWith'
  | 'StringNotStartsWith'
  | 'StringEndsWith'
  | 'StringNotEndsWith'
  | 'StringContains'
  | 'StringNotContains'
  | 'StringRegexMatch'
  | 'StringNotRegexMatch'
  | 'BooleanIsTrue'
  | 'BooleanIsFalse'
  | 'None';

/**
 * Comparison of a value with limits, or null.
 */
export type OptionalRuleOperator =
  | 'Equals'
  | 'NotEquals'
  | 'GreaterThan'
  | 'GreaterEqual'
  | 'LowerThan'
  | 'LowerEqual'
  | 'InsideRange'
  | 'InsideRangeStrict'
  | 'OutsideRange'
  | 'StringEquals'
  | 'StringNotEquals'
  | 'StringStartsWith'
  | 'StringNotStartsWith'
  | 'StringEndsWith'
  | 'StringNotEndsWith'
  | 'StringContains'
  | 'StringNotContains'
  | 'StringRegexMatch'
  | 'StringNotRegexMatch'
  | 'BooleanIsTrue'
  | 'BooleanIsFalse'
  | 'None'
  | null;

/**
 * A rule in a list.
 */
export interface RuleListItem {
  /** ID of the rule. */
  Id: Uuid;
  /** Name of the rule. */
  Name: Name;
  /** ID of the event category of its events. */
  EventCategoryId?: Uuid;
  /** Name of the event category. */
  EventCategoryName?: Name;
  /** Severity of its events. */
  SeverityLevel: SeverityLevel;
  /** Whether the rule is switched off. */
  IsDeactivated: boolean;
}

/** The name of {@link RuleListItem} in the contract. */
export type RuleListResponse = RuleListItem;

/**
 * Severity of an event, 0 to 100. Higher is more severe.
 */
export type SeverityLevel = number;

/**
 * A rule to create, or its new state.
 */
export interface RuleRequest {
  /** Ignored. The path names the rule. */
  Id?: OptionalUuid;
  /** Name of the rule. Unique in the device network. */
  Name: Name;
  /** Description of the rule. */
  Description?: OptionalText;
  /** ID of the resource collection with the resources that the rule watches. */
  ResourceCollectionId: Uuid;
  /** ID of the event category of its events. Decides who receives them and which actuators act. */
  EventCategoryId?: OptionalUuid;
  /** Severity of its events, 0 to 100. Defaults to 0. */
  SeverityLevel?: number | null;
  /** Text for the Information of its events, with placeholders in braces such as {DeviceName} and {Value}. The guide of rules lists them. */
  Message?: string | null;
  /** Whether the rule is switched off. Defaults to false. */
  IsDeactivated?: boolean | null;
  TriggerType: RuleTriggerType;
  /** Whether the conditions are compared with the resources of each device on its own. Defaults to false. */
  TriggerByDevice?: boolean | null;
  /** Whether the conditions are compared with the resources of each smart object on its own. Wins over TriggerByDevice. Defaults to false. With neither, all resources of the collection count together. */
  TriggerBySmartObject?: boolean | null;
  /** Whether events stay active until they are reset by hand, or until values meet the reset operators. Defaults to Threshold. */
  TriggerResetMethod?: 'Manually' | 'Threshold' | null;
  /** Whether all conditions have to be met (And) or one of them (Or). Defaults to And. */
  Condition?: string | null;
  /** ID of the resolution of conditions that aggregate values and name none of their own. */
  ResolutionId?: OptionalUuid;
  /** Cause of events. Values are compared with the conditions. NoValue is a resource of the collection without a new value for TriggerAfterSeconds. DeviceOffline is a device with such a resource that has had no registration for TriggerAfterSeconds. RegistrationLost is one whose registration ended without a Deregister. FirmwareUpdateFailed is one whose firmware update failed. All but Values take no conditions. Defaults to Values. */
  TriggerOn?: 'Values' | 'NoValue' | 'DeviceOffline' | 'RegistrationLost' | 'FirmwareUpdateFailed' | null;
  /** Seconds that have to pass before NoValue or DeviceOffline raises an event, 1 to 31536000. Defaults to 3600. */
  TriggerAfterSeconds?: number | null;
  /** Conditions of the rule. They replace its conditions. */
  Conditions?: RuleResourceConditionRequest[] | null;
}

/**
 * Number of events while the conditions are met. OnlyFirstTime raises one event for the device, smart object or collection. ForEveryResource raises one for each resource whose value meets a condition.
 */
export type RuleTriggerType = 'OnlyFirstTime' | 'ForEveryResource';

/**
 * A rule.
 */
export type Rule = RuleListItem & {
  /** ID of the device network. */
  DeviceNetworkId: Uuid;
  /** Description of the rule. */
  Description?: Text;
  /** ID of the resource collection. */
  ResourceCollectionId: Uuid;
  /** ID of the resolution of conditions that name none of their own. */
  ResolutionId?: Uuid;
  /** Text for the Information of its events, with placeholders. */
  Message?: string;
  /** Whether all conditions have to be met or one of them. */
  Condition: 'And' | 'Or';
  TriggerType: RuleTriggerType;
  /** Whether each device counts on its own. */
  TriggerByDevice: boolean;
  /** Whether each smart object counts on its own. */
  TriggerBySmartObject: boolean;
  /** Way in which events are reset. */
  TriggerResetMethod: 'Manually' | 'Threshold';
  /** Cause of events. */
  TriggerOn: 'Values' | 'NoValue' | 'DeviceOffline' | 'RegistrationLost' | 'FirmwareUpdateFailed';
  /** Seconds that have to pass before NoValue or DeviceOffline raises an event. */
  TriggerAfterSeconds?: number;
  /** Conditions of the rule, in their order. */
  Conditions: RuleResourceCondition[];
};

/** The name of {@link Rule} in the contract. */
export type RuleResponse = Rule;

/**
 * A condition of a rule on the values of one resource type.
 */
export interface RuleResourceConditionRequest {
  /** ID of an existing condition of the rule, to keep it. A new ID is made if left out. */
  Id?: OptionalUuid;
  /** Ignored. The path names the rule. */
  RuleId?: OptionalUuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of a resource type of the smart object type. */
  ResourceTypeId: Uuid;
  /** Operator that a value has to meet to raise an event. */
  TriggerOperator: RuleOperator;
  /** Lower limit of the trigger. */
  TriggerMinValue?: OptionalLimit;
  /** Upper limit of the trigger. */
  TriggerMaxValue?: OptionalLimit;
  /** Text or regular expression of the trigger. */
  TriggerStringValue?: OptionalRuleText;
  /** Operator that a value has to meet to reset the event. With None, or left out, a value that does not meet the trigger resets it. A value that meets both resets nothing. */
  ResetOperator?: OptionalRuleOperator;
  /** Lower limit of the reset. */
  ResetMinValue?: OptionalLimit;
  /** Upper limit of the reset. */
  ResetMaxValue?: OptionalLimit;
  /** Text or regular expression of the reset. */
  ResetStringValue?: OptionalRuleText;
  /** Aggregation whose result is compared at the end of each period. Defaults to Realtime, which compares each value. All counts as Realtime, because a condition has one limit. */
  ResolutionAggregationType?:
    | 'Realtime'
    | 'TimeWeightedAverage'
    | 'MaxValue'
    | 'MinValue'
    | 'StartValue'
    | 'EndValue'
    | 'TimeWeightedVariance'
    | 'NbrOfMeasurements'
    | 'Length'
    | 'All'
    | 'ArithmeticMean'
    | 'Variance'
    | null;
  /** ID of the resolution that names the length of the periods. Defaults to that of the rule. */
  ResolutionId?: OptionalUuid;
}

/**
 * A limit, or null.
 */
export type OptionalLimit = number | null;

/**
 * Text of at most 1,000 characters.
 */
export type OptionalRuleText = string | null;

/**
 * A condition of a rule on the values of one resource type.
 */
export interface RuleResourceCondition {
  /** ID of the condition. */
  Id: Uuid;
  /** ID of the rule. */
  RuleId: Uuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** Operator that a value has to meet to raise an event. */
  TriggerOperator: RuleOperator;
  /** Lower limit of the trigger. */
  TriggerMinValue?: Limit;
  /** Upper limit of the trigger. */
  TriggerMaxValue?: Limit;
  /** Text or regular expression of the trigger. */
  TriggerStringValue?: RuleText;
  /** Operator that a value has to meet to reset the event. */
  ResetOperator?: RuleOperator;
  /** Lower limit of the reset. */
  ResetMinValue?: Limit;
  /** Upper limit of the reset. */
  ResetMaxValue?: Limit;
  /** Text or regular expression of the reset. */
  ResetStringValue?: RuleText;
  /** Aggregation whose result is compared. */
  ResolutionAggregationType: AggregationType;
  /** ID of the resolution that names the length of the periods. */
  ResolutionId?: Uuid;
}

/** The name of {@link RuleResourceCondition} in the contract. */
export type RuleResourceConditionResponse = RuleResourceCondition;

/**
 * A limit that values are compared with.
 */
export type Limit = number;

/**
 * Text or regular expression that values are compared with.
 */
export type RuleText = string;

/**
 * Conditions of a rule, in their order.
 */
export type RuleConditionList = RuleResourceCondition[];

/**
 * Conditions that replace those of a rule.
 */
export type RuleConditionRequestList = RuleResourceConditionRequest[];

/**
 * Events that a rule would have raised.
 */
export interface RuleTrial {
  /** Start of the time range, in epoch milliseconds. */
  FromTimestamp: EpochMilliseconds;
  /** End of the time range, in epoch milliseconds. */
  ToTimestamp: EpochMilliseconds;
  /** Number of values that were compared. */
  Values: number;
  /** Number of events that would have been raised. */
  Raised: number;
  /** Number of them that later values would have reset. */
  Reset: number;
  /** The events, oldest first. Of more than 1,000 the first. */
  Events: RuleTrialEvent[];
}

/** The name of {@link RuleTrial} in the contract. */
export type RuleTrialResponse = RuleTrial;

/**
 * An event that a rule would have raised.
 */
export interface RuleTrialEvent {
  /** ID of the device. */
  DeviceId: Uuid;
  /** Name of the device. */
  DeviceName: Name;
  /** ID of the resource. */
  ResourceId?: Uuid;
  /** Name of the resource. */
  ResourceName?: Name;
  /** Time of the value that raised the event, in epoch milliseconds. */
  RaisedTimestamp: EpochMilliseconds;
  /** Time of the value that reset the event, in epoch milliseconds. Left out if none did. */
  ResetTimestamp?: EpochMilliseconds;
  /** Value that raised the event. */
  Value?: number | string | boolean;
}

/**
 * An event raised by a rule. Names and limits are those of the time when it was raised.
 */
export interface EventResponse {
  /** ID of the event. */
  Id: Uuid;
  /** Time of the value, or of the end of the period, that raised the event. */
  CreatedDateTime: DateTime;
  SeverityLevel: SeverityLevel;
  /** Name of the device. */
  DeviceName?: Name;
  /** Name of the resource. */
  ResourceName?: Name;
  /** Number that raised the event. */
  TriggerValue?: Limit;
  /** Text that raised the event. */
  StringValue?: string;
  /** Boolean value that raised the event. */
  BooleanValue?: boolean;
  /** Name of the rule. */
  RuleName: Name;
  /** Message of the rule, with its placeholders filled in. */
  Information?: Text;
  Status: EventStatus;
  /** Time of the value that reset the event, or of its reset by hand. */
  ResetDateTime?: DateTime;
  /** Name of the event category. */
  EventCategoryName?: Name;
  /** Name of the location. */
  LocationName?: Name;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier?: EndpointName;
  /** Whether the event has not been reset. */
  Active: boolean;
  /** ID of the rule. */
  RuleId: Uuid;
  /** Description of the rule. */
  RuleDescription?: Text;
  /** ID of the event category. */
  EventCategoryId?: Uuid;
  /** Type number of the event category. */
  EventCategoryTypeId?: number;
  /** Whether the event category has been deleted. */
  IsEventCategoryDeleted: boolean;
  /** ID of the device. */
  DeviceId?: Uuid;
  /** Whether the device has been deleted. */
  IsDeviceDeleted: boolean;
  /** ID of the location of the device. */
  LocationId?: Uuid;
  /** ID of the smart object. */
  SmartObjectId?: Uuid;
  /** ID of the resource. */
  ResourceId?: Uuid;
  /** Whether the resource no longer exists. */
  IsResourceDeleted: boolean;
  /** Operator that the value met. */
  TriggerOperator?: RuleOperator;
  /** Lower limit of the trigger. */
  TriggerMinLimit?: Limit;
  /** Upper limit of the trigger. */
  TriggerMaxLimit?: Limit;
  /** Text or regular expression of the trigger. */
  TriggerStringValue?: RuleText;
  /** Operator that a value has to meet to reset the event. */
  ResetOperator?: RuleOperator;
  /** Lower limit of the reset. */
  TriggerMinResetLimit?: Limit;
  /** Upper limit of the reset. */
  TriggerMaxResetLimit?: Limit;
  /** Text or regular expression of the reset. */
  TriggerStringResetValue?: RuleText;
  /** Number that reset the event. */
  ResetValue?: Limit;
  /** Text that reset the event. */
  ResetStringValue?: string;
  /** Boolean value that reset the event. */
  ResetBooleanValue?: boolean;
}

/**
 * State of an event. ManualTest is a test delivery and never stored.
 */
export type EventStatus = 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest';

/**
 * One page of rules.
 */
export type RulePage = PageEnvelope & {
  /** Rules on this page. */
  Rows: RuleListItem[];
};

/**
 * One page of events.
 */
export type EventPage = PageEnvelope & {
  /** Events on this page. */
  Rows: EventResponse[];
};

/**
 * One page of conditions of a rule.
 */
export type RuleConditionPage = PageEnvelope & {
  /** Conditions on this page. */
  Rows: RuleResourceCondition[];
};

/**
 * Aggregation of the values of an interval. Realtime returns the values themselves. All returns all aggregations except Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
 */
export type AggregationType =
  | 'Realtime'
  | 'TimeWeightedAverage'
  | 'MaxValue'
  | 'MinValue'
  | 'StartValue'
  | 'EndValue'
  | 'TimeWeightedVariance'
  | 'NbrOfMeasurements'
  | 'Length'
  | 'All'
  | 'ArithmeticMean'
  | 'Variance';

/**
 * Aggregated values of a resource.
 */
export interface AggregatedMeasurements {
  /** ID of the resource. */
  id: Uuid;
  /** Aggregation of the values of an interval. */
  AggregationType: AggregationType;
  /** Start of the first interval, in epoch milliseconds. */
  TimespanStart: EpochMilliseconds;
  /** End of the last interval (inclusive), in epoch milliseconds. */
  TimespanEnd: EpochMilliseconds;
  /** Requested resolution in milliseconds. */
  Resolution: number;
  /** Length of the intervals in milliseconds. 0 with Realtime. */
  CalculatedResolution: number;
  /** Number of values that were aggregated. */
  NumberOfMeasurements: number;
  /** Time that the service spent on each step, in milliseconds. */
  Timers: {
    [key: string]: number;
  };
  /** Data points, oldest first. */
  v: MeasurementMessage[];
}

/**
 * A data point. t and d are the start of its interval, or the time of the value with Realtime.
 */
export interface MeasurementMessage {
  /** Time of the data point, in epoch milliseconds. */
  t?: EpochMilliseconds;
  /** Time of the data point, as an RFC 3339 date-time. */
  d?: DateTime;
  /** Aggregated value. With All, the values of all aggregations, with null for those that the interval lacks. */
  m: (number | null)[];
}

/**
 * Query that selects measurements and aggregates them.
 */
export interface AdvancedMeasurementQuery {
  /** Calculation over the measurements of a group. Average is the mean, SumOfMaxMinDifference is the sum over the resources of maximum minus minimum, SumOfEndStartDifference is the sum over the resources of last minus first value, and NbrOfRows is the number of measurements. Defaults to Average. */
  Calculation?: 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows' | null;
  /** Dimension of the values. Always 0. */
  Dimension?: number | null;
  /** Parts of the date, in UTC, that measurements are grouped by. Without it, all measurements form one group. */
  GroupBy?:
    ('Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek')[] | null;
  /** ID of a resource collection. The other members narrow it down. */
  SensorCollectionId?: OptionalUuid;
  /** ID of the resource type. */
  SensorTypeId?: OptionalUuid;
  /** IDs of smart object templates. */
  SensorTemplateIds?: Uuid[] | null;
  /** IDs of the locations of the devices. */
  LocationIds?: Uuid[] | null;
  /** Whether LocationIds include the locations below them. Defaults to false. */
  IncludeChildLocations?: boolean | null;
  /** IDs of tags, as in a resource collection. */
  TagIds?: Uuid[] | null;
  /** Start of the time span (inclusive). Defaults to one day before Stop. */
  Start?: OptionalDateTime;
  /** End of the time span (inclusive). Defaults to now. */
  Stop?: OptionalDateTime;
}

/**
 * Result for one group of measurements.
 */
export interface AdvancedMeasurementQueryResponse {
  /** Start of the period, in the finest part of the date in GroupBy, that contains the first measurement of the group. Without GroupBy it is Start. */
  Timestamp: DateTime;
  /** Result of the calculation. */
  Value: number;
}

/**
 * Measurements of one resource.
 */
export interface MinimalMeasurements {
  /** ID of the resource. */
  id: Uuid;
  /** Measurements, oldest first. */
  v: MinimalMeasurementMessage[];
}

/**
 * A measurement. The value is in v, sv or bv, depending on its type.
 */
export interface MinimalMeasurementMessage {
  /** Time of the value, in epoch milliseconds. */
  UnixTimestamp: EpochMilliseconds;
  /** Time of the value, as an RFC 3339 date-time. */
  DateTime: DateTime;
  /** Value of a numeric resource. */
  v?: number;
  /** Value of a text resource. */
  sv?: string;
  /** Value of a boolean resource. */
  bv?: boolean;
}

/**
 * A transformer of a device template to create, or its new state. Its formula runs for each device of the template.
 */
export interface TransformerTemplateRequest {
  /** ID of the transformer to replace, in a list of all transformers. Ignored elsewhere. */
  Id?: OptionalUuid;
  /** Name of the transformer. Unique in the device template. */
  Name: Name;
  /** Name or ID of the transformer type, such as JSONata. It has to be approved and activated. */
  Transformer: Name;
  /** Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula. */
  Configurations?: TransformerConfigurations;
  /** Sources of the formula, in the order of the array sources in the formula. */
  TransformerSourceTypeConfigurations: TransformerSourceTypeConfigurationModel[];
  /** Virtual resources that the formula computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
}

/**
 * Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula.
 */
export type TransformerConfigurations = TransformerConfiguration[] | null;

/**
 * A configuration value of a transformer.
 */
export interface TransformerConfiguration {
  /** Configuration key, such as Expression. */
  Key: Name;
  /** Configuration value. For Expression, a JSONata expression. */
  Value: string;
}

/**
 * A resolution to create, or its new state.
 */
export interface ResolutionRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** Title of the resolution. */
  Title?: OptionalName;
  /** Length of a period in milliseconds, 1000 to 31536000000. Defaults to 3600000 (one hour). */
  Timespan?: number | null;
  /** Retention of aggregated values in days. Stored and returned, but without effect, as the service aggregates values on request. */
  RetentionDays?: number | null;
  /** Ignored. Accepted from older clients, as the service aggregates values of any time on request. */
  AggregateSinceTime?: number | null;
  /** Resource types that the resolution is for. Empty or left out stands for all. */
  ResourceTypeInstances?: ResolvedResourceTypeRequest[] | null;
}

/**
 * A resource type of a smart object type.
 */
export interface ResolvedResourceTypeRequest {
  /** Ignored. Accepted from older clients. */
  Id?: OptionalUuid;
  /** ID of the smart object type. */
  SmartObjectTypeId: Uuid;
  /** ID of a resource type of the smart object type. */
  ResourceTypeId: Uuid;
}

/**
 * A resolution, a named length of the periods that values are aggregated over.
 */
export interface Resolution {
  /** ID of the resolution. */
  Id: Uuid;
  /** Title of the resolution. */
  Title?: Name;
  /** Length of a period in milliseconds. */
  Timespan: number;
  /** Retention of aggregated values in days, as it was set. */
  RetentionDays?: number;
  /** Resource types that the resolution is for. Empty stands for all. */
  ResourceTypeInstances: ResourceTypeInstance[];
}

/** The name of {@link Resolution} in the contract. */
export type ResolutionResponse = Resolution;

/**
 * Resources that a formula reads.
 */
export interface TransformerSourceTypeConfigurationModel {
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** ID of the object instance in the device type. If left out, all object instances of the device are read, including virtual ones. */
  SmartObjectTypeInstanceId?: OptionalUuid;
  /** Aggregation of the values. Realtime, the default, is the latest value. Other aggregations cover the last complete period, as in measurements. All is an array of all of them. */
  Aggregation?:
    | 'Realtime'
    | 'TimeWeightedAverage'
    | 'MaxValue'
    | 'MinValue'
    | 'StartValue'
    | 'EndValue'
    | 'TimeWeightedVariance'
    | 'NbrOfMeasurements'
    | 'Length'
    | 'All'
    | 'ArithmeticMean'
    | 'Variance'
    | null;
  /** Length of a period in milliseconds, 1000 to 2678400000 (31 days). Defaults to 3600000 (one hour). Periods are counted from 1970-01-01T00:00:00Z. Ignored with Realtime. */
  Resolution?: number | null;
  /** ID of a resolution of at most 31 days, instead of Resolution. Ignored with Realtime. */
  ResolutionId?: OptionalUuid;
}

/**
 * A virtual resource that a formula computes.
 */
export interface TransformerTargetTypeConfigurationModel {
  /** ID of the type of the virtual smart object. */
  SmartObjectTypeId: Uuid;
  /** ID of the resource type. */
  ResourceTypeId: Uuid;
  /** Index of the value in the result of the formula, if the result is an array, 0 to 1000. Defaults to the index in this list. */
  OutputIndex?: number | null;
  /** Data type of the resource. A different data type is rejected. */
  ResourceDataType?: string | null;
}

/**
 * A transformer, a formula that computes virtual resources.
 */
export interface TransformerTemplate {
  /** ID of the transformer. */
  Id: Uuid;
  /** Name of the transformer. Unique in the device template or the location. */
  Name: Name;
  /** Name of the transformer type. */
  Transformer: Name;
  /** Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula. */
  Configurations: TransformerConfiguration[];
  /** Sources of the formula, in the order of the array sources in the formula. Empty for a transformer of a location. */
  TransformerSourceTypeConfigurations: TransformerSourceTypeConfigurationModel[];
  /** Virtual resources that the formula computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
  /** ID of the location, for a transformer of a location. */
  LocationId?: Uuid;
  /** ID of the device that has the virtual resources, for a transformer of a location. */
  DeviceId?: Uuid;
  /** ID of the resource collection that the formula reads, for a transformer of a location. */
  SourceResourceCollectionId?: Uuid;
  /** Whether the transformer does not compute, because its type is not approved and activated, or because the service has switched it off: it exceeded its limits or depended on its own result. Save it again to restart it. */
  Deactivated: boolean;
  /** Reason why the transformer is deactivated, or last error of its formula, if no run has succeeded since. */
  LastError?: Text;
}

/** The name of {@link TransformerTemplate} in the contract. */
export type TransformerTemplateResponse = TransformerTemplate;

/**
 * A transformer of a location to create, or its new state. Its formula reads a resource collection and fills a device of its own.
 */
export interface LocationTransformerRequest {
  /** ID of the location. Must equal the ID in the path. */
  LocationId?: OptionalUuid;
  /** Name of the transformer and of its device. Unique in the location. */
  Name: Name;
  /** Name or ID of the transformer type, such as JSONata. It has to be approved and activated. */
  TransformerType: Name;
  /** ID of the resource collection that the formula reads as sources[0]. */
  ResourceCollectionId: Uuid;
  /** Configuration of the transformer, by the definitions of its type. Expression of JSONata is the formula. */
  Configurations?: TransformerConfigurations;
  /** Virtual resources that the formula computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
}

/**
 * A package with its description.
 */
export interface TransformerTypeUpload {
  /** File with a TransformerTypePackage as JSON or YAML. */
  UploadTransformerType: string;
  /** Description of the transformer type. */
  request?: TransformerTypeRequest;
}

/**
 * Description of a transformer type, in place of that of its package.
 */
export interface TransformerTypeRequest {
  /** Name of the transformer type for people. Defaults to that of the package. */
  DisplayName?: OptionalName;
  /** Description of the transformer type. Defaults to that of the package. */
  Description?: OptionalText;
  /** Web pages about the transformer type. Defaults to none. */
  TransformerTypeExternalLinks?: TransformerTypeExternalLink[] | null;
}

/**
 * The revocation of a transformer type.
 */
export interface TransformerTypeRevokeRequest {
  /** Reason for the revocation. */
  RevokeMotivation?: OptionalText;
}

/**
 * A transformer type in a list.
 */
export interface TransformerTypeListItem {
  /** ID of the transformer type. */
  Id: Uuid;
  /** Name of the transformer type, the Transformer of transformers. */
  Name: Name;
  /** Name of the transformer type for people. */
  DisplayName: Name;
  /** Description of the transformer type. */
  Description?: Text;
  /** Approval status, in the spelling of older clients. */
  ApprovalStatus: 'Unknown' | 'New' | 'Revoked' | 'Appoved';
  /** Whether the transformer type may still change. */
  Preview: boolean;
}

/** The name of {@link TransformerTypeListItem} in the contract. */
export type TransformerTypeListResponse = TransformerTypeListItem;

/**
 * A transformer type, with its configuration keys, sources and outputs.
 */
export type TransformerType = TransformerTypeListItem & {
  /** Whether the transformer type is activated. It can be used if it is approved too. */
  IsActivated: boolean;
  /** Reason why the transformer type was revoked. */
  RevokeMotivation?: Text;
  /** Name of the uploaded file. */
  FileName?: string;
  /** Version of the package. */
  Version?: Name;
  /** Configuration keys of the transformer type. */
  ConfigurationDefinitions: TransformerTypeConfigurationDefinition[];
  /** Sources that the transformer type demands. Empty for JSONata, which takes any sources. */
  SourceTypeDefinitions: TransformerSourceTypeDefinition[];
  /** Outputs of the transformer type. Empty for JSONata, which takes any targets. */
  TargetTypeDefinitions: TransformerTypeFormulaDefinition[];
  /** Web pages about the transformer type. */
  TransformerTypeExternalLinks: TransformerTypeExternalLink[];
};

/** The name of {@link TransformerType} in the contract. */
export type TransformerTypeResponse = TransformerType;

/**
 * A configuration key of a transformer type.
 */
export interface TransformerTypeConfigurationDefinition {
  /** Key that identifies the configuration. Formulas read its value as $config.Key. */
  Key: Name;
  /** Display name of the key. */
  Name: Name;
  /** Description of the key. */
  Description?: Text;
  /** Data type of the value. */
  DataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
  /** Value of transformers that set none. Without it, transformers have to set the value. */
  DefaultValue?: string;
  /** Smallest value of an Int or Double. */
  MinValue?: number;
  /** Largest value of an Int or Double. */
  MaxValue?: number;
  /** Values of an Enum. */
  Options?: TransformerTypeConfigurationDefinitionOptionEnum[];
  /** Regular expression in RE2 syntax that a whole String has to match. */
  RegExp?: string;
}

/**
 * A value of an Enum.
 */
export interface TransformerTypeConfigurationDefinitionOptionEnum {
  /** Value that a configuration of type Enum can have. */
  Id: Name;
  /** Name of the value for people. */
  DisplayName?: Name;
}

/**
 * A source that a transformer type reads.
 */
export interface TransformerSourceTypeDefinition {
  /** Purpose of the source. */
  Description?: Text;
  /** LwM2M object ID of its resources, 0 to 65534. Without it, resources of any object. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** LwM2M resource ID of its resources, 0 to 65534. Without it, any resources. */
  ResourceTypeTypeId?: LwM2MId;
  /** Smallest number of resources with values, 1 to 1000. With fewer, the service computes nothing. Defaults to 1. */
  MinNumberOfResources?: number;
  /** Largest number of resources with values, 1 to 1000. With more, the transformer fails. Defaults to 1000. */
  MaxNumberOfResources?: number;
}

/**
 * An output of a transformer type.
 */
export interface TransformerTargetTypeDefinition {
  /** Purpose of the output. */
  Description?: Text;
  /** Index that transformers refer to, 0 to 1000. Unique in the transformer type. */
  OutputIndex: number;
  /** Data type of the output. Targets must have the same one. */
  ResourceDataType:
    'String' | 'Integer' | 'UnsignedInteger' | 'Float' | 'Boolean' | 'Opaque' | 'Time' | 'Objlnk' | 'Corelnk';
  /** LwM2M object ID of its target, 0 to 65534. Without it, any object. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** LwM2M resource ID of its target, 0 to 65534. Without it, any resource. */
  ResourceTypeTypeId?: LwM2MId;
}

/**
 * An output of a package with the formula that computes it.
 */
export type TransformerTypeFormulaDefinition = TransformerTargetTypeDefinition & {
  /** JSONata expression over sources and $config. Its result is the value of the output. */
  Formula: string;
};

/**
 * A package of JSONata formulas, as JSON or YAML in a file.
 */
export interface TransformerTypePackage {
  /** Name of the transformer type. Unique in the device network. */
  Name: Name;
  /** Version of the package. */
  Version: Name;
  /** Name of the transformer type for people. Defaults to Name. */
  DisplayName?: Name;
  /** Description of the transformer type. */
  Description?: Text;
  /** Whether the transformer type may still change. Defaults to false. */
  Preview?: boolean;
  /** Configuration keys of the transformer type. */
  ConfigurationDefinitions?: TransformerTypeConfigurationDefinition[];
  /** Sources that the formulas read, in the order of sources. A transformer of a location has one source. */
  SourceTypeDefinitions: TransformerSourceTypeDefinition[];
  /** Outputs with their formulas. */
  TargetTypeDefinitions: TransformerTypeFormulaDefinition[];
}

/**
 * A web page about a transformer type.
 */
export interface TransformerTypeExternalLink {
  /** Text of the link. */
  Label: Name;
  /** URL of the page. */
  Link: string;
}

/**
 * One page of transformer types.
 */
export type TransformerTypePage = PageEnvelope & {
  /** Transformer types on this page. */
  Rows: TransformerTypeListItem[];
};

/**
 * An event consumer (webhook) to create, or its new state.
 */
export interface EventConsumerRequest {
  /** Ignored. Accepted so that a response can be sent back. */
  Id?: OptionalUuid;
  /** Name of the event consumer. Unique in the device network. Defaults to the host of HttpEndpoint for a new one, and to the current name in an update. */
  Name?: OptionalName;
  /**
   * URL that events are delivered to. May be left out or empty if UsingHttpEndpoint is false. The server restricts the addresses that it delivers to.
   * @example https://hooks.example.com/muster
   */
  HttpEndpoint?: string | null;
  /**
   * HTTP method of deliveries, POST or PUT in any case. Defaults to POST. Empty counts as left out.
   * @example POST
   */
  HttpMethod?: string | null;
  /** Additional headers of deliveries. A header without a value keeps the stored value, unless HttpEndpoint changes to another origin. */
  HttpHeaders?: EventConsumerHeader[] | null;
  /** User name for Basic authentication. Defaults to none. */
  HttpUsername?: OptionalName;
  /** Password for Basic authentication. Never returned. If left out, the stored password does not change, unless HttpEndpoint changes to another origin. */
  HttpPassword?: string | null;
  /** Whether the service collects and delivers events. Defaults to true. If deliveries are switched off, pending events are kept. */
  UsingHttpEndpoint?: boolean | null;
  /** Secret that signs deliveries, whsec_ followed by the base64 of 24 to 64 bytes. Never returned. Defaults to a random secret, so set one in order to verify signatures. */
  Secret?: string | null;
  /** Event types to deliver. Empty or left out stands for all types. */
  EventTypes?: MusterEventType[] | null;
  /** IDs of the devices whose events are delivered. Empty or left out stands for all events, including those without a device. */
  DeviceIds?: Uuid[] | null;
}

/**
 * An additional header of deliveries.
 */
export interface EventConsumerHeader {
  /**
   * Name of the header.
   * @example X-Site
   */
  Key: string;
  /** Value of the header. Never returned. If left out, the stored value does not change. */
  Value?: string | null;
}

/**
 * An additional header of deliveries, without its value.
 */
export interface EventConsumerHeaderResponse {
  /** Name of the header. */
  Key: string;
}

/**
 * An event consumer (webhook), without its secrets, with the state of its deliveries.
 */
export interface EventConsumerListItem {
  /** ID of the event consumer. */
  Id: Uuid;
  /** Name of the event consumer. Unique in the device network. */
  Name: Name;
  /** URL that events are delivered to. Left out if there is none. */
  HttpEndpoint?: string;
  /** HTTP method of deliveries. */
  HttpMethod: 'POST' | 'PUT';
  /** Additional headers of deliveries. */
  HttpHeaders: EventConsumerHeaderResponse[];
  /** User name for Basic authentication. */
  HttpUsername?: Name;
  /** Whether the service collects and delivers events. */
  UsingHttpEndpoint: boolean;
  /** Event types to deliver. Empty stands for all types. */
  EventTypes: MusterEventType[];
  /** IDs of the devices whose events are delivered. Empty stands for all events. */
  DeviceIds: Uuid[];
  /** Event categories that refer to the event consumer, sorted by name. */
  EventCategories: EventCategory[];
  /** State of the deliveries. */
  Delivery: EventConsumerDelivery;
}

/** The name of {@link EventConsumerListItem} in the contract. */
export type EventConsumerListResponse = EventConsumerListItem;

/**
 * An event consumer (webhook), without its secrets, with the state of its deliveries.
 */
export type EventConsumer = EventConsumerListItem;

/** The name of {@link EventConsumer} in the contract. */
export type EventConsumerResponse = EventConsumer;

/**
 * State of the deliveries of an event consumer. Times cover the period since the service started.
 */
export interface EventConsumerDelivery {
  /** Number of events that wait for delivery. */
  PendingEvents: number;
  /** Number of dead letters, deliveries that were given up. */
  DeadLetters: number;
  /** Time of the last successful delivery, in epoch milliseconds. */
  LastDeliveredTimestamp?: EpochMilliseconds;
  /** Time of the last failed attempt, in epoch milliseconds. Left out if a later attempt succeeded. */
  LastFailedTimestamp?: EpochMilliseconds;
  /** Reason of the last failure. */
  LastFailure?: Text;
  /** Time of the next attempt, in epoch milliseconds. */
  NextAttemptTimestamp?: EpochMilliseconds;
}

/**
 * One page of event consumers.
 */
export type EventConsumerPage = PageEnvelope & {
  /** Event consumers on this page. */
  Rows: EventConsumerListItem[];
};

/**
 * An event as delivered to event consumers. In a test, all members are optional.
 */
export interface EventMessage {
  /** ID of the event. */
  Id?: OptionalUuid;
  /** ID of the device. */
  DeviceId?: OptionalUuid;
  /** ID of the device network. */
  DeviceNetworkId?: OptionalUuid;
  /** ID of the event category. */
  EventCategoryId?: OptionalUuid;
  /** ID of the location of the device. */
  LocationId?: OptionalUuid;
  /** ID of the resource. */
  ResourceId?: OptionalUuid;
  /** ID of the rule that raised the event. */
  RuleId?: OptionalUuid;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier?: OptionalText;
  /** Name of the device. */
  DeviceName?: OptionalText;
  /** Name of the event category. */
  EventCategoryName?: OptionalText;
  /** Description of the event. */
  Information?: OptionalText;
  /** ID of the location in another system. */
  LocationExternalId?: OptionalText;
  /** Name of the location. */
  LocationName?: OptionalText;
  /** Name of the resource. */
  ResourceName?: OptionalText;
  /** Description of the rule. */
  RuleDescription?: OptionalText;
  /** Name of the rule. */
  RuleName?: OptionalText;
  /** Operator that compared the value. */
  TriggerOperator?: OptionalText;
  /** Text that the value was compared with. */
  TriggerStringValue?: OptionalText;
  /** Type number of the event category. */
  EventCategoryTypeId?: number | null;
  /** Severity of the event. */
  SeverityLevel?: number | null;
  /** Upper threshold that the value was compared with. */
  TriggerThresholdMaxValue?: number | null;
  /** Lower threshold that the value was compared with. */
  TriggerThresholdMinValue?: number | null;
  /** State of the event. */
  EventStatus?: 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest' | null;
  /** Time when the event was raised, or when it was reset. */
  Generated?: OptionalDateTime;
  /** Value that raised the event, or that reset it. Left out if no value did. The value is in v, sv or bv, depending on its type. */
  Measurement?:
    | ({
        /** Time of the value, in epoch milliseconds. */
        UnixTimestamp?: EpochMilliseconds;
        /** Time of the value, as an RFC 3339 date-time. */
        DateTime?: DateTime;
        /** Value of a numeric resource. */
        v?: number;
        /** Value of a text resource. */
        sv?: string;
        /** Value of a boolean resource. */
        bv?: boolean;
      } & {
        [key: string]: unknown;
      })
    | null;
}

/**
 * A dead letter (a delivery that was given up) in a list, without its events.
 */
export interface DeadLetterListItem {
  /** ID of the dead letter. */
  Id: Uuid;
  /** Header webhook-id of the delivery attempts. */
  WebhookId: string;
  /** Number of events in the delivery. */
  NbrOfEvents: number;
  /** Number of delivery attempts. */
  Attempts: number;
  /** Reason why the last attempt failed. */
  Reason: Text;
  /** HTTP status of the last attempt. Left out if there was no response. */
  ResponseCode?: number;
  /** Time of the first attempt, in epoch milliseconds. */
  FirstAttemptTimestamp: EpochMilliseconds;
  /** Time when the delivery was given up, in epoch milliseconds. */
  FailedTimestamp: EpochMilliseconds;
}

/** The name of {@link DeadLetterListItem} in the contract. */
export type DeadLetterListResponse = DeadLetterListItem;

/**
 * A dead letter, a webhook delivery that was given up.
 */
export type DeadLetter = DeadLetterListItem & {
  /** Events of the delivery, in the form in which they were sent. */
  Events: MusterEvent[];
};

/** The name of {@link DeadLetter} in the contract. */
export type DeadLetterResponse = DeadLetter;

/**
 * One page of dead letters.
 */
export type DeadLetterPage = PageEnvelope & {
  /** Dead letters on this page. */
  Rows: DeadLetterListItem[];
};

/**
 * A queue item, a stored command for a sleeping device. The values of the command are not returned.
 */
export interface QueueItem {
  /** ID of the queue item. */
  Id: Uuid;
  /** ID of the device. */
  DeviceId: Uuid;
  /** Name of the device. */
  DeviceName?: Name;
  /** LwM2M endpoint client name of the device. */
  DeviceIdentifier?: EndpointName;
  /** LwM2M operation of the command. */
  Operation:
    | 'Read'
    | 'Write'
    | 'Execute'
    | 'Create'
    | 'Delete'
    | 'ReadAttributes'
    | 'WriteAttributes'
    | 'Observe'
    | 'CancelObserve';
  /**
   * LwM2M path of the command.
   * @example /3303/0
   */
  Path: string;
  /** Whether the command waits for the device (Pending) or is being sent (InProgress). */
  Status: 'Pending' | 'InProgress';
  /** Number of times that the command was sent without a response. */
  Attempts: number;
  /** ID of the activity log entry that records the progress of the command. */
  ActivityLogId: Uuid;
  /** Time when the command was requested, in epoch milliseconds. */
  CreatedTimestamp: EpochMilliseconds;
  /** Time when the command expires unless the device wakes up before, in epoch milliseconds. */
  ExpirationTimestamp: EpochMilliseconds;
}

/** The name of {@link QueueItem} in the contract. */
export type QueueItemResponse = QueueItem;

/**
 * One page of queue items.
 */
export type QueueItemPage = PageEnvelope & {
  /** Queue items on this page. */
  Rows: QueueItem[];
};

/**
 * An activity log entry, a recorded operation. The status of a parent entry sums up its children. The firmware update of one device has its steps as children, which its status does not follow from and Children does not count.
 */
export interface ActivityLogEntry {
  /** ID of the activity log entry. */
  Id: Uuid;
  /** Description of the operation. */
  Description: Text;
  /** State of the operation. */
  Status: 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
  /** Kind of entity that the operation applies to. */
  EntityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
  /** ID of the entity that the operation applies to. */
  EntityId?: Uuid;
  /** Identifier of the entity, such as an endpoint name or a path. */
  EntityIdentifier?: string;
  /** Name of the entity. */
  EntityName?: string;
  /** ID of the device that the operation applies to, itself or one of its smart objects and resources. Left out for other entities. */
  DeviceId?: Uuid;
  /**
   * Response code from the device.
   * @example 2.05
   */
  ResponseCode?: string;
  /** Text of the response, or the reason why there was no response. */
  ResponseMessage?: Text;
  /** Values that the device returned to this Read or Observe, each with its own time, as far as they are still stored. Only in a single entry of an operation that has completed, and with the permission Resource.Read. Left out in lists and events. */
  Values?: LatestMeasurement[];
  /** Time when the operation was requested, in epoch milliseconds. */
  CreatedTimestamp: EpochMilliseconds;
  /** Time when the entry or one of its children last changed, in epoch milliseconds. */
  StatusUpdatedTimestamp: EpochMilliseconds;
  /** ID of the parent entry. */
  ParentId?: Uuid;
  /** Correlation ID, which all entries of a request share. */
  CorrelationId?: Uuid;
  /** Time when the entry was archived, in epoch milliseconds. */
  ArchivedTimestamp?: EpochMilliseconds;
  /** ID of the API key, or of the session of the person, that requested the operation. Left out for operations of the service itself. */
  ApiKeyId?: Uuid;
  /** Name of the API key or the person at the time of the request. */
  ApiKeyName?: Name;
  /** Whether an API key or a person who has logged in requested the operation. */
  ActorType?: 'ApiKey' | 'Person';
  /** ID of the firmware package that the operation installs. Left out for other operations, and for the children of an update of many devices. */
  FirmwarePackageId?: Uuid;
  /** Progress of an entry with children. Left out for others. */
  Children?: ActivityLogChildren;
}

/** The name of {@link ActivityLogEntry} in the contract. */
export type ActivityLogEntryResponse = ActivityLogEntry;

/**
 * Numbers of children of an activity log entry, such as the devices of a firmware update. Children that are parents themselves, such as reading the rows of a mass registration, do not count.
 */
export interface ActivityLogChildren {
  /** Number of children. */
  Total: number;
  /** Number of children with the status Completed. */
  Completed: number;
  /** Number of children with the status Failed. */
  Failed: number;
}

/**
 * An audit log entry, a change that an API key or a person made or attempted.
 */
export interface AuditEntry {
  /** ID of the audit log entry. */
  Id: Uuid;
  /** Time of the response, in epoch milliseconds. */
  Timestamp: EpochMilliseconds;
  /** ID of the API key, or of the session of the person, that sent the request. */
  ApiKeyId: Uuid;
  /** Name of the API key or the person at the time of the request. */
  ApiKeyName: Name;
  /** Whether an API key or a person who has logged in sent the request. */
  ActorType: 'ApiKey' | 'Person';
  /**
   * Operation ID of the request, as in this API description.
   * @example devices.create
   */
  Operation: string;
  /** ID of the changed entity, if the request changed a single one. */
  EntityId?: Uuid;
  /** HTTP status of the response. 499 if the client disconnected before. */
  StatusCode: number;
  /** Number of times that the key was refused with this status (401, 403 or 429) within a minute. The other members describe the first refusal. Present for refusals only. */
  Count?: number;
  /** IP address of the client. Present for refusals only. */
  Address?: string;
  /** X-Request-Id of the response. */
  RequestId: string;
}

/** The name of {@link AuditEntry} in the contract. */
export type AuditEntryResponse = AuditEntry;

/**
 * One page of audit log entries.
 */
export type AuditPage = PageEnvelope & {
  /** Audit log entries on this page. */
  Rows: AuditEntry[];
};

/**
 * Activity log entries as CSV.
 */
export type ActivityLogCsv = string;

/**
 * Usage of a device network in a month.
 */
export interface Usage {
  /**
   * Month in UTC, as YYYY-MM.
   * @example 2026-11
   */
  Month: string;
  /** ID of the device network. */
  DeviceNetworkId: Uuid;
  /** Name of the device network in the month. */
  DeviceNetworkName: Name;
  /** Largest number of devices that existed at a time. */
  Devices: number;
  /** Number of devices that sent something. */
  ActiveDevices: number;
  /** Number of requests, responses and notifications from devices. Retransmissions and empty acknowledgements do not count. */
  MessagesUp: number;
  /** Number of requests to devices, and of responses to their requests. */
  MessagesDown: number;
  /** Number of stored values, computed ones included. */
  Values: number;
  /** Number of bytes of firmware packages sent to devices. */
  FirmwareBytes: number;
  /** Number of API requests answered with a status below 400. */
  SuccessfulApiCalls: number;
  /** Number of API requests answered with a status from 400 to 499, and of requests whose client disconnected before the end of the response. */
  RefusedApiCalls: number;
  /** Number of API requests answered with a status of 500 or above. */
  FailedApiCalls: number;
}

/** The name of {@link Usage} in the contract. */
export type UsageResponse = Usage;

/**
 * One page of monthly usage.
 */
export type UsagePage = PageEnvelope & {
  /** Usage by month on this page. */
  Rows: Usage[];
};

/**
 * Monthly usage as CSV.
 */
export type UsageCsv = string;

/**
 * One page of activity log entries.
 */
export type ActivityLogPage = PageEnvelope & {
  /** Activity log entries on this page. */
  Rows: ActivityLogEntry[];
};

/**
 * Picture, up to 256 KiB.
 */
export type Picture = string;

/**
 * Server-sent events. The data of each event is a MusterEvent.
 */
export type EventStream = string;

/**
 * Type of an event.
 */
export type MusterEventType =
  | 'device.registered'
  | 'device.updated'
  | 'device.deregistered'
  | 'device.offline'
  | 'smartObject.available'
  | 'smartObject.unavailable'
  | 'measurement'
  | 'event.active'
  | 'event.reset'
  | 'activityLog';

/**
 * Type of an event of a stream.
 */
export type StreamEventType =
  | 'device.registered'
  | 'device.updated'
  | 'device.deregistered'
  | 'device.offline'
  | 'smartObject.available'
  | 'smartObject.unavailable'
  | 'measurement'
  | 'event.active'
  | 'event.reset'
  | 'activityLog'
  | 'traffic';

/**
 * An event in the device network.
 */
export interface MusterEvent {
  /**
   * ID of the event. Send it as Last-Event-ID to resume the stream after this event. Empty for traffic, which is not sent again.
   * @example 42
   */
  id: string;
  /** Type of the event. */
  type: StreamEventType;
  /** Time of the event, in epoch milliseconds. */
  time: EpochMilliseconds;
  /** ID of the device network. */
  deviceNetworkId: Uuid;
  /** ID of the device. */
  deviceId?: Uuid;
  /** ID of the smart object. */
  smartObjectId?: Uuid;
  /** ID of the resource. */
  resourceId?: Uuid;
  /** Details, depending on the type. For measurement it is a LatestMeasurement, for activityLog the ActivityLogEntryResponse of an entry that was added or changed, for event.active and event.reset an EventMessage. For traffic it is what the devices of the network have reported in that many Milliseconds: the numbers of Registrations, Updates, Departures (deregistered or offline) and stored Values. */
  data: {
    [key: string]: unknown;
  };
}

/**
 * UUID (RFC 9562), or null.
 */
export type OptionalUuid = string | null;

/**
 * Point in time as an RFC 3339 date-time, or null. In requests, a time without a zone is UTC.
 */
export type OptionalDateTime = string | null;

/**
 * Name of a cloud region, 1 to 64 characters, or null.
 */
export type OptionalRegion = string | null;

/**
 * MAC address of 6 to 8 bytes in hexadecimal digits, separated by colons, by dashes or not at all. Empty counts as left out.
 */
export type OptionalMacAddress = string | null;

/**
 * Text on one line, at most 255 characters, not of white space alone. Empty counts as left out.
 */
export type OptionalName = string | null;

/**
 * Text of at most 10,000 characters.
 */
export type OptionalText = string | null;

/**
 * URN of an LwM2M object, as in the OMA registry.
 */
export type OptionalObjectUrn = string | null;

/**
 * Whether several instances are possible.
 */
export type OptionalInstanceType = 'Single' | 'Multiple' | 'single' | 'multiple' | null;

/**
 * Access that a server has to the resource, in coarse form. All means more than one of Read, Write and Execute.
 */
export type OptionalAccessType = 'Read' | 'Write' | 'Execute' | 'All' | null;

/**
 * Range of valid values, as the object definition states it.
 */
export type OptionalRange = string | null;

/**
 * Unit of the values, as the object definition states it.
 */
export type OptionalUnits = string | null;

/**
 * Operations that a server may perform on the resource, R (read), W (write) and E (execute).
 */
export type OptionalOperations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE' | null;

/**
 * Devices of a type that get a Discover when they register. See DiscoveryMode.
 */
export type OptionalDiscoveryMode = 'always' | 'sampled' | 'never' | null;

/**
 * Protocol of the device.
 */
export type OptionalDeviceStandard =
  'LWM2M' | 'Legacy' | 'MQTT' | 'Transformer' | 'Statistics' | 'AppIoTInternal' | null;

/**
 * ID of an object, object instance or resource, 0 to 65534.
 */
export type OptionalLwM2MId = number | null;

/**
 * Label of an instance, for people.
 */
export type OptionalLabel = string | null;
