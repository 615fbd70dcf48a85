// Made from openapi.yaml by `pnpm generate`; do not edit.
/**
 * An id (RFC 9562); taken in any case, shown in lower case.
 */
export type Uuid = string;

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMilliseconds = number;

/**
 * A point in time as of RFC 3339.
 */
export type DateTime = string;

/**
 * What people call something; 1 to 255 characters on one line. Surrounding space is removed. Where a name is unique, case does not count.
 */
export type Name = string;

export type Text = string;

/**
 * The LwM2M endpoint client name, unique in the service.
 */
export type EndpointName = string;

/**
 * The URN of an LwM2M object, as OMA registers them.
 */
export type ObjectUrn = string;

/**
 * An LwM2M object, object instance or resource id; 65535 is reserved.
 */
export type LwM2MId = number;

/**
 * How devices of a type take part. Real devices speak LWM2M, or are Legacy behind a gateway.
 */
export type DeviceStandard = 'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal';

/**
 * online from a registration until its lifetime and a grace end; Deregistered after the device said goodbye; offline otherwise.
 */
export type DeviceStatus = 'online' | 'offline' | 'Deregistered';

/**
 * The coarse form of Operations; All is more than one of the three.
 */
export type AccessType = 'Read' | 'Write' | 'Execute' | 'All';

/**
 * What a server may do with the resource; left out of responses where only a bootstrap server may do anything.
 */
export type Operations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';

/**
 * The LwM2M data type; None for a resource that is only executed.
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
 * An OMA device description file (LWM2M XML): one or more objects. Document type declarations and entities are refused.
 */
export type DdfXml = string;

/**
 * The id of what was created.
 */
export interface EntityId {
  /** @description The id of the new entity. */
  Id: Uuid;
}

/** The name of {@link EntityId} in the contract. */
export type EntityIdResponse = EntityId;

/**
 * The codes of all errors; docs/errors.md explains them.
 */
export type ErrorCode =
  | 'invalid-request'
  | 'malformed-body'
  | 'malformed-request'
  | 'unknown-device-network'
  | 'operation-not-allowed'
  | 'missing-key'
  | 'invalid-key'
  | 'expired-key'
  | 'permission-denied'
  | 'not-a-member'
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
  | 'idempotency-key-in-progress'
  | 'in-use'
  | 'limit-reached'
  | 'built-in'
  | 'last-admin'
  | 'own-key'
  | 'no-update-under-way'
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
  | 'shutting-down';

/**
 * What every error carries.
 */
export interface ErrorResponse {
  /** @description What went wrong, in a sentence for people. */
  Message: string;
  /** @description What went wrong, as a stable word for programs. */
  Code: ErrorCode;
  /** @description The id of the request, as in the header X-Request-Id and in the logs of the service. */
  RequestId: string;
  /**
   * @description The members at fault, each with what is wrong with it.
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
 * The same error as RFC 9457 problem details, sent to whoever accepts application/problem+json.
 */
export type Problem = ErrorResponse & {
  /**
   * Format: uri-reference
   * @description A reference to the documentation of the Code.
   */
  type: string;
  /** @description The meaning of the status. */
  title: string;
  /**
   * Format: int32
   * @description The HTTP status.
   */
  status: number;
  /** @description The same as Message. */
  detail?: string;
  /**
   * Format: uri-reference
   * @description Identifies the request: urn:muster:request: and its RequestId.
   */
  instance?: string;
};

/** The name of {@link Problem} in the contract. */
export type ProblemResponse = Problem;

/**
 * Where a page stands in its list.
 */
export interface PageEnvelope {
  /**
   * Format: int32
   * @description The number of this page, from 1.
   */
  Page: number;
  /**
   * Format: int32
   * @description How many rows a full page has.
   */
  PageSize: number;
  /**
   * Format: int32
   * @description How many pages there are.
   */
  NbrOfPages: number;
  /**
   * Format: int32
   * @description How many rows there are on all pages.
   */
  NbrOfRows: number;
}

/**
 * The versions of the service and of its parts.
 */
export interface Version {
  /**
   * @description Its version, as of semver.org.
   * @example 0.1.0
   */
  Version: string;
  /**
   * @description What is running.
   * @example Muster reference server
   */
  Description: string;
  /** @description The branch that the release was built from. This and the next three are there in releases only. */
  Branch?: string;
  /** @description When the release was built. */
  BuildDate?: DateTime;
  /**
   * Format: int32
   * @description The number of the build, where it has one.
   */
  BuildNumber?: number;
  /** @description The commit that the release was built from. */
  Revision?: string;
  Parts: VersionParts;
}

/** The name of {@link Version} in the contract. */
export type VersionResponse = Version;

/**
 * Versions of the parts that the service consists of.
 */
export interface VersionParts {
  /**
   * @description Version of the server package, as of semver.org.
   * @example 0.1.0
   */
  Server: string;
  /**
   * @description Version of the LwM2M gateway, as of semver.org.
   * @example 0.1.0
   */
  Gateway: string;
  /**
   * @description Version of this API description (`info.version`).
   * @example 3.0.0
   */
  Contract: string;
  /**
   * @description Version of the Node.js runtime.
   * @example 24.21.0
   */
  Node: string;
  /**
   * @description Version of the SQLite library that Node.js contains.
   * @example 3.50.4
   */
  SQLite: string;
}

/**
 * A device network to create.
 */
export interface DeviceNetworkRequest {
  /** @description Unique among the networks of the tenant. */
  Name: Name;
  /** @description The tenant of the key, which is also the default. */
  TenantId?: OptionalUuid;
  /** @description What another system knows the network by. */
  ExternalId?: OptionalName;
}

/**
 * A container of devices; nothing in it is seen from another one.
 */
export interface DeviceNetwork {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the network. */
  Name: Name;
  /** @description What another system knows the network by. */
  ExternalId?: ExternalId;
  /** @description The tenant it belongs to. */
  TenantId: Uuid;
  /** @description The name of the tenant. */
  TenantName?: Name;
}

/** The name of {@link DeviceNetwork} in the contract. */
export type DeviceNetworkResponse = DeviceNetwork;

/**
 * One page of device networks.
 */
export type DeviceNetworkPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DeviceNetwork[];
};

/**
 * An owner of device networks.
 */
export interface Tenant {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the tenant. */
  Name: Name;
  /** @description What a register of companies knows it by. */
  CompanyRegistrationId?: Name;
  /** @description What it is. */
  Description?: Text;
  /** @description What another system knows it by. */
  ExternalId?: ExternalId;
  /** @description What its names belong to in other systems. */
  NameSpace?: Name;
}

/** The name of {@link Tenant} in the contract. */
export type TenantResponse = Tenant;

/**
 * What other systems know a tenant by; what is left out is no longer known.
 */
export interface TenantRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description The name that it has, which stays. */
  Name?: OptionalName;
  /** @description What a register of companies knows it by. */
  CompanyRegistrationId?: OptionalName;
  /** @description What it is. */
  Description?: OptionalText;
  /** @description What another system knows it by. */
  ExternalId?: OptionalName;
  /** @description What its names belong to in other systems. */
  NameSpace?: OptionalName;
}

/**
 * One page of tenants.
 */
export type TenantPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: Tenant[];
};

/**
 * The holder of a key.
 */
export interface UserAccount {
  /** @description The id of the key. */
  Id: Uuid;
  /** @description The name of the key. */
  Name: Name;
  /** @description The name of the key. */
  Username: Name;
  /** @description The device network that the key works in unless it names another. */
  PreferredDeviceNetwork: Uuid;
  /** @description The tenant of the device network of the request. */
  Tenant: Uuid;
  /** @description A picture as PNG. */
  ThumbnailPhoto?: string;
}

/** The name of {@link UserAccount} in the contract. */
export type UserAccountResponse = UserAccount;

/**
 * A name of the IANA time zone database.
 */
export type TimeZoneName = string;

/**
 * An API key to create or to change.
 */
export interface ApiKeyRequest {
  /** @description Unique in the device network. */
  Name: Name;
  /** @description When the key stops working. Left out: of a new key in one year, of one that is changed as before. */
  ExpirationDate?: OptionalDateTime;
  /** @description The roles of the key; they can change without changing its value. */
  RoleIds: Uuid[];
}

/**
 * An API key.
 */
export interface ApiKey {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the key. */
  Name: Name;
  /** @description When the key stops working. */
  ExpirationDate: DateTime;
  /** @description The device network the key belongs to. */
  DeviceNetworkId: Uuid;
  /** @description The roles of the key. */
  RoleIds: Uuid[];
  /**
   * Format: password
   * @description The value to send as bearer token, for those who may manage keys. Keep it secret.
   */
  Key?: string;
}

/** The name of {@link ApiKey} in the contract. */
export type ApiKeyResponse = ApiKey;

/**
 * One page of API keys.
 */
export type ApiKeyPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ApiKey[];
};

/**
 * A role to create or to change.
 */
export interface RoleRequest {
  /** @description Unique in the device network. */
  Name: Name;
  /** @description What the role is responsible for. */
  ResponsibilityIds: Uuid[];
}

/**
 * A named set of permissions to create or to change.
 */
export interface ResponsibilityRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description What it allows; nothing when left out. */
  Permissions?: RolePermissionRequest[] | null;
}

/**
 * The right to do one thing to one kind of entity, or a custom right.
 */
export interface RolePermissionRequest {
  /**
   * @description One of the names of permissions.list.
   * @example Device
   */
  EntityName: string;
  /**
   * @description What may be done to it; All for a custom right.
   * @enum {string}
   */
  Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  /** @description Accepted from older clients; not used. */
  TenantId?: OptionalUuid;
}

/**
 * One page of responsibilities.
 */
export type ResponsibilityPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: Responsibility[];
};

/**
 * What a permission can be about.
 */
export interface PermissionTypeName {
  /**
   * @description The EntityName of permissions.
   * @example Device
   */
  Name: string;
  /**
   * @description Whether it is a kind of entity, or a right of its own.
   * @enum {string}
   */
  Type: 'Entity' | 'Custom';
}

/**
 * What is allowed, by name: All, or kinds with commas between them.
 */
export type PermissionMap = {
  [key: string]: string;
};

/**
 * A role that is specific to a device network.
 */
export interface SpecificRole {
  /** @description The id of the role. */
  Id: Uuid;
  /** @description Its name. */
  Name: Name;
}

/** The name of {@link SpecificRole} in the contract. */
export type SpecificRoleResponse = SpecificRole;

/**
 * One page of roles.
 */
export type SpecificRolePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: SpecificRole[];
};

/**
 * A token for event streams.
 */
export interface RealTimeToken {
  /** @description The device network whose events it opens. */
  DeviceNetworkId: Uuid;
  /** @description When it stops opening streams; epoch milliseconds. */
  Expires: EpochMilliseconds;
  /**
   * Format: password
   * @description The token. Keep it secret.
   */
  Token: string;
}

/**
 * A role.
 */
export interface Role {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description The tenant it belongs to. */
  TenantId?: Uuid;
  /** @description What the role is responsible for. */
  Responsibilities: Responsibility[];
  /** @description The ids of these, as a request names them. */
  ResponsibilityIds?: Uuid[];
}

/** The name of {@link Role} in the contract. */
export type RoleResponse = Role;

/**
 * A named set of permissions.
 */
export interface Responsibility {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What the set is called. */
  Name: Name;
  /** @description What it allows. */
  Permissions: RolePermission[];
  /** @description The roles that have it. */
  RoleIds?: Uuid[];
}

/** The name of {@link Responsibility} in the contract. */
export type ResponsibilityResponse = Responsibility;

/**
 * The right to do one thing to one kind of entity.
 */
export interface RolePermission {
  /**
   * @description The kind of entity.
   * @example Device
   */
  EntityName: string;
  /**
   * @description What may be done to it.
   * @enum {string}
   */
  Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  /** @description The tenant it belongs to. */
  TenantId?: Uuid;
}

/** The name of {@link RolePermission} in the contract. */
export type RolePermissionResponse = RolePermission;

/**
 * One page of roles.
 */
export type RolePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: Role[];
};

/**
 * How devices prove themselves to the server.
 */
export type BootstrapSecurityMode = 'NoSec' | 'PSK';

/**
 * How devices prove themselves to the server; NoSec when left out.
 */
export type OptionalBootstrapSecurityMode = 'NoSec' | 'PSK' | null;

/**
 * A bootstrap server to create, or its new state.
 */
export interface BootstrapServerRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network; what devices have as BootstrapServerName. */
  Name: Name;
  /** @description What it is for. */
  Description?: OptionalText;
  /** @description Whether devices first delete what they have at RemovePaths. Defaults to true. */
  RemoveExisting?: boolean | null;
  /**
   * @description What devices delete before they are written their accounts, if RemoveExisting is true. Defaults to the objects that are written: /0, /1, and /2 if there are AccessControls. A device keeps the account of the bootstrap server and the Device object in every case.
   * @example [
   *       "/0",
   *       "/1"
   *     ]
   */
  RemovePaths?: BootstrapDeletePath[] | null;
  /** @description The LwM2M servers that devices are told of. */
  Servers: BootstrapAccountRequest[];
  /** @description Instances of the Access Control object; none when left out. */
  AccessControls?: BootstrapAccessControl[] | null;
}

/**
 * Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.
 */
export type BootstrapDeletePath = string;

/**
 * An LwM2M server as a device knows it: an instance of Security and one of Server.
 */
export interface BootstrapAccountRequest {
  /**
   * Format: int32
   * @description Unique among the servers of this list.
   */
  ShortServerId: number;
  /**
   * @description Where the server is; coap with NoSec, coaps with PSK.
   * @example coap://192.0.2.1:5683
   */
  ServerUri: string;
  SecurityMode?: OptionalBootstrapSecurityMode;
  /** @description PSK; who the device is to the server. With neither Identity nor SecretKey each device is told its own PSK settings. */
  Identity?: OptionalName;
  /** @description PSK; the key in hex. It is never shown again. */
  SecretKey?: string | null;
  /**
   * Format: int64
   * @description Lifetime of registrations in seconds; 86400 when left out.
   */
  Lifetime?: number | null;
  /** @description How the device is reached; U when left out. */
  Binding?: string | null;
  /**
   * Format: int64
   * @description Least seconds between notifications where nothing else is said.
   */
  DefaultMinimumPeriod?: number | null;
  /**
   * Format: int64
   * @description Most seconds between notifications where nothing else is said.
   */
  DefaultMaximumPeriod?: number | null;
  /** @description Whether notifications are kept while the server is away; true when left out. */
  StoreNotifications?: boolean | null;
}

/**
 * An LwM2M server as a device knows it, without its key.
 */
export interface BootstrapAccount {
  /**
   * Format: int32
   * @description Unique among the servers of this list.
   */
  ShortServerId: number;
  /**
   * @description Where the server is; coap with NoSec, coaps with PSK.
   * @example coap://192.0.2.1:5683
   */
  ServerUri: string;
  SecurityMode: BootstrapSecurityMode;
  /** @description PSK; who the device is to the server. */
  Identity?: Name;
  /**
   * Format: int64
   * @description Lifetime of registrations in seconds.
   */
  Lifetime: number;
  /** @description How the device is reached. */
  Binding: string;
  /**
   * Format: int64
   * @description Least seconds between notifications where nothing else is said.
   */
  DefaultMinimumPeriod?: number;
  /**
   * Format: int64
   * @description Most seconds between notifications where nothing else is said.
   */
  DefaultMaximumPeriod?: number;
  /** @description Whether notifications are kept while the server is away. */
  StoreNotifications: boolean;
}

/** The name of {@link BootstrapAccount} in the contract. */
export type BootstrapAccountResponse = BootstrapAccount;

/**
 * Who may do what with an object instance of the device.
 */
export interface BootstrapAccessControl {
  /**
   * Format: int32
   * @description The object.
   */
  ObjectId: number;
  /**
   * Format: int32
   * @description The instance; 65535 is about creating instances.
   */
  InstanceId: number;
  /**
   * Format: int32
   * @description Short Server ID of the owner, one of Servers.
   */
  OwnerId: number;
  /** @description Rights of servers. */
  Rights?: BootstrapAccessRight[] | null;
}

/**
 * Rights of a server.
 */
export interface BootstrapAccessRight {
  /**
   * Format: int32
   * @description The server; 0 is all that are not named.
   */
  ShortServerId: number;
  /**
   * Format: int32
   * @description Sum of 1 read and observe, 2 write, 4 execute, 8 delete, 16 create.
   */
  Mask: number;
}

/**
 * A bootstrap server in a list.
 */
export interface BootstrapServerListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name that devices have as BootstrapServerName. */
  Name: Name;
  /** @description What it is for. */
  Description?: Text;
  /**
   * Format: int32
   * @description How many LwM2M servers devices are told of.
   */
  NbrOfServers: number;
}

/** The name of {@link BootstrapServerListItem} in the contract. */
export type BootstrapServerListResponse = BootstrapServerListItem;

/**
 * What devices are provisioned with.
 */
export interface BootstrapServer {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name that devices have as BootstrapServerName. */
  Name: Name;
  /** @description What it is for. */
  Description?: Text;
  /** @description Whether devices first delete what they have at RemovePaths. */
  RemoveExisting: boolean;
  /** @description What devices delete before they are written their accounts. Empty if RemoveExisting is false. */
  RemovePaths: BootstrapDeletePath[];
  /** @description The LwM2M servers that devices are told of. */
  Servers: BootstrapAccount[];
  /** @description Instances of the Access Control object. */
  AccessControls: BootstrapAccessControl[];
}

/** The name of {@link BootstrapServer} in the contract. */
export type BootstrapServerResponse = BootstrapServer;

/**
 * One page of bootstrap servers.
 */
export type BootstrapServerPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: BootstrapServerListItem[];
};

