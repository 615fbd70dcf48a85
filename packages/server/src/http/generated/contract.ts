// Made from openapi.yaml by `pnpm generate`; do not edit.
export type AccessTicket = {
  readonly HttpServicePath: string;
  readonly HttpSas: string;
  readonly IssuedDateTime: DateTime;
  readonly ExpireDateTime: DateTime;
  readonly IssuerName: Name;
  readonly Namespace: Region;
};

export type AccessType = 'Read' | 'Write' | 'Execute' | 'All';

export type ActivityLogChildren = {
  readonly Total: number;
  readonly Completed: number;
  readonly Failed: number;
};

export type ActivityLogCsv = string;

export type ActivityLogEntryResponse = {
  readonly Id: Uuid;
  readonly Description: Text;
  readonly Status: 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
  readonly EntityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
  readonly EntityId?: Uuid | undefined;
  readonly EntityIdentifier?: string | undefined;
  readonly EntityName?: string | undefined;
  readonly DeviceId?: Uuid | undefined;
  readonly ResponseCode?: string | undefined;
  readonly ResponseMessage?: Text | undefined;
  readonly Values?: readonly LatestMeasurement[] | undefined;
  readonly CreatedTimestamp: EpochMilliseconds;
  readonly StatusUpdatedTimestamp: EpochMilliseconds;
  readonly ParentId?: Uuid | undefined;
  readonly CorrelationId?: Uuid | undefined;
  readonly ArchivedTimestamp?: EpochMilliseconds | undefined;
  readonly ApiKeyId?: Uuid | undefined;
  readonly ApiKeyName?: Name | undefined;
  readonly ActorType?: ('ApiKey' | 'Person') | undefined;
  readonly FirmwarePackageId?: Uuid | undefined;
  readonly Children?: ActivityLogChildren | undefined;
};

export type ActivityLogPage = PageEnvelope & {
  readonly Rows: readonly ActivityLogEntryResponse[];
};

export type ActuatorListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
};

export type ActuatorPage = PageEnvelope & {
  readonly Rows: readonly ActuatorListResponse[];
};

export type ActuatorRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly EventCategoryId: Uuid;
  readonly ResourceCollectionId: Uuid;
  readonly ActuatorResourceValues?: readonly ActuatorResourceValueRequest[];
};

export type ActuatorResourceValueRequest = {
  readonly Id?: OptionalUuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly ExecuteOnActivate?: boolean;
  readonly Value?: OptionalSettingText;
  readonly ExecuteOnReset?: boolean;
  readonly ResetValue?: OptionalSettingText;
};

export type ActuatorResourceValueResponse = {
  readonly Id: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly ExecuteOnActivate: boolean;
  readonly Value?: string | undefined;
  readonly ExecuteOnReset: boolean;
  readonly ResetValue?: string | undefined;
};

export type ActuatorResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly EventCategoryId: Uuid;
  readonly ResourceCollectionId: Uuid;
  readonly ActuatorResourceValues: readonly ActuatorResourceValueResponse[];
};

export type AdvancedMeasurementQuery = {
  readonly Calculation?: 'Average' | 'SumOfMaxMinDifference' | 'SumOfEndStartDifference' | 'NbrOfRows';
  readonly Dimension?: number;
  readonly GroupBy?: readonly (
    'Year' | 'Quarter' | 'Month' | 'DayOfYear' | 'Day' | 'Week' | 'WeekDay' | 'Hour' | 'IsoWeek'
  )[];
  readonly SensorCollectionId?: OptionalUuid;
  readonly SensorTypeId?: OptionalUuid;
  readonly SensorTemplateIds?: readonly Uuid[];
  readonly LocationIds?: readonly Uuid[];
  readonly IncludeChildLocations?: boolean;
  readonly TagIds?: readonly Uuid[];
  readonly Start?: OptionalDateTime;
  readonly Stop?: OptionalDateTime;
};

export type AdvancedMeasurementQueryResponse = {
  readonly Timestamp: DateTime;
  readonly Value: number;
};

export type AggregatedMeasurements = {
  readonly id: Uuid;
  readonly AggregationType: AggregationType;
  readonly TimespanStart: EpochMilliseconds;
  readonly TimespanEnd: EpochMilliseconds;
  readonly Resolution: number;
  readonly CalculatedResolution: number;
  readonly NumberOfMeasurements: number;
  readonly Timers: {
    readonly [key: string]: number;
  };
  readonly v: readonly MeasurementMessage[];
};

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

export type ApiKeyPage = PageEnvelope & {
  readonly Rows: readonly ApiKeyResponse[];
};

export type ApiKeyRequest = {
  readonly Name: Name;
  readonly ExpirationDate?: OptionalDateTime;
  readonly RoleIds: readonly Uuid[];
};

export type ApiKeyResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly ExpirationDate: DateTime;
  readonly DeviceNetworkId: Uuid;
  readonly RoleIds: readonly Uuid[];
  readonly Key?: string | undefined;
};

export type AuditEntryResponse = {
  readonly Id: Uuid;
  readonly Timestamp: EpochMilliseconds;
  readonly ApiKeyId: Uuid;
  readonly ApiKeyName: Name;
  readonly ActorType: 'ApiKey' | 'Person';
  readonly Operation: string;
  readonly EntityId?: Uuid | undefined;
  readonly StatusCode: number;
  readonly Count?: number | undefined;
  readonly Address?: string | undefined;
  readonly RequestId: string;
};

export type AuditPage = PageEnvelope & {
  readonly Rows: readonly AuditEntryResponse[];
};

export type AuthenticationType = 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';

export type BarcodeData = string;

export type BarcodeParserResponse = {
  readonly BarcodeEntityType: 'Unknown' | 'DataCollector' | 'SensorCollection';
  readonly EntityId?: Uuid | undefined;
  readonly HardwareId?: Uuid | undefined;
  readonly HardwareTypeId?: number | undefined;
  readonly MacAddress?: MacAddress | undefined;
  readonly Registred: boolean;
};

export type BootstrapAccessControl = {
  readonly ObjectId: number;
  readonly InstanceId: number;
  readonly OwnerId: number;
  readonly Rights?: readonly BootstrapAccessRight[] | undefined;
};

export type BootstrapAccessRight = {
  readonly ShortServerId: number;
  readonly Mask: number;
};

export type BootstrapAccountRequest = {
  readonly ShortServerId: number;
  readonly ServerUri: string;
  readonly SecurityMode?: OptionalBootstrapSecurityMode;
  readonly Identity?: OptionalName;
  readonly SecretKey?: string;
  readonly Lifetime?: number;
  readonly Binding?: string;
  readonly DefaultMinimumPeriod?: number;
  readonly DefaultMaximumPeriod?: number;
  readonly StoreNotifications?: boolean;
};

export type BootstrapAccountResponse = {
  readonly ShortServerId: number;
  readonly ServerUri: string;
  readonly SecurityMode: BootstrapSecurityMode;
  readonly Identity?: Name | undefined;
  readonly Lifetime: number;
  readonly Binding: string;
  readonly DefaultMinimumPeriod?: number | undefined;
  readonly DefaultMaximumPeriod?: number | undefined;
  readonly StoreNotifications: boolean;
};

export type BootstrapDeletePath = string;

export type BootstrapSecurityMode = 'NoSec' | 'PSK';

export type BootstrapServerListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Description?: Text | undefined;
  readonly NbrOfServers: number;
};

export type BootstrapServerPage = PageEnvelope & {
  readonly Rows: readonly BootstrapServerListResponse[];
};

export type BootstrapServerRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly Description?: OptionalText;
  readonly RemoveExisting?: boolean;
  readonly RemovePaths?: readonly BootstrapDeletePath[];
  readonly Servers: readonly BootstrapAccountRequest[];
  readonly AccessControls?: readonly BootstrapAccessControl[];
};

export type BootstrapServerResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Description?: Text | undefined;
  readonly RemoveExisting: boolean;
  readonly RemovePaths: readonly BootstrapDeletePath[];
  readonly Servers: readonly BootstrapAccountResponse[];
  readonly AccessControls: readonly BootstrapAccessControl[];
};

export type CarriedDeviceTemplate = {
  readonly Name: Name;
  readonly IsDefault?: boolean | undefined;
  readonly ContactLostThreshold?: number | undefined;
  readonly SmartObjectTypeInstanceTemplates?: readonly CarriedInstance[] | undefined;
  readonly Tags?: readonly Name[] | undefined;
};

export type CarriedDeviceType = {
  readonly Name: Name;
  readonly DeviceStandard?: DeviceStandard | undefined;
  readonly HardwareTypeId?: number | undefined;
  readonly IsRequestDiscovery?: boolean | undefined;
  readonly Discovery?: DiscoveryMode | undefined;
  readonly SettingCategories?: readonly Name[] | undefined;
  readonly SmartObjectTypeInstances?: readonly CarriedInstance[] | undefined;
  readonly Templates?: readonly CarriedDeviceTemplate[] | undefined;
};

export type CarriedInstance = {
  readonly ObjectID: LwM2MId;
  readonly ObjectURN: ObjectUrn;
  readonly InstanceId: LwM2MId;
  readonly Label?: Label | undefined;
  readonly SmartObjectTemplate?: Name | undefined;
};

export type CarriedSettingCategory = {
  readonly Name: Name;
  readonly IsHardwareSettings?: boolean | undefined;
  readonly IsSecuritySettings?: boolean | undefined;
  readonly DefaultSettings?: readonly DefaultSettingRequest[] | undefined;
};

export type CarriedSmartObjectTemplate = {
  readonly Name: Name;
  readonly ObjectID: LwM2MId;
  readonly ObjectURN: ObjectUrn;
  readonly IsDefault?: boolean | undefined;
  readonly Tags?: readonly Name[] | undefined;
};

export type ConfigurationItem = {
  readonly Key: Name;
  readonly Type: 'String' | 'Integer' | 'Boolean';
};

export type ConfigurationItemRequest = {
  readonly Key: Name;
  readonly Type?: 'String' | 'Integer' | 'Boolean';
};

export type ConfigurationValueRequest = {
  readonly Key: Name;
  readonly Type?: 'String' | 'Integer' | 'Boolean';
  readonly Value?: OptionalText;
  readonly IsInherited?: boolean;
};

export type ConfigurationValueResponse = {
  readonly Key: Name;
  readonly Type: 'String' | 'Integer' | 'Boolean';
  readonly Value?: Text | undefined;
  readonly IsInherited?: boolean | undefined;
};

export type CustomCommandAnswer = string;

export type CustomCommandRequest = {
  readonly PayloadCustomType: string;
  readonly Payload?: unknown;
  readonly ActorId?: OptionalName;
  readonly CorrelationId?: string;
};

export type DataCollectorCounts = {
  readonly Total: number;
  readonly Connected: number;
  readonly ContactLost: number;
  readonly Blacklisted: number;
};

export type DataCollectorListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Region: Region;
  readonly MACAddress: string;
  readonly ExternalId?: Name | undefined;
  readonly LocationId?: Uuid | undefined;
  readonly LocationName?: Name | undefined;
  readonly DataCollectorTypeId?: Uuid | undefined;
  readonly DataCollectorTypeName?: Name | undefined;
  readonly NbrOfDevices: number;
  readonly Config?: Text | undefined;
  readonly IsBlacklisted: boolean;
  readonly IsConfigured: boolean;
  readonly IsUpdating: boolean;
  readonly LastSeen?: EpochMilliseconds | undefined;
  readonly ContactLost?: boolean | undefined;
  readonly ContactLostTime?: EpochMilliseconds | undefined;
  readonly SoftwareVersion?: Name | undefined;
  readonly FirmwareVersion?: Name | undefined;
  readonly HardwareVersion?: Name | undefined;
  readonly LastUpdateFinishTime?: DateTime | undefined;
  readonly LastUpdateStatusCode?: number | undefined;
  readonly UpdatingStartTime?: DateTime | undefined;
};

export type DataCollectorPage = PageEnvelope & {
  readonly Rows: readonly DataCollectorListResponse[];
};

export type DataCollectorRequest = {
  readonly Name: Name;
  readonly Region?: OptionalRegion;
  readonly DataCollectorTypeId?: OptionalUuid;
  readonly DataCollectorTemplateId?: OptionalUuid;
  readonly MACAddress?: OptionalMacAddress;
  readonly DisableMacAddressConflictCheck?: boolean;
  readonly ExternalId?: OptionalName;
  readonly LocationId?: OptionalUuid;
  readonly Note?: OptionalText;
  readonly Config?: OptionalText;
  readonly Configurations?: readonly ConfigurationValueRequest[];
  readonly IsBlacklisted?: boolean;
  readonly TagIds?: OptionalTagIds;
  readonly Settings?: readonly SettingRequest[];
};

export type DataCollectorResponse = DataCollectorListResponse & {
  readonly Note?: Text | undefined;
  readonly DataCollectorTypeTypeId?: number | undefined;
  readonly DataCollectorTemplateId?: Uuid | undefined;
  readonly DataCollectorTemplateName?: Name | undefined;
  readonly Configurations: readonly ConfigurationValueResponse[];
  readonly Settings: readonly SettingResponse[];
  readonly InternalDeviceId?: Uuid | undefined;
  readonly LastConnectionTimestamp?: EpochMilliseconds | undefined;
  readonly Tags: readonly TagResponse[];
  readonly Statuses: GatewayStatuses;
  readonly Networks: readonly GatewayNetwork[];
};

export type DataCollectorTemplateExportResponse = {
  readonly Release: string;
  readonly Name: Name;
  readonly HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  readonly DataCollectorTypeHardwareTypeId?: number | undefined;
  readonly ContactLostThreshold?: number | undefined;
  readonly Configurations: readonly ConfigurationValueResponse[];
};

export type DataCollectorTemplateImportRequest = {
  readonly Release?: string;
  readonly Name: Name;
  readonly HardwareCategory?: 'Unknown' | 'GatewayTemplate';
  readonly DataCollectorTypeHardwareTypeId?: number;
  readonly ContactLostThreshold?: number;
  readonly Configurations?: readonly ConfigurationValueRequest[];
};

export type DataCollectorTemplatePage = PageEnvelope & {
  readonly Rows: readonly DataCollectorTemplateResponse[];
};

export type DataCollectorTemplateRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly DataCollectorTypeId: Uuid;
  readonly Config?: OptionalText;
  readonly Configurations?: readonly ConfigurationValueRequest[];
  readonly ContactLostThreshold?: number;
  readonly InternalDeviceTemplateId?: OptionalUuid;
  readonly TagIds?: OptionalTagIds;
};

export type DataCollectorTemplateResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Config?: Text | undefined;
  readonly ConfigString?: Text | undefined;
  readonly Configurations: readonly ConfigurationValueResponse[];
  readonly ContactLostThreshold?: number | undefined;
  readonly InternalDeviceTemplateId?: Uuid | undefined;
  readonly DataCollectorTypeId?: Uuid | undefined;
  readonly DataCollectorType?: DataCollectorTypeResponse | undefined;
  readonly TagIds?: TagIds | undefined;
  readonly Tags?: readonly TagResponse[] | undefined;
  readonly DataCollectorTemplateSettingValues: readonly DataCollectorTemplateSettingValueResponse[];
};

export type DataCollectorTemplateSettingValueRequest = {
  readonly Value: string;
};

export type DataCollectorTemplateSettingValueResponse = {
  readonly Id: Uuid;
  readonly DefaultSettingId: Uuid;
  readonly Value?: string | undefined;
};

export type DataCollectorTypeCreateRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly HardwareTypeId?: number;
  readonly InternalDeviceTypeId?: OptionalUuid;
  readonly IsLegacy?: boolean;
  readonly IsVirtual?: boolean;
  readonly Configurations?: readonly ConfigurationItemRequest[];
  readonly SettingCategories?: readonly TypeSettingCategoryRequest[];
  readonly CreateDefaultTemplate?: boolean;
  readonly DefaultTemplateConfigurations?: readonly ConfigurationValueRequest[];
};

export type DataCollectorTypeExportResponse = {
  readonly Release: string;
  readonly Name: Name;
  readonly HardwareCategory:
    | 'Unknown'
    | 'GatewayType'
    | 'DeviceType'
    | 'SensorType'
    | 'GatewayTemplate'
    | 'DeviceTemplate'
    | 'SensorTemplate';
  readonly HardwareTypeId?: number | undefined;
  readonly Configurations: readonly ConfigurationItem[];
};

export type DataCollectorTypeImportRequest = {
  readonly Release?: string;
  readonly Name: Name;
  readonly HardwareCategory?: 'Unknown' | 'GatewayType';
  readonly HardwareTypeId?: number;
  readonly Configurations?: readonly ConfigurationItemRequest[];
};

export type DataCollectorTypeListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly HardwareTypeId?: number | undefined;
  readonly IsVirtual: boolean;
  readonly NbrOfInstances: number;
  readonly NbrOfTemplates: number;
};

export type DataCollectorTypeMetricsPage = PageEnvelope & {
  readonly Rows: readonly DataCollectorTypeListResponse[];
};

export type DataCollectorTypePage = PageEnvelope & {
  readonly Rows: readonly DataCollectorTypeResponse[];
};

export type DataCollectorTypeRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly HardwareTypeId?: number;
  readonly InternalDeviceTypeId?: OptionalUuid;
  readonly IsLegacy?: boolean;
  readonly IsVirtual?: boolean;
  readonly Configurations?: readonly ConfigurationItemRequest[];
  readonly SettingCategories?: readonly TypeSettingCategoryRequest[];
};

export type DataCollectorTypeResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly HardwareTypeId?: number | undefined;
  readonly InternalDeviceTypeId?: Uuid | undefined;
  readonly InternalSensorColletionTypeName?: Name | undefined;
  readonly IsLegacy: boolean;
  readonly IsVirtual: boolean;
  readonly Configurations: readonly ConfigurationItem[];
  readonly SettingCategories: readonly SettingCategoryResponse[];
};

export type DateTime = string;

export type DdfXml = string;

export type DeadLetterListResponse = {
  readonly Id: Uuid;
  readonly WebhookId: string;
  readonly NbrOfEvents: number;
  readonly Attempts: number;
  readonly Reason: Text;
  readonly ResponseCode?: number | undefined;
  readonly FirstAttemptTimestamp: EpochMilliseconds;
  readonly FailedTimestamp: EpochMilliseconds;
};

