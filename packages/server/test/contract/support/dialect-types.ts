/**
 * The members that clients of the original know. `*` marks required members, and a type follows the colon if a member
 * has members itself.
 */
export const dialectTypes: Readonly<Record<string, string>> = {
  AccessTicket:
    'AmqpSas AmqpServicePath AmqpServiceUri ExpireDateTime HttpSas HttpServicePath HttpServiceUri IssuedDateTime IssuerName Namespace',
  ActivityLogEntryResponse:
    'CorrelationId CreatedTimestamp Description EntityId EntityIdentifier EntityName EntityType Id ResponseCode ResponseMessage Status StatusUpdatedTimestamp',
  ActuatorListResponse: 'Id Name',
  ActuatorRequest:
    'ActuatorResourceValues:[ActuatorResourceValueRequest] EventCategoryId* Id Name* ResourceCollectionId*',
  ActuatorResourceValueRequest:
    'ExecuteOnActivate ExecuteOnReset Id ResetValue ResourceTypeId* SmartObjectTypeId* Value',
  ActuatorResourceValueResponse:
    'ExecuteOnActivate ExecuteOnReset Id ResetValue ResourceTypeId* SmartObjectTypeId* Value',
  ActuatorResponse:
    'ActuatorResourceValues:[ActuatorResourceValueResponse] EventCategoryId* Id Name* ResourceCollectionId*',
  AdvancedMeasurementQuery:
    'Calculation Dimension GroupBy IncludeChildLocations LocationIds SensorCollectionId SensorTemplateIds SensorTypeId Start Stop TagIds',
  AdvancedMeasurementQueryResponse: 'Timestamp Value',
  AggregatedMeasurements:
    'AggregationType CalculatedResolution NumberOfMeasurements Resolution Timers TimespanEnd TimespanStart id v:[MeasurementMessage]',
  BarcodeParserResponse: 'BarcodeEntityType EntityId HardwareId HardwareTypeId MacAddress Registred',
  ConfigurationItem: 'Key* Value*',
  CustomCommandRequest: 'ActorId CorrelationId Payload PayloadCustomType',
  DataCollectorListResponse:
    'Config ContactLost ContactLostTime DataCollectorTypeId DataCollectorTypeName ExternalId FirmwareVersion HardwareVersion Id IsBlacklisted IsConfigured IsUpdating LastSeen LastUpdateFinishTime LastUpdateStatusCode LocationId LocationName MACAddress Name NbrOfDevices SoftwareVersion UpdatingStartTime',
  DataCollectorRequest:
    'Config Configurations:[TypedConfigurationItemWithValue] DataCollectorTemplateId* DataCollectorTypeId* DisableMacAddressConflictCheck ExternalId IsBlacklisted LocationId* MACAddress* Name* Note Settings:[SettingRequest] TagIds',
  DataCollectorResponse:
    'Config Configurations:[TypedConfigurationItemWithValue] ContactLost ContactLostTime DataCollectorTemplateId* DataCollectorTemplateName DataCollectorTypeId* DataCollectorTypeName DataCollectorTypeTypeId ExternalId Id InternalDeviceId IsBlacklisted IsConfigured IsUpdating LastConnectionTimestamp LastSeen LastUpdateFinishTime LastUpdateStatusCode LocationId* LocationName MACAddress* Name* NbrOfDevices Networks Note Settings:[SettingResponse] Statuses Tags:[TagResponse] UpdatingStartTime',
  DataCollectorTemplateExportResponse:
    'Configurations:[TypedConfigurationItemWithValue] ContactLostThreshold DataCollectorTypeHardwareTypeId HardwareCategory Name*',
  DataCollectorTemplateImportRequest:
    'Configurations:[TypedConfigurationItemWithValue] ContactLostThreshold DataCollectorTypeHardwareTypeId HardwareCategory Name*',
  DataCollectorTemplateRequest:
    'Config Configurations:[TypedConfigurationItemWithValue] ContactLostThreshold DataCollectorTypeId* Id InternalDeviceTemplateId Name* TagIds',
  DataCollectorTemplateResponse:
    'Config ConfigString Configurations:[TypedConfigurationItemWithValue] ContactLostThreshold DataCollectorTemplateSettingValues:[DataCollectorTemplateSettingValueResponse] DataCollectorType:DataCollectorTypeResponse Id InternalDeviceTemplateId Name* TagIds Tags:[TagResponse]',
  DataCollectorTemplateSettingValueRequest: 'Value*',
  DataCollectorTemplateSettingValueResponse: 'DefaultSettingId Id Value*',
  DataCollectorTypeCreateRequest:
    'Configurations:[TypedConfigurationItem] CreateDefaultTemplate DefaultTemplateConfigurations:[TypedConfigurationItemWithValue] HardwareTypeId Id InternalDeviceTypeId IsLegacy IsVirtual Name* SettingCategories:[SettingCategoryRequest]',
  DataCollectorTypeExportResponse:
    'Configurations:[TypedConfigurationItem] HardwareCategory HardwareTypeId Name*',
  DataCollectorTypeImportRequest:
    'Configurations:[TypedConfigurationItem] HardwareCategory HardwareTypeId Name*',
  DataCollectorTypeListResponse: 'HardwareTypeId Id IsVirtual Name NbrOfInstances NbrOfTemplates',
  DataCollectorTypeRequest:
    'Configurations:[TypedConfigurationItem] HardwareTypeId Id InternalDeviceTypeId IsLegacy IsVirtual Name* SettingCategories:[SettingCategoryRequest]',
  DataCollectorTypeResponse:
    'Configurations:[TypedConfigurationItem] HardwareTypeId Id InternalDeviceTypeId InternalSensorColletionTypeName IsLegacy IsVirtual Name* SettingCategories:[SettingCategoryResponse]',
  DefaultSettingRequest: 'DataType Id IsMandatory IsReadonly Name* Value',
  DefaultSettingResponse: 'DataType Id IsMandatory IsReadonly Name* Value',
  DeviceDiscoveryResponse: 'DataCollectorId DataCollectorName Endpoint LastObserved SignalStrength',
  DeviceFilterBase: 'DeviceTemplateIds DeviceTypeIds IncludeChildLocations LocationIds TagIds',
  DeviceFilterResponse: 'DeviceTemplateId DeviceTypeId Id Name',
  DeviceListResponse:
    'DeregistrationDate DeviceIdentifier DeviceStandard DeviceTemplateContactLostThreshold DeviceTemplateId DeviceTemplateName DeviceType:DeviceTypeListResponse Id InstanceType LastSeen LocationId LocationName Name RegistrationDate',
  DeviceMassRegistrationResponse: 'CorrelationId',
  DeviceNetworkRequest: 'Name* TenantId*',
  DeviceNetworkResponse: 'ExternalId Id Name* TenantId* TenantName',
  DeviceRequest:
    'BootstrapServerName DataCollectorId* DeviceIdentifier* DeviceStandard DeviceTemplateId* DeviceTypeId* Id LocationId* Name* Position:PositionRequest SettingCategories:[SettingCategoryValueRequest] TagIds',
  DeviceResponse:
    'BootstrapServerName ContactLost ContactLostTime DataCollectorId* DataCollectorName DeregistrationTime DeviceIdentifier* DeviceStandard DeviceTemplateId* DeviceTemplateName DeviceTypeId DeviceTypeName Id InitialRegistrationTime LastSeen LatestRegistrationTime LocationId* LocationName Name* SmartObjects:[SmartObjectListResponse] Tags:[TagResponse]',
  DeviceTemplateListResponse:
    'DeviceTypeId DeviceTypeName Id Name SmartObjectTypes:[SmartObjectTypeWithTemplatesResponse]',
  DeviceTemplateRequest:
    'ContactLostThreshold DeviceTypeId* Id Name* SmartObjectTemplates:[SmartObjectTemplateInsertRequest] TagIds',
  DeviceTemplateResponse:
    'ContactLostThreshold DeviceTemplateSettingValues:[DeviceTemplateSettingValueResponse] DeviceTemplateTransformers:[TransformerTemplateResponse] DeviceTypeId* DeviceTypeName Id Name* SmartObjectTypes:[SmartObjectTypeWithTemplatesResponse] TagIds',
  DeviceTemplateSettingValueRequest: 'Value*',
  DeviceTemplateSettingValueResponse: 'DefaultSettingId Id Value*',
  DeviceTypeListResponse:
    'DeviceStandard DeviceStandardId HardwareTypeId Id Name NbrOfInstances NbrOfTemplates',
  DeviceTypeRequest:
    'DeviceStandard HardwareTypeId Id IsRequestDiscovery Name* SettingCategories:[SettingCategoryRequest] SkipDeviceStandardValidation SmartObjectTypeInstanceIds:[SmartObjectTypeInstanceIdRequest]',
  DeviceTypeResponse:
    'DeviceStandard DeviceStandardId DeviceTemplates:[DeviceTemplateResponse] HardwareTypeId Id IsRequestDiscovery Name* SettingCategories:[SettingCategoryResponse] SmartObjectTypeInstanceIds:[SmartObjectTypeInstanceIdResponse]',
  EntityIdResponse: 'Id',
  EventCategoryListResponse: 'EventConsumers:[EventConsumerSmallResponse] Id Name Rules:[RuleListResponse]',
  EventCategoryRequest: 'EventConsumerIds Id Name*',
  EventCategoryResponse:
    'EventConsumerIds EventConsumers:[EventConsumerSmallResponse] Id Name* Rules:[RuleListResponse] TypeId',
  EventConsumerRequest:
    'HttpEndpoint HttpHeaders:[ConfigurationItem] HttpMethod HttpPassword HttpUsername Name UsingHttpEndpoint',
  EventConsumerResponse:
    'EventCategories:[EventCategoryResponse] HttpEndpoint HttpHeaders:[ConfigurationItem] HttpMethod HttpPassword HttpUsername Id IntegrationTicket:IntegrationTicket Name UsingHttpEndpoint',
  EventConsumerSmallResponse: 'Id Name UsingHttpEndpoint',
  EventMessage:
    'DeviceId DeviceIdentifier DeviceName DeviceNetworkId EventCategoryId EventCategoryName EventCategoryTypeId EventStatus Generated Id Information LocationExternalId LocationId LocationName Measurement:MinimalMeasurementMessage ResourceId ResourceName RuleDescription RuleId RuleName SeverityLevel TriggerOperator TriggerStringValue TriggerThresholdMaxValue TriggerThresholdMinValue',
  EventResponse:
    'Active BooleanValue CreatedDateTime DeviceId DeviceIdentifier DeviceName EventCategoryId EventCategoryName EventCategoryTypeId Id Information IsDeviceDeleted IsEventCategoryDeleted IsResourceDeleted ResetBooleanValue ResetDateTime ResetOperator ResetStringValue ResetValue ResourceId ResourceName RuleDescription RuleId RuleName SeverityLevel Status StringValue TriggerMaxLimit TriggerMaxResetLimit TriggerMinLimit TriggerMinResetLimit TriggerOperator TriggerStringResetValue TriggerStringValue TriggerValue',
  ExportDefinition: 'DeviceTemplateIds DeviceTypeIds',
  FirmwarePackageListResponse: 'Build Id Title Version',
  FirmwarePackageResponse: 'Build Created DeviceTypeId* Filename Id IsActive Title* Uri Version*',
  FirmwareUpgradeRequest: 'FirmwarePackageId',
  ImportResponse:
    'DeviceTypes:[ImportResultDeviceType] SmartObjectTemplates:[ImportResultSmartObjectTemplate] Tags:[ImportResultTag]',
  ImportResultDeviceTemplate: 'Name Reason Result',
  ImportResultDeviceType: 'Name Reason Result Templates:[ImportResultDeviceTemplate]',
  ImportResultSmartObjectTemplate:
    'Name Reason Result SmartObjectName SmartObjectObjectUrn SmartObjectTypeTypeId',
  ImportResultTag: 'Name Reason Result',
  IntegrationTicket: 'InboxAccessTicket:AccessTicket OutboxAccessTicket:AccessTicket',
  LocationListResponse: 'ExternalId Id LocationType Name ParentLocationId',
  LocationRequest: 'ExternalId LocationType Name* ParentLocationId Settings:[SettingRequest] Tags TimeZone',
  LocationResourceRequest:
    'Data FileExtension* Height Label LocationId LocationResourceType* MimeType* Name Positions:[PositionListRequest] StartPositionX StartPositionY StartPositionZ StartZoomLevel Width',
  LocationResourceResponse:
    'FileExtension* Height Id Label Level LocationId LocationResourceType* MimeType* Name StartPositionX StartPositionY StartPositionZ StartZoomLevel Uri Width',
  LocationResourceWithPositionsResponse:
    'FileExtension Height Id Label LocationResourceType MimeType Name Positions:[PositionListResponse] StartPositionX StartPositionY StartPositionZ StartZoomLevel Uri Width',
  LocationResponse:
    'ExternalId Id LocationType Name* ParentLocationId ParentLocationName Settings:[SettingResponse] TimeZone',
  LocationTransformerRequest:
    'Configurations:[ConfigurationItem] LocationId* Name* ResourceCollectionId* TransformerTargetTypeConfigurations*:[TransformerTargetTypeConfigurationModel] TransformerType*',
  LogFileResponse: 'Date Length Name Uri',
  LogResponse:
    'DataCollectorId DataCollectorName LogLevel Message SensorCollectorId SensorCollectorName Timestamp',
  MeasurementMessage: 'd m t',
  MinimalMeasurementMessage: 'DateTime UnixTimestamp bv sv v',
  MinimalMeasurements: 'id v:[MinimalMeasurementMessage]',
  NetworkSettingRequest: 'AuthenticationType LocationIds Name NetworkType PreSharedKey Priority SSID',
  NetworkSettingResponse: 'AuthenticationType Id LocationIds Name NetworkType Priority SSID',
  NetworkSettingUpdateRequest:
    'AuthenticationType LocationIds Name NetworkType PasswordChanged PreSharedKey Priority SSID',
  PermissionTypeName: 'Name Type',
  PositionItemResponse:
    'Id LatitudeResourceId LocationResourceId LocationResourceLocationId LocationResourceLocationName LongitudeResourceId X* Y* Z',
  PositionListRequest: 'EntityId* EntityType* Id X* Y* Z',
  PositionListResponse: 'EntityId EntityType Id LatitudeResourceId LongitudeResourceId Name X* Y* Z',
  PositionRequest: 'EntityId EntityType* LocationResourceId* X* Y* Z',
  PositionResponse:
    'EntityId EntityType* Id LatitudeResourceId LocationResourceId* LongitudeResourceId Name X* Y* Z',
  RealTimeToken: 'DeviceNetworkId Expires Token',
  RegistrationTicket:
    'BlobStorageSas BlobStorageUri DataCollectorId InboxAccessTicket:AccessTicket OutboxAccessTicket:AccessTicket SecurityToken SecurityTokenUpdate',
  ResolutionRequest:
    'AggregateSinceTime Id ResourceTypeInstances:[ResourceTypeInstanceRequest] RetentionDays Timespan Title',
  ResolutionResponse: 'Id ResourceTypeInstances:[ResourceTypeInstanceResponse] RetentionDays Timespan Title',
  ResourceCollectionListResponse: 'Id Name',
  ResourceCollectionRequest:
    'DeviceIds DeviceTemplateIds DeviceTypeIds HasCherryPickedResources Id IncludeChildLocations LocationIds Name ResourceIds ResourceTypeIds SmartObjectIds SmartObjectTemplateIds SmartObjectTypeIds TagIds',
  ResourceCollectionResponse:
    'CanBeDeleted DeviceIds DeviceTemplateIds DeviceTypeIds HasCherryPickedResources Id IncludeChildLocations LocationIds Name ResourceIds ResourceTypeIds SmartObjectIds SmartObjectTemplateIds SmartObjectTypeIds TagIds',
  ResourceDefinition: 'description id* instancetype* mandatory name* operations range* type* units',
  ResourceObserveRequest: 'Id* Timeout',
  ResourceObserveState: 'IsObserveState ObserveExpires Timeout',
  ResourceRequest: 'Id ResourceTemplateId ResourceTypeId* SmartObjectId* Url',
  ResourceResponse:
    'AccessType DataType Description DeviceId DeviceName DeviceNetworkId Id IsRequestObserve IsUnavailable IsVirtual LatestMeasurement:SignalRMeasurementMessage LocationId Mandatory MultipleInstances Name Range ResourceTemplateId ResourceTypeId* SmartObjectId* TypeId Units Url',
  ResourceTemplateRequest: 'Id IsRequestObserve ResourceTypeId Value',
  ResourceTemplateResponse: 'Id IsRequestObserve ResourceType:ResourceTypeResponse Value',
  ResourceTypeImportRequest:
    'AccessType Description InstanceType* IsReusable Mandatory MultipleInstances Name* Operations* Range Units id* type*',
  ResourceTypeInstanceRequest: 'Id ResourceTypeId SmartObjectTypeId',
  ResourceTypeInstanceResponse: 'Id ResourceTypeId SmartObjectTypeId',
  ResourceTypeListResponse: 'DataType Id IsReusable Name TypeId',
  ResourceTypeRequest:
    'AccessType* Description Id IsReusable Mandatory MultipleInstances Name* Range ResourceDataType* SmartObjectTypeId* TypeId* Units',
  ResourceTypeResponse:
    'AccessType* Description Id IsReusable Mandatory MultipleInstances Name* Range ResourceDataType* TypeId* Units',
  ResourceWriteRequest: 'Id* Value*',
  ResponsibilityRequest: 'Id Name* Permissions:[RolePermissionRequest]',
  ResponsibilityResponse: 'Id Name* Permissions:[RolePermissionResponse] RoleIds',
  RolePermissionRequest: 'EntityName Permission TenantId',
  RolePermissionResponse: 'EntityName Permission TenantId',
  RuleListResponse: 'EventCategoryId EventCategoryName Id IsDeactivated Name SeverityLevel',
  RuleRequest:
    'Condition Description EventCategoryId Id IsDeactivated Message Name* ResolutionId ResourceCollectionId* SeverityLevel TriggerByDevice TriggerBySmartObject TriggerResetMethod TriggerType*',
  RuleResourceConditionRequest:
    'Id ResetMaxValue ResetMinValue ResetOperator ResetStringValue ResolutionAggregationType ResolutionId ResourceTypeId* RuleId* SmartObjectTypeId* TriggerMaxValue TriggerMinValue TriggerOperator* TriggerStringValue',
  RuleResourceConditionResponse:
    'Id ResetMaxValue ResetMinValue ResetOperator ResetStringValue ResolutionAggregationType ResolutionId ResourceTypeId* RuleId* SmartObjectTypeId* TriggerMaxValue TriggerMinValue TriggerOperator* TriggerStringValue',
  RuleResponse:
    'Condition Description DeviceNetworkId EventCategoryId EventCategoryName Id IsDeactivated Message Name* ResolutionId ResourceCollectionId* SeverityLevel TriggerByDevice TriggerBySmartObject TriggerResetMethod TriggerType*',
  SecurityTokenRequest: 'MacAddress',
  SettingCategoryRequest:
    'DefaultSettings:[DefaultSettingRequest] Id IsHardwareSettings IsSecuritySettings Name*',
  SettingCategoryResponse:
    'DefaultSettings:[DefaultSettingResponse] Id IsHardwareSettings IsSecuritySettings Name*',
  SettingCategoryValueRequest: 'Name Settings:[SettingValueRequest]',
  SettingRequest:
    'CategoryId* CategoryIsHardwareSettings CategoryIsSecuritySettings DataCollectorId DataType DeviceId Id IsMandatory IsPredefined IsReadonly Key* LocationId Value',
  SettingResponse:
    'CategoryId* CategoryIsHardwareSettings CategoryIsSecuritySettings CategoryName DataCollectorId DataType DeviceId Id IsInherited IsMandatory IsPredefined IsReadonly Key* LocationId Value',
  SettingValueRequest: 'DataType Key Value',
  SignalRMeasurementMessage: 'SensorId UnixTimestamp Values bv d r ruri sv v',
  SiloStatistics:
    'ActivationCount AvailableMemory ClientCount CpuUsage DateTime IsOverloaded MemoryUsage Name ReceiveQueueLength ReceivedMessages RecentlyUsedActivationCount RequestQueueLength SendQueueLength SentMessages TotalPhysicalMemory',
  SmartObjectDefinition:
    'LWM2MVersion MultipleInstances* Name* ObjectID* ObjectType ObjectURN* ObjectVersion description* mandatory resourcedefs:[ResourceDefinition]',
  SmartObjectListResponse: 'Id InstanceNumber IsUnavailable IsVirtual Label Name Tags:[TagResponse] TypeId',
  SmartObjectRequest: 'DeviceId* Id Label SmartObjectTemplateId SmartObjectTypeId* TagIds',
  SmartObjectResponse:
    'Description DeviceId* Id InstanceNumber IsUnavailable Label MultipleInstances Name ObjectUrn Resources:[ResourceResponse] SmartObjectTemplateId SmartObjectTypeId* TagIds TypeId',
  SmartObjectTemplateInsertRequest: 'SmartObjectSelectedTemplateId SmartObjectTypeId',
  SmartObjectTemplateListResponse: 'CanBeDeleted Id Name ObjectId SmartObjectTypeId SmartObjectTypeName',
  SmartObjectTemplateRequest: 'Id Name ResourceTemplates:[ResourceTemplateRequest] SmartObjectTypeId TagIds',
  SmartObjectTemplateResponse:
    'Id Name ResourceTemplates:[ResourceTemplateResponse] SmartObjectTypeId SmartObjectTypeName TagIds',
  SmartObjectTypeImportRequest:
    'Description* InstanceType* MultipleInstances Name* ObjectUrn id* resourcedefs:[ResourceTypeImportRequest]',
  SmartObjectTypeInstanceIdRequest: 'DeviceTypeId Id InstanceId Label SmartObjectTypeId',
  SmartObjectTypeInstanceIdResponse:
    'DeviceTypeId Id InstanceId Label SmartObjectType:SmartObjectTypeResponse SmartObjectTypeId',
  SmartObjectTypeListResponse: 'Id Name NbrOfInstances NbrOfTemplates TypeId',
  SmartObjectTypeRequest: 'Description* Id MultipleInstances Name* ObjectUrn* TypeId*',
  SmartObjectTypeResponse:
    'Description* DeviceTypeId DeviceTypeName Id MultipleInstances Name* ObjectUrn* ResourceTypes:[ResourceTypeResponse] SmartObjectTemplates:[SmartObjectTemplateResponse] TypeId*',
  SmartObjectTypeWithTemplatesResponse:
    'SelectedSmartObjectTemplate:SmartObjectTemplateResponse SmartObjectTemplates:[SmartObjectTemplateResponse] SmartObjectTypeId SmartObjectTypeName SmartObjectTypeTypeId UsedSmartObjectTypeInstanceIds:[SmartObjectTypeInstanceIdResponse]',
  SpecificRoleResponse: 'Id Name',
  TagRequest: 'Id Name',
  TagResponse: 'Id IsInherited Name',
  TenantResponse: 'CompanyRegistrationId Description ExternalId Id Name NameSpace',
  TransformerSourceTypeConfigurationModel:
    'Aggregation ResolutionId ResourceTypeId SmartObjectTypeInstanceId',
  TransformerSourceTypeDefinition:
    'Description MaxNumberOfResources MinNumberOfResources ResourceTypeTypeId SmartObjectTypeTypeId',
  TransformerTargetTypeConfigurationModel: 'OutputIndex ResourceDataType ResourceTypeId SmartObjectTypeId',
  TransformerTargetTypeDefinition:
    'Description OutputIndex ResourceDataType ResourceTypeTypeId SmartObjectTypeTypeId',
  TransformerTemplateRequest:
    'Configurations:[ConfigurationItem] Id Name* Transformer* TransformerSourceTypeConfigurations*:[TransformerSourceTypeConfigurationModel] TransformerTargetTypeConfigurations*:[TransformerTargetTypeConfigurationModel]',
  TransformerTemplateResponse:
    'Configurations:[ConfigurationItem] Deactivated Id Name* SourceResourceCollectionId Transformer* TransformerSourceTypeConfigurations*:[TransformerSourceTypeConfigurationModel] TransformerTargetTypeConfigurations*:[TransformerTargetTypeConfigurationModel]',
  TransformerTypeConfigurationDefinition:
    'DataType DefaultValue Description Key MaxValue MinValue Name Options:[TransformerTypeConfigurationDefinitionOptionEnum] RegExp',
  TransformerTypeConfigurationDefinitionOptionEnum: 'DisplayName Id',
  TransformerTypeExternalLinkResponse: 'Label* Link*',
  TransformerTypeListResponse: 'ApprovalStatus Description DisplayName Id Name Preview',
  TransformerTypeResponse:
    'ApprovalStatus ConfigurationDefinitions:[TransformerTypeConfigurationDefinition] Description DisplayName* FileName* Id IsActivated Name Preview RevokeMotivation SourceTypeDefinitions:[TransformerSourceTypeDefinition] TargetTypeDefinitions:[TransformerTargetTypeDefinition] TransformerTypeExternalLinks:[TransformerTypeExternalLinkResponse]',
  TypedConfigurationItem: 'Key Type',
  TypedConfigurationItemWithValue: 'Key Type Value',
  VersionResponse: 'Branch BuildDate BuildNumber DeploymentId Description Revision Version',
};