/**
 * What another system knows something by.
 */
export type ExternalId = string;

/**
 * A name of the IANA time zone database.
 */
export type TimeZone = string;

export type NetworkSettingId = string;

/**
 * Ids of tags.
 */
export type TagIds = Uuid[];

/**
 * The kind of network.
 */
export type NetworkType = 'ETHERNET' | 'WIFI' | 'WWAN';

/**
 * How gateways prove that they may join.
 */
export type AuthenticationType = 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';

/**
 * A network setting to create.
 */
export interface NetworkSettingRequest {
  /** @description What people call the network; its SSID, or else its NetworkType, when left out or empty. */
  Name?: OptionalName;
  /**
   * @description Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.
   * @enum {string|null}
   */
  NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
  /**
   * @description How gateways prove that they may join; Disabled when left out.
   * @enum {string|null}
   */
  AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
  /** @description The name of a wireless network, which has one; 32 bytes (UTF-8) at most. */
  SSID?: string | null;
  /** @description The key, for every authentication but Disabled; never shown. */
  PreSharedKey?: string | null;
  /** @description The locations it is for; all when there are none. */
  LocationIds?: Uuid[] | null;
  /**
   * Format: int32
   * @description The higher the sooner it is tried; 0 when left out.
   */
  Priority?: number | null;
}

/**
 * The new state of a network setting.
 */
export interface NetworkSettingUpdateRequest {
  /** @description What people call the network; its SSID, or else its NetworkType, when left out or empty. */
  Name?: OptionalName;
  /**
   * @description Over what it is reached; WIFI with an SSID and ETHERNET without one when left out.
   * @enum {string|null}
   */
  NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN' | null;
  /**
   * @description How gateways prove that they may join; Disabled when left out.
   * @enum {string|null}
   */
  AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK' | null;
  /** @description The name of a wireless network, which has one; 32 bytes (UTF-8) at most. */
  SSID?: string | null;
  /** @description The key, for every authentication but Disabled; never shown. */
  PreSharedKey?: string | null;
  /** @description The locations it is for; all when there are none. */
  LocationIds?: Uuid[] | null;
  /**
   * Format: int32
   * @description The higher the sooner it is tried; 0 when left out.
   */
  Priority?: number | null;
  /** @description Whether PreSharedKey replaces the key, also when it is left out; false when left out. */
  PasswordChanged?: boolean | null;
}

/**
 * A network that gateways may join. Its key is never shown.
 */
export interface NetworkSetting {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What people call the network. */
  Name: Name;
  NetworkType: NetworkType;
  AuthenticationType: AuthenticationType;
  /** @description The name of a wireless network. */
  SSID?: string;
  /** @description The locations it is for; all when there are none. */
  LocationIds: Uuid[];
  /**
   * Format: int32
   * @description The higher the sooner it is tried.
   */
  Priority: number;
}

/** The name of {@link NetworkSetting} in the contract. */
export type NetworkSettingResponse = NetworkSetting;

/**
 * One page of network settings.
 */
export type NetworkSettingPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: NetworkSetting[];
};

/**
 * A tag to create, or its new state.
 */
export interface TagRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
}

/**
 * A word that things are marked with.
 */
export interface Tag {
  /** @description The id of the tag. */
  Id: Uuid;
  /** @description The word. */
  Name: Name;
  /** @description Whether it comes from the template of what has it. */
  IsInherited: boolean;
}

/** The name of {@link Tag} in the contract. */
export type TagResponse = Tag;

/**
 * Tags, by name.
 */
export type TagResponses = Tag[];

/**
 * One page of tags.
 */
export type TagPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: Tag[];
};

/**
 * The id of a tag, or the tag as it is shown.
 */
export type TagReference =
  | string
  | {
      /** @description The id of the tag. */
      Id: Uuid;
    };

/**
 * A location to create, or its new state.
 */
export interface LocationRequest {
  /** @description What people call the location. */
  Name: Name;
  /** @description The location that it is below; the root when left out, or the one it has. */
  ParentLocationId?: OptionalUuid;
  /** @description What another system knows it by. */
  ExternalId?: OptionalName;
  /**
   * @description A name of the IANA time zone database.
   * @example Europe/Stockholm
   */
  TimeZone?: string | null;
  /**
   * Format: int32
   * @description A number that means something to clients.
   */
  LocationType?: number | null;
  /** @description The tags; as they are when left out. */
  TagIds?: OptionalTagIds;
  /** @description What older clients call TagIds, which wins. */
  Tags?: TagReference[] | null;
  /**
   * @deprecated
   * @description Values of settings; others stay. Use PUT /api/v3/locations/{id}/settingvalues.
   */
  Settings?: SettingRequest[] | null;
}

/**
 * A location in a list.
 */
export interface LocationListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the location. */
  Name: Name;
  /** @description The location that it is below; the root is below none. */
  ParentLocationId?: Uuid;
  /** @description What another system knows it by. */
  ExternalId?: Name;
  /**
   * Format: int32
   * @description A number that means something to clients.
   */
  LocationType?: number;
}

/** The name of {@link LocationListItem} in the contract. */
export type LocationListResponse = LocationListItem;

/**
 * One page of locations.
 */
export type LocationPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: LocationListItem[];
};

/**
 * One page of positions.
 */
export type PositionPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: Position[];
};

/**
 * One page of location resources.
 */
export type LocationResourcePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: LocationResource[];
};

/**
 * One page of location resources with the positions on them.
 */
export type LocationResourceWithPositionsPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: LocationResourceWithPositions[];
};

/**
 * What has a position. DeviceIpsoDynamic is a device that says where it is, Unknown a mark of nothing that the service knows; SensorCollection, which was before LwM2M, is refused.
 */
export type PositionedType =
  'Location' | 'DataCollector' | 'SensorCollection' | 'Unknown' | 'Device' | 'DeviceIpsoDynamic';

/**
 * A position to create, or its new state.
 */
export interface PositionRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  EntityType: PositionedType;
  /** @description What has the position; not used with Unknown. */
  EntityId?: OptionalUuid;
  /** @description The location resource that it is on. */
  LocationResourceId: Uuid;
  /**
   * Format: double
   * @description How far to the right, in the units that the clients of the location resource use.
   */
  X: number;
  /**
   * Format: double
   * @description How far down or up, in the units that the clients of the location resource use.
   */
  Y: number;
  /**
   * Format: double
   * @description How high, in the units that the clients of the location resource use.
   */
  Z?: number | null;
}

/**
 * Where a device is on a location resource.
 */
export interface DevicePositionRequest {
  EntityType: PositionedType;
  /** @description It is the device; not used. */
  EntityId?: OptionalUuid;
  /** @description The location resource that it is on. */
  LocationResourceId: Uuid;
  /**
   * Format: double
   * @description How far to the right, in the units that the clients of the location resource use.
   */
  X: number;
  /**
   * Format: double
   * @description How far down or up, in the units that the clients of the location resource use.
   */
  Y: number;
  /**
   * Format: double
   * @description How high, in the units that the clients of the location resource use.
   */
  Z?: number | null;
}

/**
 * A position on the location resource that names it.
 */
export interface ListedPositionRequest {
  /** @description The position that it has already, to keep its id; one that is not there is new. */
  Id?: OptionalUuid;
  EntityType: PositionedType;
  /** @description What has the position; not used with Unknown. */
  EntityId?: OptionalUuid;
  /**
   * Format: double
   * @description How far to the right, in the units that the clients of the location resource use.
   */
  X: number;
  /**
   * Format: double
   * @description How far down or up, in the units that the clients of the location resource use.
   */
  Y: number;
  /**
   * Format: double
   * @description How high, in the units that the clients of the location resource use.
   */
  Z?: number | null;
}

/**
 * Where something is on a location resource.
 */
export interface Position {
  /** @description The id of the entity. */
  Id: Uuid;
  EntityType: PositionedType;
  /** @description What has the position; left out with Unknown. */
  EntityId?: Uuid;
  /** @description The name of what has it. */
  Name?: Name;
  /** @description The location resource that it is on. */
  LocationResourceId: Uuid;
  /** @description The location of the location resource. */
  LocationResourceLocationId?: Uuid;
  /** @description The name of that location. */
  LocationResourceLocationName?: Name;
  /**
   * Format: double
   * @description How far to the right, in the units that the clients of the location resource use.
   */
  X: number;
  /**
   * Format: double
   * @description How far down or up, in the units that the clients of the location resource use.
   */
  Y: number;
  /**
   * Format: double
   * @description How high, in the units that the clients of the location resource use.
   */
  Z?: number;
  /** @description With DeviceIpsoDynamic, the resource that says how far north the device is (objects 6 and 3336), if it has one. */
  LatitudeResourceId?: Uuid;
  /** @description With DeviceIpsoDynamic, the resource that says how far east it is. */
  LongitudeResourceId?: Uuid;
}

/** The name of {@link Position} in the contract. */
export type PositionResponse = Position;

/**
 * What a location resource is.
 */
export type LocationResourceType = 'None' | 'Map' | 'ThreeDimensional' | 'Image';

/**
 * A location resource to create, or its new state.
 */
export interface LocationResourceRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description The location that it is of; the one it has when it is left out, at first the root. */
  LocationId?: OptionalUuid;
  /** @description What people call it. */
  Name?: OptionalName;
  /** @description What is written beside it. */
  Label?: OptionalName;
  LocationResourceType: LocationResourceType;
  /**
   * @description The type of its file, one of image/png, image/jpeg, image/gif, image/webp, image/svg+xml and model/gltf-binary in any case.
   * @example image/png
   */
  MimeType: string;
  /**
   * @description The extension that files of the type have, with or without a dot.
   * @example png
   */
  FileExtension: string;
  /** @description The file in base64, of 1 MiB at most, as far as the server takes bodies of such length. It begins as files of its type do. The one that there is stays when it is left out. */
  Data?: string | null;
  /**
   * Format: int32
   * @description The width of the picture.
   */
  Width?: number | null;
  /**
   * Format: int32
   * @description The height of the picture.
   */
  Height?: number | null;
  /**
   * Format: double
   * @description What is shown first, to the right.
   */
  StartPositionX?: number | null;
  /**
   * Format: double
   * @description What is shown first, down or up.
   */
  StartPositionY?: number | null;
  /**
   * Format: double
   * @description What is shown first, in height.
   */
  StartPositionZ?: number | null;
  /**
   * Format: double
   * @description How much it is enlarged at first.
   */
  StartZoomLevel?: number | null;
  /** @description All positions on it; those that there are stay when it is left out. */
  Positions?: ListedPositionRequest[] | null;
}

/**
 * A map, picture or model of a location.
 */
export interface LocationResource {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The location that it is of. */
  LocationId: Uuid;
  /** @description What people call it. */
  Name?: Name;
  /** @description What is written beside it. */
  Label?: Label;
  LocationResourceType: LocationResourceType;
  /** @description The type of its file. */
  MimeType: string;
  /** @description The extension of its file, without a dot. */
  FileExtension: string;
  /**
   * Format: int32
   * @description The bytes of its file; left out when it has none.
   */
  Size?: number;
  /** @description The path of its file, which needs the key as any other; left out when it has none. */
  Uri?: string;
  /**
   * Format: int32
   * @description The width of the picture.
   */
  Width?: number;
  /**
   * Format: int32
   * @description The height of the picture.
   */
  Height?: number;
  /**
   * Format: double
   * @description What is shown first, to the right.
   */
  StartPositionX?: number;
  /**
   * Format: double
   * @description What is shown first, down or up.
   */
  StartPositionY?: number;
  /**
   * Format: double
   * @description What is shown first, in height.
   */
  StartPositionZ?: number;
  /**
   * Format: double
   * @description How much it is enlarged at first.
   */
  StartZoomLevel?: number;
}

/** The name of {@link LocationResource} in the contract. */
export type LocationResourceResponse = LocationResource;

/**
 * A location resource, with the positions on it.
 */
export type LocationResourceWithPositions = LocationResource & {
  /** @description The positions on it. */
  Positions: Position[];
};

/** The name of {@link LocationResourceWithPositions} in the contract. */
export type LocationResourceWithPositionsResponse = LocationResourceWithPositions;

/**
 * A file.
 */
export type LocationResourceContent = string;

/**
 * Where devices and gateways are.
 */
export type LocationResponse = LocationListItem & {
  /** @description The name of the location that it is below. */
  ParentLocationName?: Name;
  TimeZone?: TimeZone;
  TagIds: TagIds;
  Tags: TagResponses;
  /** @description Its settings, as /settings lists them; left out of pages. */
  Settings?: Setting[];
};

/**
 * One page of locations.
 */
export type LocationDetailsPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: LocationResponse[];
};

/**
 * A data collector to register, or its new state.
 */
export interface DataCollectorRequest {
  /** @description Unique in the region. */
  Name: Name;
  /** @description The cloud region that it belongs to; that of the service when left out. */
  Region?: OptionalRegion;
  /** @description What kind of gateway it is; when left out, that of the template, else the generic one. */
  DataCollectorTypeId?: OptionalUuid;
  /** @description How it is set up; the default template of the type when left out. */
  DataCollectorTemplateId?: OptionalUuid;
  /** @description The hardware address, for a gateway that has one. */
  MACAddress?: OptionalMacAddress;
  /** @description Whether another data collector of the network may have the address too; false when left out. */
  DisableMacAddressConflictCheck?: boolean | null;
  /** @description An id that another system knows it by. */
  ExternalId?: OptionalName;
  /** @description Where it stands; the root location when left out. */
  LocationId?: OptionalUuid;
  /** @description Anything worth knowing. */
  Note?: OptionalText;
  /** @description Configuration as text, in whatever form the gateway reads. */
  Config?: OptionalText;
  /** @description Values of its own for what its type can be told; the others are those of its template. */
  Configurations?: ConfigurationValueRequest[] | null;
  /** @description Whether its devices are kept from registering; false when left out. */
  IsBlacklisted?: boolean | null;
  /** @description Its tags; as they are when left out. */
  TagIds?: OptionalTagIds;
  /**
   * @deprecated
   * @description Settings to set; others stay. Use PUT /api/v3/dataCollectors/{id}/settingvalues.
   */
  Settings?: SettingRequest[] | null;
}

/**
 * A cloud region.
 */
export type Region = string;

/**
 * Something that gateways of a type can be told.
 */
export interface ConfigurationItemRequest {
  /** @description Its name. */
  Key: Name;
  /**
   * @description What values look like; String when left out.
   * @enum {string|null}
   */
  Type?: 'String' | 'Integer' | 'Boolean' | null;
}

/**
 * Something that gateways of a type can be told.
 */
export interface ConfigurationItem {
  /** @description Its name. */
  Key: Name;
  /**
   * @description What values look like.
   * @enum {string}
   */
  Type: 'String' | 'Integer' | 'Boolean';
}

/**
 * What a gateway is told.
 */
export interface ConfigurationValueRequest {
  /** @description Its name. */
  Key: Name;
  /**
   * @description As the type of the gateway has it, and that when left out.
   * @enum {string|null}
   */
  Type?: 'String' | 'Integer' | 'Boolean' | null;
  /** @description The value as text; nothing when left out. */
  Value?: OptionalText;
}

/**
 * What a gateway is told.
 */
export interface ConfigurationValue {
  /** @description Its name. */
  Key: Name;
  /**
   * @description What values look like.
   * @enum {string}
   */
  Type: 'String' | 'Integer' | 'Boolean';
  /** @description The value as text. */
  Value?: Text;
}

/** The name of {@link ConfigurationValue} in the contract. */
export type ConfigurationValueResponse = ConfigurationValue;

/**
 * A hardware address: 6 to 8 bytes in hex, with colons, dashes or nothing between.
 */
export type MacAddress = string;

/**
 * A data collector in a list.
 */
export interface DataCollectorListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the data collector. */
  Name: Name;
  /** @description The cloud region that it belongs to. */
  Region: Region;
  /** @description Its hardware address. */
  MACAddress?: MacAddress;
  /** @description The id that another system knows it by. */
  ExternalId?: Name;
  /** @description Where it stands. */
  LocationId?: Uuid;
  /** @description The name of that location. */
  LocationName?: Name;
  /** @description What kind of gateway it is. */
  DataCollectorTypeId?: Uuid;
  /** @description The name of that type. */
  DataCollectorTypeName?: Name;
  /**
   * Format: int32
   * @description How many devices report through it.
   */
  NbrOfDevices: number;
  /** @description Configuration as text. */
  Config?: Text;
  /** @description Whether its devices are kept from registering. */
  IsBlacklisted: boolean;
  /** @description Whether it has a value for each mandatory setting. */
  IsConfigured: boolean;
  /** @description Whether its software is being updated; this service does not do that, and says false. */
  IsUpdating: boolean;
  /** @description When the gateway last told how it is; epoch milliseconds. */
  LastSeen?: EpochMilliseconds;
  /**
   * @deprecated
   * @description Whether it does not listen.
   */
  ContactLost?: boolean;
  /**
   * @deprecated
   * @description Since when it does not listen, where that is known; epoch milliseconds.
   */
  ContactLostTime?: EpochMilliseconds;
  /** @description The version of its software; left out for gateways of another region. */
  SoftwareVersion?: Name;
  /** @description The version of its firmware; left out for gateways that are software. */
  FirmwareVersion?: Name;
  /** @description The version of its hardware; left out for gateways that are software. */
  HardwareVersion?: Name;
  /** @description When its software was last updated, where that is known. */
  LastUpdateFinishTime?: DateTime;
  /**
   * Format: int32
   * @description How that went.
   */
  LastUpdateStatusCode?: number;
  /** @description When the update began that is under way. */
  UpdatingStartTime?: DateTime;
}

/** The name of {@link DataCollectorListItem} in the contract. */
export type DataCollectorListResponse = DataCollectorListItem;