export type DeadLetterPage = PageEnvelope & {
  readonly Rows: readonly DeadLetterListResponse[];
};

export type DeadLetterResponse = DeadLetterListResponse & {
  readonly Events: readonly MusterEvent[];
};

export type DefaultSettingPage = PageEnvelope & {
  readonly Rows: readonly DefaultSettingResponse[];
};

export type DefaultSettingRequest = {
  readonly Id?: OptionalUuid | undefined;
  readonly Name: SettingKey;
  readonly DataType?: OptionalSettingDataType | undefined;
  readonly IsMandatory?: boolean | undefined;
  readonly IsReadonly?: boolean | undefined;
  readonly Value?: OptionalSettingText | undefined;
};

export type DefaultSettingResponse = {
  readonly Id: Uuid;
  readonly CategoryId?: Uuid | undefined;
  readonly Name: SettingKey;
  readonly DataType: SettingDataType;
  readonly IsMandatory: boolean;
  readonly IsReadonly: boolean;
  readonly Value?: string | undefined;
};

export type DeliveryReport = {
  readonly Accepted: number;
  readonly Duplicates: number;
  readonly Errors: readonly ItemError[];
};

export type DeprecatedSmartObjectTypeRequest = {
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTemplateId?: OptionalUuid;
  readonly SmartObjectSelectedTemplateId?: OptionalUuid;
  readonly SelectedSmartObjectTemplate?: {
    readonly Id: Uuid;
  };
};

export type DeviceActivity = {
  readonly Time: EpochMilliseconds;
  readonly Since: EpochMilliseconds;
  readonly Noisiest: readonly NoisyDevice[];
  readonly Silent: readonly SilentDevice[];
};

export type DeviceCounts = {
  readonly Total: number;
  readonly Online: number;
  readonly Offline: number;
  readonly Deregistered: number;
  readonly NeverRegistered: number;
};

export type DeviceCsv = string;

export type DeviceDiscoveryResponse = {
  readonly Endpoint: EndpointName;
  readonly DataCollectorId: Uuid;
  readonly DataCollectorName: Name;
  readonly LastObserved: EpochMilliseconds;
  readonly SignalStrength?: number | undefined;
  readonly Lifetime: number;
  readonly LwM2MVersion: string;
  readonly Binding: string;
  readonly Objects: readonly string[];
};

export type DeviceFilterBase = {
  readonly DeviceTypeIds?: OptionalIds;
  readonly DeviceTemplateIds?: OptionalIds;
  readonly LocationIds?: OptionalIds;
  readonly IncludeChildLocations?: boolean;
  readonly TagIds?: OptionalIds;
};

export type DeviceFilterResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTemplateId: Uuid;
};

export type DeviceListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIdentifier: EndpointName;
  readonly Status: DeviceStatus;
  readonly DeviceStandard: DeviceStandard;
  readonly DeviceType?: DeviceTypeListResponse | undefined;
  readonly DeviceTemplateId?: Uuid | undefined;
  readonly DeviceTemplateName?: Name | undefined;
  readonly LocationId?: Uuid | undefined;
  readonly LocationName?: Name | undefined;
  readonly InstanceType: 'Normal' | 'Internal' | 'Virtual' | 'GatewayInternal';
  readonly RegistrationDate: DateTime;
  readonly LatestRegistrationTime?: EpochMilliseconds | undefined;
  readonly DeregistrationDate?: DateTime | undefined;
};

export type DeviceMassRegistrationResponse = {
  readonly CorrelationId: Uuid;
};

export type DeviceNetworkPage = PageEnvelope & {
  readonly Rows: readonly DeviceNetworkResponse[];
};

export type DeviceNetworkRequest = {
  readonly Name: Name;
  readonly TenantId?: OptionalUuid;
  readonly ExternalId?: OptionalName;
};

export type DeviceNetworkResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly ExternalId?: ExternalId | undefined;
  readonly TenantId: Uuid;
  readonly TenantName?: Name | undefined;
};

export type DevicePage = PageEnvelope & {
  readonly Rows: readonly DeviceListResponse[];
};

export type DevicePositionRequest = {
  readonly EntityType: PositionedType;
  readonly EntityId?: OptionalUuid;
  readonly LocationResourceId: Uuid;
  readonly X: number;
  readonly Y: number;
  readonly Z?: number;
};

export type DeviceRegistration = {
  readonly Objects: readonly string[];
  readonly Lifetime?: number;
  readonly DeviceTypeId?: Uuid;
  readonly Name?: OptionalName;
};

export type DeviceRegistrationResponse = {
  readonly DeviceId: Uuid;
  readonly DeviceIdentifier: EndpointName;
  readonly Lifetime: number;
  readonly ExpirationTime: number;
};

export type DeviceRequest = {
  readonly Id?: OptionalUuid;
  readonly DeviceIdentifier: EndpointName;
  readonly Name?: OptionalName;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTemplateId?: OptionalUuid;
  readonly LocationId?: OptionalUuid;
  readonly DataCollectorId?: OptionalUuid;
  readonly DeviceStandard?: OptionalDeviceStandard;
  readonly BootstrapServerName?: string;
  readonly TagIds?: OptionalTagIds;
  readonly SettingCategories?: readonly SettingCategoryValueRequest[];
  readonly Position?: DevicePositionRequest;
};

export type DeviceResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIdentifier: EndpointName;
  readonly Status: DeviceStatus;
  readonly DeviceStandard: DeviceStandard;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTypeName?: Name | undefined;
  readonly DeviceTemplateId: Uuid;
  readonly DeviceTemplateName?: Name | undefined;
  readonly LocationId: Uuid;
  readonly LocationName?: Name | undefined;
  readonly DataCollectorId: Uuid;
  readonly DataCollectorName?: Name | undefined;
  readonly BootstrapServerName?: Name | undefined;
  readonly InitialRegistrationTime?: EpochMilliseconds | undefined;
  readonly LatestRegistrationTime?: EpochMilliseconds | undefined;
  readonly DeregistrationTime?: EpochMilliseconds | undefined;
  readonly LastSeen?: DateTime | undefined;
  readonly ContactLost?: boolean | undefined;
  readonly ContactLostTime?: DateTime | undefined;
  readonly TagIds?: TagIds | undefined;
  readonly Tags?: TagResponses | undefined;
  readonly SmartObjects: readonly SmartObjectListResponse[];
};

export type DeviceStandard = 'LWM2M' | 'Legacy' | 'MQTT' | 'Transformer' | 'Statistics' | 'AppIoTInternal';

export type DeviceStatus = 'online' | 'offline' | 'Deregistered';

export type DeviceTemplateListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTypeName?: Name | undefined;
  readonly SmartObjectTypeInstanceTemplates: readonly SmartObjectTypeInstanceTemplateResponse[];
  readonly SmartObjectTypes?: readonly SmartObjectTypeWithTemplatesResponse[] | undefined;
  readonly SmartObjectTypesWithTemplates?: readonly SmartObjectTypeWithTemplatesResponse[] | undefined;
};

export type DeviceTemplatePage = PageEnvelope & {
  readonly Rows: readonly DeviceTemplateListResponse[];
};

export type DeviceTemplateRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly DeviceTypeId: Uuid;
  readonly ContactLostThreshold?: number;
  readonly SmartObjectTypeInstanceTemplates?: readonly SmartObjectTypeInstanceTemplateRequest[];
  readonly SmartObjectTypes?: readonly DeprecatedSmartObjectTypeRequest[];
  readonly SmartObjectTemplates?: readonly DeprecatedSmartObjectTypeRequest[];
  readonly TagIds?: OptionalTagIds;
};

export type DeviceTemplateResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTypeName?: Name | undefined;
  readonly ContactLostThreshold?: number | undefined;
  readonly SmartObjectTypeInstanceTemplates: readonly SmartObjectTypeInstanceTemplateResponse[];
  readonly SmartObjectTypes?: readonly SmartObjectTypeWithTemplatesResponse[] | undefined;
  readonly TagIds?: readonly Uuid[] | undefined;
  readonly DeviceTemplateSettingValues?: readonly DataCollectorTemplateSettingValueResponse[] | undefined;
  readonly DeviceTemplateTransformers?: readonly TransformerTemplateResponse[] | undefined;
};

export type DeviceTemplateSettingValueRequest = {
  readonly Value: string;
};

export type DeviceTreeRegistration = {
  readonly RegistrationTime: EpochMilliseconds;
  readonly UpdateTime: EpochMilliseconds;
  readonly ExpirationTime: EpochMilliseconds;
  readonly Lifetime: number;
  readonly LwM2MVersion?: string | undefined;
  readonly Binding?: string | undefined;
  readonly IsQueueMode: boolean;
  readonly IsSecured: boolean;
  readonly Address: string;
  readonly Port?: number | undefined;
  readonly Listener?: string | undefined;
  readonly Session?: DeviceTreeSession | undefined;
};

export type DeviceTreeResource = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly Url: string;
  readonly Operations?: Operations | undefined;
  readonly DataType: ResourceDataType;
  readonly Units?: Units | undefined;
  readonly Range?: Range | undefined;
  readonly Description?: Text | undefined;
  readonly Mandatory: boolean;
  readonly MultipleInstances: boolean;
  readonly IsUnavailable: boolean;
  readonly IsRequestObserve: boolean;
  readonly IsObserved: boolean;
  readonly ObserveExpires?: EpochMilliseconds | undefined;
  readonly ResourceTypeId: Uuid;
  readonly LatestMeasurement?: LatestMeasurement | undefined;
  readonly Instances?: readonly DeviceTreeResourceInstance[] | undefined;
};

export type DeviceTreeResourceInstance = {
  readonly Id: Uuid;
  readonly InstanceId: LwM2MId;
  readonly Url: string;
  readonly IsUnavailable: boolean;
  readonly IsRequestObserve: boolean;
  readonly IsObserved: boolean;
  readonly ObserveExpires?: EpochMilliseconds | undefined;
  readonly LatestMeasurement?: LatestMeasurement | undefined;
};

export type DeviceTreeResponse = {
  readonly Device: DeviceResponse;
  readonly Registration?: DeviceTreeRegistration | undefined;
  readonly Page: number;
  readonly PageSize: number;
  readonly NbrOfPages: number;
  readonly NbrOfSmartObjects: number;
  readonly SmartObjects?: readonly DeviceTreeSmartObject[] | undefined;
};

export type DeviceTreeSession = {
  readonly Protocol: 'DTLS 1.2' | 'TLS 1.2' | 'TLS 1.3';
  readonly CipherSuite?: string | undefined;
  readonly CredentialType?: ('PreSharedKey' | 'RawPublicKey' | 'Certificate' | 'Password') | undefined;
  readonly Identity?: string | undefined;
  readonly ConnectionId?: string | undefined;
  readonly DeviceConnectionId?: string | undefined;
  readonly EstablishedTimestamp?: EpochMilliseconds | undefined;
};

export type DeviceTreeSmartObject = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly InstanceNumber: LwM2MId;
  readonly Label?: Label | undefined;
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTemplateId?: Uuid | undefined;
  readonly ObjectUrn?: ObjectUrn | undefined;
  readonly Description?: Text | undefined;
  readonly IsVirtual: boolean;
  readonly IsUnavailable: boolean;
  readonly MultipleInstances: boolean;
  readonly Resources: readonly DeviceTreeResource[];
  readonly Attributes?: readonly SmartObjectAttributeResponse[] | undefined;
};

export type DeviceTypeListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceStandard: DeviceStandard;
  readonly HardwareTypeId?: number | undefined;
  readonly NbrOfInstances?: number | undefined;
  readonly NbrOfTemplates?: number | undefined;
};

export type DeviceTypePage = PageEnvelope & {
  readonly Rows: readonly DeviceTypeListResponse[];
};

export type DeviceTypeRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly DeviceStandard?: OptionalDeviceStandard;
  readonly HardwareTypeId?: number;
  readonly IsRequestDiscovery?: boolean;
  readonly Discovery?: OptionalDiscoveryMode;
  readonly SmartObjectTypeInstanceIds?: readonly SmartObjectTypeInstanceIdRequest[];
  readonly SettingCategories?: readonly TypeSettingCategoryRequest[];
  readonly SkipDeviceStandardValidation?: boolean;
};

export type DeviceTypeResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceStandard: DeviceStandard;
  readonly HardwareTypeId?: number | undefined;
  readonly IsRequestDiscovery: boolean;
  readonly Discovery: DiscoveryMode;
  readonly SmartObjectTypeInstanceIds: readonly SmartObjectTypeInstanceIdResponse[];
  readonly DeviceTemplates: readonly DeviceTemplateResponse[];
  readonly SettingCategories: readonly SettingCategoryResponse[];
};

export type DeviceValue = {
  readonly Path: string;
  readonly Value: string | number | boolean;
  readonly Time?: number | string;
};

export type DirectoryTenant = string;

export type DiscoveryMode = 'always' | 'sampled' | 'never';

export type EndpointName = string;

export type EndpointRegistration = {
  readonly Endpoint: EndpointName;
  readonly Objects: readonly string[];
  readonly Lifetime?: number;
  readonly DeviceTypeId?: Uuid;
  readonly Name?: OptionalName;
};

export type EndpointValue = {
  readonly Endpoint: EndpointName;
  readonly Path: string;
  readonly Value: string | number | boolean;
  readonly Time?: number | string;
};

export type EntityIdResponse = {
  readonly Id: Uuid;
};

export type EpochMilliseconds = number;

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

export type ErrorResponse = {
  readonly Message: string;
  readonly Code: ErrorCode;
  readonly RequestId: string;
  readonly ModelState?:
    | {
        readonly [key: string]: readonly string[];
      }
    | undefined;
};

export type EventCategoryPage = PageEnvelope & {
  readonly Rows: readonly EventCategoryResponse[];
};

export type EventCategoryRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly EventConsumerIds?: readonly Uuid[];
};

export type EventCategoryResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId?: number | undefined;
  readonly EventConsumerIds: readonly Uuid[];
  readonly EventConsumers: readonly EventConsumerSmallResponse[];
  readonly Rules: readonly RuleListResponse[];
};

export type EventConsumerDelivery = {
  readonly PendingEvents: number;
  readonly DeadLetters: number;
  readonly LastDeliveredTimestamp?: EpochMilliseconds | undefined;
  readonly LastFailedTimestamp?: EpochMilliseconds | undefined;
  readonly LastFailure?: Text | undefined;
  readonly NextAttemptTimestamp?: EpochMilliseconds | undefined;
};

export type EventConsumerHeader = {
  readonly Key: string;
  readonly Value?: string;
};

export type EventConsumerHeaderResponse = {
  readonly Key: string;
};

export type EventConsumerListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly HttpEndpoint?: string | undefined;
  readonly HttpMethod: 'POST' | 'PUT';
  readonly HttpHeaders: readonly EventConsumerHeaderResponse[];
  readonly HttpUsername?: Name | undefined;
  readonly UsingHttpEndpoint: boolean;
  readonly EventTypes: readonly MusterEventType[];
  readonly DeviceIds: readonly Uuid[];
  readonly EventCategories: readonly EventCategoryResponse[];
  readonly Delivery: EventConsumerDelivery;
};

export type EventConsumerPage = PageEnvelope & {
  readonly Rows: readonly EventConsumerListResponse[];
};

export type EventConsumerRequest = {
  readonly Id?: OptionalUuid;
  readonly Name?: OptionalName;
  readonly HttpEndpoint?: string;
  readonly HttpMethod?: string;
  readonly HttpHeaders?: readonly EventConsumerHeader[];
  readonly HttpUsername?: OptionalName;
  readonly HttpPassword?: string;
  readonly UsingHttpEndpoint?: boolean;
  readonly Secret?: string;
  readonly EventTypes?: readonly MusterEventType[];
  readonly DeviceIds?: readonly Uuid[];
};

export type EventConsumerResponse = EventConsumerListResponse;

export type EventConsumerSmallResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly UsingHttpEndpoint: boolean;
};

export type EventMessage = {
  readonly Id?: OptionalUuid;
  readonly DeviceId?: OptionalUuid;
  readonly DeviceNetworkId?: OptionalUuid;
  readonly EventCategoryId?: OptionalUuid;
  readonly LocationId?: OptionalUuid;
  readonly ResourceId?: OptionalUuid;
  readonly RuleId?: OptionalUuid;
  readonly DeviceIdentifier?: OptionalText;
  readonly DeviceName?: OptionalText;
  readonly EventCategoryName?: OptionalText;
  readonly Information?: OptionalText;
  readonly LocationExternalId?: OptionalText;
  readonly LocationName?: OptionalText;
  readonly ResourceName?: OptionalText;
  readonly RuleDescription?: OptionalText;
  readonly RuleName?: OptionalText;
  readonly TriggerOperator?: OptionalText;
  readonly TriggerStringValue?: OptionalText;
  readonly EventCategoryTypeId?: number;
  readonly SeverityLevel?: number;
  readonly TriggerThresholdMaxValue?: number;
  readonly TriggerThresholdMinValue?: number;
  readonly EventStatus?: 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest';
  readonly Generated?: OptionalDateTime;
  readonly Measurement?: {
    readonly UnixTimestamp?: EpochMilliseconds;
    readonly DateTime?: DateTime;
    readonly v?: number;
    readonly sv?: string;
    readonly bv?: boolean;
  } & {
    readonly [key: string]: unknown;
  };
};

export type EventPage = PageEnvelope & {
  readonly Rows: readonly EventResponse[];
};

