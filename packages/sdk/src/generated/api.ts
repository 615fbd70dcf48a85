// Made from openapi.yaml by `pnpm generate`; do not edit.
import type * as Model from './models.ts';

export interface components {
  schemas: {
    Uuid: Model.Uuid;
    EpochMilliseconds: Model.EpochMilliseconds;
    DateTime: Model.DateTime;
    Name: Model.Name;
    Text: Model.Text;
    EndpointName: Model.EndpointName;
    ObjectUrn: Model.ObjectUrn;
    LwM2MId: Model.LwM2MId;
    DeviceStandard: Model.DeviceStandard;
    DiscoveryMode: Model.DiscoveryMode;
    DeviceStatus: Model.DeviceStatus;
    AccessType: Model.AccessType;
    Operations: Model.Operations;
    ResourceDataType: Model.ResourceDataType;
    DdfXml: Model.DdfXml;
    EntityIdResponse: Model.EntityId;
    ErrorCode: Model.ErrorCode;
    ErrorResponse: Model.ErrorResponse;
    ProblemResponse: Model.Problem;
    PageEnvelope: Model.PageEnvelope;
    OverviewResponse: Model.Overview;
    DeviceCounts: Model.DeviceCounts;
    FirmwareVersionCount: Model.FirmwareVersionCount;
    DeviceActivity: Model.DeviceActivity;
    NoisyDevice: Model.NoisyDevice;
    SilentDevice: Model.SilentDevice;
    OverviewHistoryResponse: Model.OverviewHistory;
    OverviewHistoryPoint: Model.OverviewHistoryPoint;
    FailureCount: Model.FailureCount;
    OfflineDevice: Model.OfflineDevice;
    UnavailableObject: Model.UnavailableObject;
    SeverityCount: Model.SeverityCount;
    FirmwareUpdateCounts: Model.FirmwareUpdateCounts;
    FirmwarePackageCounts: Model.FirmwarePackageCounts;
    DataCollectorCounts: Model.DataCollectorCounts;
    VersionResponse: Model.Version;
    ImplementedRelease: Model.ImplementedRelease;
    VersionParts: Model.VersionParts;
    DeviceNetworkRequest: Model.DeviceNetworkRequest;
    DeviceNetworkResponse: Model.DeviceNetwork;
    DeviceNetworkPage: Model.DeviceNetworkPage;
    DirectoryTenant: Model.DirectoryTenant;
    SiloStatistics: Model.SiloStatistics;
    TenantResponse: Model.Tenant;
    TenantRequest: Model.TenantRequest;
    TenantPage: Model.TenantPage;
    UserAccountResponse: Model.UserAccount;
    TimeZoneName: Model.TimeZoneName;
    ApiKeyRequest: Model.ApiKeyRequest;
    ApiKeyResponse: Model.ApiKey;
    ApiKeyPage: Model.ApiKeyPage;
    RoleRequest: Model.RoleRequest;
    ResponsibilityRequest: Model.ResponsibilityRequest;
    RolePermissionRequest: Model.RolePermissionRequest;
    ResponsibilityPage: Model.ResponsibilityPage;
    PermissionTypeName: Model.PermissionTypeName;
    PermissionMap: Model.PermissionMap;
    SpecificRoleResponse: Model.SpecificRole;
    SpecificRolePage: Model.SpecificRolePage;
    RealTimeToken: Model.RealTimeToken;
    RoleResponse: Model.Role;
    ResponsibilityResponse: Model.Responsibility;
    RolePermissionResponse: Model.RolePermission;
    RolePage: Model.RolePage;
    BootstrapSecurityMode: Model.BootstrapSecurityMode;
    OptionalBootstrapSecurityMode: Model.OptionalBootstrapSecurityMode;
    BootstrapServerRequest: Model.BootstrapServerRequest;
    BootstrapDeletePath: Model.BootstrapDeletePath;
    BootstrapAccountRequest: Model.BootstrapAccountRequest;
    BootstrapAccountResponse: Model.BootstrapAccount;
    BootstrapAccessControl: Model.BootstrapAccessControl;
    BootstrapAccessRight: Model.BootstrapAccessRight;
    BootstrapServerListResponse: Model.BootstrapServerListItem;
    BootstrapServerResponse: Model.BootstrapServer;
    BootstrapServerPage: Model.BootstrapServerPage;
    ExternalId: Model.ExternalId;
    TimeZone: Model.TimeZone;
    NetworkSettingId: Model.NetworkSettingId;
    TagIds: Model.TagIds;
    NetworkType: Model.NetworkType;
    AuthenticationType: Model.AuthenticationType;
    NetworkSettingRequest: Model.NetworkSettingRequest;
    NetworkSettingUpdateRequest: Model.NetworkSettingUpdateRequest;
    NetworkSettingResponse: Model.NetworkSetting;
    NetworkSettingPage: Model.NetworkSettingPage;
    TagRequest: Model.TagRequest;
    TagResponse: Model.Tag;
    TagResponses: Model.TagResponses;
    TagPage: Model.TagPage;
    TagReference: Model.TagReference;
    LocationRequest: Model.LocationRequest;
    LocationListResponse: Model.LocationListItem;
    LocationPage: Model.LocationPage;
    PositionPage: Model.PositionPage;
    LocationResourcePage: Model.LocationResourcePage;
    LocationResourceWithPositionsPage: Model.LocationResourceWithPositionsPage;
    PositionedType: Model.PositionedType;
    PositionRequest: Model.PositionRequest;
    DevicePositionRequest: Model.DevicePositionRequest;
    ListedPositionRequest: Model.ListedPositionRequest;
    PositionResponse: Model.Position;
    LocationResourceType: Model.LocationResourceType;
    LocationResourceRequest: Model.LocationResourceRequest;
    LocationResourceResponse: Model.LocationResource;
    LocationResourceWithPositionsResponse: Model.LocationResourceWithPositions;
    LocationResourceContent: Model.LocationResourceContent;
    LocationResponse: Model.LocationResponse;
    LocationDetailsPage: Model.LocationDetailsPage;
    DataCollectorRequest: Model.DataCollectorRequest;
    Region: Model.Region;
    ConfigurationItemRequest: Model.ConfigurationItemRequest;
    ConfigurationItem: Model.ConfigurationItem;
    ConfigurationValueRequest: Model.ConfigurationValueRequest;
    ConfigurationValueResponse: Model.ConfigurationValue;
    MacAddress: Model.MacAddress;
    DataCollectorListResponse: Model.DataCollectorListItem;
    DataCollectorResponse: Model.DataCollector;
    GatewayNetwork: Model.GatewayNetwork;
    DataCollectorPage: Model.DataCollectorPage;
    SecurityTokenRequest: Model.SecurityTokenRequest;
    CustomCommandRequest: Model.CustomCommandRequest;
    LogResponse: Model.Log;
    LogFileResponse: Model.LogFile;
    LogFilePage: Model.LogFilePage;
    AccessTicket: Model.AccessTicket;
    RegistrationTicket: Model.RegistrationTicket;
    DeviceRegistration: Model.DeviceRegistration;
    EndpointRegistration: Model.EndpointRegistration;
    DeviceRegistrationResponse: Model.DeviceRegistrationResponse;
    DeviceValue: Model.DeviceValue;
    EndpointValue: Model.EndpointValue;
    DeliveryReport: Model.DeliveryReport;
    RegistrationReport: Model.RegistrationReport;
    ItemError: Model.ItemError;
    BarcodeData: Model.BarcodeData;
    CustomCommandAnswer: Model.CustomCommandAnswer;
    IsBlacklisted: Model.IsBlacklisted;
    BarcodeParserResponse: Model.BarcodeParser;
    DeviceDiscoveryResponse: Model.DeviceDiscovery;
    InternalDeviceResponse: Model.InternalDevice;
    GatewayStatuses: Model.GatewayStatuses;
    DataCollectorTypeRequest: Model.DataCollectorTypeRequest;
    DataCollectorTypeCreateRequest: Model.DataCollectorTypeCreateRequest;
    TypeSettingCategoryRequest: Model.TypeSettingCategoryRequest;
    DataCollectorTypeResponse: Model.DataCollectorType;
    DataCollectorTypePage: Model.DataCollectorTypePage;
    DataCollectorTypeListResponse: Model.DataCollectorTypeListItem;
    DataCollectorTypeMetricsPage: Model.DataCollectorTypeMetricsPage;
    DataCollectorTypeExportResponse: Model.DataCollectorTypeExport;
    DataCollectorTypeImportRequest: Model.DataCollectorTypeImportRequest;
    DataCollectorTemplateRequest: Model.DataCollectorTemplateRequest;
    DataCollectorTemplateResponse: Model.DataCollectorTemplate;
    DataCollectorTemplatePage: Model.DataCollectorTemplatePage;
    DataCollectorTemplateSettingValueRequest: Model.DataCollectorTemplateSettingValueRequest;
    DataCollectorTemplateSettingValueResponse: Model.DataCollectorTemplateSettingValue;
    DataCollectorTemplateExportResponse: Model.DataCollectorTemplateExport;
    DataCollectorTemplateImportRequest: Model.DataCollectorTemplateImportRequest;
    JsonPatchOperation: Model.JsonPatchOperation;
    SmartObjectTypeRequest: Model.SmartObjectTypeRequest;
    SmartObjectTypeListResponse: Model.SmartObjectTypeListItem;
    SmartObjectTypeResponse: Model.SmartObjectType;
    ResourceTypeInstanceRequest: Model.ResourceTypeInstanceRequest;
    ResourceTypeInstanceResponse: Model.ResourceTypeInstance;
    SmartObjectTypePage: Model.SmartObjectTypePage;
    SmartObjectTypeImportRequest: Model.SmartObjectTypeImportRequest;
    ResourceTypeImportRequest: Model.ResourceTypeImportRequest;
    Range: Model.Range;
    Units: Model.Units;
    ResourceTypeRequest: Model.ResourceTypeRequest;
    ResourceTypeListResponse: Model.ResourceTypeListItem;
    ResourceTypeResponse: Model.ResourceType;
    ResourceTypePage: Model.ResourceTypePage;
    SmartObjectTemplateRequest: Model.SmartObjectTemplateRequest;
    OptionalTagIds: Model.OptionalTagIds;
    ResourceTemplateRequest: Model.ResourceTemplateRequest;
    ResourceTemplateResponse: Model.ResourceTemplate;
    SmartObjectTemplateListResponse: Model.SmartObjectTemplateListItem;
    SmartObjectTemplateResponse: Model.SmartObjectTemplate;
    SmartObjectTemplatePage: Model.SmartObjectTemplatePage;
    ResourceAttributeDataType: Model.ResourceAttributeDataType;
    ResourceAttributeName: Model.ResourceAttributeName;
    ResourceAttributeDefinitionResponse: Model.ResourceAttributeDefinition;
    ResourceAttributeRequest: Model.ResourceAttributeRequest;
    ResourceAttributeResponse: Model.ResourceAttribute;
    DeviceTypeRequest: Model.DeviceTypeRequest;
    SmartObjectTypeInstanceIdRequest: Model.SmartObjectTypeInstanceIdRequest;
    Label: Model.Label;
    SmartObjectTypeInstanceIdResponse: Model.SmartObjectTypeInstanceId;
    SmartObjectTypeOfDeviceType: Model.SmartObjectTypeOfDeviceType;
    SmartObjectTypeInstanceWithTemplatesResponse: Model.SmartObjectTypeInstanceWithTemplates;
    SmartObjectTypeWithTemplatesResponse: Model.SmartObjectTypeWithTemplates;
    DeviceTypeListResponse: Model.DeviceTypeListItem;
    DeviceTypeResponse: Model.DeviceType;
    DeviceTypePage: Model.DeviceTypePage;
    FileContent: Model.FileContent;
    FirmwarePackageRequest: Model.FirmwarePackageRequest;
    ExportDefinition: Model.ExportDefinition;
    HardwareDefinitionsUpload: Model.HardwareDefinitionsUpload;
    HardwareDefinitions: Model.HardwareDefinitions;
    CarriedSmartObjectTemplate: Model.CarriedSmartObjectTemplate;
    CarriedSettingCategory: Model.CarriedSettingCategory;
    CarriedDeviceType: Model.CarriedDeviceType;
    CarriedDeviceTemplate: Model.CarriedDeviceTemplate;
    CarriedInstance: Model.CarriedInstance;
    ImportResponse: Model.Import;
    ImportItemResult: Model.ImportItemResult;
    ImportResultItem: Model.ImportResultItem;
    ImportResultDeviceType: Model.ImportResultDeviceType;
    ImportResultSmartObjectType: Model.ImportResultSmartObjectType;
    SmartObjectTypeImportResponse: Model.SmartObjectTypeImport;
    ImportResultSmartObjectTemplate: Model.ImportResultSmartObjectTemplate;
    SmartObjectDefinition: Model.SmartObjectDefinition;
    InstanceCount: Model.InstanceCount;
    ResourceDefinition: Model.ResourceDefinition;
    FirmwarePackageUpload: Model.FirmwarePackageUpload;
    FirmwarePackageListResponse: Model.FirmwarePackageListItem;
    FirmwarePackageResponse: Model.FirmwarePackage;
    FirmwareDeliveryMethod: Model.FirmwareDeliveryMethod;
    FirmwareUpgradeRequest: Model.FirmwareUpgradeRequest;
    FirmwarePackageUpgradeRequest: Model.FirmwarePackageUpgradeRequest;
    FirmwareState: Model.FirmwareState;
    FirmwareUpgradeResponse: Model.FirmwareUpgrade;
    FirmwarePackagePage: Model.FirmwarePackagePage;
    DeviceTemplateRequest: Model.DeviceTemplateRequest;
    SmartObjectTypeInstanceTemplateRequest: Model.SmartObjectTypeInstanceTemplateRequest;
    SmartObjectTypeInstanceTemplateResponse: Model.SmartObjectTypeInstanceTemplate;
    DeprecatedSmartObjectTypeRequest: Model.DeprecatedSmartObjectTypeRequest;
    DeviceTemplateSettingValueRequest: Model.DeviceTemplateSettingValueRequest;
    DeviceTemplateListResponse: Model.DeviceTemplateListItem;
    DeviceTemplateResponse: Model.DeviceTemplate;
    DeviceTemplatePage: Model.DeviceTemplatePage;
    SettingDataType: Model.SettingDataType;
    OptionalSettingDataType: Model.OptionalSettingDataType;
    SettingKey: Model.SettingKey;
    OptionalSettingText: Model.OptionalSettingText;
    DefaultSettingRequest: Model.DefaultSettingRequest;
    DefaultSettingResponse: Model.DefaultSetting;
    DefaultSettingPage: Model.DefaultSettingPage;
    SettingCategoryRequest: Model.SettingCategoryRequest;
    SettingCategoryResponse: Model.SettingCategory;
    SettingCategoryPage: Model.SettingCategoryPage;
    SettingRequest: Model.SettingRequest;
    SettingInCategoryRequest: Model.SettingInCategoryRequest;
    SettingResponse: Model.Setting;
    SettingValueUpdate: Model.SettingValueUpdate;
    SettingCategoryValueRequest: Model.SettingCategoryValueRequest;
    SettingValueRequest: Model.SettingValueRequest;
    DeviceFilterBase: Model.DeviceFilterBase;
    OptionalIds: Model.OptionalIds;
    DeviceFilterResponse: Model.DeviceFilter;
    DeviceCsv: Model.DeviceCsv;
    DeviceRequest: Model.DeviceRequest;
    DeviceListResponse: Model.DeviceListItem;
    DeviceTreeResponse: Model.DeviceTree;
    DeviceTreeRegistration: Model.DeviceTreeRegistration;
    DeviceTreeSession: Model.DeviceTreeSession;
    DeviceTreeSmartObject: Model.DeviceTreeSmartObject;
    DeviceTreeResource: Model.DeviceTreeResource;
    DeviceTreeResourceInstance: Model.DeviceTreeResourceInstance;
    DeviceResponse: Model.Device;
    DeviceMassRegistrationResponse: Model.DeviceMassRegistration;
    DevicePage: Model.DevicePage;
    SmartObjectRequest: Model.SmartObjectRequest;
    SmartObjectValueRequest: Model.SmartObjectValueRequest;
    ResourceRequest: Model.ResourceRequest;
    SmartObjectListResponse: Model.SmartObjectListItem;
    SmartObjectResponse: Model.SmartObject;
    SmartObjectAttributeResponse: Model.SmartObjectAttribute;
    ResourceResponse: Model.Resource;
    ResourceListResponse: Model.ResourceListItem;
    ResourcePage: Model.ResourcePage;
    LatestMeasurement: Model.LatestMeasurement;
    ResourceWriteRequest: Model.ResourceWriteRequest;
    ResourceExecuteRequest: Model.ResourceExecuteRequest;
    ResourceObserveRequest: Model.ResourceObserveRequest;
    ResourceObserveState: Model.ResourceObserveState;
    ResourceCollectionRequest: Model.ResourceCollectionRequest;
    ResourceCollectionListResponse: Model.ResourceCollectionListItem;
    ResourceCollectionResponse: Model.ResourceCollection;
    ResourceCollectionPage: Model.ResourceCollectionPage;
    ActuatorRequest: Model.ActuatorRequest;
    ActuatorResourceValueRequest: Model.ActuatorResourceValueRequest;
    ActuatorListResponse: Model.ActuatorListItem;
    ActuatorResponse: Model.Actuator;
    ActuatorResourceValueResponse: Model.ActuatorResourceValue;
    ActuatorPage: Model.ActuatorPage;
    EventCategoryRequest: Model.EventCategoryRequest;
    EventCategoryResponse: Model.EventCategory;
    EventConsumerSmallResponse: Model.EventConsumerSmall;
    EventCategoryPage: Model.EventCategoryPage;
    RuleOperator: Model.RuleOperator;
    OptionalRuleOperator: Model.OptionalRuleOperator;
    RuleListResponse: Model.RuleListItem;
    SeverityLevel: Model.SeverityLevel;
    RuleRequest: Model.RuleRequest;
    RuleTriggerType: Model.RuleTriggerType;
    RuleResponse: Model.Rule;
    RuleResourceConditionRequest: Model.RuleResourceConditionRequest;
    OptionalLimit: Model.OptionalLimit;
    OptionalRuleText: Model.OptionalRuleText;
    RuleResourceConditionResponse: Model.RuleResourceCondition;
    Limit: Model.Limit;
    RuleText: Model.RuleText;
    RuleConditionList: Model.RuleConditionList;
    RuleConditionRequestList: Model.RuleConditionRequestList;
    RuleTrialResponse: Model.RuleTrial;
    RuleTrialEvent: Model.RuleTrialEvent;
    EventResponse: Model.EventResponse;
    EventStatus: Model.EventStatus;
    RulePage: Model.RulePage;
    EventPage: Model.EventPage;
    RuleConditionPage: Model.RuleConditionPage;
    AggregationType: Model.AggregationType;
    AggregatedMeasurements: Model.AggregatedMeasurements;
    MeasurementMessage: Model.MeasurementMessage;
    AdvancedMeasurementQuery: Model.AdvancedMeasurementQuery;
    AdvancedMeasurementQueryResponse: Model.AdvancedMeasurementQueryResponse;
    MinimalMeasurements: Model.MinimalMeasurements;
    MinimalMeasurementMessage: Model.MinimalMeasurementMessage;
    TransformerTemplateRequest: Model.TransformerTemplateRequest;
    TransformerConfigurations: Model.TransformerConfigurations;
    TransformerConfiguration: Model.TransformerConfiguration;
    ResolutionRequest: Model.ResolutionRequest;
    ResolvedResourceTypeRequest: Model.ResolvedResourceTypeRequest;
    ResolutionResponse: Model.Resolution;
    TransformerSourceTypeConfigurationModel: Model.TransformerSourceTypeConfigurationModel;
    TransformerTargetTypeConfigurationModel: Model.TransformerTargetTypeConfigurationModel;
    TransformerTemplateResponse: Model.TransformerTemplate;
    LocationTransformerRequest: Model.LocationTransformerRequest;
    TransformerTypeUpload: Model.TransformerTypeUpload;
    TransformerTypeRequest: Model.TransformerTypeRequest;
    TransformerTypeRevokeRequest: Model.TransformerTypeRevokeRequest;
    TransformerTypeListResponse: Model.TransformerTypeListItem;
    TransformerTypeResponse: Model.TransformerType;
    TransformerTypeConfigurationDefinition: Model.TransformerTypeConfigurationDefinition;
    TransformerTypeConfigurationDefinitionOptionEnum: Model.TransformerTypeConfigurationDefinitionOptionEnum;
    TransformerSourceTypeDefinition: Model.TransformerSourceTypeDefinition;
    TransformerTargetTypeDefinition: Model.TransformerTargetTypeDefinition;
    TransformerTypeFormulaDefinition: Model.TransformerTypeFormulaDefinition;
    TransformerTypePackage: Model.TransformerTypePackage;
    TransformerTypeExternalLink: Model.TransformerTypeExternalLink;
    TransformerTypePage: Model.TransformerTypePage;
    EventConsumerRequest: Model.EventConsumerRequest;
    EventConsumerHeader: Model.EventConsumerHeader;
    EventConsumerHeaderResponse: Model.EventConsumerHeaderResponse;
    EventConsumerListResponse: Model.EventConsumerListItem;
    EventConsumerResponse: Model.EventConsumer;
    EventConsumerDelivery: Model.EventConsumerDelivery;
    EventConsumerPage: Model.EventConsumerPage;
    EventMessage: Model.EventMessage;
    DeadLetterListResponse: Model.DeadLetterListItem;
    DeadLetterResponse: Model.DeadLetter;
    DeadLetterPage: Model.DeadLetterPage;
    QueueItemResponse: Model.QueueItem;
    QueueItemPage: Model.QueueItemPage;
    ActivityLogEntryResponse: Model.ActivityLogEntry;
    ActivityLogChildren: Model.ActivityLogChildren;
    AuditEntryResponse: Model.AuditEntry;
    AuditPage: Model.AuditPage;
    ActivityLogCsv: Model.ActivityLogCsv;
    UsageResponse: Model.Usage;
    UsagePage: Model.UsagePage;
    UsageCsv: Model.UsageCsv;
    ActivityLogPage: Model.ActivityLogPage;
    Picture: Model.Picture;
    EventStream: Model.EventStream;
    MusterEventType: Model.MusterEventType;
    StreamEventType: Model.StreamEventType;
    MusterEvent: Model.MusterEvent;
    OptionalUuid: Model.OptionalUuid;
    OptionalDateTime: Model.OptionalDateTime;
    OptionalRegion: Model.OptionalRegion;
    OptionalMacAddress: Model.OptionalMacAddress;
    OptionalName: Model.OptionalName;
    OptionalText: Model.OptionalText;
    OptionalObjectUrn: Model.OptionalObjectUrn;
    OptionalInstanceType: Model.OptionalInstanceType;
    OptionalAccessType: Model.OptionalAccessType;
    OptionalRange: Model.OptionalRange;
    OptionalUnits: Model.OptionalUnits;
    OptionalOperations: Model.OptionalOperations;
    OptionalDiscoveryMode: Model.OptionalDiscoveryMode;
    OptionalDeviceStandard: Model.OptionalDeviceStandard;
    OptionalLwM2MId: Model.OptionalLwM2MId;
    OptionalLabel: Model.OptionalLabel;
  };
  responses: {
    /** The entity was created. */
    Created: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['EntityIdResponse'];
      };
    };
    /** The request succeeded. */
    NoContent: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** The command was accepted. The activity log shows its progress. */
    CommandAccepted: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /** ID of the entity. */
    Id: components['schemas']['Uuid'];
    /** Endpoint name or ID of the device. */
    DeviceIdentifier: components['schemas']['EndpointName'];
    /** The endpoint name (DeviceIdentifier) of the device. */
    EndpointName: components['schemas']['EndpointName'];
    /** LwM2M object ID. */
    ObjectId: components['schemas']['LwM2MId'];
    /** LwM2M object instance ID. */
    InstanceNumber: components['schemas']['LwM2MId'];
    /** ID of the device type. */
    DeviceTypeId: components['schemas']['Uuid'];
    /** ID of the transformer. */
    TransformerId: components['schemas']['Uuid'];
    /** ID of the transformer. */
    TransformerTemplateId: components['schemas']['Uuid'];
    /** ID of the condition. */
    ConditionId: components['schemas']['Uuid'];
    /** ID of the dead letter. */
    DeadLetterId: components['schemas']['Uuid'];
    /** ID of the default setting. */
    DefaultSettingId: components['schemas']['Uuid'];
    /** ID of the setting category. */
    SettingCategoryId: components['schemas']['Uuid'];
    /** ID of the resource type. */
    ResourceTypeId: components['schemas']['Uuid'];
    /** ID of the setting. */
    SettingId: components['schemas']['Uuid'];
    /** ID that another system has given to the entity. */
    ExternalId: components['schemas']['ExternalId'];
    /** ID of the resource. */
    ResourceId: components['schemas']['Uuid'];
    /** Start of the time range, in epoch milliseconds. */
    Start: components['schemas']['EpochMilliseconds'];
    /** End of the time range, inclusive, in epoch milliseconds. Must not be before the start. */
    End: components['schemas']['EpochMilliseconds'];
    /** Value to write, as text of 1 to 1024 characters. */
    Value: string;
    /** Dimension of the values. Only 0 has values. */
    Dimension: number;
    /** Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
    Resolution: number;
    /** Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
    TimespanStart: components['schemas']['EpochMilliseconds'];
    /** End of the time range, in epoch milliseconds. Defaults to now. */
    TimespanEnd: components['schemas']['EpochMilliseconds'];
    /** Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
    AggregationType: components['schemas']['AggregationType'];
    /** Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
    DateFormat: 'UnixTimestampMS' | 'ISO8601';
    /** Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
    MaximumNumberOfMeasurements: number;
    /** LwM2M endpoint name of the device. */
    Endpoint: components['schemas']['EndpointName'];
    /** Includes the numbers of instances and templates. Defaults to false. */
    IncludeMetrics: boolean;
    /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
    Page: number;
    /** Number of rows per page, 1 to 1000. Defaults to 20. */
    PageSize: number;
    /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
    Filter: string;
    /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
    Sort: string;
    /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
    Search: string;
    /** ID of the device whose events to deliver. Defaults to all devices. */
    EventDeviceId: components['schemas']['Uuid'];
    /** ID of the resource whose events to deliver. Defaults to all resources. */
    EventResourceId: components['schemas']['Uuid'];
    /**
     * Types of the events to deliver, separated by commas. Defaults to all types but traffic.
     * @example [
     *       "device.registered",
     *       "measurement"
     *     ]
     */
    EventTypes: components['schemas']['StreamEventType'][];
    /** ID of the device network. */
    DeviceNetworkId: components['schemas']['Uuid'];
    /** Start of the time range, in epoch milliseconds. */
    FromDate: components['schemas']['EpochMilliseconds'];
    /** End of the time range, in epoch milliseconds. */
    ToDate: components['schemas']['EpochMilliseconds'];
    /** Name of the role. */
    RoleName: string;
    /** Time after which a definition must have been created or changed. Defaults to all definitions. */
    ModifiedAfter: components['schemas']['DateTime'];
    /** Time after which a definition must have been created or changed, in epoch milliseconds. If modifiedAfter is given too, the later time applies. */
    ModifiedAfterTimestamp: components['schemas']['EpochMilliseconds'];
    /** ID of the smart object type whose entities to list. Defaults to all of them. */
    SmartObjectTypeIdQuery: components['schemas']['Uuid'];
    /** ID of the resource type whose entities to list. Defaults to all of them. */
    ResourceTypeIdQuery: components['schemas']['Uuid'];
    /** LwM2M object ID of the definition to return. Defaults to all objects. */
    ObjectIdQuery: components['schemas']['LwM2MId'];
    /** Token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
    AccessToken: string;
    /** ID of the last event that the client received. */
    LastEventId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'system.listSilos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Figures of each thread. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiloStatistics'][];
        };
      };
    };
  };
  'version.get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The versions of the service that answered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionResponse'];
        };
      };
    };
  };
  'overview.get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts at the time of the request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverviewResponse'];
        };
      };
    };
  };
  'overview.history': {
    parameters: {
      query?: {
        /** Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** End of the time range, in epoch milliseconds. Defaults to now. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** Length of an interval in milliseconds, rounded up to whole minutes, up to 604800000 (7 days). 0, the default, is the shortest length that gives at most 720 intervals. */
        resolution?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts of the time range. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverviewHistoryResponse'];
        };
      };
    };
  };
  'deviceNetworks.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device networks of the key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'][];
        };
      };
    };
  };
  'deviceNetworks.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceNetworkRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'deviceNetworks.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device network. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'];
        };
      };
    };
  };
  'deviceNetworks.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'users.current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** User of the key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserAccountResponse'];
        };
      };
    };
  };
  'users.responsibilities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Names of the responsibilities. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Name'][];
        };
      };
    };
  };
  'users.listDeviceNetworks': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of device networks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkPage'];
        };
      };
    };
  };
  'users.listAllDeviceNetworks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Device networks of the user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'][];
        };
      };
    };
  };
  'tenants.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of tenants. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantPage'];
        };
      };
    };
  };
  'tenants.getDirectory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Name of the directory tenant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DirectoryTenant'];
        };
      };
    };
  };
  'tenants.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The tenant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantResponse'];
        };
      };
    };
  };
  'tenants.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TenantRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'tenants.permissions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** Name of the role. */
        roleName: components['parameters']['RoleName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Permissions of the role. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionMap'];
        };
      };
    };
  };
  'usage.listByTenant': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of monthly usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsagePage'];
        };
      };
    };
  };
  'usage.downloadByTenant': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Monthly usage as CSV. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['UsageCsv'];
        };
      };
    };
  };
  'timeZones.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Names of the time zones, in alphabetical order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimeZoneName'][];
        };
      };
    };
  };
  'users.thumbnail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Picture of the user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Picture'];
          'image/jpeg': components['schemas']['Picture'];
          'image/gif': components['schemas']['Picture'];
          'image/webp': components['schemas']['Picture'];
        };
      };
    };
  };
  'apiKeys.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of API keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyPage'];
        };
      };
    };
  };
  'apiKeys.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'apiKeys.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The API key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeyResponse'];
        };
      };
    };
  };
  'apiKeys.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'apiKeys.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'roles.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of roles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolePage'];
        };
      };
    };
  };
  'roles.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'roles.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The role. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoleResponse'];
        };
      };
    };
  };
  'roles.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'roles.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'responsibilities.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of responsibilities. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponsibilityPage'];
        };
      };
    };
  };
  'responsibilities.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponsibilityRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'responsibilities.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The responsibility. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponsibilityResponse'];
        };
      };
    };
  };
  'responsibilities.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponsibilityRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'responsibilities.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'permissions.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All permission names, in alphabetical order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionTypeName'][];
        };
      };
    };
  };
  'deviceNetworks.current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Device network of the request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceNetworkResponse'];
        };
      };
    };
  };
  'deviceNetworks.permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Permissions of the key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermissionMap'];
        };
      };
    };
  };
  'deviceNetworks.listAllSpecificRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Roles of the device network. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecificRoleResponse'][];
        };
      };
    };
  };
  'deviceNetworks.listResolutions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Resolutions of the device network. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'][];
        };
      };
    };
  };
  'deviceNetworks.seed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceNetworks.setupEventCategories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceNetworks.setupMonitors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceNetworks.listSpecificRoles': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of roles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecificRolePage'];
        };
      };
    };
  };
  'deviceNetworks.regenerateLocationResourceSvgs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceNetworks.reinitializeRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceNetworks.realtimeToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Token for event streams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RealTimeToken'];
        };
      };
    };
  };
  'locationResources.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of location resources. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourcePage'];
        };
      };
    };
  };
  'locationResources.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationResourceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'locationResources.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The location resource. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourceWithPositionsResponse'];
        };
      };
    };
  };
  'locationResources.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationResourceRequest'];
      };
    };
    responses: {
      /** The location resource was updated. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'locationResources.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locationResources.download': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Content of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['LocationResourceContent'];
          'image/jpeg': components['schemas']['LocationResourceContent'];
          'image/gif': components['schemas']['LocationResourceContent'];
          'image/webp': components['schemas']['LocationResourceContent'];
          'image/svg+xml': components['schemas']['LocationResourceContent'];
          'model/gltf-binary': components['schemas']['LocationResourceContent'];
        };
      };
    };
  };
  'locationResources.listPositions': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of positions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
    };
  };
  'locationResources.regenerateSvg': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locationResources.svg': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The picture as an SVG document. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': components['schemas']['LocationResourceContent'];
        };
      };
    };
  };
  'positions.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of positions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
    };
  };
  'positions.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PositionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'positions.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The position. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionResponse'];
        };
      };
    };
  };
  'positions.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PositionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'positions.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locations.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of locations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationPage'];
        };
      };
    };
  };
  'locations.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'locations.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The location. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResponse'];
        };
      };
    };
  };
  'locations.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locations.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locations.listChildDataCollectors': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'locations.listChildDevices': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
    };
  };
  'locations.listDataCollectors': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'locations.listDevices': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
    };
  };
  'locations.listLocationResources': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of location resources. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationResourceWithPositionsPage'];
        };
      };
    };
  };
  'locations.listPositions': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of positions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
    };
  };
  'locations.listLocations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Direct child locations, as an array. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationListResponse'][];
        };
      };
    };
  };
  'locations.listSettings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Settings of the location. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
    };
  };
  'locations.createSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'locations.updateSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locations.updateSettingValues': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'locations.createSettingInCategory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingInCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'deviceNetworks.discoverDevices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'deviceNetworks.refreshDataCollectorStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'dataCollectors.register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'dataCollectors.createSecurityToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecurityTokenRequest'];
      };
    };
    responses: {
      /** Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
    };
  };
  'dataCollectors.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The data collector. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorResponse'];
        };
      };
    };
  };
  'dataCollectors.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectors.delete': {
    parameters: {
      query?: {
        /** Moves the devices to the default data collector and deletes. Defaults to false. */
        force?: boolean;
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectors.applicationRestart': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.systemRestart': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.customCommand': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomCommandRequest'];
      };
    };
    responses: {
      /** Answer of the gateway. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomCommandAnswer'];
        };
      };
    };
  };
  'dataCollectors.listDevices': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
    };
  };
  'dataCollectors.deliverValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceValue'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectors.registerDevice': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceRegistration'];
      };
    };
    responses: {
      /** The device is registered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceRegistrationResponse'];
        };
      };
    };
  };
  'dataCollectors.deregisterDevice': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** The endpoint name (DeviceIdentifier) of the device. */
        endpoint: components['parameters']['EndpointName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectors.discoverDevices': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.downloadRegistrationTicket': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
    };
  };
  'dataCollectors.listLog': {
    parameters: {
      query?: {
        /** Lowest severity to list. Off lists nothing. */
        minLogLevel?: 'Off' | 'Error' | 'Warning' | 'Informational' | 'Verbose';
        /** Maximum number of entries, 1 to 1000. Defaults to 100. */
        take?: number;
        /** Earliest time of an entry, in epoch milliseconds. */
        fromUnixtime?: components['schemas']['EpochMilliseconds'];
        /** Latest time of an entry, in epoch milliseconds. */
        untilUnixtime?: components['schemas']['EpochMilliseconds'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Newest log entries of the data collector, 100 by default. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogResponse'][];
        };
      };
    };
  };
  'dataCollectors.listLogFiles': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogFilePage'];
        };
      };
    };
  };
  'dataCollectors.deliverValues': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndpointValue'][];
      };
    };
    responses: {
      /** The values that pass are stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveryReport'];
        };
      };
    };
  };
  'dataCollectors.listPositions': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of positions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
    };
  };
  'dataCollectors.refreshStatus': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.getRegistrationTicket': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Registration ticket of the data collector, valid for up to 30 days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTicket'];
        };
      };
    };
  };
  'dataCollectors.registerDevices': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndpointRegistration'][];
      };
    };
    responses: {
      /** The devices that pass are registered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationReport'];
        };
      };
    };
  };
  'dataCollectors.sendNetworkSettings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkSettingId'][];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.setBlacklist': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IsBlacklisted'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'dataCollectors.listSettings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Settings of the data collector. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
    };
  };
  'dataCollectors.createSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'dataCollectors.updateSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectors.updateSettingValues': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTypes.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collector types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypePage'];
        };
      };
    };
  };
  'dataCollectorTypes.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTypeCreateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'dataCollectorTypes.export': {
    parameters: {
      query: {
        /** IDs of the data collector types, separated by commas. 1 to 100 of them. */
        ids: components['schemas']['Uuid'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Data collector types, in the order of the IDs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeExportResponse'][];
        };
      };
    };
  };
  'dataCollectorTypes.import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTypeImportRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTypes.listWithMetrics': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collector types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeMetricsPage'];
        };
      };
    };
  };
  'dataCollectorTypes.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The data collector type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeResponse'];
        };
      };
    };
  };
  'dataCollectorTypes.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTypes.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTypes.patch': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      /** Data collector type after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTypeResponse'];
        };
      };
    };
  };
  'dataCollectorTypes.listDataCollectors': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'dataCollectorTypes.listTemplates': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collector templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplatePage'];
        };
      };
    };
  };
  'dataCollectorTypes.addSettingCategory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTypes.removeSettingCategory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTemplates.list': {
    parameters: {
      query?: {
        /** HardwareTypeId of the data collector type whose templates to list. */
        hardwareTypeId?: number;
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collector templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplatePage'];
        };
      };
    };
  };
  'dataCollectorTemplates.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'dataCollectorTemplates.export': {
    parameters: {
      query: {
        /** IDs of the data collector templates, separated by commas. 1 to 100 of them. */
        ids: components['schemas']['Uuid'][];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Data collector templates, in the order of the IDs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateExportResponse'][];
        };
      };
    };
  };
  'dataCollectorTemplates.import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTemplateImportRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTemplates.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The data collector template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
    };
  };
  'dataCollectorTemplates.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTemplateRequest'];
      };
    };
    responses: {
      /** Data collector template after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
    };
  };
  'dataCollectorTemplates.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTemplates.patch': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      /** Data collector template after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorTemplateResponse'];
        };
      };
    };
  };
  'dataCollectorTemplates.updateSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTemplates.createSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataCollectorTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'dataCollectorTemplates.deleteSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'networkSettings.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of network settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NetworkSettingPage'];
        };
      };
    };
  };
  'networkSettings.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkSettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'networkSettings.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The network setting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NetworkSettingResponse'];
        };
      };
    };
  };
  'networkSettings.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NetworkSettingUpdateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'networkSettings.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'externalIds.listDataCollectors': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID that another system has given to the entity. */
        id: components['parameters']['ExternalId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'externalIds.listLocations': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID that another system has given to the entity. */
        id: components['parameters']['ExternalId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of locations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationDetailsPage'];
        };
      };
    };
  };
  'tags.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of tags. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagPage'];
        };
      };
    };
  };
  'tags.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TagRequest'];
      };
    };
    responses: {
      /** The created tag with its ID. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagResponse'];
        };
      };
    };
  };
  'tags.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The tag. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagResponse'];
        };
      };
    };
  };
  'tags.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TagRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'tags.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'tags.listDataCollectors': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of data collectors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataCollectorPage'];
        };
      };
    };
  };
  'tags.listLocations': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of locations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LocationDetailsPage'];
        };
      };
    };
  };
  'barcodes.parse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BarcodeData'];
      };
    };
    responses: {
      /** Content of the label. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BarcodeParserResponse'];
        };
      };
    };
  };
  'bootstrapServers.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of bootstrap servers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BootstrapServerPage'];
        };
      };
    };
  };
  'bootstrapServers.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BootstrapServerRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'bootstrapServers.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The bootstrap server. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BootstrapServerResponse'];
        };
      };
    };
  };
  'bootstrapServers.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BootstrapServerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'bootstrapServers.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'settingCategories.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of setting categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingCategoryPage'];
        };
      };
    };
  };
  'settingCategories.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'settingCategories.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The setting category. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingCategoryResponse'];
        };
      };
    };
  };
  'settingCategories.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingCategoryRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'settingCategories.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'defaultSettings.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of default settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefaultSettingPage'];
        };
      };
    };
  };
  'defaultSettings.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'settings.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The setting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'];
        };
      };
    };
  };
  'settings.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
        /** Includes the numbers of instances and templates. Defaults to false. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of smart object types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypePage'];
        };
      };
    };
  };
  'smartObjectTypes.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'smartObjectTypes.import': {
    parameters: {
      query?: {
        /** Returns the results without importing anything. Defaults to false. */
        preview?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectTypeImportRequest'][];
        'application/xml': components['schemas']['DdfXml'];
      };
    };
    responses: {
      /** Result that each definition would have. Only with preview. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeImportResponse'];
        };
      };
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The smart object type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeResponse'];
        };
      };
    };
  };
  'smartObjectTypes.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.updateResourceTypeInstances': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceTypeInstanceRequest'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.addResourceType': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the resource type. */
        resourceTypeId: components['parameters']['ResourceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTypes.removeResourceType': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the resource type. */
        resourceTypeId: components['parameters']['ResourceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resourceTypes.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of resource types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceTypePage'];
        };
      };
    };
  };
  'resourceTypes.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'resourceTypes.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The resource type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceTypeResponse'];
        };
      };
    };
  };
  'resourceTypes.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resourceTypes.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTemplates.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of smart object templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTemplatePage'];
        };
      };
    };
  };
  'smartObjectTemplates.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'smartObjectTemplates.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The smart object template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTemplateResponse'];
        };
      };
    };
  };
  'smartObjectTemplates.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTemplates.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjectTemplates.attributes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Attributes that the template asks for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceAttributeResponse'][];
        };
      };
    };
  };
  'smartObjectTemplates.updateAttributes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceAttributeRequest'][];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resourceAttributeDefinitions.list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Attribute definitions, in the order of the standard. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceAttributeDefinitionResponse'][];
        };
      };
    };
  };
  'deviceTypes.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
        /** Includes the numbers of instances and templates. Defaults to false. */
        includeMetrics?: components['parameters']['IncludeMetrics'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of device types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTypePage'];
        };
      };
    };
  };
  'deviceTypes.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTypeRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'deviceTypes.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTypeResponse'];
        };
      };
    };
  };
  'deviceTypes.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTypeRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'deviceTypes.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTypes.smartObjectTypeInstances': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The object instances. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeInstanceWithTemplatesResponse'][];
        };
      };
    };
  };
  'deviceTypes.smartObjectTypes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The smart object types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectTypeWithTemplatesResponse'][];
        };
      };
    };
  };
  'deviceTypes.addSettingCategory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTypes.removeSettingCategory': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTypes.listFirmwarePackages': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of firmware packages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackagePage'];
        };
      };
    };
  };
  'deviceTemplates.listAllByDeviceType': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the device type. */
        deviceTypeId: components['parameters']['DeviceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The templates of the type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateListResponse'][];
        };
      };
    };
  };
  'deviceTemplates.listByDeviceType': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the device type. */
        deviceTypeId: components['parameters']['DeviceTypeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of device templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplatePage'];
        };
      };
    };
  };
  'deviceTemplates.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of device templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplatePage'];
        };
      };
    };
  };
  'deviceTemplates.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTemplateRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'deviceTemplates.listAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateListResponse'][];
        };
      };
    };
  };
  'deviceTemplates.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTemplateResponse'];
        };
      };
    };
  };
  'deviceTemplates.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'deviceTemplates.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTemplates.updateSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTemplates.createSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceTemplateSettingValueRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'deviceTemplates.deleteSettingValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting category. */
        settingCategoryId: components['parameters']['SettingCategoryId'];
        /** ID of the default setting. */
        settingId: components['parameters']['DefaultSettingId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'devices.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DevicePage'];
        };
      };
    };
  };
  'devices.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'devices.getByEndpoint': {
    parameters: {
      query: {
        /** LwM2M endpoint name of the device. */
        endpoint: components['parameters']['Endpoint'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceResponse'];
        };
      };
    };
  };
  'devices.bootstrapServerNames': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Names of the bootstrap servers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Name'][];
        };
      };
    };
  };
  'devices.listFiltered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceFilterBase'];
      };
    };
    responses: {
      /** Devices that match the filter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceFilterResponse'][];
        };
      };
    };
  };
  'devices.massRegistrationTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** CSV file with the header row of a mass registration and an example row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['DeviceCsv'];
        };
      };
    };
  };
  'devices.createMultiple': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceRequest'][];
        'text/csv': components['schemas']['DeviceCsv'];
      };
    };
    responses: {
      /** The request was accepted. The activity log shows its progress. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceMassRegistrationResponse'];
        };
      };
    };
  };
  'devices.getDataCollectorInternal': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the data collector. */
        dataCollectorId: components['schemas']['Uuid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The internal device. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDeviceResponse'];
        };
      };
    };
  };
  'devices.listDiscovered': {
    parameters: {
      query?: {
        /** Text that the endpoint name must contain, in any case. Defaults to all endpoints. */
        endpoint?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Endpoints noted during the last discovery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceDiscoveryResponse'][];
        };
      };
    };
  };
  'devices.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceResponse'];
        };
      };
    };
  };
  'devices.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeviceRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'devices.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'devices.patch': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JsonPatchOperation'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'devices.tree': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The device with one page of its smart objects. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeviceTreeResponse'];
        };
      };
    };
  };
  'devices.firmwareState': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** State of the firmware update. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwareUpgradeResponse'];
        };
      };
    };
  };
  'devices.firmwareUpgrade': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FirmwareUpgradeRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'devices.cancelFirmwareUpgrade': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'devices.listPositions': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of positions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PositionPage'];
        };
      };
    };
  };
  'devices.listSettings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Settings of the device. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingResponse'][];
        };
      };
    };
  };
  'devices.createSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'devices.updateSetting': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the setting. */
        settingId: components['parameters']['SettingId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'devices.updateSettingValues': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingValueUpdate'][];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'hardwareDefinitions.export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExportDefinition'];
      };
    };
    responses: {
      /** Export file with the selected definitions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HardwareDefinitions'];
        };
      };
    };
  };
  'hardwareDefinitions.import': {
    parameters: {
      query?: {
        /** Returns the results without importing anything. Defaults to false. */
        preview?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['HardwareDefinitionsUpload'];
      };
    };
    responses: {
      /** Result of each item. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportResponse'];
        };
      };
    };
  };
  'resourceModelDefinitions.export': {
    parameters: {
      query?: {
        /** Time after which a definition must have been created or changed. Defaults to all definitions. */
        modifiedAfter?: components['parameters']['ModifiedAfter'];
        /** Time after which a definition must have been created or changed, in epoch milliseconds. If modifiedAfter is given too, the later time applies. */
        modifiedAfterTimestamp?: components['parameters']['ModifiedAfterTimestamp'];
        /** LwM2M object ID of the definition to return. Defaults to all objects. */
        smartObjectTypeId?: components['parameters']['ObjectIdQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The object definitions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectDefinition'][];
        };
      };
    };
  };
  'firmwarePackages.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of firmware packages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackagePage'];
        };
      };
    };
  };
  'firmwarePackages.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['FirmwarePackageUpload'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'firmwarePackages.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The firmware package. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FirmwarePackageResponse'];
        };
      };
    };
  };
  'firmwarePackages.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The firmware package was deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'firmwarePackages.upgrade': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FirmwarePackageUpgradeRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'firmwarePackages.download': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Content of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['FileContent'];
        };
      };
      /** Part of the file that Range asks for. */
      206: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': components['schemas']['FileContent'];
        };
      };
      /** The client has this file already (If-None-Match). */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'resourceAttributes.readDevice': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resourceAttributes.readObject': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** LwM2M object ID. */
        objectid: components['parameters']['ObjectId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resourceAttributes.readInstance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** Endpoint name or ID of the device. */
        deviceidentifier: components['parameters']['DeviceIdentifier'];
        /** LwM2M object ID. */
        objectid: components['parameters']['ObjectId'];
        /** LwM2M object instance ID. */
        instancenumber: components['parameters']['InstanceNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'smartObjects.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'smartObjects.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The smart object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectResponse'];
        };
      };
    };
  };
  'smartObjects.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SmartObjectRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'smartObjects.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'smartObjects.resourceAttributes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The attributes, ordered by path. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectAttributeResponse'][];
        };
      };
    };
  };
  'smartObjects.values': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The smart object with its latest values. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmartObjectResponse'];
        };
      };
    };
  };
  'smartObjects.read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of resources. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourcePage'];
        };
      };
    };
  };
  'resources.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'resources.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The resource. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceResponse'];
        };
      };
    };
  };
  'resources.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resources.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resources.read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.write': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceWriteRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.writeValue': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** Value to write, as text of 1 to 1024 characters. */
        value: components['parameters']['Value'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.execute': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ResourceExecuteRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.observe': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceObserveRequest'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.cancelObserve': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'resources.observeState': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The state of the observation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceObserveState'];
        };
      };
    };
  };
  'resourceCollections.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of resource collections. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceCollectionPage'];
        };
      };
    };
  };
  'resourceCollections.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceCollectionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'resourceCollections.synchronize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resourceCollections.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The resource collection. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResourceCollectionResponse'];
        };
      };
    };
  };
  'resourceCollections.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResourceCollectionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resourceCollections.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventCategories.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of event categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventCategoryPage'];
        };
      };
    };
  };
  'eventCategories.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventCategoryRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'eventCategories.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The event category. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventCategoryResponse'];
        };
      };
    };
  };
  'eventCategories.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventCategoryRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventCategories.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventCategories.listActiveEvents': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
    };
  };
  'eventCategories.listActuators': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of actuators. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorPage'];
        };
      };
    };
  };
  'eventCategories.listEvents': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
    };
  };
  'eventCategories.listRules': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of rules. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulePage'];
        };
      };
    };
  };
  'rules.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of rules. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulePage'];
        };
      };
    };
  };
  'rules.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'rules.tryDraft': {
    parameters: {
      query: {
        /** Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      /** Events that the rule would have raised. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleTrialResponse'];
        };
      };
    };
  };
  'rules.listAllConditions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Conditions of the rule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleConditionList'];
        };
      };
    };
  };
  'rules.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The rule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleResponse'];
        };
      };
    };
  };
  'rules.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.listConditions': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of conditions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleConditionPage'];
        };
      };
    };
  };
  'rules.replaceConditions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleConditionRequestList'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.addCondition': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleResourceConditionRequest'];
      };
    };
    responses: {
      /** ID of the condition. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntityIdResponse'];
        };
      };
    };
  };
  'rules.updateCondition': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the condition. */
        conditionId: components['parameters']['ConditionId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleResourceConditionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.deleteCondition': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the condition. */
        conditionId: components['parameters']['ConditionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.reset': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'rules.try': {
    parameters: {
      query: {
        /** Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Events that the rule would have raised. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleTrialResponse'];
        };
      };
    };
  };
  'events.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
    };
  };
  'events.listActive': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of active events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
    };
  };
  'events.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResponse'];
        };
      };
    };
  };
  'events.reset': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'actuators.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of actuators. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorPage'];
        };
      };
    };
  };
  'actuators.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActuatorRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'actuators.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The actuator. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActuatorResponse'];
        };
      };
    };
  };
  'actuators.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActuatorRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'actuators.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'actuators.actuate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'measurements.since': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Measurements of the time range. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
    };
  };
  'measurements.sinceTo': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
        /** End of the time range, inclusive, in epoch milliseconds. Must not be before the start. */
        end: components['parameters']['End'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Measurements of the time range. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
    };
  };
  'transformers.listOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Transformers of the device template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
    };
  };
  'transformers.replaceOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransformerTemplateRequest'][];
      };
    };
    responses: {
      /** Transformers after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
    };
  };
  'transformers.createOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransformerTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformers.getOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The transformer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'];
        };
      };
    };
  };
  'transformers.updateOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransformerTemplateRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformers.deleteOfTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the transformer. */
        transformerTemplateId: components['parameters']['TransformerTemplateId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformers.createAtLocation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LocationTransformerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformers.listOfLocation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Transformers of the location. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTemplateResponse'][];
        };
      };
    };
  };
  'transformers.deleteAtLocation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the transformer. */
        transformerId: components['parameters']['TransformerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of transformer types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTypePage'];
        };
      };
    };
  };
  'transformerTypes.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['TransformerTypeUpload'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'transformerTypes.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The transformer type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransformerTypeResponse'];
        };
      };
    };
  };
  'transformerTypes.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['TransformerTypeUpload'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.activate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.approve': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'transformerTypes.revoke': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TransformerTypeRevokeRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventConsumers.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of event consumers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventConsumerPage'];
        };
      };
    };
  };
  'eventConsumers.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventConsumerRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'eventConsumers.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The event consumer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventConsumerResponse'];
        };
      };
    };
  };
  'eventConsumers.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventConsumerRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventConsumers.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventConsumers.test': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventMessage'];
      };
    };
    responses: {
      204: components['responses']['CommandAccepted'];
    };
  };
  'eventConsumers.listDeadLetters': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of dead letters. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterPage'];
        };
      };
    };
  };
  'eventConsumers.replayDeadLetters': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventConsumers.getDeadLetter': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The dead letter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterResponse'];
        };
      };
    };
  };
  'eventConsumers.deleteDeadLetter': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'eventConsumers.replayDeadLetter': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
        /** ID of the dead letter. */
        deadLetterId: components['parameters']['DeadLetterId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'queueItems.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of queue items. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemPage'];
        };
      };
    };
  };
  'queueItems.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The queue item. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemResponse'];
        };
      };
    };
  };
  'queueItems.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'queueItems.listByDevice': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of queue items. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueItemPage'];
        };
      };
    };
  };
  'measurements.aggregations': {
    parameters: {
      query?: {
        /** Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
        resolution?: components['parameters']['Resolution'];
        /** Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** End of the time range, in epoch milliseconds. Defaults to now. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
        aggregationType?: components['parameters']['AggregationType'];
        /** Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
        dateFormat?: components['parameters']['DateFormat'];
        /** Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: never;
      path: {
        /** ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The aggregated measurements. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AggregatedMeasurements'];
        };
      };
    };
  };
  'measurements.compressed': {
    parameters: {
      query?: {
        /** Length of an interval in milliseconds, up to 31536000000 (365 days). 0, the default, is the finest length that maximumNumberOfMeasurements allows. */
        resolution?: components['parameters']['Resolution'];
        /** Start of the time range, in epoch milliseconds. Defaults to one day before the end. */
        timespanStart?: components['parameters']['TimespanStart'];
        /** End of the time range, in epoch milliseconds. Defaults to now. */
        timespanEnd?: components['parameters']['TimespanEnd'];
        /** Aggregate to return for each interval. Defaults to Realtime, the unaggregated values. */
        aggregationType?: components['parameters']['AggregationType'];
        /** Format of the times. UnixTimestampMS returns t only, ISO8601 returns d only. Defaults to both, or to t only for compressed measurements. */
        dateFormat?: components['parameters']['DateFormat'];
        /** Maximum number of points, 1 to 100000. Defaults to 10000. Longer intervals are chosen to stay within it; Realtime returns the newest values. */
        maximumNumberOfMeasurements?: components['parameters']['MaximumNumberOfMeasurements'];
      };
      header?: never;
      path: {
        /** ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The aggregated measurements. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AggregatedMeasurements'];
        };
      };
    };
  };
  'resolutions.list': {
    parameters: {
      query?: {
        /** ID of the smart object type whose entities to list. Defaults to all of them. */
        smartObjectTypeId?: components['parameters']['SmartObjectTypeIdQuery'];
        /** ID of the resource type whose entities to list. Defaults to all of them. */
        resourceTypeId?: components['parameters']['ResourceTypeIdQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Page of the resolutions that match the query. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'][];
        };
      };
    };
  };
  'resolutions.create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolutionRequest'];
      };
    };
    responses: {
      201: components['responses']['Created'];
    };
  };
  'resolutions.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The resolution. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionResponse'];
        };
      };
    };
  };
  'resolutions.update': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolutionRequest'];
      };
    };
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'resolutions.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'measurements.advanced': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvancedMeasurementQuery'];
      };
    };
    responses: {
      /** One aggregate for each group, ordered by time. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdvancedMeasurementQueryResponse'][];
        };
      };
    };
  };
  'kpi.since': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the resource. */
        resourceId: components['parameters']['ResourceId'];
        /** Dimension of the values. Only 0 has values. */
        dimension: components['parameters']['Dimension'];
        /** Start of the time range, in epoch milliseconds. */
        start: components['parameters']['Start'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Measurements of the time range. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MinimalMeasurements'];
        };
      };
    };
  };
  'activityLogs.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of activity log entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityLogPage'];
        };
      };
    };
  };
  'activityLogs.get': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The activity log entry. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityLogEntryResponse'];
        };
      };
    };
  };
  'activityLogs.delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.archive': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.listAudit': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of audit entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPage'];
        };
      };
    };
  };
  'activityLogs.archiveAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.deleteAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.deleteAllOutdated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.deleteOutdated': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** ID of the entity. */
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['NoContent'];
    };
  };
  'activityLogs.download': {
    parameters: {
      query: {
        /** Start of the time range, in epoch milliseconds. */
        fromDate: components['parameters']['FromDate'];
        /** End of the time range, in epoch milliseconds. */
        toDate: components['parameters']['ToDate'];
      };
      header?: never;
      path: {
        /** ID of the device network. */
        deviceNetworkId: components['parameters']['DeviceNetworkId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Activity log entries as CSV. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['ActivityLogCsv'];
        };
      };
    };
  };
  'usage.list': {
    parameters: {
      query?: {
        /** Page number, starting at 1. Defaults to 1. A page after the last one is empty. */
        Page?: components['parameters']['Page'];
        /** Number of rows per page, 1 to 1000. Defaults to 20. */
        PageSize?: components['parameters']['PageSize'];
        /** Conditions that rows must meet, joined by `and`. Each is `Field operator value`. Operators are eq, ne, lt, le, gt, ge, contains, startswith, in (with a list in brackets) and exists (with true or false). Put text in single quotes and double a quote inside it; a single word needs no quotes. Fields are the scalar members of the rows; `DeviceType.Name` addresses a nested member. Returns 400 for an unknown field. The older form `filter[0].Key=Name&filter[0].Value=x` means eq. */
        Filter?: components['parameters']['Filter'];
        /** Fields to sort by, separated by commas. A minus before a field, or `desc` after it, reverses its order. Rows with equal fields are sorted by Id. */
        Sort?: components['parameters']['Sort'];
        /** Text that one of the searched fields (names and identifiers) must contain, in any case. */
        Search?: components['parameters']['Search'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of monthly usage. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UsagePage'];
        };
      };
    };
  };
  'usage.download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Monthly usage as CSV. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['UsageCsv'];
        };
      };
    };
  };
  'events.stream': {
    parameters: {
      query?: {
        /** ID of the device whose events to deliver. Defaults to all devices. */
        deviceId?: components['parameters']['EventDeviceId'];
        /** ID of the resource whose events to deliver. Defaults to all resources. */
        resourceId?: components['parameters']['EventResourceId'];
        /**
         * Types of the events to deliver, separated by commas. Defaults to all types but traffic.
         * @example [
         *       "device.registered",
         *       "measurement"
         *     ]
         */
        types?: components['parameters']['EventTypes'];
        /** Token from deviceNetworks.realtimeToken, for clients that cannot send headers (RFC 6750, section 2.3). */
        access_token?: components['parameters']['AccessToken'];
      };
      header?: {
        /** ID of the last event that the client received. */
        'Last-Event-ID'?: components['parameters']['LastEventId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Stream of events. It ends when either side closes it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['EventStream'];
        };
      };
    };
  };
}