/**
 * A data collector: the gateway that devices report through.
 */
export type DataCollector = DataCollectorListItem & {
  /** @description Anything worth knowing. */
  Note?: Text;
  /**
   * Format: int32
   * @description The HardwareTypeId of its type.
   */
  DataCollectorTypeTypeId?: number;
  /** @description How it is set up. */
  DataCollectorTemplateId?: Uuid;
  /** @description The name of that template. */
  DataCollectorTemplateName?: Name;
  /** @description What it is told, by itself or by its template. */
  Configurations: ConfigurationValue[];
  /** @description Its settings, with those that it inherits. */
  Settings: Setting[];
  /** @description The id of its internal device. */
  InternalDeviceId?: Uuid;
  /** @description Since when it listens; epoch milliseconds. */
  LastConnectionTimestamp?: EpochMilliseconds;
  /** @description Its tags. */
  Tags: Tag[];
  /** @description What it said when it was last asked. */
  Statuses: GatewayStatuses;
  /** @description Networks that it was sent. */
  Networks: GatewayNetwork[];
};

/** The name of {@link DataCollector} in the contract. */
export type DataCollectorResponse = DataCollector;

/**
 * A network that a gateway was sent, without its key.
 */
export type GatewayNetwork = {
  [key: string]: string;
};

/**
 * One page of data collectors.
 */
export type DataCollectorPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DataCollectorListItem[];
};

/**
 * Which data collector it is.
 */
export interface SecurityTokenRequest {
  /** @description Its hardware address. */
  MacAddress: MacAddress;
}

/**
 * A command that the gateway itself knows.
 */
export interface CustomCommandRequest {
  /** @description The command, echo or status. */
  PayloadCustomType: string;
  /** @description Anything that the command needs. */
  Payload?: unknown;
  /** @description Who sends it; not used. */
  ActorId?: OptionalName;
  /** @description Stands in the entry of the activity log where it is a UUID. */
  CorrelationId?: string | null;
}

/**
 * A log post.
 */
export interface Log {
  /** @description The data collector. */
  DataCollectorId: Uuid;
  /** @description Its name. */
  DataCollectorName: Name;
  /**
   * @description How severe it is.
   * @enum {string}
   */
  LogLevel: 'Error' | 'Warning' | 'Informational' | 'Verbose';
  /** @description What it says. */
  Message: Text;
  /** @description The device that it is about. */
  SensorCollectorId?: Uuid;
  /** @description The name of that device. */
  SensorCollectorName?: Name;
  /** @description When it was posted; epoch milliseconds. */
  Timestamp: EpochMilliseconds;
}

/** The name of {@link Log} in the contract. */
export type LogResponse = Log;

/**
 * The log posts of a day.
 */
export interface LogFile {
  /** @description The day, at its beginning (UTC). */
  Date: DateTime;
  /**
   * Format: int64
   * @description Characters of all posts together.
   */
  Length: number;
  /** @description A name for it. */
  Name: Name;
  /** @description Where the posts are. */
  Uri: string;
}

/** The name of {@link LogFile} in the contract. */
export type LogFileResponse = LogFile;

/**
 * One page of days with log posts.
 */
export type LogFilePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: LogFile[];
};

/**
 * Path and token for reaching a part of the service over HTTP, at the address of this interface.
 */
export interface AccessTicket {
  /** @description Path of the data collector. Operations that take the token of a ticket lie at and below it. */
  HttpServicePath: string;
  /** @description Bearer token of the ticket. */
  HttpSas: string;
  /** @description When it was issued. */
  IssuedDateTime: DateTime;
  /** @description When it ends. */
  ExpireDateTime: DateTime;
  /** @description Who issued it. */
  IssuerName: Name;
  /** @description The cloud region of the data collector. */
  Namespace: Region;
}

/**
 * Token with which software acts as one gateway, and the paths where it is valid.
 */
export interface RegistrationTicket {
  /** @description The data collector. */
  DataCollectorId: Uuid;
  /** @description Bearer token of the ticket, valid for this data collector only. */
  SecurityToken: string;
  /** @description Where the gateway reads its configuration and settings. */
  InboxAccessTicket: AccessTicket;
  /** @description Where the gateway sends devices and values. */
  OutboxAccessTicket: AccessTicket;
}

/**
 * What a barcode says.
 */
export type BarcodeData = string;

/**
 * The answer of a gateway.
 */
export type CustomCommandAnswer = string;

/**
 * Whether devices of the gateway are kept from registering.
 */
export type IsBlacklisted = boolean;

/**
 * What a label says.
 */
export interface BarcodeParser {
  /**
   * @description What it is the label of; SensorCollection is a device.
   * @enum {string}
   */
  BarcodeEntityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
  /** @description The data collector or device of the device network that has the MAC address. */
  EntityId?: Uuid;
  /** @description The data collector type or device type that has the hardware type id. */
  HardwareId?: Uuid;
  /**
   * Format: int32
   * @description The hardware type id on the label.
   */
  HardwareTypeId?: number;
  /** @description The MAC address on the label. */
  MacAddress?: MacAddress;
  /** @description Whether the device network has what the label is of. */
  Registred: boolean;
}

/** The name of {@link BarcodeParser} in the contract. */
export type BarcodeParserResponse = BarcodeParser;

/**
 * An endpoint that no device names.
 */
export interface DeviceDiscovery {
  /** @description Its endpoint name. */
  Endpoint: EndpointName;
  /** @description The data collector that saw it. */
  DataCollectorId: Uuid;
  /** @description The name of that data collector. */
  DataCollectorName: Name;
  /** @description When it was seen last; epoch milliseconds. */
  LastObserved: EpochMilliseconds;
  /**
   * Format: int32
   * @description How well it was heard, where the transport tells; CoAP does not.
   */
  SignalStrength?: number;
  /**
   * Format: int64
   * @description Seconds that it wants to be registered for.
   */
  Lifetime: number;
  /** @description The version of LwM2M that it speaks. */
  LwM2MVersion: string;
  /** @description How it can be reached. */
  Binding: string;
  /** @description The object instances that it has. */
  Objects: string[];
}

/** The name of {@link DeviceDiscovery} in the contract. */
export type DeviceDiscoveryResponse = DeviceDiscovery;

/**
 * What a gateway says of itself, in the form of a device.
 */
export type InternalDevice = Device & {
  Statuses: GatewayStatuses;
};

/** The name of {@link InternalDevice} in the contract. */
export type InternalDeviceResponse = InternalDevice;

/**
 * What a gateway says of itself, by name: State, Since, Addresses, DevicesOnline, Region, Version.
 */
export type GatewayStatuses = {
  [key: string]: string;
};

/**
 * The new state of a data collector type.
 */
export interface DataCollectorTypeRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /**
   * Format: int32
   * @description The number that labels and exports know the type by; unique in the device network.
   */
  HardwareTypeId?: number | null;
  /** @description The device type that the internal device of such a gateway is said to be of. */
  InternalDeviceTypeId?: OptionalUuid;
  /** @description Whether such gateways speak something older than LwM2M; false when left out. */
  IsLegacy?: boolean | null;
  /** @description Whether such gateways are software alone; false when left out. */
  IsVirtual?: boolean | null;
  /** @description What such gateways can be told; nothing when left out. */
  Configurations?: ConfigurationItemRequest[] | null;
  /** @description The setting categories of the type. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
}

/**
 * A data collector type to create.
 */
export interface DataCollectorTypeCreateRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /**
   * Format: int32
   * @description The number that labels and exports know the type by; unique in the device network.
   */
  HardwareTypeId?: number | null;
  /** @description The device type that the internal device of such a gateway is said to be of. */
  InternalDeviceTypeId?: OptionalUuid;
  /** @description Whether such gateways speak something older than LwM2M; false when left out. */
  IsLegacy?: boolean | null;
  /** @description Whether such gateways are software alone; false when left out. */
  IsVirtual?: boolean | null;
  /** @description What such gateways can be told; nothing when left out. */
  Configurations?: ConfigurationItemRequest[] | null;
  /** @description The setting categories of the type. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
  /** @description Whether a template is made for data collectors that name none; false when left out. */
  CreateDefaultTemplate?: boolean | null;
  /** @description What that template tells them. */
  DefaultTemplateConfigurations?: ConfigurationValueRequest[] | null;
}

/**
 * A setting category of a type, which is there by Id or Name, or is made.
 */
export interface TypeSettingCategoryRequest {
  /** @description One that is there; the other members do not matter then. */
  Id?: OptionalUuid;
  /** @description One that is there, or one to make. */
  Name: Name;
  /** @description Whether the settings are about hardware; false when left out. */
  IsHardwareSettings?: boolean | null;
  /** @description Whether values are secrets, never to be shown; false when left out. */
  IsSecuritySettings?: boolean | null;
  /** @description The settings it knows; none when left out. */
  DefaultSettings?: DefaultSettingRequest[] | null;
}

/**
 * A kind of gateway.
 */
export interface DataCollectorType {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the type. */
  Name: Name;
  /**
   * Format: int32
   * @description The number that labels and exports know the type by.
   */
  HardwareTypeId?: number;
  /** @description The device type that the internal device of such a gateway is said to be of. */
  InternalDeviceTypeId?: Uuid;
  /** @description The name of that device type. */
  InternalSensorColletionTypeName?: Name;
  /** @description Whether such gateways speak something older than LwM2M. */
  IsLegacy: boolean;
  /** @description Whether such gateways are software alone. */
  IsVirtual: boolean;
  /** @description What such gateways can be told. */
  Configurations: ConfigurationItem[];
  /** @description The setting categories of the type. */
  SettingCategories: SettingCategory[];
}

/** The name of {@link DataCollectorType} in the contract. */
export type DataCollectorTypeResponse = DataCollectorType;

/**
 * One page of data collector types.
 */
export type DataCollectorTypePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DataCollectorType[];
};

/**
 * A kind of gateway, with metrics.
 */
export interface DataCollectorTypeListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the type. */
  Name: Name;
  /**
   * Format: int32
   * @description The number that labels and exports know the type by.
   */
  HardwareTypeId?: number;
  /** @description Whether such gateways are software alone. */
  IsVirtual: boolean;
  /**
   * Format: int64
   * @description How many data collectors are of the type.
   */
  NbrOfInstances: number;
  /**
   * Format: int64
   * @description How many templates the type has.
   */
  NbrOfTemplates: number;
}

/** The name of {@link DataCollectorTypeListItem} in the contract. */
export type DataCollectorTypeListResponse = DataCollectorTypeListItem;

/**
 * One page of data collector types.
 */
export type DataCollectorTypeMetricsPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DataCollectorTypeListItem[];
};

/**
 * A data collector type to carry to another device network.
 */
export interface DataCollectorTypeExport {
  /** @description The name of the type. */
  Name: Name;
  /**
   * @description What it is of.
   * @enum {string}
   */
  HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  /**
   * Format: int32
   * @description The number that the type is known by.
   */
  HardwareTypeId?: number;
  /** @description What such gateways can be told. */
  Configurations: ConfigurationItem[];
}

/** The name of {@link DataCollectorTypeExport} in the contract. */
export type DataCollectorTypeExportResponse = DataCollectorTypeExport;

/**
 * A data collector type of another device network.
 */
export interface DataCollectorTypeImportRequest {
  /** @description The name of the type. */
  Name: Name;
  /**
   * @description What it is of, GatewayType, or Unknown where the client does not say; others are refused.
   * @enum {string|null}
   */
  HardwareCategory?: 'Unknown' | 'GatewayType' | null;
  /**
   * Format: int32
   * @description The number that the type is known by.
   */
  HardwareTypeId?: number | null;
  /** @description What such gateways can be told; nothing when left out. */
  Configurations?: ConfigurationItemRequest[] | null;
}

/**
 * A data collector template to create, or its new state.
 */
export interface DataCollectorTemplateRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the type. */
  Name: Name;
  /** @description The type of the gateways. */
  DataCollectorTypeId: Uuid;
  /** @description Configuration as text, in whatever form the gateways read. */
  Config?: OptionalText;
  /** @description Values for what the type can be told; none when left out. */
  Configurations?: ConfigurationValueRequest[] | null;
  /**
   * Format: int32
   * @description Seconds without a word after which a gateway counts as lost.
   */
  ContactLostThreshold?: number | null;
  /** @description The device template that the internal device of such a gateway is said to have. */
  InternalDeviceTemplateId?: OptionalUuid;
  /** @description Its tags; as they are when left out. */
  TagIds?: OptionalTagIds;
}

/**
 * How gateways of a type are set up.
 */
export interface DataCollectorTemplate {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the template. */
  Name: Name;
  /** @description Configuration as text. */
  Config?: Text;
  /** @description The same again, for older clients. */
  ConfigString?: Text;
  /** @description All that the type can be told, with the values that the template has. */
  Configurations: ConfigurationValue[];
  /**
   * Format: int32
   * @description Seconds without a word after which a gateway counts as lost.
   */
  ContactLostThreshold?: number;
  /** @description The device template of the internal device. */
  InternalDeviceTemplateId?: Uuid;
  /** @description The id of the type of the gateways. */
  DataCollectorTypeId?: Uuid;
  /** @description The type of the gateways. */
  DataCollectorType?: DataCollectorType;
  /** @description The ids of its tags. */
  TagIds?: TagIds;
  /** @description Its tags. */
  Tags?: Tag[];
  /** @description Values that the template gives to settings. */
  DataCollectorTemplateSettingValues: DataCollectorTemplateSettingValue[];
}

/** The name of {@link DataCollectorTemplate} in the contract. */
export type DataCollectorTemplateResponse = DataCollectorTemplate;

/**
 * One page of data collector templates.
 */
export type DataCollectorTemplatePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DataCollectorTemplate[];
};

/**
 * The value that a template gives to a setting.
 */
export interface DataCollectorTemplateSettingValueRequest {
  /** @description The value as text. */
  Value: string;
}

/**
 * The value that a template gives to a setting. Secrets have no Value.
 */
export interface DataCollectorTemplateSettingValue {
  /** @description The id of the value. */
  Id: Uuid;
  /** @description The default setting that it is of. */
  DefaultSettingId: Uuid;
  /** @description The value as text. */
  Value?: string;
}

/** The name of {@link DataCollectorTemplateSettingValue} in the contract. */
export type DataCollectorTemplateSettingValueResponse = DataCollectorTemplateSettingValue;

/**
 * A data collector template to carry to another device network.
 */
export interface DataCollectorTemplateExport {
  /** @description The name of the template. */
  Name: Name;
  /**
   * @description What it is of.
   * @enum {string}
   */
  HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  /**
   * Format: int32
   * @description The HardwareTypeId of its type.
   */
  DataCollectorTypeHardwareTypeId?: number;
  /**
   * Format: int32
   * @description Seconds without a word after which a gateway counts as lost.
   */
  ContactLostThreshold?: number;
  /** @description What the gateways are told. */
  Configurations: ConfigurationValue[];
}

/** The name of {@link DataCollectorTemplateExport} in the contract. */
export type DataCollectorTemplateExportResponse = DataCollectorTemplateExport;

/**
 * A data collector template of another device network.
 */
export interface DataCollectorTemplateImportRequest {
  /** @description The name of the template. */
  Name: Name;
  /**
   * @description What it is of, GatewayTemplate, or Unknown where the client does not say; others are refused.
   * @enum {string|null}
   */
  HardwareCategory?: 'Unknown' | 'GatewayTemplate' | null;
  /**
   * Format: int32
   * @description The HardwareTypeId of its type, which has to be there; the type of data collectors that name none when it is left out.
   */
  DataCollectorTypeHardwareTypeId?: number | null;
  /**
   * Format: int32
   * @description Seconds without a word after which a gateway counts as lost.
   */
  ContactLostThreshold?: number | null;
  /** @description What the gateways are told; nothing when left out. */
  Configurations?: ConfigurationValueRequest[] | null;
}

/**
 * One operation of a JSON Patch (RFC 6902).
 */
export interface JsonPatchOperation {
  /**
   * @description What to do.
   * @enum {string}
   */
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  /**
   * @description Where, as a JSON Pointer (RFC 6901).
   * @example /Name
   */
  path: string;
  /** @description Where from, for move and copy. */
  from?: string | null;
  /** @description The value, for add, replace and test; null when left out. */
  value?: unknown;
}

/**
 * A smart object type to create.
 */
export interface SmartObjectTypeRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The name of the object. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The URN of the object; a version other than 1.0 is its last part. */
  ObjectUrn: ObjectUrn;
  /** @description What the object is for. */
  Description?: OptionalText;
  /**
   * @description Whether a device can have several instances.
   * @default false
   */
  MultipleInstances: boolean | null;
}

/**
 * A smart object type in a list.
 */
export interface SmartObjectTypeListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the object. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The URN of the object. */
  ObjectUrn?: ObjectUrn;
  /**
   * Format: int32
   * @description How many smart objects are of this type; only with includeMetrics.
   */
  NbrOfInstances?: number;
  /**
   * Format: int32
   * @description How many smart object templates there are for this type; only with includeMetrics.
   */
  NbrOfTemplates?: number;
}

/** The name of {@link SmartObjectTypeListItem} in the contract. */
export type SmartObjectTypeListResponse = SmartObjectTypeListItem;

/**
 * A smart object type: one LwM2M object.
 */
export interface SmartObjectType {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the object. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The URN of the object. */
  ObjectUrn: ObjectUrn;
  /** @description What the object is for. */
  Description: Text;
  /** @description Whether a device can have several instances. */
  MultipleInstances: boolean;
  /** @description Its resources, ordered by TypeId. */
  ResourceTypes: ResourceType[];
  /** @description The uses of resource types in the object. */
  ResourceTypeInstances: ResourceTypeInstance[];
  /** @description The smart object templates that there are for it, the default one first. */
  SmartObjectTemplates: SmartObjectTemplate[];
}