export type EventResponse = {
  readonly Id: Uuid;
  readonly CreatedDateTime: DateTime;
  readonly SeverityLevel: SeverityLevel;
  readonly DeviceName?: Name | undefined;
  readonly ResourceName?: Name | undefined;
  readonly TriggerValue?: Limit | undefined;
  readonly StringValue?: string | undefined;
  readonly BooleanValue?: boolean | undefined;
  readonly RuleName: Name;
  readonly Information?: Text | undefined;
  readonly Status: EventStatus;
  readonly ResetDateTime?: DateTime | undefined;
  readonly EventCategoryName?: Name | undefined;
  readonly LocationName?: Name | undefined;
  readonly DeviceIdentifier?: EndpointName | undefined;
  readonly Active: boolean;
  readonly RuleId: Uuid;
  readonly RuleDescription?: Text | undefined;
  readonly EventCategoryId?: Uuid | undefined;
  readonly EventCategoryTypeId?: number | undefined;
  readonly IsEventCategoryDeleted: boolean;
  readonly DeviceId?: Uuid | undefined;
  readonly IsDeviceDeleted: boolean;
  readonly LocationId?: Uuid | undefined;
  readonly SmartObjectId?: Uuid | undefined;
  readonly ResourceId?: Uuid | undefined;
  readonly IsResourceDeleted: boolean;
  readonly TriggerOperator?: RuleOperator | undefined;
  readonly TriggerMinLimit?: Limit | undefined;
  readonly TriggerMaxLimit?: Limit | undefined;
  readonly TriggerStringValue?: RuleText | undefined;
  readonly ResetOperator?: RuleOperator | undefined;
  readonly TriggerMinResetLimit?: Limit | undefined;
  readonly TriggerMaxResetLimit?: Limit | undefined;
  readonly TriggerStringResetValue?: RuleText | undefined;
  readonly ResetValue?: Limit | undefined;
  readonly ResetStringValue?: string | undefined;
  readonly ResetBooleanValue?: boolean | undefined;
};

export type EventStatus = 'Active' | 'AutomaticReset' | 'ManualReset' | 'ManualTest';

export type EventStream = string;

export type ExportDefinition = {
  readonly DeviceTypeIds?: readonly Uuid[];
  readonly DeviceTemplateIds?: readonly Uuid[];
};

export type ExternalId = string;

export type FailureCount = {
  readonly Reason: string;
  readonly NbrOfOperations: number;
};

export type FileContent = string;

export type FirmwareDeliveryMethod = 'Push' | 'Pull';

export type FirmwarePackageCounts = {
  readonly FirmwarePackageId: Uuid;
  readonly Title?: Name | undefined;
  readonly Version?: Name | undefined;
  readonly UnderWay: number;
  readonly Failed: number;
};

export type FirmwarePackageListResponse = {
  readonly Id: Uuid;
  readonly Title: string;
  readonly Version: string;
  readonly Build?: string | undefined;
  readonly DeviceTypeId: Uuid;
  readonly Size: number;
  readonly Created: DateTime;
  readonly Sha256: string;
};

export type FirmwarePackagePage = PageEnvelope & {
  readonly Rows: readonly FirmwarePackageListResponse[];
};

export type FirmwarePackageRequest = {
  readonly DeviceTypeId: Uuid;
  readonly Title: Name;
  readonly Version: Name;
  readonly Build?: OptionalText;
};

export type FirmwarePackageResponse = FirmwarePackageListResponse & {
  readonly Filename: string;
  readonly IsActive: boolean;
  readonly Uri: string;
};

export type FirmwarePackageUpgradeRequest = {
  readonly DeviceIds?: readonly Uuid[];
  readonly Filter?: string;
  readonly DeliveryMethod?: FirmwareDeliveryMethod;
};

export type FirmwarePackageUpload = {
  readonly firmware: string;
  readonly request: FirmwarePackageRequest;
};

export type FirmwareState = 'Idle' | 'Downloading' | 'Downloaded' | 'Updating';

export type FirmwareUpdateCounts = {
  readonly Waiting: number;
  readonly Transferring: number;
  readonly Verifying: number;
  readonly Executing: number;
  readonly Failed: number;
  readonly Packages: readonly FirmwarePackageCounts[];
};

export type FirmwareUpgradeRequest = {
  readonly FirmwarePackageId: Uuid;
  readonly DeliveryMethod?: FirmwareDeliveryMethod;
};

export type FirmwareUpgradeResponse = {
  readonly CurrentState: FirmwareState;
  readonly ExpectedState: FirmwareState;
  readonly IsActive: boolean;
  readonly Result?: number | undefined;
  readonly Message?: string | undefined;
  readonly FirmwarePackageId?: Uuid | undefined;
  readonly ActivityId?: Uuid | undefined;
  readonly DeliveryMethod?: FirmwareDeliveryMethod | undefined;
  readonly Started?: DateTime | undefined;
  readonly Changed?: DateTime | undefined;
};

export type FirmwareVersionCount = {
  readonly Version: string;
  readonly NbrOfDevices: number;
};

export type GatewayNetwork = {
  readonly [key: string]: string;
};

export type GatewayStatuses = {
  readonly [key: string]: string;
};

export type HardwareDefinitions = {
  readonly Release: string;
  readonly SmartObjectTypes?: readonly SmartObjectDefinition[] | undefined;
  readonly SmartObjectTemplates?: readonly CarriedSmartObjectTemplate[] | undefined;
  readonly SettingCategories?: readonly CarriedSettingCategory[] | undefined;
  readonly DeviceTypes?: readonly CarriedDeviceType[] | undefined;
  readonly Tags?: readonly Name[] | undefined;
};

export type HardwareDefinitionsUpload = {
  readonly ImportDeviceTypes: string;
};

export type ImplementedRelease = {
  readonly Release: string;
  readonly Core: string;
  readonly LwM2MGateway: string;
  readonly MQTTGateway: string;
  readonly BSS: string;
};

export type ImportItemResult = 'Ignored' | 'Added' | 'Failed';

export type ImportResponse = {
  readonly DeviceTypes: readonly ImportResultDeviceType[];
  readonly SmartObjectTemplates: readonly ImportResultSmartObjectTemplate[];
  readonly SmartObjectTypes: readonly ImportResultSmartObjectType[];
  readonly SettingCategories: readonly ImportResultItem[];
  readonly Tags: readonly ImportResultItem[];
};

export type ImportResultDeviceType = {
  readonly Name: Name;
  readonly Result: ImportItemResult;
  readonly Reason?: Text | undefined;
  readonly Templates: readonly ImportResultItem[];
};

export type ImportResultItem = {
  readonly Name: Name;
  readonly Result: ImportItemResult;
  readonly Reason?: Text | undefined;
};

export type ImportResultSmartObjectTemplate = {
  readonly Name: Name;
  readonly Result: ImportItemResult;
  readonly Reason?: Text | undefined;
  readonly SmartObjectName: string;
  readonly SmartObjectTypeTypeId: LwM2MId;
  readonly SmartObjectObjectUrn: ObjectUrn;
};

export type ImportResultSmartObjectType = {
  readonly Name: Name;
  readonly Result: ImportItemResult;
  readonly Reason?: Text | undefined;
  readonly SmartObjectTypeTypeId: LwM2MId;
  readonly SmartObjectObjectUrn: ObjectUrn;
};

export type InstanceCount = 'Single' | 'Multiple';

export type InternalDeviceResponse = DeviceResponse & {
  readonly Statuses: GatewayStatuses;
};

export type IsBlacklisted = boolean;

export type ItemError = {
  readonly Index: number;
  readonly Code: ErrorCode;
  readonly Message: string;
};

export type JsonPatchOperation = {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
};

export type Label = string;

export type LatestMeasurement = {
  readonly r: Uuid;
  readonly ruri: string;
  readonly UnixTimestamp: EpochMilliseconds;
  readonly d: DateTime;
  readonly ClaimedTimestamp?: EpochMilliseconds | undefined;
  readonly v?: number | undefined;
  readonly sv?: string | undefined;
  readonly bv?: boolean | undefined;
};

export type Limit = number;

export type ListedPositionRequest = {
  readonly Id?: OptionalUuid;
  readonly EntityType: PositionedType;
  readonly EntityId?: OptionalUuid;
  readonly X: number;
  readonly Y: number;
  readonly Z?: number;
};

export type LocationDetailsPage = PageEnvelope & {
  readonly Rows: readonly LocationResponse[];
};

export type LocationListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly ParentLocationId?: Uuid | undefined;
  readonly ExternalId?: Name | undefined;
  readonly LocationType?: number | undefined;
};

export type LocationPage = PageEnvelope & {
  readonly Rows: readonly LocationListResponse[];
};

export type LocationRequest = {
  readonly Name: Name;
  readonly ParentLocationId?: OptionalUuid;
  readonly ExternalId?: OptionalName;
  readonly TimeZone?: string;
  readonly LocationType?: number;
  readonly TagIds?: OptionalTagIds;
  readonly Tags?: readonly TagReference[];
  readonly Settings?: readonly SettingRequest[];
};

export type LocationResourceContent = string;

export type LocationResourcePage = PageEnvelope & {
  readonly Rows: readonly LocationResourceResponse[];
};

export type LocationResourceRequest = {
  readonly Id?: OptionalUuid;
  readonly LocationId?: OptionalUuid;
  readonly Name?: OptionalName;
  readonly Label?: OptionalName;
  readonly LocationResourceType: LocationResourceType;
  readonly MimeType: string;
  readonly FileExtension: string;
  readonly Data?: string;
  readonly Width?: number;
  readonly Height?: number;
  readonly StartPositionX?: number;
  readonly StartPositionY?: number;
  readonly StartPositionZ?: number;
  readonly StartZoomLevel?: number;
  readonly Positions?: readonly ListedPositionRequest[];
};

export type LocationResourceResponse = {
  readonly Id: Uuid;
  readonly LocationId: Uuid;
  readonly Name?: Name | undefined;
  readonly Label?: Label | undefined;
  readonly LocationResourceType: LocationResourceType;
  readonly MimeType: string;
  readonly FileExtension: string;
  readonly Size?: number | undefined;
  readonly Uri?: string | undefined;
  readonly Width?: number | undefined;
  readonly Height?: number | undefined;
  readonly StartPositionX?: number | undefined;
  readonly StartPositionY?: number | undefined;
  readonly StartPositionZ?: number | undefined;
  readonly StartZoomLevel?: number | undefined;
};

export type LocationResourceType = 'None' | 'Map' | 'ThreeDimensional' | 'Image';

export type LocationResourceWithPositionsPage = PageEnvelope & {
  readonly Rows: readonly LocationResourceWithPositionsResponse[];
};

export type LocationResourceWithPositionsResponse = LocationResourceResponse & {
  readonly Positions: readonly PositionResponse[];
};

export type LocationResponse = LocationListResponse & {
  readonly ParentLocationName?: Name | undefined;
  readonly TimeZone?: TimeZone | undefined;
  readonly TagIds: TagIds;
  readonly Tags: TagResponses;
  readonly Settings?: readonly SettingResponse[] | undefined;
};

export type LocationTransformerRequest = {
  readonly LocationId?: OptionalUuid;
  readonly Name: Name;
  readonly TransformerType: Name;
  readonly ResourceCollectionId: Uuid;
  readonly Configurations?: TransformerConfigurations;
  readonly TransformerTargetTypeConfigurations: readonly TransformerTargetTypeConfigurationModel[];
};

export type LogFilePage = PageEnvelope & {
  readonly Rows: readonly LogFileResponse[];
};

export type LogFileResponse = {
  readonly Date: DateTime;
  readonly Length: number;
  readonly Name: Name;
  readonly Uri: string;
};

export type LogResponse = {
  readonly DataCollectorId: Uuid;
  readonly DataCollectorName: Name;
  readonly LogLevel: 'Error' | 'Warning' | 'Informational' | 'Verbose';
  readonly Message: Text;
  readonly SensorCollectorId?: Uuid | undefined;
  readonly SensorCollectorName?: Name | undefined;
  readonly Timestamp: EpochMilliseconds;
};

export type LwM2MId = number;

export type MacAddress = string;

export type MeasurementMessage = {
  readonly t?: EpochMilliseconds | undefined;
  readonly d?: DateTime | undefined;
  readonly m: readonly (number | null)[];
};

export type MinimalMeasurementMessage = {
  readonly UnixTimestamp: EpochMilliseconds;
  readonly DateTime: DateTime;
  readonly v?: number | undefined;
  readonly sv?: string | undefined;
  readonly bv?: boolean | undefined;
};

export type MinimalMeasurements = {
  readonly id: Uuid;
  readonly v: readonly MinimalMeasurementMessage[];
};

export type MusterEvent = {
  readonly id: string;
  readonly type: StreamEventType;
  readonly time: EpochMilliseconds;
  readonly deviceNetworkId: Uuid;
  readonly deviceId?: Uuid | undefined;
  readonly smartObjectId?: Uuid | undefined;
  readonly resourceId?: Uuid | undefined;
  readonly data: {
    readonly [key: string]: unknown;
  };
};

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

export type Name = string;

export type NetworkSettingId = string;

export type NetworkSettingPage = PageEnvelope & {
  readonly Rows: readonly NetworkSettingResponse[];
};

export type NetworkSettingRequest = {
  readonly Name?: OptionalName;
  readonly NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN';
  readonly AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';
  readonly SSID?: string;
  readonly PreSharedKey?: string;
  readonly LocationIds?: readonly Uuid[];
  readonly Priority?: number;
};

export type NetworkSettingResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly NetworkType: NetworkType;
  readonly AuthenticationType: AuthenticationType;
  readonly SSID?: string | undefined;
  readonly LocationIds: readonly Uuid[];
  readonly Priority: number;
};

export type NetworkSettingUpdateRequest = {
  readonly Name?: OptionalName;
  readonly NetworkType?: 'ETHERNET' | 'WIFI' | 'WWAN';
  readonly AuthenticationType?: 'Disabled' | 'WEP64Bits' | 'WEP128Bits' | 'WPAPSK' | 'WPA2PSK';
  readonly SSID?: string;
  readonly PreSharedKey?: string;
  readonly LocationIds?: readonly Uuid[];
  readonly Priority?: number;
  readonly PasswordChanged?: boolean;
};

export type NetworkType = 'ETHERNET' | 'WIFI' | 'WWAN';

export type NoisyDevice = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIdentifier: EndpointName;
  readonly NbrOfMessages: number;
};

export type ObjectUrn = string;

export type OfflineDevice = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIdentifier: EndpointName;
  readonly OfflineSince: EpochMilliseconds;
};

export type Operations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';

export type OptionalAccessType = 'Read' | 'Write' | 'Execute' | 'All';

export type OptionalBootstrapSecurityMode = 'NoSec' | 'PSK';

export type OptionalDateTime = string;

export type OptionalDeviceStandard =
  'LWM2M' | 'Legacy' | 'MQTT' | 'Transformer' | 'Statistics' | 'AppIoTInternal';

export type OptionalDiscoveryMode = 'always' | 'sampled' | 'never';

export type OptionalIds = readonly Uuid[];

export type OptionalInstanceType = 'Single' | 'Multiple' | 'single' | 'multiple';

export type OptionalLabel = string;

export type OptionalLimit = number;

export type OptionalLwM2MId = number;

export type OptionalMacAddress = string;

export type OptionalName = string;

export type OptionalObjectUrn = string;

export type OptionalOperations = 'R' | 'W' | 'RW' | 'E' | 'RE' | 'WE' | 'RWE';

export type OptionalRange = string;

export type OptionalRegion = string;

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
  | 'None';

export type OptionalRuleText = string;

export type OptionalSettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

export type OptionalSettingText = string;

export type OptionalTagIds = readonly Uuid[];

export type OptionalText = string;

export type OptionalUnits = string;

export type OptionalUuid = string;

export type OverviewHistoryPoint = {
  readonly Time: EpochMilliseconds;
  readonly Online?: number | undefined;
  readonly Registrations?: number | undefined;
  readonly Values?: number | undefined;
  readonly Failed?: number | undefined;
};

export type OverviewHistoryResponse = {
  readonly TimespanStart: EpochMilliseconds;
  readonly TimespanEnd: EpochMilliseconds;
  readonly Resolution: number;
  readonly Points: readonly OverviewHistoryPoint[];
  readonly Failures?: readonly FailureCount[] | undefined;
};

export type OverviewResponse = {
  readonly Time: EpochMilliseconds;
  readonly Devices?: DeviceCounts | undefined;
  readonly OfflineDevices?: readonly OfflineDevice[] | undefined;
  readonly FirmwareVersions?: readonly FirmwareVersionCount[] | undefined;
  readonly DeviceActivity?: DeviceActivity | undefined;
  readonly ActiveEvents?: readonly SeverityCount[] | undefined;
  readonly UnavailableSmartObjects?: number | undefined;
  readonly UnavailableObjects?: readonly UnavailableObject[] | undefined;
  readonly FirmwareUpdates?: FirmwareUpdateCounts | undefined;
  readonly QueueItems?: number | undefined;
  readonly DataCollectors?: DataCollectorCounts | undefined;
};

export type PageEnvelope = {
  readonly Page: number;
  readonly PageSize: number;
  readonly NbrOfPages: number;
  readonly NbrOfRows: number;
};

export type PermissionMap = {
  readonly [key: string]: string;
};

export type PermissionTypeName = {
  readonly Name: string;
  readonly Type: 'Entity' | 'Custom';
};

export type Picture = string;

export type PositionPage = PageEnvelope & {
  readonly Rows: readonly PositionResponse[];
};

export type PositionRequest = {
  readonly Id?: OptionalUuid;
  readonly EntityType: PositionedType;
  readonly EntityId?: OptionalUuid;
  readonly LocationResourceId: Uuid;
  readonly X: number;
  readonly Y: number;
  readonly Z?: number;
};

export type PositionResponse = {
  readonly Id: Uuid;
  readonly EntityType: PositionedType;
  readonly EntityId?: Uuid | undefined;
  readonly Name?: Name | undefined;
  readonly LocationResourceId: Uuid;
  readonly LocationResourceLocationId?: Uuid | undefined;
  readonly LocationResourceLocationName?: Name | undefined;
  readonly X: number;
  readonly Y: number;
  readonly Z?: number | undefined;
  readonly LatitudeResourceId?: Uuid | undefined;
  readonly LongitudeResourceId?: Uuid | undefined;
};

export type PositionedType =
  'Location' | 'DataCollector' | 'SensorCollection' | 'Unknown' | 'Device' | 'DeviceIpsoDynamic';

export type ProblemResponse = ErrorResponse & {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string | undefined;
  readonly instance?: string | undefined;
};

export type QueueItemPage = PageEnvelope & {
  readonly Rows: readonly QueueItemResponse[];
};