/** The name of {@link SmartObjectType} in the contract. */
export type SmartObjectTypeResponse = SmartObjectType;

/**
 * The use of a resource type in a smart object type.
 */
export interface ResourceTypeInstanceRequest {
  /** @description The id it has already, to change it; left out for a new one. */
  Id?: OptionalUuid;
  /** @description The resource type; each LwM2M resource id at most once. */
  ResourceTypeId: Uuid;
  /** @description Accepted from older clients and not used; the path names it. */
  SmartObjectTypeId?: OptionalUuid;
}

/**
 * The use of a resource type in a smart object type.
 */
export interface ResourceTypeInstance {
  /** @description The id of the use. */
  Id: Uuid;
  /** @description The resource type. */
  ResourceTypeId: Uuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
}

/** The name of {@link ResourceTypeInstance} in the contract. */
export type ResourceTypeInstanceResponse = ResourceTypeInstance;

/**
 * One page of smart object types.
 */
export type SmartObjectTypePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: SmartObjectTypeListItem[];
};

/**
 * An object definition to import.
 */
export interface SmartObjectTypeImportRequest {
  /** @description The LwM2M object id. */
  id: LwM2MId;
  /** @description The name of the object. */
  Name: Name;
  /** @description The URN of the object; made from the id when left out. */
  ObjectUrn?: OptionalObjectUrn;
  /** @description What the object is for. */
  Description?: OptionalText;
  /** @description Whether a device can have several instances; MultipleInstances says the same. */
  InstanceType?: OptionalInstanceType;
  /** @description Whether a device can have several instances. */
  MultipleInstances?: boolean | null;
  /** @description Its resources. */
  resourcedefs?: ResourceTypeImportRequest[] | null;
}

/**
 * A resource definition to import.
 */
export interface ResourceTypeImportRequest {
  /** @description The LwM2M resource id. */
  id: LwM2MId;
  /** @description The name of the resource. */
  Name: Name;
  /** @description What a server may do with the resource. */
  Operations: Operations;
  /** @description The coarse form of Operations, which wins. */
  AccessType?: OptionalAccessType;
  /** @description The LwM2M data type. */
  type: ResourceDataType;
  /** @description Whether it can have several instances; MultipleInstances says the same. */
  InstanceType?: OptionalInstanceType;
  /** @description Whether it can have several instances. */
  MultipleInstances?: boolean | null;
  /** @description Whether every object instance has it. */
  Mandatory?: boolean | null;
  /** @description Whether other objects can use it too. */
  IsReusable?: boolean | null;
  /** @description The values it takes. */
  Range?: OptionalRange;
  /** @description The unit of its values. */
  Units?: OptionalUnits;
  /** @description What the resource is for. */
  Description?: OptionalText;
}

/**
 * The values that a resource may have, as the object definition words them.
 */
export type Range = string;

/**
 * The unit of a resource, as the object definition names it.
 */
export type Units = string;

/**
 * A resource type to create, or its new state.
 */
export interface ResourceTypeRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The object it becomes a resource of. An update can leave it out, or names one that has the resource. */
  SmartObjectTypeId?: OptionalUuid;
  /** @description The LwM2M resource id. */
  TypeId: LwM2MId;
  /** @description The name of the resource. */
  Name: Name;
  /** @description What a server may do with it; All is read and write unless Operations says more. */
  AccessType: AccessType;
  /** @description The same more exactly; it wins over AccessType. */
  Operations?: OptionalOperations;
  /** @description The LwM2M data type. */
  ResourceDataType: ResourceDataType;
  /**
   * @description Whether it can have several instances.
   * @default false
   */
  MultipleInstances: boolean | null;
  /**
   * @description Whether every object instance has it.
   * @default false
   */
  Mandatory: boolean | null;
  /**
   * @description Whether other objects can use it too.
   * @default false
   */
  IsReusable: boolean | null;
  /** @description The values it takes. */
  Range?: OptionalRange;
  /** @description The unit of its values. */
  Units?: OptionalUnits;
  /** @description What the resource is for. */
  Description?: OptionalText;
}

/**
 * A resource type in a list.
 */
export interface ResourceTypeListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the resource. */
  Name: Name;
  /** @description The LwM2M resource id. */
  TypeId: LwM2MId;
  /** @description The LwM2M data type. */
  DataType: ResourceDataType;
  /** @description Whether several objects can use it. */
  IsReusable: boolean;
}

/** The name of {@link ResourceTypeListItem} in the contract. */
export type ResourceTypeListResponse = ResourceTypeListItem;

/**
 * A resource type: one LwM2M resource definition.
 */
export interface ResourceType {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the resource. */
  Name: Name;
  /** @description The LwM2M resource id. */
  TypeId: LwM2MId;
  AccessType?: AccessType;
  Operations?: Operations;
  ResourceDataType: ResourceDataType;
  /** @description Whether it can have several instances. */
  MultipleInstances: boolean;
  /** @description Whether every object instance has it. */
  Mandatory: boolean;
  /** @description Whether several objects can use it. */
  IsReusable: boolean;
  /** @description The values it takes. */
  Range?: Range;
  /** @description The unit of its values. */
  Units?: Units;
  /** @description What the resource is for. */
  Description?: Text;
}

/** The name of {@link ResourceType} in the contract. */
export type ResourceTypeResponse = ResourceType;

/**
 * One page of resource types.
 */
export type ResourceTypePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ResourceTypeListItem[];
};

/**
 * A smart object template to create, or its new state.
 */
export interface SmartObjectTemplateRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description Unique among the templates of the smart object type. The one that it has when it is left out, at first the name of the type. */
  Name?: OptionalName;
  /** @description The smart object type it is for, which stays. A new template needs it. */
  SmartObjectTypeId?: OptionalUuid;
  /** @description What is done with resources of the instance; each resource type at most once. */
  ResourceTemplates?: ResourceTemplateRequest[] | null;
  /** @description The tags; as they are when left out. */
  TagIds?: OptionalTagIds;
}

/**
 * Ids of tags.
 */
export type OptionalTagIds = Uuid[] | null;

/**
 * What is done with one resource.
 */
export interface ResourceTemplateRequest {
  /** @description Accepted and not used; the one of a resource type keeps its id. */
  Id?: OptionalUuid;
  /** @description The resource type; the smart object type must have it. */
  ResourceTypeId: Uuid;
  /**
   * @description Whether to observe it.
   * @default false
   */
  IsRequestObserve: boolean | null;
  /** @description The value to write, as text of the data type of the resource. */
  Value?: string | null;
}

/**
 * What is done with one resource.
 */
export interface ResourceTemplate {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The resource type. */
  ResourceTypeId: Uuid;
  /** @description The resource type as a whole. */
  ResourceType?: ResourceType;
  /** @description Whether it is observed. */
  IsRequestObserve: boolean;
  /** @description The value that is written. */
  Value?: string;
}

/** The name of {@link ResourceTemplate} in the contract. */
export type ResourceTemplateResponse = ResourceTemplate;

/**
 * A smart object template in a list.
 */
export interface SmartObjectTemplateListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the template. */
  Name: Name;
  /** @description The LwM2M object id. */
  ObjectId: LwM2MId;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** @description Whether it is the default template of its type. */
  IsDefault: boolean;
  /** @description Whether it is no default template, and nothing names it. */
  CanBeDeleted: boolean;
}

/** The name of {@link SmartObjectTemplateListItem} in the contract. */
export type SmartObjectTemplateListResponse = SmartObjectTemplateListItem;

/**
 * A smart object template: how object instances of a type are set up.
 */
export interface SmartObjectTemplate {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the template. */
  Name: Name;
  /** @description The LwM2M object id. */
  ObjectId: LwM2MId;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The name of the smart object type; left out where the type is shown too. */
  SmartObjectTypeName?: Name;
  /** @description Whether it is the default template of its type. */
  IsDefault: boolean;
  /** @description What is done with resources. */
  ResourceTemplates: ResourceTemplate[];
  /** @description The tags. */
  TagIds: Uuid[];
}

/** The name of {@link SmartObjectTemplate} in the contract. */
export type SmartObjectTemplateResponse = SmartObjectTemplate;

/**
 * One page of smart object templates.
 */
export type SmartObjectTemplatePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: SmartObjectTemplateListItem[];
};

export type ResourceAttributeDataType = 'Integer' | 'Float' | 'Boolean' | 'String';

/**
 * The name that the attribute has in LwM2M.
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
 * An attribute that LwM2M knows.
 */
export interface ResourceAttributeDefinition {
  /** @description The id of the definition. */
  Id: Uuid;
  Name: ResourceAttributeName;
  /** @description What the attribute does. */
  Description: Text;
  /** @description The type of its values; a Boolean is 0 or 1. */
  DataType: ResourceAttributeDataType;
  /** @description Whether devices report it and it cannot be set. */
  IsReadOnly: boolean;
  /** @description Whether it belongs to resources only. */
  IsResourceOnly: boolean;
  /**
   * @description The oldest version of LwM2M that has it.
   * @example 1.0
   */
  LwM2MVersion: string;
  /**
   * @description The unit of its values.
   * @example s
   */
  Units?: string;
}

/** The name of {@link ResourceAttributeDefinition} in the contract. */
export type ResourceAttributeDefinitionResponse = ResourceAttributeDefinition;

/**
 * The value of an attribute: of the object or its instances, or of one resource of them.
 */
export interface ResourceAttributeRequest {
  /** @description The id it has already, to change it; left out for a new one. */
  Id?: OptionalUuid;
  /** @description The definition. */
  ResourceAttributeDefinitionId: Uuid;
  /**
   * @description The value, as text or as a number; a Boolean is 0 or 1.
   * @example 10
   */
  Value: string | number | boolean;
  /** @description The one object instance that it is for; for all of the template when left out. */
  InstanceNumber?: OptionalLwM2MId;
  /** @description The resource that it is for; for the object or the instance as a whole when left out. */
  ResourceTypeId?: OptionalUuid;
}

/**
 * An attribute of a smart object template.
 */
export interface ResourceAttribute {
  /** @description The id of the attribute. */
  Id: Uuid;
  /** @description The definition. */
  ResourceAttributeDefinitionId: Uuid;
  Name: ResourceAttributeName;
  /** @description The value. */
  Value: string;
  /** @description The one object instance that it is for. */
  InstanceNumber?: LwM2MId;
  /** @description The resource that it is for. */
  ResourceTypeId?: Uuid;
  /** @description The LwM2M resource id. */
  ResourceTypeTypeId?: LwM2MId;
  /** @description The name of the resource. */
  ResourceTypeName?: Name;
}

/** The name of {@link ResourceAttribute} in the contract. */
export type ResourceAttributeResponse = ResourceAttribute;

/**
 * A device type to create, or its new state.
 */
export interface DeviceTypeRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description LWM2M when left out. */
  DeviceStandard?: OptionalDeviceStandard;
  /**
   * Format: int32
   * @description A number of your own for the hardware.
   */
  HardwareTypeId?: number | null;
  /**
   * @description Whether the service sends a Discover to devices of this type when they register.
   * @default false
   */
  IsRequestDiscovery: boolean | null;
  /** @description The object instances that devices of this type have. */
  SmartObjectTypeInstanceIds?: SmartObjectTypeInstanceIdRequest[] | null;
  /** @description The setting categories of the type; as they are when left out. */
  SettingCategories?: TypeSettingCategoryRequest[] | null;
  /** @description Accepted from older clients; the device standard is always checked. */
  SkipDeviceStandardValidation?: boolean | null;
}

/**
 * An object instance of a device type.
 */
export interface SmartObjectTypeInstanceIdRequest {
  /** @description The id it has already, to keep it in an update. */
  Id?: OptionalUuid;
  /** @description Accepted from older clients and not used. */
  DeviceTypeId?: OptionalUuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The object instance id; 0 when left out. */
  InstanceId?: OptionalLwM2MId;
  /** @description What people call the instance. */
  Label?: OptionalLabel;
}

/**
 * What people call an instance.
 */
export type Label = string;

/**
 * An object instance of a device type.
 */
export interface SmartObjectTypeInstanceId {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The object instance id. */
  InstanceId: LwM2MId;
  /** @description What people call the instance. */
  Label?: Label;
  /** @description The smart object type. */
  SmartObjectType?: SmartObjectTypeOfDeviceType;
}

/** The name of {@link SmartObjectTypeInstanceId} in the contract. */
export type SmartObjectTypeInstanceIdResponse = SmartObjectTypeInstanceId;

/**
 * A smart object type as a device type has it. The lists in it are there where one device type or one device template is asked for by its id, once for each of its object instances.
 */
export interface SmartObjectTypeOfDeviceType {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the object. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The URN of the object. */
  ObjectUrn: ObjectUrn;
  /** @description What the object is for. */
  Description: Text;
  /** @description Whether a device can have several instances. */
  MultipleInstances: boolean;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description The name of the device type. */
  DeviceTypeName: Name;
  /** @description Its resources, ordered by TypeId. */
  ResourceTypes?: ResourceType[];
  /** @description The uses of resource types in the object. */
  ResourceTypeInstances?: ResourceTypeInstance[];
  /** @description The smart object templates that there are for it, the default one first. */
  SmartObjectTemplates?: SmartObjectTemplate[];
}

/**
 * An object instance of a device type, with the smart object templates that there are for it.
 */
export interface SmartObjectTypeInstanceWithTemplates {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** @description The object instance id. */
  InstanceId: LwM2MId;
  /** @description What people call the instance. */
  Label?: Label;
  /** @description The smart object type. */
  SmartObjectType?: SmartObjectTypeOfDeviceType;
  /** @description The templates that there are for the type, the default one first. */
  SmartObjectTemplates: SmartObjectTemplate[];
}

/** The name of {@link SmartObjectTypeInstanceWithTemplates} in the contract. */
export type SmartObjectTypeInstanceWithTemplatesResponse = SmartObjectTypeInstanceWithTemplates;

/**
 * A smart object type with its instances in a device type and the templates that there are for it.
 */
export interface SmartObjectTypeWithTemplates {
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description Its name. */
  SmartObjectTypeName?: Name;
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** @description In a device template, the template of the first instance. */
  SelectedSmartObjectTemplate?: SmartObjectTemplate;
  /** @description The templates that there are for the type, the default one first. */
  SmartObjectTemplates: SmartObjectTemplate[];
  /** @description The instances of the type that are used. */
  UsedSmartObjectTypeInstanceIds: SmartObjectTypeInstanceId[];
}

/** The name of {@link SmartObjectTypeWithTemplates} in the contract. */
export type SmartObjectTypeWithTemplatesResponse = SmartObjectTypeWithTemplates;

/**
 * A device type in a list.
 */
export interface DeviceTypeListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the type. */
  Name: Name;
  DeviceStandard: DeviceStandard;
  /**
   * Format: int32
   * @description A number of your own for the hardware.
   */
  HardwareTypeId?: number;
  /**
   * Format: int32
   * @description How many devices are of this type; only with includeMetrics.
   */
  NbrOfInstances?: number;
  /**
   * Format: int32
   * @description How many templates the type has; only with includeMetrics.
   */
  NbrOfTemplates?: number;
}

/** The name of {@link DeviceTypeListItem} in the contract. */
export type DeviceTypeListResponse = DeviceTypeListItem;

/**
 * A device type: what a kind of device has.
 */
export interface DeviceType {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the type. */
  Name: Name;
  DeviceStandard: DeviceStandard;
  /**
   * Format: int32
   * @description A number of your own for the hardware.
   */
  HardwareTypeId?: number;
  /** @description Whether devices of this type get a Discover when they register. */
  IsRequestDiscovery: boolean;
  /** @description The object instances of the type. */
  SmartObjectTypeInstanceIds: SmartObjectTypeInstanceId[];
  /** @description The templates of the type. */
  DeviceTemplates: DeviceTemplate[];
  /** @description The setting categories whose default settings its devices have. */
  SettingCategories: SettingCategory[];
}

/** The name of {@link DeviceType} in the contract. */
export type DeviceTypeResponse = DeviceType;

/**
 * One page of device types.
 */
export type DeviceTypePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DeviceTypeListItem[];
};

/**
 * The bytes of a file.
 */
export type FileContent = string;

/**
 * What a firmware package is.
 */
export interface FirmwarePackageRequest {
  /** @description The device type that it is for. */
  DeviceTypeId: Uuid;
  /** @description What people call it. */
  Title: Name;
  /** @description The version that devices have after the update. */
  Version: Name;
  /** @description The build of that version. */
  Build?: OptionalText;
}

/**
 * What to export.
 */
export interface ExportDefinition {
  /** @description Device types, with all their device templates. */
  DeviceTypeIds?: Uuid[] | null;
  /** @description Single device templates, with their device types. */
  DeviceTemplateIds?: Uuid[] | null;
}

/**
 * An export as a file.
 */
export interface HardwareDefinitionsUpload {
  /**
   * Format: binary
   * @description The file, which holds HardwareDefinitions as JSON.
   */
  ImportDeviceTypes: string;
}

/**
 * What is carried from one device network to another. Things are named by their names, objects by id and URN.
 */
export interface HardwareDefinitions {
  /**
   * @description The release that has exported it, such as 2018_35 or 19A1.
   * @example 19A1
   */
  Release: string;
  /** @description The objects that the rest names. */
  SmartObjectTypes?: SmartObjectDefinition[];
  /** @description Smart object templates, without attributes and resource templates. */
  SmartObjectTemplates?: CarriedSmartObjectTemplate[];
  /** @description Setting categories of the device types. */
  SettingCategories?: CarriedSettingCategory[];
  /** @description Device types with their device templates. */
  DeviceTypes?: CarriedDeviceType[];
  /** @description Tags that templates have. */
  Tags?: Name[];
}

/**
 * A smart object template by its name.
 */
export interface CarriedSmartObjectTemplate {
  /** @description Its name. */
  Name: Name;
  /** @description Its object. */
  ObjectID: LwM2MId;
  /** @description The URN of its object. */
  ObjectURN: ObjectUrn;
  /** @description Whether it is the default one of its object, which is not imported. */
  IsDefault?: boolean;
  /** @description Its tags. */
  Tags?: Name[];
}

/**
 * A setting category by its name.
 */
export interface CarriedSettingCategory {
  /** @description Its name. */
  Name: Name;
  /** @description Whether its settings are about hardware. */
  IsHardwareSettings?: boolean;
  /** @description Whether its values are secrets. */
  IsSecuritySettings?: boolean;
  /** @description The settings that it knows. */
  DefaultSettings?: DefaultSettingRequest[];
}

/**
 * A device type by its name.
 */
export interface CarriedDeviceType {
  /** @description Its name. */
  Name: Name;
  /** @description LWM2M when left out. */
  DeviceStandard?: DeviceStandard;
  /**
   * Format: int32
   * @description A number of your own for the hardware.
   */
  HardwareTypeId?: number;
  /** @description Whether the service sends a Discover to devices of this type when they register. */
  IsRequestDiscovery?: boolean;
  /** @description Names of its setting categories. */
  SettingCategories?: Name[];
  /** @description The object instances that devices of this type have. */
  SmartObjectTypeInstances?: CarriedInstance[];
  /** @description Its device templates. */
  Templates?: CarriedDeviceTemplate[];
}

/**
 * A device template by its name.
 */
export interface CarriedDeviceTemplate {
  /** @description Its name. */
  Name: Name;
  /** @description Whether it is the default one of its device type, which is not imported. */
  IsDefault?: boolean;
  /**
   * Format: int32
   * @description Seconds.
   */
  ContactLostThreshold?: number;
  /** @description The object instances that its devices have; those of the device type when left out. */
  SmartObjectTypeInstanceTemplates?: CarriedInstance[];
  /** @description Its tags. */
  Tags?: Name[];
}

/**
 * An object instance.
 */
export interface CarriedInstance {
  /** @description The object. */
  ObjectID: LwM2MId;
  /** @description The URN of the object. */
  ObjectURN: ObjectUrn;
  /** @description The object instance id. */
  InstanceId: LwM2MId;
  /** @description What people call it, in a device type. */
  Label?: Label;
  /** @description The name of its smart object template, in a device template; the default one when left out. */
  SmartObjectTemplate?: Name;
}

/**
 * What has become of each item of an import.
 */
export interface Import {
  /** @description Device types. */
  DeviceTypes: ImportResultDeviceType[];
  /** @description Smart object templates. */
  SmartObjectTemplates: ImportResultSmartObjectTemplate[];
  /** @description Objects. */
  SmartObjectTypes: ImportResultSmartObjectType[];
  /** @description Setting categories. */
  SettingCategories: ImportResultItem[];
  /** @description Tags. */
  Tags: ImportResultItem[];
}

/** The name of {@link Import} in the contract. */
export type ImportResponse = Import;

/**
 * What has become of it. Ignored: the device network has it, or it is not imported.
 */
export type ImportItemResult = 'Ignored' | 'Added' | 'Failed';

/**
 * What has become of an item.
 */
export interface ImportResultItem {
  /** @description The item. */
  Name: Name;
  Result: ImportItemResult;
  /** @description Why it was not added. */
  Reason?: Text;
}

/**
 * What has become of a device type.
 */
export interface ImportResultDeviceType {
  /** @description The device type. */
  Name: Name;
  Result: ImportItemResult;
  /** @description Why it was not added. */
  Reason?: Text;
  /** @description Its device templates. */
  Templates: ImportResultItem[];
}

/**
 * What has become of an object.
 */
export interface ImportResultSmartObjectType {
  /** @description The object. */
  Name: Name;
  Result: ImportItemResult;
  /** @description Why it was not added. */
  Reason?: Text;
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId: LwM2MId;
  /** @description The URN of the object. */
  SmartObjectObjectUrn: ObjectUrn;
}

/**
 * What has become of a smart object template.
 */
export interface ImportResultSmartObjectTemplate {
  /** @description The smart object template. */
  Name: Name;
  Result: ImportItemResult;
  /** @description Why it was not added. */
  Reason?: Text;
  /** @description The name of its object; empty when the file does not say it. */
  SmartObjectName: string;
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId: LwM2MId;
  /** @description The URN of its object. */
  SmartObjectObjectUrn: ObjectUrn;
}

/**
 * An LwM2M object with its resources, in the words of OMA's device description files.
 */
export interface SmartObjectDefinition {
  /** @description The name of the object. */
  Name: Name;
  /** @description The LwM2M object id. */
  ObjectID: LwM2MId;
  /** @description The URN of the object. */
  ObjectURN: ObjectUrn;
  /** @description MODefinition. */
  ObjectType?: string;
  /** @description The version that the URN says. */
  ObjectVersion?: string;
  /** @description The oldest LwM2M version that it needs. */
  LWM2MVersion?: string;
  MultipleInstances: InstanceCount;
  /** @description Whether every device has it. */
  mandatory?: boolean;
  /** @description What the object is for. */
  description: Text;
  /** @description Its resources. */
  resourcedefs?: ResourceDefinition[];
}

/**
 * Whether there can be several instances.
 */
export type InstanceCount = 'Single' | 'Multiple';

/**
 * An LwM2M resource, in the words of OMA's device description files.
 */
export interface ResourceDefinition {
  /** @description The LwM2M resource id. */
  id: LwM2MId;
  /** @description The name of the resource. */
  name: Name;
  /** @description What a server may do with it; left out where only a bootstrap server may do anything. */
  operations?: Operations;
  instancetype: InstanceCount;
  /** @description Whether every object instance has it. */
  mandatory?: boolean;
  /** @description The LwM2M data type. */
  type: ResourceDataType;
  /** @description The values it takes; empty for any. */
  range: string;
  /** @description The unit of its values. */
  units?: string;
  /** @description What the resource is for. */
  description?: Text;
}

/**
 * A firmware package with its file.
 */
export interface FirmwarePackageUpload {
  /**
   * Format: binary
   * @description The file.
   */
  firmware: string;
  request: FirmwarePackageRequest;
}

/**
 * A firmware package, in brief.
 */
export interface FirmwarePackageListItem {
  /** @description The id of the package. */
  Id: Uuid;
  /** @description What people call it. */
  Title: string;
  /** @description The version that devices have after the update. */
  Version: string;
  /** @description The build of that version; left out when none was given. */
  Build?: string;
  /** @description The device type that it is for. */
  DeviceTypeId: Uuid;
  /**
   * Format: int64
   * @description The size of its file, in bytes.
   */
  Size: number;
  /** @description When it was uploaded. */
  Created: DateTime;
}

/** The name of {@link FirmwarePackageListItem} in the contract. */
export type FirmwarePackageListResponse = FirmwarePackageListItem;

/**
 * A firmware package.
 */
export type FirmwarePackage = FirmwarePackageListItem & {
  /** @description The name of the file that was uploaded. */
  Filename: string;
  /** @description Whether devices are being updated to it now. */
  IsActive: boolean;
  /** @description Where its file is, for holders of a key. */
  Uri: string;
  /** @description The SHA-256 of its file, in hex. */
  Sha256: string;
};

/** The name of {@link FirmwarePackage} in the contract. */
export type FirmwarePackageResponse = FirmwarePackage;

/**
 * Push writes the file to the device; Pull gives it an address to fetch the file from.
 */
export type FirmwareDeliveryMethod = 'Push' | 'Pull';

/**
 * A firmware update of one device.
 */
export interface FirmwareUpgradeRequest {
  /** @description The package that the device is updated to. */
  FirmwarePackageId: Uuid;
  /** @description How the file comes to the device; left out, the service chooses by what the device can. */
  DeliveryMethod?: FirmwareDeliveryMethod;
}

/**
 * A firmware update of many devices; either DeviceIds or Filter says which.
 */
export interface FirmwarePackageUpgradeRequest {
  /** @description The devices, of the device type of the package. */
  DeviceIds?: Uuid[];
  /** @description As in GET /api/v3/devices; an empty one finds all devices of the type. */
  Filter?: string;
  /** @description How the file comes to the devices; left out, the service chooses by what each can. */
  DeliveryMethod?: FirmwareDeliveryMethod;
}

/**
 * A state of LwM2M object 5.
 */
export type FirmwareState = 'Idle' | 'Downloading' | 'Downloaded' | 'Updating';

/**
 * The firmware update of a device.
 */
export interface FirmwareUpgrade {
  /** @description What the device has last said. */
  CurrentState: FirmwareState;
  /** @description What the device is led to; Idle when no update is under way. */
  ExpectedState: FirmwareState;
  /** @description Whether the update is under way. */
  IsActive: boolean;
  /** @description The Update Result that the device has last said; left out before it has said one. */
  Result?: number;
  /** @description How the update ended. While it is under way: why the last try failed, if the service tries again later; else left out. */
  Message?: string;
  /** @description The package; left out when there has been no update. */
  FirmwarePackageId?: Uuid;
  /** @description The entry of the activity log. */
  ActivityId?: Uuid;
  /** @description How the file comes to the device; left out before that is settled. */
  DeliveryMethod?: FirmwareDeliveryMethod;
  /** @description When the update was asked for. */
  Started?: DateTime;
  /** @description When something of it last changed. */
  Changed?: DateTime;
}

/** The name of {@link FirmwareUpgrade} in the contract. */
export type FirmwareUpgradeResponse = FirmwareUpgrade;

/**
 * One page of firmware packages.
 */
export type FirmwarePackagePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: FirmwarePackageListItem[];
};

/**
 * A device template to create, or its new state.
 */
export interface DeviceTemplateRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description Unique among the templates of the device type. */
  Name: Name;
  /** @description The device type it is for. */
  DeviceTypeId: Uuid;
  /**
   * Format: int32
   * @deprecated
   * @description Seconds of silence that counted as contact lost.
   */
  ContactLostThreshold?: number | null;
  /** @description The object instances that devices of this template have; those of the device type when left out. */
  SmartObjectTypeInstanceTemplates?: SmartObjectTypeInstanceTemplateRequest[] | null;
  /**
   * @deprecated
   * @description Use SmartObjectTypeInstanceTemplates, which wins where both come.
   */
  SmartObjectTypes?: DeprecatedSmartObjectTypeRequest[] | null;
  /**
   * @deprecated
   * @description The name of SmartObjectTypes in 2017. Use SmartObjectTypeInstanceTemplates.
   */
  SmartObjectTemplates?: DeprecatedSmartObjectTypeRequest[] | null;
  /** @description The tags; as they are when left out. */
  TagIds?: OptionalTagIds;
}

/**
 * An object instance of a template: named by SmartObjectTypeInstanceId, or by SmartObjectTypeId and InstanceId.
 */
export interface SmartObjectTypeInstanceTemplateRequest {
  /** @description The object instance of the device type. */
  SmartObjectTypeInstanceId?: OptionalUuid;
  /** @description The smart object type. */
  SmartObjectTypeId?: OptionalUuid;
  /** @description The object instance id; 0 when left out. */
  InstanceId?: OptionalLwM2MId;
  /** @description How the instance is set up; by the default template of its type when left out. */
  SmartObjectTemplateId?: OptionalUuid;
}

/**
 * An object instance of a template.
 */
export interface SmartObjectTypeInstanceTemplate {
  /** @description The object instance of the device type, where it has it. */
  SmartObjectTypeInstanceId?: Uuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The name of the smart object type. */
  SmartObjectTypeName?: Name;
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** @description The object instance id. */
  InstanceId: LwM2MId;
  /** @description How the instance is set up: by the template that was named, or the default one of the type. */
  SmartObjectTemplateId?: Uuid;
  /** @description The smart object template as a whole. */
  SmartObjectTemplate?: SmartObjectTemplate;
}

/** The name of {@link SmartObjectTypeInstanceTemplate} in the contract. */
export type SmartObjectTypeInstanceTemplateResponse = SmartObjectTypeInstanceTemplate;

/**
 * A smart object type of a template, as older clients name it: it stands for all its instances in the device type, or for instance 0.
 * @deprecated
 */
export interface DeprecatedSmartObjectTypeRequest {
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description How the instances are set up; by the default template of the type when left out. */
  SmartObjectTemplateId?: OptionalUuid;
  /** @description The older name of SmartObjectTemplateId, which wins where both come. */
  SmartObjectSelectedTemplateId?: OptionalUuid;
  /** @description The same as it is shown, for clients that send it back; SmartObjectTemplateId wins. */
  SelectedSmartObjectTemplate?: {
    /** @description The id of the smart object template. */
    Id: Uuid;
  } | null;
}

/**
 * The value that a template gives to a setting.
 */
export interface DeviceTemplateSettingValueRequest {
  /** @description The value as text. */
  Value: string;
}

/**
 * A device template in a list.
 */
export interface DeviceTemplateListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the template. */
  Name: Name;
  /** @description The device type it is for. */
  DeviceTypeId: Uuid;
  /** @description The name of the device type. */
  DeviceTypeName?: Name;
  /** @description The object instances of the template. */
  SmartObjectTypeInstanceTemplates: SmartObjectTypeInstanceTemplate[];
  /**
   * @deprecated
   * @description Use SmartObjectTypeInstanceTemplates. Not in the paged list, which has SmartObjectTypesWithTemplates.
   */
  SmartObjectTypes?: SmartObjectTypeWithTemplates[];
  /**
   * @deprecated
   * @description Use SmartObjectTypeInstanceTemplates. Only in the paged list.
   */
  SmartObjectTypesWithTemplates?: SmartObjectTypeWithTemplates[];
}

/** The name of {@link DeviceTemplateListItem} in the contract. */
export type DeviceTemplateListResponse = DeviceTemplateListItem;

/**
 * A device template: how devices of a type are set up.
 */
export interface DeviceTemplate {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the template. */
  Name: Name;
  /** @description The device type it is for. */
  DeviceTypeId: Uuid;
  /** @description The name of the device type. */
  DeviceTypeName?: Name;
  /**
   * Format: int32
   * @deprecated
   * @description Seconds of silence that counted as contact lost.
   */
  ContactLostThreshold?: number;
  /** @description The object instances of the template. */
  SmartObjectTypeInstanceTemplates: SmartObjectTypeInstanceTemplate[];
  /**
   * @deprecated
   * @description Use SmartObjectTypeInstanceTemplates.
   */
  SmartObjectTypes?: SmartObjectTypeWithTemplates[];
  /** @description The tags. */
  TagIds?: Uuid[];
  /** @description Values in place of default ones. */
  DeviceTemplateSettingValues?: DataCollectorTemplateSettingValue[];
  /** @description What is computed for each device of the template. */
  DeviceTemplateTransformers?: TransformerTemplate[];
}

/** The name of {@link DeviceTemplate} in the contract. */
export type DeviceTemplateResponse = DeviceTemplate;

/**
 * One page of device templates.
 */
export type DeviceTemplatePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DeviceTemplateListItem[];
};

/**
 * How a value is written; String is text, HexString is hexadecimal digits, two for each byte.
 */
export type SettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

/**
 * How the value is written; as the category knows it when left out, else String. For credentials, String means that the text itself is the value and HexString that the bytes are written in hexadecimal digits. A preSharedKey of DataType String is the UTF-8 bytes of the text; left out, it is HexString.
 */
export type OptionalSettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString' | null;

/**
 * The key of a setting, unique in its category.
 */
export type SettingKey = string;

/**
 * The value as text.
 */
export type OptionalSettingText = string | null;

/**
 * A setting that a category knows.
 */
export interface DefaultSettingRequest {
  /** @description The id of one that the category has, which keeps its place and may get another name; of a new category it is not used. */
  Id?: OptionalUuid;
  Name: SettingKey;
  DataType?: OptionalSettingDataType;
  /** @description Whether the category is of no use without it; false when left out. */
  IsMandatory?: boolean | null;
  /** @description Whether only the default holds; false when left out. */
  IsReadonly?: boolean | null;
  /** @description What holds where no value is set; nothing when left out. */
  Value?: OptionalSettingText;
}

/**
 * A setting that a category knows.
 */
export interface DefaultSetting {
  /** @description The id of the default setting. */
  Id: Uuid;
  /** @description Its category, in a list of all default settings. */
  CategoryId?: Uuid;
  Name: SettingKey;
  DataType: SettingDataType;
  /** @description Whether the category is of no use without it. */
  IsMandatory: boolean;
  /** @description Whether only the default holds. */
  IsReadonly: boolean;
  /** @description What holds where no value is set. */
  Value?: string;
}

/** The name of {@link DefaultSetting} in the contract. */
export type DefaultSettingResponse = DefaultSetting;

/**
 * One page of default settings.
 */
export type DefaultSettingPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DefaultSetting[];
};

/**
 * A setting category to create, or its new state.
 */
export interface SettingCategoryRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description Whether the settings are about hardware; false when left out. */
  IsHardwareSettings?: boolean | null;
  /** @description Whether values are secrets, never to be shown; false when left out. */
  IsSecuritySettings?: boolean | null;
  /** @description The settings it knows; none when left out. */
  DefaultSettings?: DefaultSettingRequest[] | null;
}

/**
 * A group of settings.
 */
export interface SettingCategory {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the category. */
  Name: Name;
  /** @description Whether the settings are about hardware. */
  IsHardwareSettings: boolean;
  /** @description Whether the settings identify or authenticate devices. */
  IsSecuritySettings: boolean;
  /** @description The settings it knows. */
  DefaultSettings: DefaultSetting[];
}

/** The name of {@link SettingCategory} in the contract. */
export type SettingCategoryResponse = SettingCategory;