export type QueueItemResponse = {
  readonly Id: Uuid;
  readonly DeviceId: Uuid;
  readonly DeviceName?: Name | undefined;
  readonly DeviceIdentifier?: EndpointName | undefined;
  readonly Operation:
    | 'Read'
    | 'Write'
    | 'Execute'
    | 'Create'
    | 'Delete'
    | 'ReadAttributes'
    | 'WriteAttributes'
    | 'Observe'
    | 'CancelObserve';
  readonly Path: string;
  readonly Status: 'Pending' | 'InProgress';
  readonly Attempts: number;
  readonly ActivityLogId: Uuid;
  readonly CreatedTimestamp: EpochMilliseconds;
  readonly ExpirationTimestamp: EpochMilliseconds;
};

export type Range = string;

export type RealTimeToken = {
  readonly DeviceNetworkId: Uuid;
  readonly Expires: EpochMilliseconds;
  readonly Token: string;
};

export type Region = string;

export type RegistrationReport = {
  readonly Accepted: number;
  readonly Errors: readonly ItemError[];
};

export type RegistrationTicket = {
  readonly DataCollectorId: Uuid;
  readonly SecurityToken: string;
  readonly InboxAccessTicket: AccessTicket;
  readonly OutboxAccessTicket: AccessTicket;
};

export type ResolutionRequest = {
  readonly Id?: OptionalUuid;
  readonly Title?: OptionalName;
  readonly Timespan?: number;
  readonly RetentionDays?: number;
  readonly AggregateSinceTime?: number;
  readonly ResourceTypeInstances?: readonly ResolvedResourceTypeRequest[];
};

export type ResolutionResponse = {
  readonly Id: Uuid;
  readonly Title?: Name | undefined;
  readonly Timespan: number;
  readonly RetentionDays?: number | undefined;
  readonly ResourceTypeInstances: readonly ResourceTypeInstanceResponse[];
};

export type ResolvedResourceTypeRequest = {
  readonly Id?: OptionalUuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
};

export type ResourceAttributeDataType = 'Integer' | 'Float' | 'Boolean' | 'String';

export type ResourceAttributeDefinitionResponse = {
  readonly Id: Uuid;
  readonly Name: ResourceAttributeName;
  readonly Description: Text;
  readonly DataType: ResourceAttributeDataType;
  readonly IsReadOnly: boolean;
  readonly IsResourceOnly: boolean;
  readonly LwM2MVersion: string;
  readonly Units?: string | undefined;
};

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

export type ResourceAttributeRequest = {
  readonly Id?: OptionalUuid;
  readonly ResourceAttributeDefinitionId: Uuid;
  readonly Value: string | number | boolean;
  readonly InstanceNumber?: OptionalLwM2MId;
  readonly ResourceTypeId?: OptionalUuid;
};

export type ResourceAttributeResponse = {
  readonly Id: Uuid;
  readonly ResourceAttributeDefinitionId: Uuid;
  readonly Name: ResourceAttributeName;
  readonly Value: string;
  readonly InstanceNumber?: LwM2MId | undefined;
  readonly ResourceTypeId?: Uuid | undefined;
  readonly ResourceTypeTypeId?: LwM2MId | undefined;
  readonly ResourceTypeName?: Name | undefined;
};

export type ResourceCollectionListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
};

export type ResourceCollectionPage = PageEnvelope & {
  readonly Rows: readonly ResourceCollectionListResponse[];
};

export type ResourceCollectionRequest = {
  readonly Id?: OptionalUuid;
  readonly Name?: OptionalName;
  readonly DeviceIds?: readonly Uuid[];
  readonly DeviceTypeIds?: readonly Uuid[];
  readonly DeviceTemplateIds?: readonly Uuid[];
  readonly LocationIds?: readonly Uuid[];
  readonly IncludeChildLocations?: boolean;
  readonly SmartObjectIds?: readonly Uuid[];
  readonly SmartObjectTypeIds?: readonly Uuid[];
  readonly SmartObjectTemplateIds?: readonly Uuid[];
  readonly ResourceTypeIds?: readonly Uuid[];
  readonly TagIds?: readonly Uuid[];
  readonly ResourceIds?: readonly Uuid[];
  readonly HasCherryPickedResources?: boolean;
};

export type ResourceCollectionResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIds: readonly Uuid[];
  readonly DeviceTypeIds: readonly Uuid[];
  readonly DeviceTemplateIds: readonly Uuid[];
  readonly LocationIds: readonly Uuid[];
  readonly IncludeChildLocations: boolean;
  readonly SmartObjectIds: readonly Uuid[];
  readonly SmartObjectTypeIds: readonly Uuid[];
  readonly SmartObjectTemplateIds: readonly Uuid[];
  readonly ResourceTypeIds: readonly Uuid[];
  readonly TagIds: readonly Uuid[];
  readonly ResourceIds: readonly Uuid[];
  readonly HasCherryPickedResources: boolean;
  readonly CanBeDeleted: boolean;
};

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

export type ResourceDefinition = {
  readonly id: LwM2MId;
  readonly name: Name;
  readonly operations?: Operations | undefined;
  readonly instancetype: InstanceCount;
  readonly mandatory?: boolean | undefined;
  readonly type: ResourceDataType;
  readonly range: string;
  readonly units?: string | undefined;
  readonly description?: Text | undefined;
};

export type ResourceExecuteRequest = {
  readonly Arguments?: string;
};

export type ResourceListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly Url: string;
  readonly AccessType: number;
  readonly Operations?: Operations | undefined;
  readonly DataType: ResourceDataType;
  readonly Units?: Units | undefined;
  readonly Range?: Range | undefined;
  readonly Description?: Text | undefined;
  readonly Mandatory: boolean;
  readonly MultipleInstances: boolean;
  readonly IsUnavailable: boolean;
  readonly IsVirtual: boolean;
  readonly IsRequestObserve: boolean;
  readonly ResourceTypeId: Uuid;
  readonly ResourceTemplateId?: Uuid | undefined;
  readonly SmartObjectId: Uuid;
  readonly DeviceId: Uuid;
  readonly DeviceName?: Name | undefined;
  readonly DeviceNetworkId: Uuid;
  readonly LocationId?: Uuid | undefined;
  readonly LatestMeasurement?: LatestMeasurement | undefined;
};

export type ResourceObserveRequest = {
  readonly Id?: OptionalUuid;
  readonly Timeout?: number;
};

export type ResourceObserveState = {
  readonly IsObserveState: boolean;
  readonly ObserveExpires?: EpochMilliseconds | undefined;
  readonly Timeout?: number | undefined;
};

export type ResourcePage = PageEnvelope & {
  readonly Rows: readonly ResourceListResponse[];
};

export type ResourceRequest = {
  readonly Id?: OptionalUuid;
  readonly SmartObjectId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly ResourceTemplateId?: OptionalUuid;
  readonly Url?: OptionalText;
};

export type ResourceResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly Url: string;
  readonly AccessType?: AccessType | undefined;
  readonly Operations?: Operations | undefined;
  readonly DataType: ResourceDataType;
  readonly Units?: Units | undefined;
  readonly Range?: Range | undefined;
  readonly Description?: Text | undefined;
  readonly Mandatory: boolean;
  readonly MultipleInstances: boolean;
  readonly IsUnavailable: boolean;
  readonly IsVirtual: boolean;
  readonly IsRequestObserve: boolean;
  readonly ResourceTypeId: Uuid;
  readonly ResourceTemplateId?: Uuid | undefined;
  readonly SmartObjectId: Uuid;
  readonly DeviceId: Uuid;
  readonly DeviceName?: Name | undefined;
  readonly DeviceNetworkId: Uuid;
  readonly LocationId?: Uuid | undefined;
  readonly LatestMeasurement?: LatestMeasurement | undefined;
};

export type ResourceTemplateRequest = {
  readonly Id?: OptionalUuid;
  readonly ResourceTypeId: Uuid;
  readonly IsRequestObserve?: boolean;
  readonly Value?: string;
};

export type ResourceTemplateResponse = {
  readonly Id: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly ResourceType?: ResourceTypeResponse | undefined;
  readonly IsRequestObserve: boolean;
  readonly Value?: string | undefined;
};

export type ResourceTypeImportRequest = {
  readonly id: LwM2MId;
  readonly Name: Name;
  readonly Operations: Operations;
  readonly AccessType?: OptionalAccessType;
  readonly type: ResourceDataType;
  readonly InstanceType?: OptionalInstanceType;
  readonly MultipleInstances?: boolean;
  readonly Mandatory?: boolean;
  readonly IsReusable?: boolean;
  readonly Range?: OptionalRange;
  readonly Units?: OptionalUnits;
  readonly Description?: OptionalText;
};

export type ResourceTypeInstanceRequest = {
  readonly Id?: OptionalUuid;
  readonly ResourceTypeId: Uuid;
  readonly SmartObjectTypeId?: OptionalUuid;
};

export type ResourceTypeInstanceResponse = {
  readonly Id: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly SmartObjectTypeId: Uuid;
};

export type ResourceTypeListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly DataType: ResourceDataType;
  readonly IsReusable: boolean;
};

export type ResourceTypePage = PageEnvelope & {
  readonly Rows: readonly ResourceTypeListResponse[];
};

export type ResourceTypeRequest = {
  readonly Id?: OptionalUuid;
  readonly SmartObjectTypeId?: OptionalUuid;
  readonly TypeId: LwM2MId;
  readonly Name: Name;
  readonly AccessType: AccessType;
  readonly Operations?: OptionalOperations;
  readonly ResourceDataType: ResourceDataType;
  readonly MultipleInstances?: boolean;
  readonly Mandatory?: boolean;
  readonly IsReusable?: boolean;
  readonly Range?: OptionalRange;
  readonly Units?: OptionalUnits;
  readonly Description?: OptionalText;
};

export type ResourceTypeResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly AccessType?: AccessType | undefined;
  readonly Operations?: Operations | undefined;
  readonly ResourceDataType: ResourceDataType;
  readonly MultipleInstances: boolean;
  readonly Mandatory: boolean;
  readonly IsReusable: boolean;
  readonly Range?: Range | undefined;
  readonly Units?: Units | undefined;
  readonly Description?: Text | undefined;
};

export type ResourceWriteRequest = {
  readonly Id?: OptionalUuid;
  readonly Value: string;
};

export type ResponsibilityPage = PageEnvelope & {
  readonly Rows: readonly ResponsibilityResponse[];
};

export type ResponsibilityRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly Permissions?: readonly RolePermissionRequest[];
};

export type ResponsibilityResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Permissions: readonly RolePermissionResponse[];
  readonly RoleIds?: readonly Uuid[] | undefined;
};

export type RolePage = PageEnvelope & {
  readonly Rows: readonly RoleResponse[];
};

export type RolePermissionRequest = {
  readonly EntityName: string;
  readonly Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  readonly TenantId?: OptionalUuid;
};

export type RolePermissionResponse = {
  readonly EntityName: string;
  readonly Permission: 'Create' | 'Read' | 'Update' | 'Delete' | 'All';
  readonly TenantId?: Uuid | undefined;
};

export type RoleRequest = {
  readonly Name: Name;
  readonly ResponsibilityIds: readonly Uuid[];
};

export type RoleResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TenantId?: Uuid | undefined;
  readonly Responsibilities: readonly ResponsibilityResponse[];
  readonly ResponsibilityIds?: readonly Uuid[] | undefined;
};

export type RuleConditionList = readonly RuleResourceConditionResponse[];

export type RuleConditionPage = PageEnvelope & {
  readonly Rows: readonly RuleResourceConditionResponse[];
};

export type RuleConditionRequestList = readonly RuleResourceConditionRequest[];

export type RuleListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly EventCategoryId?: Uuid | undefined;
  readonly EventCategoryName?: Name | undefined;
  readonly SeverityLevel: SeverityLevel;
  readonly IsDeactivated: boolean;
};

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

export type RulePage = PageEnvelope & {
  readonly Rows: readonly RuleListResponse[];
};

export type RuleRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly Description?: OptionalText;
  readonly ResourceCollectionId: Uuid;
  readonly EventCategoryId?: OptionalUuid;
  readonly SeverityLevel?: number;
  readonly Message?: string;
  readonly IsDeactivated?: boolean;
  readonly TriggerType: RuleTriggerType;
  readonly TriggerByDevice?: boolean;
  readonly TriggerBySmartObject?: boolean;
  readonly TriggerResetMethod?: 'Manually' | 'Threshold';
  readonly Condition?: string;
  readonly ResolutionId?: OptionalUuid;
  readonly TriggerOn?: 'Values' | 'NoValue' | 'DeviceOffline' | 'RegistrationLost' | 'FirmwareUpdateFailed';
  readonly TriggerAfterSeconds?: number;
  readonly Conditions?: readonly RuleResourceConditionRequest[];
};

export type RuleResourceConditionRequest = {
  readonly Id?: OptionalUuid;
  readonly RuleId?: OptionalUuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly TriggerOperator: RuleOperator;
  readonly TriggerMinValue?: OptionalLimit;
  readonly TriggerMaxValue?: OptionalLimit;
  readonly TriggerStringValue?: OptionalRuleText;
  readonly ResetOperator?: OptionalRuleOperator;
  readonly ResetMinValue?: OptionalLimit;
  readonly ResetMaxValue?: OptionalLimit;
  readonly ResetStringValue?: OptionalRuleText;
  readonly ResolutionAggregationType?:
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
  readonly ResolutionId?: OptionalUuid;
};

export type RuleResourceConditionResponse = {
  readonly Id: Uuid;
  readonly RuleId: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly TriggerOperator: RuleOperator;
  readonly TriggerMinValue?: Limit | undefined;
  readonly TriggerMaxValue?: Limit | undefined;
  readonly TriggerStringValue?: RuleText | undefined;
  readonly ResetOperator?: RuleOperator | undefined;
  readonly ResetMinValue?: Limit | undefined;
  readonly ResetMaxValue?: Limit | undefined;
  readonly ResetStringValue?: RuleText | undefined;
  readonly ResolutionAggregationType: AggregationType;
  readonly ResolutionId?: Uuid | undefined;
};

export type RuleResponse = RuleListResponse & {
  readonly DeviceNetworkId: Uuid;
  readonly Description?: Text | undefined;
  readonly ResourceCollectionId: Uuid;
  readonly ResolutionId?: Uuid | undefined;
  readonly Message?: string | undefined;
  readonly Condition: 'And' | 'Or';
  readonly TriggerType: RuleTriggerType;
  readonly TriggerByDevice: boolean;
  readonly TriggerBySmartObject: boolean;
  readonly TriggerResetMethod: 'Manually' | 'Threshold';
  readonly TriggerOn: 'Values' | 'NoValue' | 'DeviceOffline' | 'RegistrationLost' | 'FirmwareUpdateFailed';
  readonly TriggerAfterSeconds?: number | undefined;
  readonly Conditions: readonly RuleResourceConditionResponse[];
};

export type RuleText = string;

export type RuleTrialEvent = {
  readonly DeviceId: Uuid;
  readonly DeviceName: Name;
  readonly ResourceId?: Uuid | undefined;
  readonly ResourceName?: Name | undefined;
  readonly RaisedTimestamp: EpochMilliseconds;
  readonly ResetTimestamp?: EpochMilliseconds | undefined;
  readonly Value?: (number | string | boolean) | undefined;
};

export type RuleTrialResponse = {
  readonly FromTimestamp: EpochMilliseconds;
  readonly ToTimestamp: EpochMilliseconds;
  readonly Values: number;
  readonly Raised: number;
  readonly Reset: number;
  readonly Events: readonly RuleTrialEvent[];
};

export type RuleTriggerType = 'OnlyFirstTime' | 'ForEveryResource';

export type SecurityTokenRequest = {
  readonly MacAddress: MacAddress;
};

export type SettingCategoryPage = PageEnvelope & {
  readonly Rows: readonly SettingCategoryResponse[];
};

export type SettingCategoryRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly IsHardwareSettings?: boolean;
  readonly IsSecuritySettings?: boolean;
  readonly DefaultSettings?: readonly DefaultSettingRequest[];
};

export type SettingCategoryResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly IsHardwareSettings: boolean;
  readonly IsSecuritySettings: boolean;
  readonly DefaultSettings: readonly DefaultSettingResponse[];
};

export type SettingCategoryValueRequest = {
  readonly Name: Name;
  readonly Settings?: readonly SettingValueRequest[];
};

export type SettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

export type SettingInCategoryRequest = {
  readonly Key: SettingKey;
  readonly DataType?: OptionalSettingDataType;
  readonly Value?: OptionalSettingText;
};

export type SettingKey = string;

export type SettingRequest = {
  readonly Id?: OptionalUuid;
  readonly CategoryId: Uuid;
  readonly Key: SettingKey;
  readonly DataType?: OptionalSettingDataType;
  readonly Value?: OptionalSettingText;
  readonly CategoryIsHardwareSettings?: boolean;
  readonly CategoryIsSecuritySettings?: boolean;
  readonly DataCollectorId?: OptionalUuid;
  readonly DeviceId?: OptionalUuid;
  readonly LocationId?: OptionalUuid;
  readonly IsInherited?: boolean;
  readonly IsMandatory?: boolean;
  readonly IsPredefined?: boolean;
  readonly IsReadonly?: boolean;
};

export type SettingResponse = {
  readonly Id?: Uuid | undefined;
  readonly CategoryId: Uuid;
  readonly CategoryName: Name;
  readonly CategoryIsHardwareSettings?: boolean | undefined;
  readonly CategoryIsSecuritySettings?: boolean | undefined;
  readonly DeviceId?: Uuid | undefined;
  readonly LocationId?: Uuid | undefined;
  readonly DataCollectorId?: Uuid | undefined;
  readonly Key: SettingKey;
  readonly DataType: SettingDataType;
  readonly Value?: string | undefined;
  readonly IsSecret: boolean;
  readonly IsInherited: boolean;
  readonly InheritedFrom?:
    ('DeviceTemplate' | 'DataCollectorTemplate' | 'Location' | 'SettingCategory') | undefined;
  readonly InheritedFromId?: Uuid | undefined;
  readonly IsMandatory: boolean;
  readonly IsPredefined: boolean;
  readonly IsReadonly: boolean;
};

export type SettingValueRequest = {
  readonly Key: SettingKey;
  readonly DataType?: OptionalSettingDataType;
  readonly Value?: OptionalSettingText;
};