/**
 * One page of setting categories.
 */
export type SettingCategoryPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: SettingCategory[];
};

/**
 * A setting to create, or its new state.
 */
export interface SettingRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description The setting category. */
  CategoryId: Uuid;
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** @description The value. A secret that is left out of an update stays; in the deprecated Settings of locations and data collectors each value that is left out does. */
  Value?: OptionalSettingText;
  /** @description Accepted from clients that send back what they got; not used. */
  CategoryIsHardwareSettings?: boolean | null;
  /** @description Accepted from clients that send back what they got; not used. */
  CategoryIsSecuritySettings?: boolean | null;
  /** @description Accepted from older clients; the path says whose setting it is. */
  DataCollectorId?: OptionalUuid;
  /** @description Accepted from older clients; the path says whose setting it is. */
  DeviceId?: OptionalUuid;
  /** @description Accepted from older clients; the path says whose setting it is. */
  LocationId?: OptionalUuid;
  /** @description Accepted from clients that send back what they got. In the deprecated Settings of locations and data collectors a value stays inherited as long as it is the one that was shown. */
  IsInherited?: boolean | null;
  /** @description Accepted from clients that send back what they got; not used. */
  IsMandatory?: boolean | null;
  /** @description Accepted from clients that send back what they got; not used. */
  IsPredefined?: boolean | null;
  /** @description Accepted from clients that send back what they got; not used. */
  IsReadonly?: boolean | null;
}

/**
 * A setting to create in the category that the path names.
 */
export interface SettingInCategoryRequest {
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** @description The value. */
  Value?: OptionalSettingText;
}

/**
 * A setting. Secrets have no Value.
 */
export interface Setting {
  /** @description The id of the setting; it is left out of one that is inherited. */
  Id?: Uuid;
  /** @description The setting category. */
  CategoryId: Uuid;
  /** @description The name of the category. */
  CategoryName: Name;
  /** @description Whether the category is about hardware. */
  CategoryIsHardwareSettings?: boolean;
  /** @description Whether the category identifies or authenticates devices. */
  CategoryIsSecuritySettings?: boolean;
  /** @description The device that has it. */
  DeviceId?: Uuid;
  /** @description The location that has it. */
  LocationId?: Uuid;
  /** @description The data collector that has it. */
  DataCollectorId?: Uuid;
  Key: SettingKey;
  DataType: SettingDataType;
  /** @description The value; it is left out of secrets. */
  Value?: string;
  /** @description Whether the value is kept from everybody. */
  IsSecret: boolean;
  /** @description Whether the owner has it from elsewhere. */
  IsInherited: boolean;
  /**
   * @description Where an inherited one comes from; SettingCategory is a default setting.
   * @enum {string}
   */
  InheritedFrom?: 'DeviceTemplate' | 'DataCollectorTemplate' | 'Location' | 'SettingCategory';
  /** @description The id of what an inherited one comes from. */
  InheritedFromId?: Uuid;
  /** @description Whether the category is of no use without it. */
  IsMandatory: boolean;
  /** @description Whether the category knows it. */
  IsPredefined: boolean;
  /** @description Whether it cannot be changed. */
  IsReadonly: boolean;
}

/** The name of {@link Setting} in the contract. */
export type SettingResponse = Setting;

/**
 * A value to set, or to delete.
 */
export interface SettingValueUpdate {
  /** @description The setting category. */
  SettingCategoryId: Uuid;
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** @description The value; null, or left out, deletes the setting. */
  Value?: OptionalSettingText;
}

/**
 * Values of the settings of one category.
 */
export interface SettingCategoryValueRequest {
  /** @description The name of the setting category. */
  Name: Name;
  /** @description The values; none when left out. */
  Settings?: SettingValueRequest[] | null;
}

/**
 * A value of a setting.
 */
export interface SettingValueRequest {
  Key: SettingKey;
  DataType?: OptionalSettingDataType;
  /** @description The value; null, or left out, deletes the setting. */
  Value?: OptionalSettingText;
}

/**
 * Which devices are meant. A criterion that is left out or empty is met by all.
 */
export interface DeviceFilterBase {
  /** @description Device types. */
  DeviceTypeIds?: OptionalIds;
  /** @description Device templates. */
  DeviceTemplateIds?: OptionalIds;
  /** @description Where the devices are. */
  LocationIds?: OptionalIds;
  /** @description Whether what is below the locations belongs to them. */
  IncludeChildLocations?: boolean | null;
  /** @description Tags of the devices themselves. */
  TagIds?: OptionalIds;
}

/**
 * Ids of entities.
 */
export type OptionalIds = Uuid[] | null;

/**
 * A device in short.
 */
export interface DeviceFilter {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What people call the device. */
  Name: Name;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description The template. */
  DeviceTemplateId: Uuid;
}

/** The name of {@link DeviceFilter} in the contract. */
export type DeviceFilterResponse = DeviceFilter;

/**
 * Devices as CSV (RFC 4180), a line with the names of the columns first. PSK.preSharedKey is in hexadecimal digits.
 */
export type DeviceCsv = string;

/**
 * A device to create, or its new state.
 */
export interface DeviceRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The endpoint name that the device registers with. */
  DeviceIdentifier: EndpointName;
  /** @description What people call the device; the DeviceIdentifier when left out. */
  Name?: OptionalName;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description A template of that type; its default template when left out. */
  DeviceTemplateId?: OptionalUuid;
  /** @description Where the device is; the root location when left out. */
  LocationId?: OptionalUuid;
  /** @description The gateway it reports through; the first one of the network when left out. */
  DataCollectorId?: OptionalUuid;
  /** @description That of the device type when left out, and no other. */
  DeviceStandard?: OptionalDeviceStandard;
  /** @description The bootstrap server to provision; none when left out. An empty or unknown name is a fault, and nothing is provisioned; of many devices it is a fault of its row alone. */
  BootstrapServerName?: string | null;
  /** @description The tags; as they are when left out. */
  TagIds?: OptionalTagIds;
  /** @description Values of settings, by category, as PUT settingvalues takes them. With PSK (identity, preSharedKey of 16 to 64 bytes, text with DataType String or hexadecimal digits with HexString), RPK (publicKey) or X509 (commonName, trustedCertificates) the device can come in over coaps, and over coap no more. Settings that are not named stay as they are. */
  SettingCategories?: SettingCategoryValueRequest[] | null;
  /** @description Puts the device on a location resource, in place of the position that it has there. Its other positions stay, and all of them when it is left out. */
  Position?: DevicePositionRequest | null;
}

/**
 * A device in a list.
 */
export interface DeviceListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What people call the device. */
  Name: Name;
  DeviceIdentifier: EndpointName;
  Status: DeviceStatus;
  DeviceStandard: DeviceStandard;
  /** @description The device type. */
  DeviceType?: DeviceTypeListItem;
  /** @description The template. */
  DeviceTemplateId?: Uuid;
  /** @description The name of the template. */
  DeviceTemplateName?: Name;
  /** @description Where the device is. */
  LocationId?: Uuid;
  /** @description The name of that location. */
  LocationName?: Name;
  /**
   * @description Whether it is a real device or one that the service keeps.
   * @enum {string}
   */
  InstanceType: 'Normal' | 'Internal' | 'Virtual' | 'GatewayInternal';
  /** @description When the device was created in the service. */
  RegistrationDate: DateTime;
  /** @description When the device last registered; epoch milliseconds. */
  LatestRegistrationTime?: EpochMilliseconds;
  /** @description When the device said goodbye, while it is Deregistered. */
  DeregistrationDate?: DateTime;
}

/** The name of {@link DeviceListItem} in the contract. */
export type DeviceListResponse = DeviceListItem;

/**
 * A device.
 */
export interface Device {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What people call the device. */
  Name: Name;
  DeviceIdentifier: EndpointName;
  Status: DeviceStatus;
  DeviceStandard: DeviceStandard;
  /** @description The device type. */
  DeviceTypeId: Uuid;
  /** @description The name of the device type. */
  DeviceTypeName?: Name;
  /** @description The template. */
  DeviceTemplateId: Uuid;
  /** @description The name of the template. */
  DeviceTemplateName?: Name;
  /** @description Where the device is. */
  LocationId: Uuid;
  /** @description The name of that location. */
  LocationName?: Name;
  /** @description The gateway it reports through. */
  DataCollectorId: Uuid;
  /** @description The name of that gateway. */
  DataCollectorName?: Name;
  /** @description The bootstrap server that provisions it. */
  BootstrapServerName?: Name;
  /** @description When the device first registered; epoch milliseconds. */
  InitialRegistrationTime?: EpochMilliseconds;
  /** @description When the device last registered; epoch milliseconds. */
  LatestRegistrationTime?: EpochMilliseconds;
  /** @description When the device said goodbye, while it is Deregistered; epoch milliseconds. */
  DeregistrationTime?: EpochMilliseconds;
  /** @description When the device was last heard of. */
  LastSeen?: DateTime;
  /**
   * @deprecated
   * @description True while a device that has registered is offline. Use Status.
   */
  ContactLost?: boolean;
  /**
   * @deprecated
   * @description When contact was lost, while it is. Use Status.
   */
  ContactLostTime?: DateTime;
  TagIds?: TagIds;
  Tags?: TagResponses;
  /** @description Its object instances, ordered by TypeId and InstanceNumber. */
  SmartObjects: SmartObjectListItem[];
}

/** The name of {@link Device} in the contract. */
export type DeviceResponse = Device;

/**
 * How to follow a request for many devices.
 */
export interface DeviceMassRegistration {
  /** @description The CorrelationId of the entries in the activity log. */
  CorrelationId: Uuid;
}

/** The name of {@link DeviceMassRegistration} in the contract. */
export type DeviceMassRegistrationResponse = DeviceMassRegistration;

/**
 * One page of devices.
 */
export type DevicePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DeviceListItem[];
};

/**
 * A smart object to create.
 */
export interface SmartObjectRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The device it is added to. */
  DeviceId: Uuid;
  /** @description The type whose resources it gets. */
  SmartObjectTypeId: Uuid;
  /** @description The object instance id; the lowest free one when left out. */
  InstanceNumber?: OptionalLwM2MId;
  /** @description What people call it. */
  Label?: OptionalLabel;
  /** @description The tags; as they are when left out. */
  TagIds?: OptionalTagIds;
  /** @description A smart object template of the same type, by which resource collections find it, and whose values a new one starts with. Which attributes are written to devices is up to their device templates. */
  SmartObjectTemplateId?: OptionalUuid;
  /** @description What a new one starts with, each resource once; those of the template where it names none. Not used in updates. */
  ResourceValues?: SmartObjectValueRequest[] | null;
}

/**
 * A value that a new smart object starts with.
 */
export interface SmartObjectValueRequest {
  /** @description One of the resource types of the smart object's type. */
  ResourceTypeId: Uuid;
  /** @description Text of the resource's data type. Of a resource with several instances it is instance 0. */
  Value: string;
}

/**
 * A resource of a smart object.
 */
export interface ResourceRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The smart object. */
  SmartObjectId: Uuid;
  /** @description One of the resource types of the smart object's type. */
  ResourceTypeId: Uuid;
  /** @description Accepted from older clients; the template of the smart object decides. */
  ResourceTemplateId?: OptionalUuid;
  /** @description Accepted from clients that send back what they got; the path follows from the smart object and the resource type. */
  Url?: OptionalText;
}

/**
 * A smart object in a list.
 */
export interface SmartObjectListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of its type. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The object instance id. */
  InstanceNumber: LwM2MId;
  /** @description What people call it. */
  Label?: Label;
  /** @description Whether the device left it out of the object list it last sent. */
  IsUnavailable: boolean;
  /** @description Whether the service computes it. */
  IsVirtual: boolean;
  /** @description Its tags, those of its template included. */
  Tags: Tag[];
}

/** The name of {@link SmartObjectListItem} in the contract. */
export type SmartObjectListResponse = SmartObjectListItem;

/**
 * A smart object: one object instance of a device.
 */
export interface SmartObject {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of its type. */
  Name: Name;
  /** @description The LwM2M object id. */
  TypeId: LwM2MId;
  /** @description The object instance id. */
  InstanceNumber: LwM2MId;
  /** @description What people call it. */
  Label?: Label;
  /** @description The device that has it. */
  DeviceId: Uuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description The URN of the object. */
  ObjectUrn?: ObjectUrn;
  /** @description What the object is for. */
  Description?: Text;
  /** @description The smart object template that it names. */
  SmartObjectTemplateId?: Uuid;
  /** @description Whether the service computes it. */
  IsVirtual: boolean;
  /** @description Whether the device left it out of the object list it last sent. */
  IsUnavailable: boolean;
  /** @description Whether a device can have several instances. */
  MultipleInstances: boolean;
  TagIds?: TagIds;
  Tags?: TagResponses;
  /** @description Its resources and resource instances, ordered by Url. */
  Resources: Resource[];
}

/** The name of {@link SmartObject} in the contract. */
export type SmartObjectResponse = SmartObject;

/**
 * An attribute at one path of a device.
 */
export interface SmartObjectAttribute {
  /** @description The definition. */
  ResourceAttributeDefinitionId: Uuid;
  Name: ResourceAttributeName;
  /**
   * @description Where it is attached; what is attached to an object holds for its instances, and so on.
   * @example /3303/0/5700
   */
  Path: string;
  /**
   * @description What the path is of.
   * @enum {string}
   */
  Level: 'Object' | 'Instance' | 'Resource' | 'ResourceInstance';
  /** @description The resource, or resource instance, that it is attached to. */
  ResourceId?: Uuid;
  /** @description The value that the device has taken, or reported last; left out while it has none. */
  Value?: string;
  /** @description The value that the templates of the device want; left out where they want none. */
  WantedValue?: string;
  /**
   * @description Applied while the device has what is wanted, or something nobody has asked for; Pending until it has answered; Refused where it has said no; Removing until it has dropped what is wanted no longer.
   * @enum {string}
   */
  Status: 'Applied' | 'Pending' | 'Refused' | 'Removing';
  /**
   * @description The CoAP code of the refusal.
   * @example 4.00
   */
  ResponseCode?: string;
  /** @description What the device said with it. */
  Message?: string;
  /** @description When something was last learned, or wanted, of the path; epoch milliseconds. */
  UpdatedTimestamp: EpochMilliseconds;
}

/** The name of {@link SmartObjectAttribute} in the contract. */
export type SmartObjectAttributeResponse = SmartObjectAttribute;

/**
 * A resource of a smart object. A resource that can have several instances appears as itself and once more for each resource instance that is known.
 */
export interface Resource {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of its type. */
  Name: Name;
  /** @description The LwM2M resource id. */
  TypeId: LwM2MId;
  /**
   * @description Its LwM2M path; four numbers are a resource instance.
   * @example /3/0/7/1
   */
  Url: string;
  AccessType?: AccessType;
  Operations?: Operations;
  DataType: ResourceDataType;
  /** @description The unit of its values. */
  Units?: Units;
  /** @description The values it takes. */
  Range?: Range;
  /** @description What the resource is for. */
  Description?: Text;
  /** @description Whether every object instance has it. */
  Mandatory: boolean;
  /** @description Whether it can have several instances. */
  MultipleInstances: boolean;
  /** @description Whether the device does not have it now. */
  IsUnavailable: boolean;
  /** @description Whether the service computes it. */
  IsVirtual: boolean;
  /** @description Whether the service is asked to observe it. */
  IsRequestObserve: boolean;
  /** @description The resource type. */
  ResourceTypeId: Uuid;
  /** @description What its smart object template has for it, if it has anything. */
  ResourceTemplateId?: Uuid;
  /** @description The smart object. */
  SmartObjectId: Uuid;
  /** @description The device. */
  DeviceId: Uuid;
  /** @description The name of the device. */
  DeviceName?: Name;
  /** @description The device network. */
  DeviceNetworkId: Uuid;
  /** @description Where the device is. */
  LocationId?: Uuid;
  /** @description The latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
}

/** The name of {@link Resource} in the contract. */
export type ResourceResponse = Resource;

/**
 * A resource in a list. A resource that can have several instances appears as itself and once more for each resource instance that is known.
 */
export interface ResourceListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of its type. */
  Name: Name;
  /** @description The LwM2M resource id. */
  TypeId: LwM2MId;
  /**
   * @description Its LwM2M path; four numbers are a resource instance.
   * @example /3/0/7/1
   */
  Url: string;
  /**
   * Format: int32
   * @description What a server may do with the resource, as the sum of 1 (read), 2 (write), and 4 (execute).
   */
  AccessType: number;
  Operations?: Operations;
  DataType: ResourceDataType;
  /** @description The unit of its values. */
  Units?: Units;
  /** @description The values it takes. */
  Range?: Range;
  /** @description What the resource is for. */
  Description?: Text;
  /** @description Whether every object instance has it. */
  Mandatory: boolean;
  /** @description Whether it can have several instances. */
  MultipleInstances: boolean;
  /** @description Whether the device does not have it now. */
  IsUnavailable: boolean;
  /** @description Whether the service computes it. */
  IsVirtual: boolean;
  /** @description Whether the service is asked to observe it. */
  IsRequestObserve: boolean;
  /** @description The resource type. */
  ResourceTypeId: Uuid;
  /** @description What its smart object template has for it, if it has anything. */
  ResourceTemplateId?: Uuid;
  /** @description The smart object. */
  SmartObjectId: Uuid;
  /** @description The device. */
  DeviceId: Uuid;
  /** @description The name of the device. */
  DeviceName?: Name;
  /** @description The device network. */
  DeviceNetworkId: Uuid;
  /** @description Where the device is. */
  LocationId?: Uuid;
  /** @description The latest stored value, if there is one. */
  LatestMeasurement?: LatestMeasurement;
}

/** The name of {@link ResourceListItem} in the contract. */
export type ResourceListResponse = ResourceListItem;

/**
 * One page of resources.
 */
export type ResourcePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ResourceListItem[];
};

/**
 * A value of a resource; it is in v, sv or bv by its type.
 */
export interface LatestMeasurement {
  /** @description The resource. */
  r: Uuid;
  /**
   * @description Its LwM2M path.
   * @example /3303/0/5700
   */
  ruri: string;
  /** @description When the value was taken; epoch milliseconds. */
  UnixTimestamp: EpochMilliseconds;
  /** @description The same time as of RFC 3339. */
  d: DateTime;
  /**
   * Format: double
   * @description A numeric value.
   */
  v?: number;
  /** @description A textual value; opaque data is in base64, an object link is "object:instance", an integer beyond 2^53 its digits. */
  sv?: string;
  /** @description A boolean value. */
  bv?: boolean;
}

/**
 * A value to write.
 */
export interface ResourceWriteRequest {
  /** @description If it is there, the id in the path. */
  Id?: OptionalUuid;
  /**
   * @description The value as text: a number in digits, true or false, a time in epoch seconds or RFC 3339, opaque data in base64, an object link as "object:instance".
   * @example 21.5
   */
  Value: string;
}

/**
 * Arguments of an execution.
 */
export interface ResourceExecuteRequest {
  /**
   * @description Arguments of the Execute, separated by commas (LwM2M core 1.1.1, 6.3.5). Each is a digit 0 to 9, alone or with a value: 0='now'. A value consists of printable ASCII characters without space, double quote, single quote and backslash. Empty for none.
   * @example 0='reset'
   */
  Arguments?: string | null;
}

/**
 * How long to observe.
 */
export interface ResourceObserveRequest {
  /** @description If it is there, the id in the path. */
  Id?: OptionalUuid;
  /**
   * Format: int64
   * @description Milliseconds until the observation ends by itself; 0, and left out, is never.
   */
  Timeout?: number | null;
}

/**
 * The state of an observation.
 */
export interface ResourceObserveState {
  /** @description Whether the resource is observed. */
  IsObserveState: boolean;
  /** @description When the observation ends by itself, if it does; epoch milliseconds. */
  ObserveExpires?: EpochMilliseconds;
  /**
   * Format: int64
   * @description The Timeout it was asked with, in milliseconds.
   */
  Timeout?: number;
}

/**
 * What resources are chosen by.
 */
export interface ResourceCollectionRequest {
  /** @description Not used; the path says which one. */
  Id?: OptionalUuid;
  /** @description A name for people; Resource collection when left out. */
  Name?: OptionalName;
  /** @description The devices. */
  DeviceIds?: Uuid[] | null;
  /** @description The types of the devices. */
  DeviceTypeIds?: Uuid[] | null;
  /** @description The templates of the devices. */
  DeviceTemplateIds?: Uuid[] | null;
  /** @description Where the devices are. */
  LocationIds?: Uuid[] | null;
  /** @description Whether LocationIds stand for the locations below them too; false when left out. */
  IncludeChildLocations?: boolean | null;
  /** @description The object instances. */
  SmartObjectIds?: Uuid[] | null;
  /** @description The types of the object instances. */
  SmartObjectTypeIds?: Uuid[] | null;
  /** @description The templates of the object instances. */
  SmartObjectTemplateIds?: Uuid[] | null;
  /** @description The types of the resources. */
  ResourceTypeIds?: Uuid[] | null;
  /** @description Tags of the object instance, its template, its device, or the template, location or data collector of the device. */
  TagIds?: Uuid[] | null;
  /** @description Resources that belong to it whatever the lists say; each with its resource instances. */
  ResourceIds?: Uuid[] | null;
  /** @description Not used; it follows from ResourceIds. */
  HasCherryPickedResources?: boolean | null;
}

/**
 * A resource collection in a list.
 */
export interface ResourceCollectionListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the resource collection. */
  Name: Name;
}

/** The name of {@link ResourceCollectionListItem} in the contract. */
export type ResourceCollectionListResponse = ResourceCollectionListItem;

/**
 * A resource collection with what it chooses resources by.
 */
export interface ResourceCollection {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the resource collection. */
  Name: Name;
  /** @description The devices. */
  DeviceIds: Uuid[];
  /** @description The types of the devices. */
  DeviceTypeIds: Uuid[];
  /** @description The templates of the devices. */
  DeviceTemplateIds: Uuid[];
  /** @description Where the devices are. */
  LocationIds: Uuid[];
  /** @description Whether LocationIds stand for the locations below them too. */
  IncludeChildLocations: boolean;
  /** @description The object instances. */
  SmartObjectIds: Uuid[];
  /** @description The types of the object instances. */
  SmartObjectTypeIds: Uuid[];
  /** @description The templates of the object instances. */
  SmartObjectTemplateIds: Uuid[];
  /** @description The types of the resources. */
  ResourceTypeIds: Uuid[];
  /** @description Tags of the object instance, its template, its device, or the template, location or data collector of the device. */
  TagIds: Uuid[];
  /** @description Resources that belong to it whatever the lists say; each with its resource instances. */
  ResourceIds: Uuid[];
  /** @description Whether resources are named one by one, in ResourceIds. */
  HasCherryPickedResources: boolean;
  /** @description Whether nothing refers to it. */
  CanBeDeleted: boolean;
}

/** The name of {@link ResourceCollection} in the contract. */
export type ResourceCollectionResponse = ResourceCollection;

/**
 * One page of resource collections.
 */
export type ResourceCollectionPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ResourceCollectionListItem[];
};

/**
 * What is to be done to the resources of a collection.
 */
export interface ActuatorRequest {
  /** @description Not used; the path says which one. */
  Id?: OptionalUuid;
  /** @description A name for people. */
  Name: Name;
  /** @description The event category that it belongs to. */
  EventCategoryId: Uuid;
  /** @description The resources. */
  ResourceCollectionId: Uuid;
  /** @description What becomes of them, by their types. Other resources of the collection are left alone. */
  ActuatorResourceValues?: ActuatorResourceValueRequest[] | null;
}

/**
 * What becomes of the resources of one type.
 */
export interface ActuatorResourceValueRequest {
  /** @description That of a value which the actuator has; a new one when left out. */
  Id?: OptionalUuid;
  /** @description The type of the object instances. */
  SmartObjectTypeId: Uuid;
  /** @description The type of the resources; one of the smart object type. */
  ResourceTypeId: Uuid;
  /** @description Whether the resources are executed; false when left out. */
  ExecuteOnActivate?: boolean | null;
  /** @description The value to write, as text of the resource's data type. */
  Value?: OptionalSettingText;
  /** @description The same for a reset, which the service keeps but, without rules, never causes. */
  ExecuteOnReset?: boolean | null;
  /** @description The same for a reset. */
  ResetValue?: OptionalSettingText;
}

/**
 * An actuator in a list.
 */
export interface ActuatorListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the actuator. */
  Name: Name;
}

/** The name of {@link ActuatorListItem} in the contract. */
export type ActuatorListResponse = ActuatorListItem;

/**
 * What is to be done to the resources of a collection.
 */
export interface Actuator {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the actuator. */
  Name: Name;
  /** @description The event category that it belongs to. */
  EventCategoryId: Uuid;
  /** @description The resources. */
  ResourceCollectionId: Uuid;
  /** @description What becomes of them, by their types. */
  ActuatorResourceValues: ActuatorResourceValue[];
}

/** The name of {@link Actuator} in the contract. */
export type ActuatorResponse = Actuator;

/**
 * What becomes of the resources of one type.
 */
export interface ActuatorResourceValue {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The type of the object instances. */
  SmartObjectTypeId: Uuid;
  /** @description The type of the resources. */
  ResourceTypeId: Uuid;
  /** @description Whether the resources are executed. */
  ExecuteOnActivate: boolean;
  /** @description The value to write, as text of the resource's data type. */
  Value?: string;
  /** @description The same for a reset. */
  ExecuteOnReset: boolean;
  /** @description The same for a reset. */
  ResetValue?: string;
}

/** The name of {@link ActuatorResourceValue} in the contract. */
export type ActuatorResourceValueResponse = ActuatorResourceValue;

/**
 * One page of actuators.
 */
export type ActuatorPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ActuatorListItem[];
};

/**
 * A group of events.
 */
export interface EventCategoryRequest {
  /** @description Not used; the path says which one. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description Whom to tell of events of the category. They are kept; as the service has no rules, no event of a category arises. */
  EventConsumerIds?: Uuid[] | null;
}

/**
 * A group of events.
 */
export interface EventCategory {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the category. */
  Name: Name;
  /** @description Whom to tell of events of the category. */
  EventConsumerIds: Uuid[];
  /** @description The same, with their names. */
  EventConsumers: EventConsumerSmall[];
  /** @description The service has no rules, so there are none. */
  Rules: RuleListItem[];
}

/** The name of {@link EventCategory} in the contract. */
export type EventCategoryResponse = EventCategory;

/**
 * An event consumer, in short.
 */
export interface EventConsumerSmall {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the event consumer. */
  Name: Name;
  /** @description Whether events are delivered to it. */
  UsingHttpEndpoint: boolean;
}

/** The name of {@link EventConsumerSmall} in the contract. */
export type EventConsumerSmallResponse = EventConsumerSmall;

/**
 * One page of event categories.
 */
export type EventCategoryPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: EventCategory[];
};

/**
 * A rule in a list. The service has none.
 */
export interface RuleListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name of the rule. */
  Name: Name;
}

/** The name of {@link RuleListItem} in the contract. */
export type RuleListResponse = RuleListItem;

/**
 * An event that arose from a rule. The service has none.
 */
export interface EventResponse {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The event category that it belongs to. */
  EventCategoryId: Uuid;
}

/**
 * One page of rules.
 */
export type RulePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: RuleListItem[];
};

/**
 * One page of events.
 */
export type EventPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: EventResponse[];
};

/**
 * What is said of an interval. All is all of them but Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
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
 * What the values of a resource come to.
 */
export interface AggregatedMeasurements {
  /** @description The resource. */
  id: Uuid;
  AggregationType: AggregationType;
  /** @description The start of the first interval; epoch milliseconds. */
  TimespanStart: EpochMilliseconds;
  /** @description The end of the last interval, which belongs to it; epoch milliseconds. */
  TimespanEnd: EpochMilliseconds;
  /**
   * Format: int64
   * @description The resolution that was asked for, in milliseconds.
   */
  Resolution: number;
  /**
   * Format: int64
   * @description The length of the intervals in milliseconds; 0 with Realtime.
   */
  CalculatedResolution: number;
  /**
   * Format: int32
   * @description How many values it was made of.
   */
  NumberOfMeasurements: number;
  /** @description How many milliseconds the service worked on what. */
  Timers: {
    [key: string]: number;
  };
  /** @description The points, oldest first. */
  v: MeasurementMessage[];
}

/**
 * One point; t and d are when its interval begins, or when the value was taken.
 */
export interface MeasurementMessage {
  /** @description In epoch milliseconds. */
  t?: EpochMilliseconds;
  /** @description The same time as of RFC 3339. */
  d?: DateTime;
  /** @description The figure; with All all of them, null for one that the interval does not have. */
  m: (number | null)[];
}

/**
 * Which samples to take, and what to make of them.
 */
export interface AdvancedMeasurementQuery {
  /**
   * @description The mean of all samples; the sum over the resources of most minus least, or of last minus first; or the number of samples. Average when left out.
   * @enum {string|null}
   */
  Calculation?: 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows' | null;
  /**
   * Format: int32
   * @description The dimension of the values; 0.
   */
  Dimension?: number | null;
  /** @description Parts of the date, in UTC, that the samples of a group agree in. All are one group when left out. */
  GroupBy?:
    ('Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek')[] | null;
  /** @description A resource collection; the members below narrow it. */
  SensorCollectionId?: OptionalUuid;
  /** @description The resource type. */
  SensorTypeId?: OptionalUuid;
  /** @description Smart object templates. */
  SensorTemplateIds?: Uuid[] | null;
  /** @description Where the devices are. */
  LocationIds?: Uuid[] | null;
  /** @description Whether LocationIds stand for the locations below them too; false when left out. */
  IncludeChildLocations?: boolean | null;
  /** @description Tags, as those of a resource collection. */
  TagIds?: Uuid[] | null;
  /** @description The first point in time; a day before Stop when left out. */
  Start?: OptionalDateTime;
  /** @description The last point in time; now when left out. */
  Stop?: OptionalDateTime;
}

/**
 * The figure of one group.
 */
export interface AdvancedMeasurementQueryResponse {
  /** @description When the finest part of the date in GroupBy begins that has the first sample of the group; Start without GroupBy. */
  Timestamp: DateTime;
  /**
   * Format: double
   * @description The figure.
   */
  Value: number;
}

/**
 * Measurements of one resource.
 */
export interface MinimalMeasurements {
  /** @description The resource. */
  id: Uuid;
  /** @description The values, oldest first. */
  v: MinimalMeasurementMessage[];
}

/**
 * One measurement; the value is in v, sv or bv by its type.
 */
export interface MinimalMeasurementMessage {
  /** @description When the value was taken; epoch milliseconds. */
  UnixTimestamp: EpochMilliseconds;
  /** @description The same time as of RFC 3339. */
  DateTime: DateTime;
  /**
   * Format: double
   * @description A numeric value.
   */
  v?: number;
  /** @description A textual value. */
  sv?: string;
  /** @description A boolean value. */
  bv?: boolean;
}

/**
 * A formula for each device of a device template, to create, or its new state.
 */
export interface TransformerTemplateRequest {
  /** @description In a whole list, the transformer that this replaces. Elsewhere not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device template. */
  Name: Name;
  /** @description Name or id of the transformer type: JSONata. */
  Transformer: Name;
  Configurations?: TransformerConfigurations;
  /** @description What the formula reads, sources[0] first. */
  TransformerSourceTypeConfigurations: TransformerSourceTypeConfigurationModel[];
  /** @description What it computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
}

/**
 * The formula, under the Key Expression.
 */
export type TransformerConfigurations = TransformerConfiguration[] | null;

/**
 * A configuration of a transformer.
 */
export interface TransformerConfiguration {
  /** @description Which one. */
  Key: Name;
  /** @description Its value; for Expression a JSONata expression. */
  Value: string;
}

/**
 * A resolution to create, or its new state.
 */
export interface ResolutionRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description What people call it. */
  Title?: OptionalName;
  /**
   * Format: int64
   * @description The length of a period in milliseconds; an hour when it is left out.
   */
  Timespan?: number | null;
  /**
   * Format: int64
   * @description How long aggregated values are to be kept. It is given back and has no effect, since they are computed when they are asked for.
   */
  RetentionDays?: number | null;
  /**
   * Format: int64
   * @description Accepted from older clients; values of any time are aggregated when they are asked for.
   */
  AggregateSinceTime?: number | null;
  /** @description The resources that it is for; every one when it is empty or left out. */
  ResourceTypeInstances?: ResolvedResourceTypeRequest[] | null;
}

/**
 * A resource type of a smart object type.
 */
export interface ResolvedResourceTypeRequest {
  /** @description Accepted from older clients and not used. */
  Id?: OptionalUuid;
  /** @description The smart object type. */
  SmartObjectTypeId: Uuid;
  /** @description A resource type that it has. */
  ResourceTypeId: Uuid;
}

/**
 * A named length of the periods that values are aggregated over.
 */
export interface Resolution {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What people call it. */
  Title?: Name;
  /**
   * Format: int64
   * @description The length of a period in milliseconds.
   */
  Timespan: number;
  /**
   * Format: int64
   * @description How long aggregated values are to be kept, as it was given.
   */
  RetentionDays?: number;
  /** @description The resources that it is for; every one when it is empty. */
  ResourceTypeInstances: ResourceTypeInstance[];
}

/** The name of {@link Resolution} in the contract. */
export type ResolutionResponse = Resolution;

/**
 * Resources that a formula reads.
 */
export interface TransformerSourceTypeConfigurationModel {
  /** @description The type of the resources. */
  ResourceTypeId: Uuid;
  /** @description The one object instance of the device type; every object instance of the device, virtual ones too, when it is left out. */
  SmartObjectTypeInstanceId?: OptionalUuid;
  /**
   * @description Realtime, the latest value, also when it is left out; others are figures of the newest period that is over, as in measurements. All is an array of them all.
   * @enum {string|null}
   */
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
  /**
   * Format: int64
   * @description Milliseconds of a period; an hour when it is left out. Periods begin with 1970, UTC. Not used with Realtime.
   */
  Resolution?: number | null;
  /** @description A resolution of 31 days at most, in place of Resolution. Not used with Realtime. */
  ResolutionId?: OptionalUuid;
}

/**
 * A virtual resource that a formula computes.
 */
export interface TransformerTargetTypeConfigurationModel {
  /** @description The type of the virtual smart object. */
  SmartObjectTypeId: Uuid;
  /** @description The type of the resource. */
  ResourceTypeId: Uuid;
  /**
   * Format: int32
   * @description Its place in the result of the formula, where that is an array; its place in this list when it is left out.
   */
  OutputIndex?: number | null;
  /** @description The data type of the resource; one that differs is refused. */
  ResourceDataType?: string | null;
}

/**
 * A formula that computes virtual resources.
 */
export interface TransformerTemplate {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description Unique in the device template or the location. */
  Name: Name;
  /** @description Name of the transformer type. */
  Transformer: Name;
  /** @description The formula, under the Key Expression. */
  Configurations: TransformerConfiguration[];
  /** @description What the formula reads; empty at a location. */
  TransformerSourceTypeConfigurations: TransformerSourceTypeConfigurationModel[];
  /** @description What it computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
  /** @description The location that it is at. */
  LocationId?: Uuid;
  /** @description At a location, the device that has its virtual resources. */
  DeviceId?: Uuid;
  /** @description At a location, the resource collection that it reads. */
  SourceResourceCollectionId?: Uuid;
  /** @description Whether it was switched off, because it cost too much or went in a circle. Saving it anew starts it. */
  Deactivated: boolean;
  /** @description What went wrong last, if it has not worked since. */
  LastError?: Text;
}