export type SettingValueUpdate = {
  readonly SettingCategoryId: Uuid;
  readonly Key: SettingKey;
  readonly DataType?: OptionalSettingDataType;
  readonly Value?: OptionalSettingText;
};

export type SeverityCount = {
  readonly SeverityLevel: SeverityLevel;
  readonly NbrOfEvents: number;
};

export type SeverityLevel = number;

export type SilentDevice = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DeviceIdentifier: EndpointName;
  readonly LastSeen: EpochMilliseconds;
};

export type SiloStatistics = {
  readonly Name: string;
  readonly DateTime: DateTime;
  readonly UptimeSeconds: number;
  readonly CpuUsage: number;
  readonly MemoryUsage: number;
  readonly AvailableMemory: number;
  readonly TotalPhysicalMemory: number;
  readonly EventLoopDelay: number;
  readonly IsOverloaded: boolean;
  readonly ActivationCount: number;
  readonly RecentlyUsedActivationCount: number;
  readonly ClientCount: number;
  readonly ReceivedMessages: number;
  readonly SentMessages: number;
  readonly ReceiveQueueLength: number;
  readonly SendQueueLength: number;
  readonly RequestQueueLength: number;
};

export type SmartObjectAttributeResponse = {
  readonly ResourceAttributeDefinitionId: Uuid;
  readonly Name: ResourceAttributeName;
  readonly Path: string;
  readonly Level: 'Object' | 'Instance' | 'Resource' | 'ResourceInstance';
  readonly ResourceId?: Uuid | undefined;
  readonly Value?: string | undefined;
  readonly WantedValue?: string | undefined;
  readonly Status: 'Applied' | 'Pending' | 'Refused' | 'Removing';
  readonly ResponseCode?: string | undefined;
  readonly Message?: string | undefined;
  readonly UpdatedTimestamp: EpochMilliseconds;
};

export type SmartObjectDefinition = {
  readonly Name: Name;
  readonly ObjectID: LwM2MId;
  readonly ObjectURN: ObjectUrn;
  readonly ObjectType?: string | undefined;
  readonly ObjectVersion?: string | undefined;
  readonly LWM2MVersion?: string | undefined;
  readonly MultipleInstances: InstanceCount;
  readonly mandatory?: boolean | undefined;
  readonly description: Text;
  readonly resourcedefs?: readonly ResourceDefinition[] | undefined;
};

export type SmartObjectListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly InstanceNumber: LwM2MId;
  readonly Label?: Label | undefined;
  readonly IsUnavailable: boolean;
  readonly IsVirtual: boolean;
  readonly Tags: readonly TagResponse[];
};

export type SmartObjectRequest = {
  readonly Id?: OptionalUuid;
  readonly DeviceId: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly InstanceNumber?: OptionalLwM2MId;
  readonly Label?: OptionalLabel;
  readonly TagIds?: OptionalTagIds;
  readonly SmartObjectTemplateId?: OptionalUuid;
  readonly ResourceValues?: readonly SmartObjectValueRequest[];
};

export type SmartObjectResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly InstanceNumber: LwM2MId;
  readonly Label?: Label | undefined;
  readonly DeviceId: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly ObjectUrn?: ObjectUrn | undefined;
  readonly Description?: Text | undefined;
  readonly SmartObjectTemplateId?: Uuid | undefined;
  readonly IsVirtual: boolean;
  readonly IsUnavailable: boolean;
  readonly MultipleInstances: boolean;
  readonly TagIds?: TagIds | undefined;
  readonly Tags?: TagResponses | undefined;
  readonly Resources: readonly ResourceResponse[];
};

export type SmartObjectTemplateListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly ObjectId: LwM2MId;
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTypeName?: Name | undefined;
  readonly IsDefault: boolean;
  readonly CanBeDeleted: boolean;
};

export type SmartObjectTemplatePage = PageEnvelope & {
  readonly Rows: readonly SmartObjectTemplateListResponse[];
};

export type SmartObjectTemplateRequest = {
  readonly Id?: OptionalUuid;
  readonly Name?: OptionalName;
  readonly SmartObjectTypeId?: OptionalUuid;
  readonly ResourceTemplates?: readonly ResourceTemplateRequest[];
  readonly TagIds?: OptionalTagIds;
};

export type SmartObjectTemplateResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly ObjectId: LwM2MId;
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTypeName?: Name | undefined;
  readonly IsDefault: boolean;
  readonly ResourceTemplates: readonly ResourceTemplateResponse[];
  readonly TagIds: readonly Uuid[];
};

export type SmartObjectTypeImportRequest = {
  readonly id: LwM2MId;
  readonly Name: Name;
  readonly ObjectUrn?: OptionalObjectUrn;
  readonly Description?: OptionalText;
  readonly InstanceType?: OptionalInstanceType;
  readonly MultipleInstances?: boolean;
  readonly resourcedefs?: readonly ResourceTypeImportRequest[];
};

export type SmartObjectTypeImportResponse = {
  readonly SmartObjectTypes: readonly ImportResultSmartObjectType[];
};

export type SmartObjectTypeInstanceIdRequest = {
  readonly Id?: OptionalUuid;
  readonly DeviceTypeId?: OptionalUuid;
  readonly SmartObjectTypeId: Uuid;
  readonly InstanceId?: OptionalLwM2MId;
  readonly Label?: OptionalLabel;
};

export type SmartObjectTypeInstanceIdResponse = {
  readonly Id: Uuid;
  readonly DeviceTypeId: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly InstanceId: LwM2MId;
  readonly Label?: Label | undefined;
  readonly SmartObjectType?: SmartObjectTypeOfDeviceType | undefined;
};

export type SmartObjectTypeInstanceTemplateRequest = {
  readonly SmartObjectTypeInstanceId?: OptionalUuid;
  readonly SmartObjectTypeId?: OptionalUuid;
  readonly InstanceId?: OptionalLwM2MId;
  readonly SmartObjectTemplateId?: OptionalUuid;
};

export type SmartObjectTypeInstanceTemplateResponse = {
  readonly SmartObjectTypeInstanceId?: Uuid | undefined;
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTypeName?: Name | undefined;
  readonly SmartObjectTypeTypeId?: LwM2MId | undefined;
  readonly InstanceId: LwM2MId;
  readonly SmartObjectTemplateId?: Uuid | undefined;
  readonly SmartObjectTemplate?: SmartObjectTemplateResponse | undefined;
};

export type SmartObjectTypeInstanceWithTemplatesResponse = {
  readonly Id: Uuid;
  readonly DeviceTypeId: Uuid;
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTypeName?: Name | undefined;
  readonly SmartObjectTypeTypeId?: LwM2MId | undefined;
  readonly InstanceId: LwM2MId;
  readonly Label?: Label | undefined;
  readonly SmartObjectType?: SmartObjectTypeOfDeviceType | undefined;
  readonly SmartObjectTemplates: readonly SmartObjectTemplateResponse[];
};

export type SmartObjectTypeListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly ObjectUrn: ObjectUrn;
  readonly NbrOfInstances?: number | undefined;
  readonly NbrOfTemplates?: number | undefined;
};

export type SmartObjectTypeOfDeviceType = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly ObjectUrn: ObjectUrn;
  readonly Description: Text;
  readonly MultipleInstances: boolean;
  readonly DeviceTypeId: Uuid;
  readonly DeviceTypeName: Name;
  readonly ResourceTypes?: readonly ResourceTypeResponse[] | undefined;
  readonly ResourceTypeInstances?: readonly ResourceTypeInstanceResponse[] | undefined;
  readonly SmartObjectTemplates?: readonly SmartObjectTemplateResponse[] | undefined;
};

export type SmartObjectTypePage = PageEnvelope & {
  readonly Rows: readonly SmartObjectTypeListResponse[];
};

export type SmartObjectTypeRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly ObjectUrn: ObjectUrn;
  readonly Description?: OptionalText;
  readonly MultipleInstances?: boolean;
};

export type SmartObjectTypeResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly ObjectUrn: ObjectUrn;
  readonly Description: Text;
  readonly MultipleInstances: boolean;
  readonly ResourceTypes: readonly ResourceTypeResponse[];
  readonly ResourceTypeInstances: readonly ResourceTypeInstanceResponse[];
  readonly SmartObjectTemplates: readonly SmartObjectTemplateResponse[];
};

export type SmartObjectTypeWithTemplatesResponse = {
  readonly SmartObjectTypeId: Uuid;
  readonly SmartObjectTypeName?: Name | undefined;
  readonly SmartObjectTypeTypeId?: LwM2MId | undefined;
  readonly SelectedSmartObjectTemplate?: SmartObjectTemplateResponse | undefined;
  readonly SmartObjectTemplates: readonly SmartObjectTemplateResponse[];
  readonly UsedSmartObjectTypeInstanceIds: readonly SmartObjectTypeInstanceIdResponse[];
};

export type SmartObjectValueRequest = {
  readonly ResourceTypeId: Uuid;
  readonly Value: string;
};

export type SpecificRolePage = PageEnvelope & {
  readonly Rows: readonly SpecificRoleResponse[];
};

export type SpecificRoleResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
};

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

export type TagIds = readonly Uuid[];

export type TagPage = PageEnvelope & {
  readonly Rows: readonly TagResponse[];
};

export type TagReference =
  | string
  | {
      readonly Id: Uuid;
    };

export type TagRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
};

export type TagResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly IsInherited: boolean;
};

export type TagResponses = readonly TagResponse[];

export type TenantPage = PageEnvelope & {
  readonly Rows: readonly TenantResponse[];
};

export type TenantRequest = {
  readonly Id?: OptionalUuid;
  readonly Name?: OptionalName;
  readonly CompanyRegistrationId?: OptionalName;
  readonly Description?: OptionalText;
  readonly ExternalId?: OptionalName;
  readonly NameSpace?: OptionalName;
};

export type TenantResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly CompanyRegistrationId?: Name | undefined;
  readonly Description?: Text | undefined;
  readonly ExternalId?: ExternalId | undefined;
  readonly NameSpace?: Name | undefined;
};

export type Text = string;

export type TimeZone = string;

export type TimeZoneName = string;

export type TransformerConfiguration = {
  readonly Key: Name;
  readonly Value: string;
};

export type TransformerConfigurations = readonly TransformerConfiguration[];

export type TransformerSourceTypeConfigurationModel = {
  readonly ResourceTypeId: Uuid;
  readonly SmartObjectTypeInstanceId?: OptionalUuid | undefined;
  readonly Aggregation?:
    | (
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
      )
    | undefined;
  readonly Resolution?: number | undefined;
  readonly ResolutionId?: OptionalUuid | undefined;
};

export type TransformerSourceTypeDefinition = {
  readonly Description?: Text | undefined;
  readonly SmartObjectTypeTypeId?: LwM2MId | undefined;
  readonly ResourceTypeTypeId?: LwM2MId | undefined;
  readonly MinNumberOfResources?: number | undefined;
  readonly MaxNumberOfResources?: number | undefined;
};

export type TransformerTargetTypeConfigurationModel = {
  readonly SmartObjectTypeId: Uuid;
  readonly ResourceTypeId: Uuid;
  readonly OutputIndex?: number | undefined;
  readonly ResourceDataType?: string | undefined;
};

export type TransformerTargetTypeDefinition = {
  readonly Description?: Text | undefined;
  readonly OutputIndex: number;
  readonly ResourceDataType:
    'String' | 'Integer' | 'UnsignedInteger' | 'Float' | 'Boolean' | 'Opaque' | 'Time' | 'Objlnk' | 'Corelnk';
  readonly SmartObjectTypeTypeId?: LwM2MId | undefined;
  readonly ResourceTypeTypeId?: LwM2MId | undefined;
};

export type TransformerTemplateRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly Transformer: Name;
  readonly Configurations?: TransformerConfigurations;
  readonly TransformerSourceTypeConfigurations: readonly TransformerSourceTypeConfigurationModel[];
  readonly TransformerTargetTypeConfigurations: readonly TransformerTargetTypeConfigurationModel[];
};

export type TransformerTemplateResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Transformer: Name;
  readonly Configurations: readonly TransformerConfiguration[];
  readonly TransformerSourceTypeConfigurations: readonly TransformerSourceTypeConfigurationModel[];
  readonly TransformerTargetTypeConfigurations: readonly TransformerTargetTypeConfigurationModel[];
  readonly LocationId?: Uuid | undefined;
  readonly DeviceId?: Uuid | undefined;
  readonly SourceResourceCollectionId?: Uuid | undefined;
  readonly Deactivated: boolean;
  readonly LastError?: Text | undefined;
};

export type TransformerTypeConfigurationDefinition = {
  readonly Key: Name;
  readonly Name: Name;
  readonly Description?: Text | undefined;
  readonly DataType: 'Boolean' | 'String' | 'Int' | 'Double' | 'Enum';
  readonly DefaultValue?: string | undefined;
  readonly MinValue?: number | undefined;
  readonly MaxValue?: number | undefined;
  readonly Options?: readonly TransformerTypeConfigurationDefinitionOptionEnum[] | undefined;
  readonly RegExp?: string | undefined;
};

export type TransformerTypeConfigurationDefinitionOptionEnum = {
  readonly Id: Name;
  readonly DisplayName?: Name | undefined;
};

export type TransformerTypeExternalLink = {
  readonly Label: Name;
  readonly Link: string;
};

export type TransformerTypeFormulaDefinition = TransformerTargetTypeDefinition & {
  readonly Formula: string;
};

export type TransformerTypeListResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly DisplayName: Name;
  readonly Description?: Text | undefined;
  readonly ApprovalStatus: 'Unknown' | 'New' | 'Revoked' | 'Appoved';
  readonly Preview: boolean;
};

export type TransformerTypePackage = {
  readonly Name: Name;
  readonly Version: Name;
  readonly DisplayName?: Name;
  readonly Description?: Text;
  readonly Preview?: boolean;
  readonly ConfigurationDefinitions?: readonly TransformerTypeConfigurationDefinition[];
  readonly SourceTypeDefinitions: readonly TransformerSourceTypeDefinition[];
  readonly TargetTypeDefinitions: readonly TransformerTypeFormulaDefinition[];
};

export type TransformerTypePage = PageEnvelope & {
  readonly Rows: readonly TransformerTypeListResponse[];
};

export type TransformerTypeRequest = {
  readonly DisplayName?: OptionalName;
  readonly Description?: OptionalText;
  readonly TransformerTypeExternalLinks?: readonly TransformerTypeExternalLink[];
};

export type TransformerTypeResponse = TransformerTypeListResponse & {
  readonly IsActivated: boolean;
  readonly RevokeMotivation?: Text | undefined;
  readonly FileName?: string | undefined;
  readonly Version?: Name | undefined;
  readonly ConfigurationDefinitions: readonly TransformerTypeConfigurationDefinition[];
  readonly SourceTypeDefinitions: readonly TransformerSourceTypeDefinition[];
  readonly TargetTypeDefinitions: readonly TransformerTypeFormulaDefinition[];
  readonly TransformerTypeExternalLinks: readonly TransformerTypeExternalLink[];
};

export type TransformerTypeRevokeRequest = {
  readonly RevokeMotivation?: OptionalText;
};

export type TransformerTypeUpload = {
  readonly UploadTransformerType: string;
  readonly request?: TransformerTypeRequest;
};

export type TypeSettingCategoryRequest = {
  readonly Id?: OptionalUuid;
  readonly Name: Name;
  readonly IsHardwareSettings?: boolean;
  readonly IsSecuritySettings?: boolean;
  readonly DefaultSettings?: readonly DefaultSettingRequest[];
};

export type UnavailableObject = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly TypeId: LwM2MId;
  readonly InstanceNumber: LwM2MId;
  readonly DeviceId: Uuid;
  readonly DeviceName: Name;
};

export type Units = string;

export type UsageCsv = string;

export type UsagePage = PageEnvelope & {
  readonly Rows: readonly UsageResponse[];
};

export type UsageResponse = {
  readonly Month: string;
  readonly DeviceNetworkId: Uuid;
  readonly DeviceNetworkName: Name;
  readonly Devices: number;
  readonly ActiveDevices: number;
  readonly MessagesUp: number;
  readonly MessagesDown: number;
  readonly Values: number;
  readonly FirmwareBytes: number;
  readonly SuccessfulApiCalls: number;
  readonly RefusedApiCalls: number;
  readonly FailedApiCalls: number;
};

export type UserAccountResponse = {
  readonly Id: Uuid;
  readonly Name: Name;
  readonly Username: Name;
  readonly PreferredDeviceNetwork: Uuid;
  readonly Tenant: Uuid;
  readonly ThumbnailPhoto?: string | undefined;
};

export type Uuid = string;

export type VersionParts = {
  readonly Server: string;
  readonly Gateway: string;
  readonly Contract: string;
  readonly Node: string;
  readonly SQLite: string;
};

export type VersionResponse = {
  readonly Version: string;
  readonly Description: string;
  readonly Branch?: string | undefined;
  readonly BuildDate?: DateTime | undefined;
  readonly BuildNumber?: number | undefined;
  readonly Revision?: string | undefined;
  readonly Implements: ImplementedRelease;
  readonly Parts: VersionParts;
};

export type OperationTypes = {
  readonly 'system.listSilos': { readonly replies: { readonly 200: readonly SiloStatistics[] } };
  readonly 'version.get': { readonly replies: { readonly 200: VersionResponse } };
  readonly 'overview.get': { readonly replies: { readonly 200: OverviewResponse } };
  readonly 'overview.history': {
    readonly query: {
      readonly timespanStart?: EpochMilliseconds;
      readonly timespanEnd?: EpochMilliseconds;
      readonly resolution: number;
    };
    readonly replies: { readonly 200: OverviewHistoryResponse };
  };
  readonly 'deviceNetworks.list': { readonly replies: { readonly 200: readonly DeviceNetworkResponse[] } };
  readonly 'deviceNetworks.create': {
    readonly body: DeviceNetworkRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'deviceNetworks.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DeviceNetworkResponse };
  };
  readonly 'deviceNetworks.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'users.current': { readonly replies: { readonly 200: UserAccountResponse } };
  readonly 'users.responsibilities': { readonly replies: { readonly 200: readonly Name[] } };
  readonly 'users.listDeviceNetworks': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DeviceNetworkPage };
  };
  readonly 'users.listAllDeviceNetworks': {
    readonly replies: { readonly 200: readonly DeviceNetworkResponse[] };
  };
  readonly 'tenants.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: TenantPage };
  };
  readonly 'tenants.getDirectory': { readonly replies: { readonly 200: DirectoryTenant } };
  readonly 'tenants.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: TenantResponse };
  };
  readonly 'tenants.update': {
    readonly path: { readonly id: Uuid };
    readonly body: TenantRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'tenants.permissions': {
    readonly path: { readonly id: Uuid; readonly roleName: string };
    readonly replies: { readonly 200: PermissionMap };
  };
  readonly 'usage.listByTenant': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: UsagePage };
  };
  readonly 'usage.downloadByTenant': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: null };
  };
  readonly 'timeZones.list': { readonly replies: { readonly 200: readonly TimeZoneName[] } };
  readonly 'users.thumbnail': { readonly replies: { readonly 200: null } };
  readonly 'apiKeys.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ApiKeyPage };
  };
  readonly 'apiKeys.create': {
    readonly body: ApiKeyRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'apiKeys.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ApiKeyResponse };
  };
  readonly 'apiKeys.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ApiKeyRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'apiKeys.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'roles.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: RolePage };
  };
  readonly 'roles.create': {
    readonly body: RoleRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'roles.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: RoleResponse };
  };
  readonly 'roles.update': {
    readonly path: { readonly id: Uuid };
    readonly body: RoleRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'roles.delete': { readonly path: { readonly id: Uuid }; readonly replies: { readonly 204: null } };
  readonly 'responsibilities.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ResponsibilityPage };
  };
  readonly 'responsibilities.create': {
    readonly body: ResponsibilityRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'responsibilities.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResponsibilityResponse };
  };
  readonly 'responsibilities.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ResponsibilityRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'responsibilities.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'permissions.list': { readonly replies: { readonly 200: readonly PermissionTypeName[] } };
  readonly 'deviceNetworks.current': { readonly replies: { readonly 200: DeviceNetworkResponse } };
  readonly 'deviceNetworks.permissions': { readonly replies: { readonly 200: PermissionMap } };
  readonly 'deviceNetworks.listAllSpecificRoles': {
    readonly replies: { readonly 200: readonly SpecificRoleResponse[] };
  };
  readonly 'deviceNetworks.listResolutions': {
    readonly replies: { readonly 200: readonly ResolutionResponse[] };
  };
  readonly 'deviceNetworks.seed': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.setupEventCategories': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.setupMonitors': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.listSpecificRoles': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: SpecificRolePage };
  };
  readonly 'deviceNetworks.regenerateLocationResourceSvgs': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.reinitializeRoles': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.realtimeToken': { readonly replies: { readonly 200: RealTimeToken } };
  readonly 'locationResources.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: LocationResourcePage };
  };
  readonly 'locationResources.create': {
    readonly body: LocationResourceRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'locationResources.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: LocationResourceWithPositionsResponse };
  };
  readonly 'locationResources.update': {
    readonly path: { readonly id: Uuid };
    readonly body: LocationResourceRequest;
    readonly replies: { readonly 200: null };
  };
  readonly 'locationResources.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'locationResources.download': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: null };
  };
  readonly 'locationResources.listPositions': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: PositionPage };
  };
  readonly 'locationResources.regenerateSvg': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'locationResources.svg': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: null };
  };
  readonly 'positions.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: PositionPage };
  };
  readonly 'positions.create': {
    readonly body: PositionRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'positions.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: PositionResponse };
  };
  readonly 'positions.update': {
    readonly path: { readonly id: Uuid };
    readonly body: PositionRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'positions.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'locations.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: LocationPage };
  };
  readonly 'locations.create': {
    readonly body: LocationRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'locations.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: LocationResponse };
  };
  readonly 'locations.update': {
    readonly path: { readonly id: Uuid };
    readonly body: LocationRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'locations.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'locations.listChildDataCollectors': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'locations.listChildDevices': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DevicePage };
  };
  readonly 'locations.listDataCollectors': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'locations.listDevices': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DevicePage };
  };
  readonly 'locations.listLocationResources': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: LocationResourceWithPositionsPage };
  };
  readonly 'locations.listPositions': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: PositionPage };
  };
  readonly 'locations.listLocations': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly LocationListResponse[] };
  };
  readonly 'locations.listSettings': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SettingResponse[] };
  };
  readonly 'locations.createSetting': {
    readonly path: { readonly id: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'locations.updateSetting': {
    readonly path: { readonly id: Uuid; readonly settingId: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'locations.updateSettingValues': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly SettingValueUpdate[];
    readonly replies: { readonly 204: null };
  };
  readonly 'locations.createSettingInCategory': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid };
    readonly body: SettingInCategoryRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'deviceNetworks.discoverDevices': { readonly replies: { readonly 204: null } };
  readonly 'deviceNetworks.refreshDataCollectorStatus': { readonly replies: { readonly 204: null } };
  readonly 'dataCollectors.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'dataCollectors.register': {
    readonly body: DataCollectorRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'dataCollectors.createSecurityToken': {
    readonly body: SecurityTokenRequest;
    readonly replies: { readonly 200: RegistrationTicket };
  };
  readonly 'dataCollectors.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DataCollectorResponse };
  };
  readonly 'dataCollectors.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DataCollectorRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.delete': {
    readonly path: { readonly id: Uuid };
    readonly query: { readonly force: boolean };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.applicationRestart': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.systemRestart': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.customCommand': {
    readonly path: { readonly id: Uuid };
    readonly body: CustomCommandRequest;
    readonly replies: { readonly 200: CustomCommandAnswer };
  };
  readonly 'dataCollectors.listDevices': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DevicePage };
  };
  readonly 'dataCollectors.deliverValue': {
    readonly path: { readonly id: Uuid; readonly endpoint: EndpointName };
    readonly body: DeviceValue;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.registerDevice': {
    readonly path: { readonly id: Uuid; readonly endpoint: EndpointName };
    readonly body: DeviceRegistration;
    readonly replies: { readonly 200: DeviceRegistrationResponse };
  };
  readonly 'dataCollectors.deregisterDevice': {
    readonly path: { readonly id: Uuid; readonly endpoint: EndpointName };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.discoverDevices': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.downloadRegistrationTicket': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: RegistrationTicket };
  };
  readonly 'dataCollectors.listLog': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly minLogLevel?: 'Off' | 'Error' | 'Warning' | 'Informational' | 'Verbose';
      readonly take: number;
      readonly fromUnixtime?: EpochMilliseconds;
      readonly untilUnixtime?: EpochMilliseconds;
    };
    readonly replies: { readonly 200: readonly LogResponse[] };
  };
  readonly 'dataCollectors.listLogFiles': {
    readonly path: { readonly id: Uuid };
    readonly query: { readonly Page: number; readonly PageSize: number };
    readonly replies: { readonly 200: LogFilePage };
  };
  readonly 'dataCollectors.deliverValues': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly unknown[];
    readonly replies: { readonly 200: DeliveryReport };
  };
  readonly 'dataCollectors.listPositions': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: PositionPage };
  };
  readonly 'dataCollectors.refreshStatus': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.getRegistrationTicket': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: RegistrationTicket };
  };
  readonly 'dataCollectors.registerDevices': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly unknown[];
    readonly replies: { readonly 200: RegistrationReport };
  };
  readonly 'dataCollectors.sendNetworkSettings': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly NetworkSettingId[];
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.setBlacklist': {
    readonly path: { readonly id: Uuid };
    readonly body: IsBlacklisted;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.listSettings': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SettingResponse[] };
  };
  readonly 'dataCollectors.createSetting': {
    readonly path: { readonly id: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'dataCollectors.updateSetting': {
    readonly path: { readonly id: Uuid; readonly settingId: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectors.updateSettingValues': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly SettingValueUpdate[];
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTypes.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorTypePage };
  };
  readonly 'dataCollectorTypes.create': {
    readonly body: DataCollectorTypeCreateRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'dataCollectorTypes.export': {
    readonly query: { readonly ids: readonly Uuid[] };
    readonly replies: { readonly 200: readonly DataCollectorTypeExportResponse[] };
  };
  readonly 'dataCollectorTypes.import': {
    readonly body: readonly DataCollectorTypeImportRequest[];
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTypes.listWithMetrics': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorTypeMetricsPage };
  };
  readonly 'dataCollectorTypes.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DataCollectorTypeResponse };
  };
  readonly 'dataCollectorTypes.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DataCollectorTypeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTypes.patch': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly JsonPatchOperation[];
    readonly replies: { readonly 200: DataCollectorTypeResponse };
  };
  readonly 'dataCollectorTypes.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTypes.listDataCollectors': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'dataCollectorTypes.listTemplates': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorTemplatePage };
  };
  readonly 'dataCollectorTypes.addSettingCategory': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTypes.removeSettingCategory': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTemplates.list': {
    readonly query: {
      readonly hardwareTypeId?: number;
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorTemplatePage };
  };
  readonly 'dataCollectorTemplates.create': {
    readonly body: DataCollectorTemplateRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'dataCollectorTemplates.export': {
    readonly query: { readonly ids: readonly Uuid[] };
    readonly replies: { readonly 200: readonly DataCollectorTemplateExportResponse[] };
  };
  readonly 'dataCollectorTemplates.import': {
    readonly body: readonly DataCollectorTemplateImportRequest[];
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTemplates.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DataCollectorTemplateResponse };
  };
  readonly 'dataCollectorTemplates.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DataCollectorTemplateRequest;
    readonly replies: { readonly 200: DataCollectorTemplateResponse };
  };
  readonly 'dataCollectorTemplates.patch': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly JsonPatchOperation[];
    readonly replies: { readonly 200: DataCollectorTemplateResponse };
  };
  readonly 'dataCollectorTemplates.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTemplates.createSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly body: DataCollectorTemplateSettingValueRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTemplates.updateSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly body: DataCollectorTemplateSettingValueRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'dataCollectorTemplates.deleteSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'networkSettings.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: NetworkSettingPage };
  };
  readonly 'networkSettings.create': {
    readonly body: NetworkSettingRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'networkSettings.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: NetworkSettingResponse };
  };
  readonly 'networkSettings.update': {
    readonly path: { readonly id: Uuid };
    readonly body: NetworkSettingUpdateRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'networkSettings.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'externalIds.listDataCollectors': {
    readonly path: { readonly id: ExternalId };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'externalIds.listLocations': {
    readonly path: { readonly id: ExternalId };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: LocationDetailsPage };
  };
  readonly 'tags.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: TagPage };
  };
  readonly 'tags.create': { readonly body: TagRequest; readonly replies: { readonly 200: TagResponse } };
  readonly 'tags.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: TagResponse };
  };
  readonly 'tags.update': {
    readonly path: { readonly id: Uuid };
    readonly body: TagRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'tags.delete': { readonly path: { readonly id: Uuid }; readonly replies: { readonly 204: null } };
  readonly 'tags.listDataCollectors': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DataCollectorPage };
  };
  readonly 'tags.listLocations': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: LocationDetailsPage };
  };
  readonly 'barcodes.parse': {
    readonly body: BarcodeData;
    readonly replies: { readonly 200: BarcodeParserResponse };
  };
  readonly 'bootstrapServers.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: BootstrapServerPage };
  };
  readonly 'bootstrapServers.create': {
    readonly body: BootstrapServerRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'bootstrapServers.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: BootstrapServerResponse };
  };
  readonly 'bootstrapServers.update': {
    readonly path: { readonly id: Uuid };
    readonly body: BootstrapServerRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'bootstrapServers.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'settingCategories.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: SettingCategoryPage };
  };
  readonly 'settingCategories.create': {
    readonly body: SettingCategoryRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'settingCategories.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SettingCategoryResponse };
  };
  readonly 'settingCategories.update': {
    readonly path: { readonly id: Uuid };
    readonly body: SettingCategoryRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'settingCategories.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'defaultSettings.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DefaultSettingPage };
  };
  readonly 'defaultSettings.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'settings.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SettingResponse };
  };
  readonly 'settings.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTypes.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
      readonly includeMetrics: boolean;
    };
    readonly replies: { readonly 200: SmartObjectTypePage };
  };
  readonly 'smartObjectTypes.create': {
    readonly body: SmartObjectTypeRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'smartObjectTypes.import': {
    readonly query: { readonly preview: boolean };
    readonly body: readonly SmartObjectTypeImportRequest[] | string;
    readonly replies: { readonly 200: SmartObjectTypeImportResponse; readonly 204: null };
  };
  readonly 'smartObjectTypes.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SmartObjectTypeResponse };
  };
  readonly 'smartObjectTypes.update': {
    readonly path: { readonly id: Uuid };
    readonly body: SmartObjectTypeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTypes.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTypes.updateResourceTypeInstances': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly ResourceTypeInstanceRequest[];
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTypes.addResourceType': {
    readonly path: { readonly id: Uuid; readonly resourceTypeId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTypes.removeResourceType': {
    readonly path: { readonly id: Uuid; readonly resourceTypeId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceTypes.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ResourceTypePage };
  };
  readonly 'resourceTypes.create': {
    readonly body: ResourceTypeRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'resourceTypes.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResourceTypeResponse };
  };
  readonly 'resourceTypes.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ResourceTypeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceTypes.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTemplates.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: SmartObjectTemplatePage };
  };
  readonly 'smartObjectTemplates.create': {
    readonly body: SmartObjectTemplateRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'smartObjectTemplates.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SmartObjectTemplateResponse };
  };
  readonly 'smartObjectTemplates.update': {
    readonly path: { readonly id: Uuid };
    readonly body: SmartObjectTemplateRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTemplates.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjectTemplates.attributes': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly ResourceAttributeResponse[] };
  };
  readonly 'smartObjectTemplates.updateAttributes': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly ResourceAttributeRequest[];
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceAttributeDefinitions.list': {
    readonly replies: { readonly 200: readonly ResourceAttributeDefinitionResponse[] };
  };
  readonly 'deviceTypes.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
      readonly includeMetrics: boolean;
    };
    readonly replies: { readonly 200: DeviceTypePage };
  };
  readonly 'deviceTypes.create': {
    readonly body: DeviceTypeRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'deviceTypes.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DeviceTypeResponse };
  };
  readonly 'deviceTypes.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DeviceTypeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTypes.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTypes.smartObjectTypeInstances': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SmartObjectTypeInstanceWithTemplatesResponse[] };
  };
  readonly 'deviceTypes.smartObjectTypes': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SmartObjectTypeWithTemplatesResponse[] };
  };
  readonly 'deviceTypes.addSettingCategory': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTypes.removeSettingCategory': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTypes.listFirmwarePackages': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: FirmwarePackagePage };
  };
  readonly 'deviceTemplates.listAllByDeviceType': {
    readonly path: { readonly deviceTypeId: Uuid };
    readonly replies: { readonly 200: readonly DeviceTemplateListResponse[] };
  };
  readonly 'deviceTemplates.listByDeviceType': {
    readonly path: { readonly deviceTypeId: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DeviceTemplatePage };
  };
  readonly 'deviceTemplates.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DeviceTemplatePage };
  };
  readonly 'deviceTemplates.create': {
    readonly body: DeviceTemplateRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'deviceTemplates.listAll': {
    readonly replies: { readonly 200: readonly DeviceTemplateListResponse[] };
  };
  readonly 'deviceTemplates.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DeviceTemplateResponse };
  };
  readonly 'deviceTemplates.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DeviceTemplateRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTemplates.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTemplates.createSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly body: DeviceTemplateSettingValueRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTemplates.updateSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly body: DeviceTemplateSettingValueRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'deviceTemplates.deleteSettingValue': {
    readonly path: { readonly id: Uuid; readonly settingCategoryId: Uuid; readonly settingId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DevicePage };
  };
  readonly 'devices.create': {
    readonly body: DeviceRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'devices.getByEndpoint': {
    readonly query: { readonly endpoint: EndpointName };
    readonly replies: { readonly 200: DeviceResponse };
  };
  readonly 'devices.bootstrapServerNames': { readonly replies: { readonly 200: readonly Name[] } };
  readonly 'devices.listFiltered': {
    readonly body: DeviceFilterBase;
    readonly replies: { readonly 200: readonly DeviceFilterResponse[] };
  };
  readonly 'devices.massRegistrationTemplate': { readonly replies: { readonly 200: null } };
  readonly 'devices.createMultiple': {
    readonly body?: readonly DeviceRequest[] | string;
    readonly replies: { readonly 200: DeviceMassRegistrationResponse };
  };
  readonly 'devices.getDataCollectorInternal': {
    readonly path: { readonly dataCollectorId: Uuid };
    readonly replies: { readonly 200: InternalDeviceResponse };
  };
  readonly 'devices.listDiscovered': {
    readonly query: { readonly endpoint?: string };
    readonly replies: { readonly 200: readonly DeviceDiscoveryResponse[] };
  };
  readonly 'devices.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: DeviceResponse };
  };
  readonly 'devices.update': {
    readonly path: { readonly id: Uuid };
    readonly body: DeviceRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.patch': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly JsonPatchOperation[];
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.tree': {
    readonly path: { readonly id: Uuid };
    readonly query: { readonly Page: number; readonly PageSize: number };
    readonly replies: { readonly 200: DeviceTreeResponse };
  };
  readonly 'devices.firmwareState': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: FirmwareUpgradeResponse };
  };
  readonly 'devices.firmwareUpgrade': {
    readonly path: { readonly id: Uuid };
    readonly body: FirmwareUpgradeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.cancelFirmwareUpgrade': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.listPositions': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: PositionPage };
  };
  readonly 'devices.listSettings': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SettingResponse[] };
  };
  readonly 'devices.createSetting': {
    readonly path: { readonly id: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'devices.updateSetting': {
    readonly path: { readonly id: Uuid; readonly settingId: Uuid };
    readonly body: SettingRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'devices.updateSettingValues': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly SettingValueUpdate[];
    readonly replies: { readonly 204: null };
  };
  readonly 'hardwareDefinitions.export': {
    readonly body: ExportDefinition;
    readonly replies: { readonly 200: HardwareDefinitions };
  };
  readonly 'hardwareDefinitions.import': {
    readonly query: { readonly preview: boolean };
    readonly form: HardwareDefinitionsUpload;
    readonly replies: { readonly 200: ImportResponse };
  };
  readonly 'resourceModelDefinitions.export': {
    readonly query: {
      readonly modifiedAfter?: DateTime;
      readonly modifiedAfterTimestamp?: EpochMilliseconds;
      readonly smartObjectTypeId?: LwM2MId;
    };
    readonly replies: { readonly 200: readonly SmartObjectDefinition[] };
  };
  readonly 'firmwarePackages.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: FirmwarePackagePage };
  };
  readonly 'firmwarePackages.create': {
    readonly form: FirmwarePackageUpload;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'firmwarePackages.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: FirmwarePackageResponse };
  };
  readonly 'firmwarePackages.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: null };
  };
  readonly 'firmwarePackages.upgrade': {
    readonly path: { readonly id: Uuid };
    readonly body: FirmwarePackageUpgradeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'firmwarePackages.download': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: null; readonly 206: null };
  };
  readonly 'resourceAttributes.readDevice': {
    readonly path: { readonly deviceidentifier: EndpointName };
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceAttributes.readObject': {
    readonly path: { readonly deviceidentifier: EndpointName; readonly objectid: string };
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceAttributes.readInstance': {
    readonly path: {
      readonly deviceidentifier: EndpointName;
      readonly objectid: string;
      readonly instancenumber: string;
    };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjects.create': {
    readonly body: SmartObjectRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'smartObjects.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SmartObjectResponse };
  };
  readonly 'smartObjects.update': {
    readonly path: { readonly id: Uuid };
    readonly body: SmartObjectRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjects.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'smartObjects.resourceAttributes': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly SmartObjectAttributeResponse[] };
  };
  readonly 'smartObjects.values': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: SmartObjectResponse };
  };
  readonly 'smartObjects.read': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ResourcePage };
  };
  readonly 'resources.create': {
    readonly body: ResourceRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'resources.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResourceResponse };
  };
  readonly 'resources.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ResourceRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.read': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.write': {
    readonly path: { readonly id: Uuid };
    readonly body: ResourceWriteRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.writeValue': {
    readonly path: { readonly id: Uuid; readonly value: string };
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.execute': {
    readonly path: { readonly id: Uuid };
    readonly body?: ResourceExecuteRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.observe': {
    readonly path: { readonly id: Uuid };
    readonly body: ResourceObserveRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.cancelObserve': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'resources.observeState': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResourceObserveState };
  };
  readonly 'resourceCollections.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ResourceCollectionPage };
  };
  readonly 'resourceCollections.create': {
    readonly body: ResourceCollectionRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'resourceCollections.synchronize': { readonly replies: { readonly 204: null } };
  readonly 'resourceCollections.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResourceCollectionResponse };
  };
  readonly 'resourceCollections.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ResourceCollectionRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resourceCollections.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'eventCategories.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventCategoryPage };
  };
  readonly 'eventCategories.create': {
    readonly body: EventCategoryRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'eventCategories.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: EventCategoryResponse };
  };
  readonly 'eventCategories.update': {
    readonly path: { readonly id: Uuid };
    readonly body: EventCategoryRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'eventCategories.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'eventCategories.listActiveEvents': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventPage };
  };
  readonly 'eventCategories.listActuators': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ActuatorPage };
  };
  readonly 'eventCategories.listEvents': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventPage };
  };
  readonly 'eventCategories.listRules': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: RulePage };
  };
  readonly 'rules.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: RulePage };
  };
  readonly 'rules.create': {
    readonly body: RuleRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'rules.tryDraft': {
    readonly query: { readonly fromDate: EpochMilliseconds; readonly toDate: EpochMilliseconds };
    readonly body: RuleRequest;
    readonly replies: { readonly 200: RuleTrialResponse };
  };
  readonly 'rules.listAllConditions': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: RuleConditionList };
  };
  readonly 'rules.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: RuleResponse };
  };
  readonly 'rules.update': {
    readonly path: { readonly id: Uuid };
    readonly body: RuleRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'rules.delete': { readonly path: { readonly id: Uuid }; readonly replies: { readonly 204: null } };
  readonly 'rules.listConditions': {
    readonly path: { readonly id: Uuid };
    readonly query: { readonly Page: number; readonly PageSize: number };
    readonly replies: { readonly 200: RuleConditionPage };
  };
  readonly 'rules.addCondition': {
    readonly path: { readonly id: Uuid };
    readonly body: RuleResourceConditionRequest;
    readonly replies: { readonly 200: EntityIdResponse };
  };
  readonly 'rules.replaceConditions': {
    readonly path: { readonly id: Uuid };
    readonly body: RuleConditionRequestList;
    readonly replies: { readonly 204: null };
  };
  readonly 'rules.updateCondition': {
    readonly path: { readonly id: Uuid; readonly conditionId: Uuid };
    readonly body: RuleResourceConditionRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'rules.deleteCondition': {
    readonly path: { readonly id: Uuid; readonly conditionId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'rules.reset': { readonly path: { readonly id: Uuid }; readonly replies: { readonly 204: null } };
  readonly 'rules.try': {
    readonly path: { readonly id: Uuid };
    readonly query: { readonly fromDate: EpochMilliseconds; readonly toDate: EpochMilliseconds };
    readonly replies: { readonly 200: RuleTrialResponse };
  };
  readonly 'events.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventPage };
  };
  readonly 'events.listActive': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventPage };
  };
  readonly 'events.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: EventResponse };
  };
  readonly 'events.reset': { readonly path: { readonly id: Uuid }; readonly replies: { readonly 204: null } };
  readonly 'actuators.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ActuatorPage };
  };
  readonly 'actuators.create': {
    readonly body: ActuatorRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'actuators.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ActuatorResponse };
  };
  readonly 'actuators.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ActuatorRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'actuators.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'actuators.actuate': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'measurements.since': {
    readonly path: { readonly resourceId: Uuid; readonly start: string };
    readonly replies: { readonly 200: MinimalMeasurements };
  };
  readonly 'measurements.sinceTo': {
    readonly path: { readonly resourceId: Uuid; readonly start: string; readonly end: string };
    readonly replies: { readonly 200: MinimalMeasurements };
  };
  readonly 'transformers.listOfTemplate': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly TransformerTemplateResponse[] };
  };
  readonly 'transformers.createOfTemplate': {
    readonly path: { readonly id: Uuid };
    readonly body: TransformerTemplateRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'transformers.replaceOfTemplate': {
    readonly path: { readonly id: Uuid };
    readonly body: readonly TransformerTemplateRequest[];
    readonly replies: { readonly 200: readonly TransformerTemplateResponse[] };
  };
  readonly 'transformers.getOfTemplate': {
    readonly path: { readonly id: Uuid; readonly transformerTemplateId: Uuid };
    readonly replies: { readonly 200: TransformerTemplateResponse };
  };
  readonly 'transformers.updateOfTemplate': {
    readonly path: { readonly id: Uuid; readonly transformerTemplateId: Uuid };
    readonly body: TransformerTemplateRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'transformers.deleteOfTemplate': {
    readonly path: { readonly id: Uuid; readonly transformerTemplateId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformers.createAtLocation': {
    readonly path: { readonly id: Uuid };
    readonly body: LocationTransformerRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'transformers.listOfLocation': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: readonly TransformerTemplateResponse[] };
  };
  readonly 'transformers.deleteAtLocation': {
    readonly path: { readonly id: Uuid; readonly transformerId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: TransformerTypePage };
  };
  readonly 'transformerTypes.create': {
    readonly form: TransformerTypeUpload;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'transformerTypes.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: TransformerTypeResponse };
  };
  readonly 'transformerTypes.update': {
    readonly path: { readonly id: Uuid };
    readonly form: TransformerTypeUpload;
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.activate': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.approve': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.deactivate': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'transformerTypes.revoke': {
    readonly path: { readonly id: Uuid };
    readonly body?: TransformerTypeRevokeRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: EventConsumerPage };
  };
  readonly 'eventConsumers.create': {
    readonly body: EventConsumerRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'eventConsumers.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: EventConsumerResponse };
  };
  readonly 'eventConsumers.update': {
    readonly path: { readonly id: Uuid };
    readonly body: EventConsumerRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.test': {
    readonly path: { readonly id: Uuid };
    readonly body: EventMessage;
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.listDeadLetters': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: DeadLetterPage };
  };
  readonly 'eventConsumers.replayDeadLetters': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.getDeadLetter': {
    readonly path: { readonly id: Uuid; readonly deadLetterId: Uuid };
    readonly replies: { readonly 200: DeadLetterResponse };
  };
  readonly 'eventConsumers.deleteDeadLetter': {
    readonly path: { readonly id: Uuid; readonly deadLetterId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'eventConsumers.replayDeadLetter': {
    readonly path: { readonly id: Uuid; readonly deadLetterId: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'queueItems.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: QueueItemPage };
  };
  readonly 'queueItems.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: QueueItemResponse };
  };
  readonly 'queueItems.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'queueItems.listByDevice': {
    readonly path: { readonly id: Uuid };
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: QueueItemPage };
  };
  readonly 'measurements.aggregations': {
    readonly path: { readonly resourceId: Uuid };
    readonly query: {
      readonly resolution: number;
      readonly timespanStart?: EpochMilliseconds;
      readonly timespanEnd?: EpochMilliseconds;
      readonly aggregationType?: AggregationType;
      readonly dateFormat?: 'UnixTimestampMS' | 'ISO8601';
      readonly maximumNumberOfMeasurements: number;
    };
    readonly replies: { readonly 200: AggregatedMeasurements };
  };
  readonly 'measurements.compressed': {
    readonly path: { readonly resourceId: Uuid };
    readonly query: {
      readonly resolution: number;
      readonly timespanStart?: EpochMilliseconds;
      readonly timespanEnd?: EpochMilliseconds;
      readonly aggregationType?: AggregationType;
      readonly dateFormat?: 'UnixTimestampMS' | 'ISO8601';
      readonly maximumNumberOfMeasurements: number;
    };
    readonly replies: { readonly 200: AggregatedMeasurements };
  };
  readonly 'resolutions.list': {
    readonly query: { readonly smartObjectTypeId?: Uuid; readonly resourceTypeId?: Uuid };
    readonly replies: { readonly 200: readonly ResolutionResponse[] };
  };
  readonly 'resolutions.create': {
    readonly body: ResolutionRequest;
    readonly replies: { readonly 201: EntityIdResponse };
  };
  readonly 'resolutions.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ResolutionResponse };
  };
  readonly 'resolutions.update': {
    readonly path: { readonly id: Uuid };
    readonly body: ResolutionRequest;
    readonly replies: { readonly 204: null };
  };
  readonly 'resolutions.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'measurements.advanced': {
    readonly body: AdvancedMeasurementQuery;
    readonly replies: { readonly 200: readonly AdvancedMeasurementQueryResponse[] };
  };
  readonly 'kpi.since': {
    readonly path: { readonly resourceId: Uuid; readonly dimension: string; readonly start: string };
    readonly replies: { readonly 200: MinimalMeasurements };
  };
  readonly 'activityLogs.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: ActivityLogPage };
  };
  readonly 'activityLogs.get': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 200: ActivityLogEntryResponse };
  };
  readonly 'activityLogs.delete': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'activityLogs.archive': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'activityLogs.listAudit': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: AuditPage };
  };
  readonly 'activityLogs.archiveAll': { readonly replies: { readonly 204: null } };
  readonly 'activityLogs.deleteAll': { readonly replies: { readonly 204: null } };
  readonly 'activityLogs.deleteAllOutdated': { readonly replies: { readonly 204: null } };
  readonly 'activityLogs.deleteOutdated': {
    readonly path: { readonly id: Uuid };
    readonly replies: { readonly 204: null };
  };
  readonly 'activityLogs.download': {
    readonly path: { readonly deviceNetworkId: Uuid };
    readonly query: { readonly fromDate: EpochMilliseconds; readonly toDate: EpochMilliseconds };
    readonly replies: { readonly 200: null };
  };
  readonly 'usage.list': {
    readonly query: {
      readonly Page: number;
      readonly PageSize: number;
      readonly Filter?: string;
      readonly Sort?: string;
      readonly Search?: string;
    };
    readonly replies: { readonly 200: UsagePage };
  };
  readonly 'usage.download': { readonly replies: { readonly 200: null } };
  readonly 'events.stream': {
    readonly query: {
      readonly deviceId?: Uuid;
      readonly resourceId?: Uuid;
      readonly types?: readonly StreamEventType[];
      readonly access_token?: string;
    };
    readonly replies: { readonly 200: null };
  };
};