/** The name of {@link TransformerTemplate} in the contract. */
export type TransformerTemplateResponse = TransformerTemplate;

/**
 * A formula over a resource collection, for a device of its own at a location.
 */
export interface LocationTransformerRequest {
  /** @description The location of the path. */
  LocationId?: OptionalUuid;
  /** @description Unique in the location; also the name of the device. */
  Name: Name;
  /** @description Name or id of the transformer type: JSONata. */
  TransformerType: Name;
  /** @description What the formula reads, as sources[0]. */
  ResourceCollectionId: Uuid;
  Configurations?: TransformerConfigurations;
  /** @description What it computes. */
  TransformerTargetTypeConfigurations: TransformerTargetTypeConfigurationModel[];
}

/**
 * A kind of transformer.
 */
export interface TransformerTypeListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The name that transformers have as Transformer. */
  Name: Name;
  /** @description The name for people. */
  DisplayName: Name;
  /** @description What it does. */
  Description?: Text;
  /**
   * @description Whether it may be used, in the spelling of older clients.
   * @enum {string}
   */
  ApprovalStatus?: 'Unknown' | 'New' | 'Revoked' | 'Appoved';
  /** @description Whether it may still change. */
  Preview?: boolean;
}

/** The name of {@link TransformerTypeListItem} in the contract. */
export type TransformerTypeListResponse = TransformerTypeListItem;

/**
 * A kind of transformer, with the configurations that it takes.
 */
export type TransformerType = TransformerTypeListItem & {
  /** @description Whether it can be used. */
  IsActivated: boolean;
  /** @description The configurations that it takes. */
  ConfigurationDefinitions: TransformerTypeConfigurationDefinition[];
  /** @description The sources that it demands; a formula takes any. */
  SourceTypeDefinitions: TransformerResourceDefinition[];
  /** @description The targets that it demands; a formula takes any. */
  TargetTypeDefinitions: TransformerResourceDefinition[];
  /** @description Pages about it; there are none. */
  TransformerTypeExternalLinks: TransformerTypeExternalLink[];
};

/** The name of {@link TransformerType} in the contract. */
export type TransformerTypeResponse = TransformerType;

/**
 * A source or a target that a kind of transformer demands.
 */
export interface TransformerResourceDefinition {
  /** @description The LwM2M object id. */
  SmartObjectTypeTypeId?: LwM2MId;
  /** @description The LwM2M resource id. */
  ResourceTypeTypeId?: LwM2MId;
  /** @description What it is for. */
  Description?: Text;
}

/**
 * A page about a kind of transformer.
 */
export interface TransformerTypeExternalLink {
  /** @description What is written there. */
  Label: Name;
  /** @description Its address. */
  Link: string;
}

/**
 * A configuration that transformers of a type take.
 */
export interface TransformerTypeConfigurationDefinition {
  /** @description Its key. */
  Key: Name;
  /** @description Its name for people. */
  Name: Name;
  /** @description What it is. */
  Description?: Text;
  /**
   * @description What its value is.
   * @enum {string}
   */
  DataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
}

/**
 * One page of transformer types.
 */
export type TransformerTypePage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: TransformerTypeListItem[];
};

/**
 * An event consumer to create, or its new state.
 */
export interface EventConsumerRequest {
  /** @description Accepted from clients that send back what they got; not used. */
  Id?: OptionalUuid;
  /** @description Unique in the device network. The one that it has when it is left out, at first the host of HttpEndpoint. */
  Name?: OptionalName;
  /**
   * @description The URL that events are delivered to; may be left out or empty while UsingHttpEndpoint is false. The server says which addresses it may deliver to.
   * @example https://hooks.example.com/muster
   */
  HttpEndpoint?: string | null;
  /**
   * @description How they are delivered, POST or PUT in any case; POST when left out or empty.
   * @example POST
   */
  HttpMethod?: string | null;
  /** @description Headers that deliveries carry besides their own. One without a value keeps the stored one, unless the endpoint moves to another origin. */
  HttpHeaders?: EventConsumerHeader[] | null;
  /** @description Name for Basic authentication; none when left out. */
  HttpUsername?: OptionalName;
  /** @description Password for Basic authentication. It is never shown again; left out it stays, unless the endpoint moves to another origin. */
  HttpPassword?: string | null;
  /** @description Whether events are collected and delivered; true when left out. When it is switched off, what waits stays. */
  UsingHttpEndpoint?: boolean | null;
  /** @description What deliveries are signed with, whsec_ and the base64 of 24 to 64 bytes. It is never shown again. A new event consumer without one gets a secret that nobody knows. */
  Secret?: string | null;
  /** @description Only events of these types; of all when it is empty or left out. */
  EventTypes?: MusterEventType[] | null;
  /** @description Only events of these devices; of all, and those of no device, when it is empty or left out. */
  DeviceIds?: Uuid[] | null;
}

/**
 * A header of deliveries.
 */
export interface EventConsumerHeader {
  /**
   * @description The name of the header.
   * @example X-Site
   */
  Key: string;
  /** @description Its value, which is never shown again. When it is left out, the one that is stored stays. */
  Value?: string | null;
}

/**
 * A header of deliveries, without its value.
 */
export interface EventConsumerHeaderResponse {
  /** @description The name of the header. */
  Key: string;
}

/**
 * An event consumer, without its secrets.
 */
export interface EventConsumerListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description Unique in the device network. */
  Name: Name;
  /** @description The URL that events are delivered to; left out while there is none. */
  HttpEndpoint?: string;
  /**
   * @description How they are delivered.
   * @enum {string}
   */
  HttpMethod: 'POST' | 'PUT';
  /** @description Headers that deliveries carry besides their own. */
  HttpHeaders: EventConsumerHeaderResponse[];
  /** @description Name for Basic authentication. */
  HttpUsername?: Name;
  /** @description Whether events are collected and delivered. */
  UsingHttpEndpoint: boolean;
  /** @description Only events of these types; of all when it is empty. */
  EventTypes: MusterEventType[];
  /** @description Only events of these devices; of all when it is empty. */
  DeviceIds: Uuid[];
  /** @description The event categories that name it, by name. */
  EventCategories: EventCategory[];
}

/** The name of {@link EventConsumerListItem} in the contract. */
export type EventConsumerListResponse = EventConsumerListItem;

/**
 * An event consumer, without its secrets, and how its deliveries go.
 */
export type EventConsumer = EventConsumerListItem & {
  Delivery: EventConsumerDelivery;
};

/** The name of {@link EventConsumer} in the contract. */
export type EventConsumerResponse = EventConsumer;

/**
 * How the deliveries of an event consumer go; times since the service was started.
 */
export interface EventConsumerDelivery {
  /**
   * Format: int32
   * @description Events that wait to be delivered.
   */
  PendingEvents: number;
  /**
   * Format: int32
   * @description Deliveries that were given up.
   */
  DeadLetters: number;
  /** @description When the endpoint last took events; epoch milliseconds. */
  LastDeliveredTimestamp?: EpochMilliseconds;
  /** @description When an attempt last failed, if none succeeded since; epoch milliseconds. */
  LastFailedTimestamp?: EpochMilliseconds;
  /** @description Why it failed. */
  LastFailure?: Text;
  /** @description When the next attempt is due; epoch milliseconds. */
  NextAttemptTimestamp?: EpochMilliseconds;
}

/**
 * One page of event consumers.
 */
export type EventConsumerPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: EventConsumerListItem[];
};

/**
 * What happened, as event consumers are told. Any member may be left out of a test.
 */
export interface EventMessage {
  /** @description The id of the event. */
  Id?: OptionalUuid;
  /** @description The device concerned. */
  DeviceId?: OptionalUuid;
  /** @description Where it happened. */
  DeviceNetworkId?: OptionalUuid;
  /** @description The category of the event. */
  EventCategoryId?: OptionalUuid;
  /** @description Where the device is. */
  LocationId?: OptionalUuid;
  /** @description The resource concerned. */
  ResourceId?: OptionalUuid;
  /** @description The rule that raised it. */
  RuleId?: OptionalUuid;
  /** @description The endpoint name of the device. */
  DeviceIdentifier?: OptionalText;
  /** @description The name of the device. */
  DeviceName?: OptionalText;
  /** @description The name of the category. */
  EventCategoryName?: OptionalText;
  /** @description What it is about. */
  Information?: OptionalText;
  /** @description The id of the location elsewhere. */
  LocationExternalId?: OptionalText;
  /** @description The name of the location. */
  LocationName?: OptionalText;
  /** @description The name of the resource. */
  ResourceName?: OptionalText;
  /** @description What the rule is about. */
  RuleDescription?: OptionalText;
  /** @description The name of the rule. */
  RuleName?: OptionalText;
  /** @description How the value was compared. */
  TriggerOperator?: OptionalText;
  /** @description What it was compared with. */
  TriggerStringValue?: OptionalText;
  /**
   * Format: int32
   * @description The type of the category.
   */
  EventCategoryTypeId?: number | null;
  /**
   * Format: int32
   * @description How severe it is.
   */
  SeverityLevel?: number | null;
  /**
   * Format: double
   * @description The most that the value was compared with.
   */
  TriggerThresholdMaxValue?: number | null;
  /**
   * Format: double
   * @description The least that the value was compared with.
   */
  TriggerThresholdMinValue?: number | null;
  /**
   * @description What became of it.
   * @enum {string|null}
   */
  EventStatus?: 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest' | null;
  /** @description When it was raised. */
  Generated?: OptionalDateTime;
  /** @description The value concerned. */
  Measurement?: {
    [key: string]: unknown;
  } | null;
}

/**
 * A delivery that was given up, without its events.
 */
export interface DeadLetterListItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The webhook-id that its attempts carried. */
  WebhookId: string;
  /**
   * Format: int32
   * @description How many events it carries.
   */
  NbrOfEvents: number;
  /**
   * Format: int32
   * @description How often it was tried.
   */
  Attempts: number;
  /** @description Why the last attempt failed. */
  Reason: Text;
  /**
   * Format: int32
   * @description The HTTP status of the last attempt, when there was an answer.
   */
  ResponseCode?: number;
  /** @description When it was first tried; epoch milliseconds. */
  FirstAttemptTimestamp: EpochMilliseconds;
  /** @description When it was given up; epoch milliseconds. */
  FailedTimestamp: EpochMilliseconds;
}

/** The name of {@link DeadLetterListItem} in the contract. */
export type DeadLetterListResponse = DeadLetterListItem;

/**
 * A delivery that was given up.
 */
export type DeadLetter = DeadLetterListItem & {
  /** @description The events, as they were delivered. */
  Events: MusterEvent[];
};

/** The name of {@link DeadLetter} in the contract. */
export type DeadLetterResponse = DeadLetter;

/**
 * One page of dead letters.
 */
export type DeadLetterPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: DeadLetterListItem[];
};

/**
 * A command that waits for a device that sleeps. The values that it carries are not shown.
 */
export interface QueueItem {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description The device. */
  DeviceId: Uuid;
  /** @description Its name. */
  DeviceName?: Name;
  /** @description Its endpoint name. */
  DeviceIdentifier?: EndpointName;
  /**
   * @description What the device will be asked for.
   * @enum {string}
   */
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
   * @description The LwM2M path that it is about.
   * @example /3303/0
   */
  Path: string;
  /**
   * @description Whether it is being sent now.
   * @enum {string}
   */
  Status: 'Pending' | 'InProgress';
  /**
   * Format: int32
   * @description How often it was sent without an answer.
   */
  Attempts: number;
  /** @description The activity log entry, which says how it goes on. */
  ActivityLogId: Uuid;
  /** @description When it was asked for; epoch milliseconds. */
  CreatedTimestamp: EpochMilliseconds;
  /** @description When it is given up, if the device has not woken before; epoch milliseconds. */
  ExpirationTimestamp: EpochMilliseconds;
}

/** The name of {@link QueueItem} in the contract. */
export type QueueItemResponse = QueueItem;

/**
 * One page of queue items.
 */
export type QueueItemPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: QueueItem[];
};

/**
 * An entry of the activity log. The status of an entry with children is the sum of theirs.
 */
export interface ActivityLogEntry {
  /** @description The id of the entity. */
  Id: Uuid;
  /** @description What was asked. */
  Description: Text;
  /**
   * @description What became of it.
   * @enum {string}
   */
  Status: 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
  /**
   * @description What it was asked of.
   * @enum {string}
   */
  EntityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
  /** @description The entity it was asked of. */
  EntityId?: Uuid;
  /** @description Its identifier: an endpoint name, a path. */
  EntityIdentifier?: string;
  /** @description Its name. */
  EntityName?: string;
  /**
   * @description The code of the answer, as the device gave it.
   * @example 2.05
   */
  ResponseCode?: string;
  /** @description What came with the answer, or why there was none. */
  ResponseMessage?: Text;
  /** @description When it was asked; epoch milliseconds. */
  CreatedTimestamp: EpochMilliseconds;
  /** @description When it, or one of its children, last changed; epoch milliseconds. */
  StatusUpdatedTimestamp: EpochMilliseconds;
  /** @description The entry this one is a part of. */
  ParentId?: Uuid;
  /** @description What entries of one request have in common. */
  CorrelationId?: Uuid;
  /** @description When it was archived; epoch milliseconds. */
  ArchivedTimestamp?: EpochMilliseconds;
}

/** The name of {@link ActivityLogEntry} in the contract. */
export type ActivityLogEntryResponse = ActivityLogEntry;

/**
 * That a key changed something, or tried to.
 */
export interface AuditEntry {
  /** @description The id of the entry. */
  Id: Uuid;
  /** @description When it was answered; epoch milliseconds. */
  Timestamp: EpochMilliseconds;
  /** @description The key that asked. */
  ApiKeyId: Uuid;
  /** @description The name that the key had. */
  ApiKeyName: Name;
  /**
   * @description The operationId of the contract.
   * @example devices.create
   */
  Operation: string;
  /** @description What was changed, where it is one thing. */
  EntityId?: Uuid;
  /**
   * Format: int32
   * @description The HTTP status of the answer; 499 when the client went away before.
   */
  StatusCode: number;
  /**
   * Format: int32
   * @description Of a refusal (401, 403, 429), how often the key was refused with this status within a minute. The other members are those of the first one.
   */
  Count?: number;
  /** @description Of a refusal, the address that it came from. */
  Address?: string;
  /** @description The X-Request-Id of the answer. */
  RequestId: string;
}

/** The name of {@link AuditEntry} in the contract. */
export type AuditEntryResponse = AuditEntry;

/**
 * One page of entries.
 */
export type AuditPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: AuditEntry[];
};

/**
 * Activity log entries as CSV.
 */
export type ActivityLogCsv = string;

/**
 * One page of activity log entries.
 */
export type ActivityLogPage = PageEnvelope & {
  /** @description The rows of this page. */
  Rows: ActivityLogEntry[];
};

/**
 * A picture as PNG.
 */
export type Picture = string;

/**
 * Server-sent events; the data of each is a MusterEvent.
 */
export type EventStream = string;

export type MusterEventType =
  | 'device.registered'
  | 'device.updated'
  | 'device.deregistered'
  | 'device.offline'
  | 'smartObject.available'
  | 'smartObject.unavailable'
  | 'measurement'
  | 'activityLog';

/**
 * Something that happened in the device network.
 */
export interface MusterEvent {
  /**
   * @description The id to resume behind.
   * @example 42
   */
  id: string;
  /** @description What happened. */
  type: MusterEventType;
  /** @description When it happened; epoch milliseconds. */
  time: EpochMilliseconds;
  /** @description Where it happened. */
  deviceNetworkId: Uuid;
  /** @description The device concerned. */
  deviceId?: Uuid;
  /** @description The smart object concerned. */
  smartObjectId?: Uuid;
  /** @description The resource concerned. */
  resourceId?: Uuid;
  /** @description More, by type. For a measurement it is a LatestMeasurement, for activityLog an ActivityLogEntryResponse. */
  data: {
    [key: string]: unknown;
  };
}

/**
 * An id (RFC 9562), or none.
 */
export type OptionalUuid = string | null;

/**
 * A point in time (ISO 8601).
 */
export type OptionalDateTime = string | null;

/**
 * A cloud region.
 */
export type OptionalRegion = string | null;

/**
 * A hardware address: 6 to 8 bytes in hex, with colons, dashes or nothing between.
 */
export type OptionalMacAddress = string | null;

/**
 * Text on one line, 255 characters at most; empty counts as left out.
 */
export type OptionalName = string | null;

/**
 * Text of 10,000 characters at most.
 */
export type OptionalText = string | null;

/**
 * The URN of an LwM2M object, as OMA registers them.
 */
export type OptionalObjectUrn = string | null;

export type OptionalInstanceType = 'Single' | 'Multiple' | 'single' | 'multiple' | null;

export type OptionalAccessType = 'Read' | 'Write' | 'Execute' | 'All' | null;

/**
 * The values that a resource may have, as the object definition words them.
 */
export type OptionalRange = string | null;

/**
 * The unit of a resource, as the object definition names it.
 */
export type OptionalUnits = string | null;

export type OptionalOperations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE' | null;

export type OptionalDeviceStandard =
  'LWM2M' | 'Legacy' | 'Transformer' | 'Statistics' | 'AppIoTInternal' | null;

/**
 * The id of an object, an instance or a resource: 0 to 65534.
 */
export type OptionalLwM2MId = number | null;

/**
 * What people call an instance.
 */
export type OptionalLabel = string | null;