/** The schemas by name. */
export interface Schemas {
  readonly AccessTicket: AccessTicket;
  readonly AccessType: AccessType;
  readonly ActivityLogChildren: ActivityLogChildren;
  readonly ActivityLogCsv: ActivityLogCsv;
  readonly ActivityLogEntryResponse: ActivityLogEntryResponse;
  readonly ActivityLogPage: ActivityLogPage;
  readonly ActuatorListResponse: ActuatorListResponse;
  readonly ActuatorPage: ActuatorPage;
  readonly ActuatorRequest: ActuatorRequest;
  readonly ActuatorResourceValueRequest: ActuatorResourceValueRequest;
  readonly ActuatorResourceValueResponse: ActuatorResourceValueResponse;
  readonly ActuatorResponse: ActuatorResponse;
  readonly AdvancedMeasurementQuery: AdvancedMeasurementQuery;
  readonly AdvancedMeasurementQueryResponse: AdvancedMeasurementQueryResponse;
  readonly AggregatedMeasurements: AggregatedMeasurements;
  readonly AggregationType: AggregationType;
  readonly ApiKeyPage: ApiKeyPage;
  readonly ApiKeyRequest: ApiKeyRequest;
  readonly ApiKeyResponse: ApiKeyResponse;
  readonly AuditEntryResponse: AuditEntryResponse;
  readonly AuditPage: AuditPage;
  readonly AuthenticationType: AuthenticationType;
  readonly BarcodeData: BarcodeData;
  readonly BarcodeParserResponse: BarcodeParserResponse;
  readonly BootstrapAccessControl: BootstrapAccessControl;
  readonly BootstrapAccessRight: BootstrapAccessRight;
  readonly BootstrapAccountRequest: BootstrapAccountRequest;
  readonly BootstrapAccountResponse: BootstrapAccountResponse;
  readonly BootstrapDeletePath: BootstrapDeletePath;
  readonly BootstrapSecurityMode: BootstrapSecurityMode;
  readonly BootstrapServerListResponse: BootstrapServerListResponse;
  readonly BootstrapServerPage: BootstrapServerPage;
  readonly BootstrapServerRequest: BootstrapServerRequest;
  readonly BootstrapServerResponse: BootstrapServerResponse;
  readonly CarriedDeviceTemplate: CarriedDeviceTemplate;
  readonly CarriedDeviceType: CarriedDeviceType;
  readonly CarriedInstance: CarriedInstance;
  readonly CarriedSettingCategory: CarriedSettingCategory;
  readonly CarriedSmartObjectTemplate: CarriedSmartObjectTemplate;
  readonly ConfigurationItem: ConfigurationItem;
  readonly ConfigurationItemRequest: ConfigurationItemRequest;
  readonly ConfigurationValueRequest: ConfigurationValueRequest;
  readonly ConfigurationValueResponse: ConfigurationValueResponse;
  readonly CustomCommandAnswer: CustomCommandAnswer;
  readonly CustomCommandRequest: CustomCommandRequest;
  readonly DataCollectorCounts: DataCollectorCounts;
  readonly DataCollectorListResponse: DataCollectorListResponse;
  readonly DataCollectorPage: DataCollectorPage;
  readonly DataCollectorRequest: DataCollectorRequest;
  readonly DataCollectorResponse: DataCollectorResponse;
  readonly DataCollectorTemplateExportResponse: DataCollectorTemplateExportResponse;
  readonly DataCollectorTemplateImportRequest: DataCollectorTemplateImportRequest;
  readonly DataCollectorTemplatePage: DataCollectorTemplatePage;
  readonly DataCollectorTemplateRequest: DataCollectorTemplateRequest;
  readonly DataCollectorTemplateResponse: DataCollectorTemplateResponse;
  readonly DataCollectorTemplateSettingValueRequest: DataCollectorTemplateSettingValueRequest;
  readonly DataCollectorTemplateSettingValueResponse: DataCollectorTemplateSettingValueResponse;
  readonly DataCollectorTypeCreateRequest: DataCollectorTypeCreateRequest;
  readonly DataCollectorTypeExportResponse: DataCollectorTypeExportResponse;
  readonly DataCollectorTypeImportRequest: DataCollectorTypeImportRequest;
  readonly DataCollectorTypeListResponse: DataCollectorTypeListResponse;
  readonly DataCollectorTypeMetricsPage: DataCollectorTypeMetricsPage;
  readonly DataCollectorTypePage: DataCollectorTypePage;
  readonly DataCollectorTypeRequest: DataCollectorTypeRequest;
  readonly DataCollectorTypeResponse: DataCollectorTypeResponse;
  readonly DateTime: DateTime;
  readonly DdfXml: DdfXml;
  readonly DeadLetterListResponse: DeadLetterListResponse;
  readonly DeadLetterPage: DeadLetterPage;
  readonly DeadLetterResponse: DeadLetterResponse;
  readonly DefaultSettingPage: DefaultSettingPage;
  readonly DefaultSettingRequest: DefaultSettingRequest;
  readonly DefaultSettingResponse: DefaultSettingResponse;
  readonly DeliveryReport: DeliveryReport;
  readonly DeprecatedSmartObjectTypeRequest: DeprecatedSmartObjectTypeRequest;
  readonly DeviceActivity: DeviceActivity;
  readonly DeviceCounts: DeviceCounts;
  readonly DeviceCsv: DeviceCsv;
  readonly DeviceDiscoveryResponse: DeviceDiscoveryResponse;
  readonly DeviceFilterBase: DeviceFilterBase;
  readonly DeviceFilterResponse: DeviceFilterResponse;
  readonly DeviceListResponse: DeviceListResponse;
  readonly DeviceMassRegistrationResponse: DeviceMassRegistrationResponse;
  readonly DeviceNetworkPage: DeviceNetworkPage;
  readonly DeviceNetworkRequest: DeviceNetworkRequest;
  readonly DeviceNetworkResponse: DeviceNetworkResponse;
  readonly DevicePage: DevicePage;
  readonly DevicePositionRequest: DevicePositionRequest;
  readonly DeviceRegistration: DeviceRegistration;
  readonly DeviceRegistrationResponse: DeviceRegistrationResponse;
  readonly DeviceRequest: DeviceRequest;
  readonly DeviceResponse: DeviceResponse;
  readonly DeviceStandard: DeviceStandard;
  readonly DeviceStatus: DeviceStatus;
  readonly DeviceTemplateListResponse: DeviceTemplateListResponse;
  readonly DeviceTemplatePage: DeviceTemplatePage;
  readonly DeviceTemplateRequest: DeviceTemplateRequest;
  readonly DeviceTemplateResponse: DeviceTemplateResponse;
  readonly DeviceTemplateSettingValueRequest: DeviceTemplateSettingValueRequest;
  readonly DeviceTreeRegistration: DeviceTreeRegistration;
  readonly DeviceTreeResource: DeviceTreeResource;
  readonly DeviceTreeResourceInstance: DeviceTreeResourceInstance;
  readonly DeviceTreeResponse: DeviceTreeResponse;
  readonly DeviceTreeSession: DeviceTreeSession;
  readonly DeviceTreeSmartObject: DeviceTreeSmartObject;
  readonly DeviceTypeListResponse: DeviceTypeListResponse;
  readonly DeviceTypePage: DeviceTypePage;
  readonly DeviceTypeRequest: DeviceTypeRequest;
  readonly DeviceTypeResponse: DeviceTypeResponse;
  readonly DeviceValue: DeviceValue;
  readonly DirectoryTenant: DirectoryTenant;
  readonly DiscoveryMode: DiscoveryMode;
  readonly EndpointName: EndpointName;
  readonly EndpointRegistration: EndpointRegistration;
  readonly EndpointValue: EndpointValue;
  readonly EntityIdResponse: EntityIdResponse;
  readonly EpochMilliseconds: EpochMilliseconds;
  readonly ErrorCode: ErrorCode;
  readonly ErrorResponse: ErrorResponse;
  readonly EventCategoryPage: EventCategoryPage;
  readonly EventCategoryRequest: EventCategoryRequest;
  readonly EventCategoryResponse: EventCategoryResponse;
  readonly EventConsumerDelivery: EventConsumerDelivery;
  readonly EventConsumerHeader: EventConsumerHeader;
  readonly EventConsumerHeaderResponse: EventConsumerHeaderResponse;
  readonly EventConsumerListResponse: EventConsumerListResponse;
  readonly EventConsumerPage: EventConsumerPage;
  readonly EventConsumerRequest: EventConsumerRequest;
  readonly EventConsumerResponse: EventConsumerResponse;
  readonly EventConsumerSmallResponse: EventConsumerSmallResponse;
  readonly EventMessage: EventMessage;
  readonly EventPage: EventPage;
  readonly EventResponse: EventResponse;
  readonly EventStatus: EventStatus;
  readonly EventStream: EventStream;
  readonly ExportDefinition: ExportDefinition;
  readonly ExternalId: ExternalId;
  readonly FailureCount: FailureCount;
  readonly FileContent: FileContent;
  readonly FirmwareDeliveryMethod: FirmwareDeliveryMethod;
  readonly FirmwarePackageCounts: FirmwarePackageCounts;
  readonly FirmwarePackageListResponse: FirmwarePackageListResponse;
  readonly FirmwarePackagePage: FirmwarePackagePage;
  readonly FirmwarePackageRequest: FirmwarePackageRequest;
  readonly FirmwarePackageResponse: FirmwarePackageResponse;
  readonly FirmwarePackageUpgradeRequest: FirmwarePackageUpgradeRequest;
  readonly FirmwarePackageUpload: FirmwarePackageUpload;
  readonly FirmwareState: FirmwareState;
  readonly FirmwareUpdateCounts: FirmwareUpdateCounts;
  readonly FirmwareUpgradeRequest: FirmwareUpgradeRequest;
  readonly FirmwareUpgradeResponse: FirmwareUpgradeResponse;
  readonly FirmwareVersionCount: FirmwareVersionCount;
  readonly GatewayNetwork: GatewayNetwork;
  readonly GatewayStatuses: GatewayStatuses;
  readonly HardwareDefinitions: HardwareDefinitions;
  readonly HardwareDefinitionsUpload: HardwareDefinitionsUpload;
  readonly ImplementedRelease: ImplementedRelease;
  readonly ImportItemResult: ImportItemResult;
  readonly ImportResponse: ImportResponse;
  readonly ImportResultDeviceType: ImportResultDeviceType;
  readonly ImportResultItem: ImportResultItem;
  readonly ImportResultSmartObjectTemplate: ImportResultSmartObjectTemplate;
  readonly ImportResultSmartObjectType: ImportResultSmartObjectType;
  readonly InstanceCount: InstanceCount;
  readonly InternalDeviceResponse: InternalDeviceResponse;
  readonly IsBlacklisted: IsBlacklisted;
  readonly ItemError: ItemError;
  readonly JsonPatchOperation: JsonPatchOperation;
  readonly Label: Label;
  readonly LatestMeasurement: LatestMeasurement;
  readonly Limit: Limit;
  readonly ListedPositionRequest: ListedPositionRequest;
  readonly LocationDetailsPage: LocationDetailsPage;
  readonly LocationListResponse: LocationListResponse;
  readonly LocationPage: LocationPage;
  readonly LocationRequest: LocationRequest;
  readonly LocationResourceContent: LocationResourceContent;
  readonly LocationResourcePage: LocationResourcePage;
  readonly LocationResourceRequest: LocationResourceRequest;
  readonly LocationResourceResponse: LocationResourceResponse;
  readonly LocationResourceType: LocationResourceType;
  readonly LocationResourceWithPositionsPage: LocationResourceWithPositionsPage;
  readonly LocationResourceWithPositionsResponse: LocationResourceWithPositionsResponse;
  readonly LocationResponse: LocationResponse;
  readonly LocationTransformerRequest: LocationTransformerRequest;
  readonly LogFilePage: LogFilePage;
  readonly LogFileResponse: LogFileResponse;
  readonly LogResponse: LogResponse;
  readonly LwM2MId: LwM2MId;
  readonly MacAddress: MacAddress;
  readonly MeasurementMessage: MeasurementMessage;
  readonly MinimalMeasurementMessage: MinimalMeasurementMessage;
  readonly MinimalMeasurements: MinimalMeasurements;
  readonly MusterEvent: MusterEvent;
  readonly MusterEventType: MusterEventType;
  readonly Name: Name;
  readonly NetworkSettingId: NetworkSettingId;
  readonly NetworkSettingPage: NetworkSettingPage;
  readonly NetworkSettingRequest: NetworkSettingRequest;
  readonly NetworkSettingResponse: NetworkSettingResponse;
  readonly NetworkSettingUpdateRequest: NetworkSettingUpdateRequest;
  readonly NetworkType: NetworkType;
  readonly NoisyDevice: NoisyDevice;
  readonly ObjectUrn: ObjectUrn;
  readonly OfflineDevice: OfflineDevice;
  readonly Operations: Operations;
  readonly OptionalAccessType: OptionalAccessType;
  readonly OptionalBootstrapSecurityMode: OptionalBootstrapSecurityMode;
  readonly OptionalDateTime: OptionalDateTime;
  readonly OptionalDeviceStandard: OptionalDeviceStandard;
  readonly OptionalDiscoveryMode: OptionalDiscoveryMode;
  readonly OptionalIds: OptionalIds;
  readonly OptionalInstanceType: OptionalInstanceType;
  readonly OptionalLabel: OptionalLabel;
  readonly OptionalLimit: OptionalLimit;
  readonly OptionalLwM2MId: OptionalLwM2MId;
  readonly OptionalMacAddress: OptionalMacAddress;
  readonly OptionalName: OptionalName;
  readonly OptionalObjectUrn: OptionalObjectUrn;
  readonly OptionalOperations: OptionalOperations;
  readonly OptionalRange: OptionalRange;
  readonly OptionalRegion: OptionalRegion;
  readonly OptionalRuleOperator: OptionalRuleOperator;
  readonly OptionalRuleText: OptionalRuleText;
  readonly OptionalSettingDataType: OptionalSettingDataType;
  readonly OptionalSettingText: OptionalSettingText;
  readonly OptionalTagIds: OptionalTagIds;
  readonly OptionalText: OptionalText;
  readonly OptionalUnits: OptionalUnits;
  readonly OptionalUuid: OptionalUuid;
  readonly OverviewHistoryPoint: OverviewHistoryPoint;
  readonly OverviewHistoryResponse: OverviewHistoryResponse;
  readonly OverviewResponse: OverviewResponse;
  readonly PageEnvelope: PageEnvelope;
  readonly PermissionMap: PermissionMap;
  readonly PermissionTypeName: PermissionTypeName;
  readonly Picture: Picture;
  readonly PositionPage: PositionPage;
  readonly PositionRequest: PositionRequest;
  readonly PositionResponse: PositionResponse;
  readonly PositionedType: PositionedType;
  readonly ProblemResponse: ProblemResponse;
  readonly QueueItemPage: QueueItemPage;
  readonly QueueItemResponse: QueueItemResponse;
  readonly Range: Range;
  readonly RealTimeToken: RealTimeToken;
  readonly Region: Region;
  readonly RegistrationReport: RegistrationReport;
  readonly RegistrationTicket: RegistrationTicket;
  readonly ResolutionRequest: ResolutionRequest;
  readonly ResolutionResponse: ResolutionResponse;
  readonly ResolvedResourceTypeRequest: ResolvedResourceTypeRequest;
  readonly ResourceAttributeDataType: ResourceAttributeDataType;
  readonly ResourceAttributeDefinitionResponse: ResourceAttributeDefinitionResponse;
  readonly ResourceAttributeName: ResourceAttributeName;
  readonly ResourceAttributeRequest: ResourceAttributeRequest;
  readonly ResourceAttributeResponse: ResourceAttributeResponse;
  readonly ResourceCollectionListResponse: ResourceCollectionListResponse;
  readonly ResourceCollectionPage: ResourceCollectionPage;
  readonly ResourceCollectionRequest: ResourceCollectionRequest;
  readonly ResourceCollectionResponse: ResourceCollectionResponse;
  readonly ResourceDataType: ResourceDataType;
  readonly ResourceDefinition: ResourceDefinition;
  readonly ResourceExecuteRequest: ResourceExecuteRequest;
  readonly ResourceListResponse: ResourceListResponse;
  readonly ResourceObserveRequest: ResourceObserveRequest;
  readonly ResourceObserveState: ResourceObserveState;
  readonly ResourcePage: ResourcePage;
  readonly ResourceRequest: ResourceRequest;
  readonly ResourceResponse: ResourceResponse;
  readonly ResourceTemplateRequest: ResourceTemplateRequest;
  readonly ResourceTemplateResponse: ResourceTemplateResponse;
  readonly ResourceTypeImportRequest: ResourceTypeImportRequest;
  readonly ResourceTypeInstanceRequest: ResourceTypeInstanceRequest;
  readonly ResourceTypeInstanceResponse: ResourceTypeInstanceResponse;
  readonly ResourceTypeListResponse: ResourceTypeListResponse;
  readonly ResourceTypePage: ResourceTypePage;
  readonly ResourceTypeRequest: ResourceTypeRequest;
  readonly ResourceTypeResponse: ResourceTypeResponse;
  readonly ResourceWriteRequest: ResourceWriteRequest;
  readonly ResponsibilityPage: ResponsibilityPage;
  readonly ResponsibilityRequest: ResponsibilityRequest;
  readonly ResponsibilityResponse: ResponsibilityResponse;
  readonly RolePage: RolePage;
  readonly RolePermissionRequest: RolePermissionRequest;
  readonly RolePermissionResponse: RolePermissionResponse;
  readonly RoleRequest: RoleRequest;
  readonly RoleResponse: RoleResponse;
  readonly RuleConditionList: RuleConditionList;
  readonly RuleConditionPage: RuleConditionPage;
  readonly RuleConditionRequestList: RuleConditionRequestList;
  readonly RuleListResponse: RuleListResponse;
  readonly RuleOperator: RuleOperator;
  readonly RulePage: RulePage;
  readonly RuleRequest: RuleRequest;
  readonly RuleResourceConditionRequest: RuleResourceConditionRequest;
  readonly RuleResourceConditionResponse: RuleResourceConditionResponse;
  readonly RuleResponse: RuleResponse;
  readonly RuleText: RuleText;
  readonly RuleTrialEvent: RuleTrialEvent;
  readonly RuleTrialResponse: RuleTrialResponse;
  readonly RuleTriggerType: RuleTriggerType;
  readonly SecurityTokenRequest: SecurityTokenRequest;
  readonly SettingCategoryPage: SettingCategoryPage;
  readonly SettingCategoryRequest: SettingCategoryRequest;
  readonly SettingCategoryResponse: SettingCategoryResponse;
  readonly SettingCategoryValueRequest: SettingCategoryValueRequest;
  readonly SettingDataType: SettingDataType;
  readonly SettingInCategoryRequest: SettingInCategoryRequest;
  readonly SettingKey: SettingKey;
  readonly SettingRequest: SettingRequest;
  readonly SettingResponse: SettingResponse;
  readonly SettingValueRequest: SettingValueRequest;
  readonly SettingValueUpdate: SettingValueUpdate;
  readonly SeverityCount: SeverityCount;
  readonly SeverityLevel: SeverityLevel;
  readonly SilentDevice: SilentDevice;
  readonly SiloStatistics: SiloStatistics;
  readonly SmartObjectAttributeResponse: SmartObjectAttributeResponse;
  readonly SmartObjectDefinition: SmartObjectDefinition;
  readonly SmartObjectListResponse: SmartObjectListResponse;
  readonly SmartObjectRequest: SmartObjectRequest;
  readonly SmartObjectResponse: SmartObjectResponse;
  readonly SmartObjectTemplateListResponse: SmartObjectTemplateListResponse;
  readonly SmartObjectTemplatePage: SmartObjectTemplatePage;
  readonly SmartObjectTemplateRequest: SmartObjectTemplateRequest;
  readonly SmartObjectTemplateResponse: SmartObjectTemplateResponse;
  readonly SmartObjectTypeImportRequest: SmartObjectTypeImportRequest;
  readonly SmartObjectTypeImportResponse: SmartObjectTypeImportResponse;
  readonly SmartObjectTypeInstanceIdRequest: SmartObjectTypeInstanceIdRequest;
  readonly SmartObjectTypeInstanceIdResponse: SmartObjectTypeInstanceIdResponse;
  readonly SmartObjectTypeInstanceTemplateRequest: SmartObjectTypeInstanceTemplateRequest;
  readonly SmartObjectTypeInstanceTemplateResponse: SmartObjectTypeInstanceTemplateResponse;
  readonly SmartObjectTypeInstanceWithTemplatesResponse: SmartObjectTypeInstanceWithTemplatesResponse;
  readonly SmartObjectTypeListResponse: SmartObjectTypeListResponse;
  readonly SmartObjectTypeOfDeviceType: SmartObjectTypeOfDeviceType;
  readonly SmartObjectTypePage: SmartObjectTypePage;
  readonly SmartObjectTypeRequest: SmartObjectTypeRequest;
  readonly SmartObjectTypeResponse: SmartObjectTypeResponse;
  readonly SmartObjectTypeWithTemplatesResponse: SmartObjectTypeWithTemplatesResponse;
  readonly SmartObjectValueRequest: SmartObjectValueRequest;
  readonly SpecificRolePage: SpecificRolePage;
  readonly SpecificRoleResponse: SpecificRoleResponse;
  readonly StreamEventType: StreamEventType;
  readonly TagIds: TagIds;
  readonly TagPage: TagPage;
  readonly TagReference: TagReference;
  readonly TagRequest: TagRequest;
  readonly TagResponse: TagResponse;
  readonly TagResponses: TagResponses;
  readonly TenantPage: TenantPage;
  readonly TenantRequest: TenantRequest;
  readonly TenantResponse: TenantResponse;
  readonly Text: Text;
  readonly TimeZone: TimeZone;
  readonly TimeZoneName: TimeZoneName;
  readonly TransformerConfiguration: TransformerConfiguration;
  readonly TransformerConfigurations: TransformerConfigurations;
  readonly TransformerSourceTypeConfigurationModel: TransformerSourceTypeConfigurationModel;
  readonly TransformerSourceTypeDefinition: TransformerSourceTypeDefinition;
  readonly TransformerTargetTypeConfigurationModel: TransformerTargetTypeConfigurationModel;
  readonly TransformerTargetTypeDefinition: TransformerTargetTypeDefinition;
  readonly TransformerTemplateRequest: TransformerTemplateRequest;
  readonly TransformerTemplateResponse: TransformerTemplateResponse;
  readonly TransformerTypeConfigurationDefinition: TransformerTypeConfigurationDefinition;
  readonly TransformerTypeConfigurationDefinitionOptionEnum: TransformerTypeConfigurationDefinitionOptionEnum;
  readonly TransformerTypeExternalLink: TransformerTypeExternalLink;
  readonly TransformerTypeFormulaDefinition: TransformerTypeFormulaDefinition;
  readonly TransformerTypeListResponse: TransformerTypeListResponse;
  readonly TransformerTypePackage: TransformerTypePackage;
  readonly TransformerTypePage: TransformerTypePage;
  readonly TransformerTypeRequest: TransformerTypeRequest;
  readonly TransformerTypeResponse: TransformerTypeResponse;
  readonly TransformerTypeRevokeRequest: TransformerTypeRevokeRequest;
  readonly TransformerTypeUpload: TransformerTypeUpload;
  readonly TypeSettingCategoryRequest: TypeSettingCategoryRequest;
  readonly UnavailableObject: UnavailableObject;
  readonly Units: Units;
  readonly UsageCsv: UsageCsv;
  readonly UsagePage: UsagePage;
  readonly UsageResponse: UsageResponse;
  readonly UserAccountResponse: UserAccountResponse;
  readonly Uuid: Uuid;
  readonly VersionParts: VersionParts;
  readonly VersionResponse: VersionResponse;
}
