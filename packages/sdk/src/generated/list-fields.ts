// Made from openapi.yaml by `pnpm generate`; do not edit.
/** Fields for Filter and Sort, by the id of the operation. */
export interface ListFields {
  'users.listDeviceNetworks': {
    readonly filterable: 'Id' | 'Name' | 'ExternalId' | 'TenantId' | 'TenantName';
    readonly sortable: 'Id' | 'Name' | 'ExternalId' | 'TenantId' | 'TenantName';
  };
  'tenants.list': {
    readonly filterable: 'Id' | 'Name' | 'CompanyRegistrationId' | 'Description' | 'ExternalId' | 'NameSpace';
    readonly sortable: 'Id' | 'Name' | 'CompanyRegistrationId' | 'Description' | 'ExternalId' | 'NameSpace';
  };
  'usage.listByTenant': {
    readonly filterable:
      | 'Month'
      | 'DeviceNetworkId'
      | 'DeviceNetworkName'
      | 'Devices'
      | 'ActiveDevices'
      | 'MessagesUp'
      | 'MessagesDown'
      | 'Values'
      | 'FirmwareBytes'
      | 'SuccessfulApiCalls'
      | 'RefusedApiCalls'
      | 'FailedApiCalls';
    readonly sortable:
      | 'Month'
      | 'DeviceNetworkId'
      | 'DeviceNetworkName'
      | 'Devices'
      | 'ActiveDevices'
      | 'MessagesUp'
      | 'MessagesDown'
      | 'Values'
      | 'FirmwareBytes'
      | 'SuccessfulApiCalls'
      | 'RefusedApiCalls'
      | 'FailedApiCalls';
  };
  'apiKeys.list': {
    readonly filterable: 'Id' | 'Name' | 'DeviceNetworkId' | 'ExpirationDate';
    readonly sortable: 'Id' | 'Name' | 'DeviceNetworkId' | 'ExpirationDate';
  };
  'roles.list': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'responsibilities.list': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'deviceNetworks.listSpecificRoles': {
    readonly filterable: 'Id' | 'Name';
    readonly sortable: 'Id' | 'Name';
  };
  'locationResources.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Label'
      | 'LocationId'
      | 'LocationResourceType'
      | 'MimeType'
      | 'FileExtension'
      | 'Size'
      | 'Width'
      | 'Height'
      | 'StartPositionX'
      | 'StartPositionY'
      | 'StartPositionZ'
      | 'StartZoomLevel';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Label'
      | 'LocationId'
      | 'LocationResourceType'
      | 'MimeType'
      | 'FileExtension'
      | 'Size'
      | 'Width'
      | 'Height'
      | 'StartPositionX'
      | 'StartPositionY'
      | 'StartPositionZ'
      | 'StartZoomLevel';
  };
  'locationResources.listPositions': {
    readonly filterable:
      | 'Id'
      | 'EntityId'
      | 'EntityType'
      | 'LocationResourceId'
      | 'X'
      | 'Y'
      | 'Z'
      | 'LocationResourceLocationId';
    readonly sortable: 'Id' | 'EntityId' | 'EntityType' | 'LocationResourceId' | 'X' | 'Y' | 'Z';
  };
  'positions.list': {
    readonly filterable:
      | 'Id'
      | 'EntityId'
      | 'EntityType'
      | 'LocationResourceId'
      | 'X'
      | 'Y'
      | 'Z'
      | 'LocationResourceLocationId';
    readonly sortable: 'Id' | 'EntityId' | 'EntityType' | 'LocationResourceId' | 'X' | 'Y' | 'Z';
  };
  'locations.list': {
    readonly filterable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
    readonly sortable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
  };
  'locations.listChildDataCollectors': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'locations.listChildDevices': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate'
      | 'DeviceType.Name'
      | 'DeviceTypeName'
      | 'DeviceTemplateName'
      | 'LocationName'
      | 'DataCollectorName'
      | 'InstanceType'
      | 'LastSeen'
      | 'FirmwareVersion'
      | 'TagId'
      | 'TagName'
      | 'WithinLocationId';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate';
  };
  'locations.listDataCollectors': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'locations.listDevices': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate'
      | 'DeviceType.Name'
      | 'DeviceTypeName'
      | 'DeviceTemplateName'
      | 'LocationName'
      | 'DataCollectorName'
      | 'InstanceType'
      | 'LastSeen'
      | 'FirmwareVersion'
      | 'TagId'
      | 'TagName'
      | 'WithinLocationId';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate';
  };
  'locations.listLocationResources': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Label'
      | 'LocationId'
      | 'LocationResourceType'
      | 'MimeType'
      | 'FileExtension'
      | 'Size'
      | 'Width'
      | 'Height'
      | 'StartPositionX'
      | 'StartPositionY'
      | 'StartPositionZ'
      | 'StartZoomLevel';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Label'
      | 'LocationId'
      | 'LocationResourceType'
      | 'MimeType'
      | 'FileExtension'
      | 'Size'
      | 'Width'
      | 'Height'
      | 'StartPositionX'
      | 'StartPositionY'
      | 'StartPositionZ'
      | 'StartZoomLevel';
  };
  'locations.listPositions': {
    readonly filterable:
      | 'Id'
      | 'EntityId'
      | 'EntityType'
      | 'LocationResourceId'
      | 'X'
      | 'Y'
      | 'Z'
      | 'LocationResourceLocationId';
    readonly sortable: 'Id' | 'EntityId' | 'EntityType' | 'LocationResourceId' | 'X' | 'Y' | 'Z';
  };
  'dataCollectors.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'dataCollectors.listDevices': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate'
      | 'DeviceType.Name'
      | 'DeviceTypeName'
      | 'DeviceTemplateName'
      | 'LocationName'
      | 'DataCollectorName'
      | 'InstanceType'
      | 'LastSeen'
      | 'FirmwareVersion'
      | 'TagId'
      | 'TagName'
      | 'WithinLocationId';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate';
  };
  'dataCollectors.listPositions': {
    readonly filterable:
      | 'Id'
      | 'EntityId'
      | 'EntityType'
      | 'LocationResourceId'
      | 'X'
      | 'Y'
      | 'Z'
      | 'LocationResourceLocationId';
    readonly sortable: 'Id' | 'EntityId' | 'EntityType' | 'LocationResourceId' | 'X' | 'Y' | 'Z';
  };
  'dataCollectorTypes.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'HardwareTypeId'
      | 'InternalDeviceTypeId'
      | 'IsLegacy'
      | 'IsVirtual'
      | 'InternalSensorColletionTypeName';
    readonly sortable: 'Id' | 'Name' | 'HardwareTypeId' | 'InternalDeviceTypeId' | 'IsLegacy' | 'IsVirtual';
  };
  'dataCollectorTypes.listWithMetrics': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'HardwareTypeId'
      | 'InternalDeviceTypeId'
      | 'IsLegacy'
      | 'IsVirtual'
      | 'InternalSensorColletionTypeName';
    readonly sortable: 'Id' | 'Name' | 'HardwareTypeId' | 'InternalDeviceTypeId' | 'IsLegacy' | 'IsVirtual';
  };
  'dataCollectorTypes.listDataCollectors': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'dataCollectorTypes.listTemplates': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'ContactLostThreshold'
      | 'Config'
      | 'ConfigString'
      | 'InternalDeviceTemplateId'
      | 'DataCollectorTypeId'
      | 'DataCollectorType.Id'
      | 'DataCollectorType.Name';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'ContactLostThreshold'
      | 'Config'
      | 'ConfigString'
      | 'InternalDeviceTemplateId'
      | 'DataCollectorTypeId'
      | 'DataCollectorType.Id';
  };
  'dataCollectorTemplates.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'ContactLostThreshold'
      | 'Config'
      | 'ConfigString'
      | 'InternalDeviceTemplateId'
      | 'DataCollectorTypeId'
      | 'DataCollectorType.Id'
      | 'DataCollectorType.Name';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'ContactLostThreshold'
      | 'Config'
      | 'ConfigString'
      | 'InternalDeviceTemplateId'
      | 'DataCollectorTypeId'
      | 'DataCollectorType.Id';
  };
  'networkSettings.list': {
    readonly filterable: 'Id' | 'Name' | 'NetworkType' | 'AuthenticationType' | 'SSID' | 'Priority';
    readonly sortable: 'Id' | 'Name' | 'NetworkType' | 'AuthenticationType' | 'SSID' | 'Priority';
  };
  'externalIds.listDataCollectors': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'externalIds.listLocations': {
    readonly filterable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
    readonly sortable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
  };
  'tags.list': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'tags.listDataCollectors': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted'
      | 'ContactLost'
      | 'LastSeen'
      | 'LocationName'
      | 'DataCollectorTypeName';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'Region'
      | 'MACAddress'
      | 'ExternalId'
      | 'LocationId'
      | 'DataCollectorTypeId'
      | 'Config'
      | 'IsBlacklisted';
  };
  'tags.listLocations': {
    readonly filterable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
    readonly sortable: 'Id' | 'Name' | 'ParentLocationId' | 'ExternalId' | 'LocationType' | 'TimeZone';
  };
  'bootstrapServers.list': {
    readonly filterable: 'Id' | 'Name' | 'Description';
    readonly sortable: 'Id' | 'Name' | 'Description';
  };
  'settingCategories.list': {
    readonly filterable: 'Id' | 'Name' | 'IsHardwareSettings' | 'IsSecuritySettings';
    readonly sortable: 'Id' | 'Name' | 'IsHardwareSettings' | 'IsSecuritySettings';
  };
  'defaultSettings.list': {
    readonly filterable: 'Id' | 'Name' | 'DataType' | 'IsMandatory' | 'IsReadonly' | 'Value' | 'CategoryId';
    readonly sortable: 'Id' | 'Name' | 'DataType' | 'IsMandatory' | 'IsReadonly' | 'Value' | 'CategoryId';
  };
  'smartObjectTypes.list': {
    readonly filterable: 'Id' | 'Name' | 'TypeId' | 'ObjectUrn';
    readonly sortable: 'Id' | 'Name' | 'TypeId' | 'ObjectUrn';
  };
  'resourceTypes.list': {
    readonly filterable: 'Id' | 'Name' | 'TypeId' | 'DataType' | 'IsReusable';
    readonly sortable: 'Id' | 'Name' | 'TypeId' | 'DataType' | 'IsReusable';
  };
  'smartObjectTemplates.list': {
    readonly filterable:
      'Id' | 'Name' | 'ObjectId' | 'SmartObjectTypeId' | 'IsDefault' | 'SmartObjectTypeName';
    readonly sortable: 'Id' | 'Name' | 'ObjectId' | 'SmartObjectTypeId' | 'IsDefault';
  };
  'deviceTypes.list': {
    readonly filterable: 'Id' | 'Name' | 'DeviceStandard' | 'HardwareTypeId';
    readonly sortable: 'Id' | 'Name' | 'DeviceStandard' | 'HardwareTypeId';
  };
  'deviceTypes.listFirmwarePackages': {
    readonly filterable:
      'Id' | 'Title' | 'Version' | 'Build' | 'DeviceTypeId' | 'Sha256' | 'Size' | 'Created';
    readonly sortable: 'Id' | 'Title' | 'Version' | 'Build' | 'DeviceTypeId' | 'Sha256' | 'Size' | 'Created';
  };
  'deviceTemplates.listByDeviceType': {
    readonly filterable: 'Id' | 'Name' | 'DeviceTypeId' | 'DeviceTypeName';
    readonly sortable: 'Id' | 'Name' | 'DeviceTypeId';
  };
  'deviceTemplates.list': {
    readonly filterable: 'Id' | 'Name' | 'DeviceTypeId' | 'DeviceTypeName';
    readonly sortable: 'Id' | 'Name' | 'DeviceTypeId';
  };
  'devices.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate'
      | 'DeviceType.Name'
      | 'DeviceTypeName'
      | 'DeviceTemplateName'
      | 'LocationName'
      | 'DataCollectorName'
      | 'InstanceType'
      | 'LastSeen'
      | 'FirmwareVersion'
      | 'TagId'
      | 'TagName'
      | 'WithinLocationId';
    readonly sortable:
      | 'Id'
      | 'Name'
      | 'DeviceIdentifier'
      | 'Status'
      | 'DeviceStandard'
      | 'DeviceType.Id'
      | 'DeviceTypeId'
      | 'DeviceTemplateId'
      | 'LocationId'
      | 'DataCollectorId'
      | 'RegistrationDate'
      | 'LatestRegistrationTime'
      | 'DeregistrationDate';
  };
  'devices.listPositions': {
    readonly filterable:
      | 'Id'
      | 'EntityId'
      | 'EntityType'
      | 'LocationResourceId'
      | 'X'
      | 'Y'
      | 'Z'
      | 'LocationResourceLocationId';
    readonly sortable: 'Id' | 'EntityId' | 'EntityType' | 'LocationResourceId' | 'X' | 'Y' | 'Z';
  };
  'firmwarePackages.list': {
    readonly filterable:
      'Id' | 'Title' | 'Version' | 'Build' | 'DeviceTypeId' | 'Sha256' | 'Size' | 'Created';
    readonly sortable: 'Id' | 'Title' | 'Version' | 'Build' | 'DeviceTypeId' | 'Sha256' | 'Size' | 'Created';
  };
  'resources.list': {
    readonly filterable:
      | 'SmartObjectId'
      | 'DeviceId'
      | 'DeviceNetworkId'
      | 'ResourceTypeId'
      | 'TypeId'
      | 'Name'
      | 'AccessType'
      | 'Operations'
      | 'DataType'
      | 'Units'
      | 'Range'
      | 'Mandatory'
      | 'MultipleInstances'
      | 'Id'
      | 'Url'
      | 'IsVirtual'
      | 'DeviceName'
      | 'LocationId';
    readonly sortable:
      | 'SmartObjectId'
      | 'DeviceId'
      | 'DeviceNetworkId'
      | 'ResourceTypeId'
      | 'TypeId'
      | 'Name'
      | 'AccessType'
      | 'Operations'
      | 'DataType'
      | 'Units'
      | 'Range'
      | 'Mandatory'
      | 'MultipleInstances';
  };
  'resourceCollections.list': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'eventCategories.list': {
    readonly filterable: 'Id' | 'Name' | 'TypeId';
    readonly sortable: 'Id' | 'Name' | 'TypeId';
  };
  'eventCategories.listActiveEvents': {
    readonly filterable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
    readonly sortable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
  };
  'eventCategories.listActuators': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'eventCategories.listEvents': {
    readonly filterable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
    readonly sortable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
  };
  'eventCategories.listRules': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'EventCategoryId'
      | 'ResourceCollectionId'
      | 'IsDeactivated'
      | 'SeverityLevel'
      | 'EventCategoryName';
    readonly sortable:
      'Id' | 'Name' | 'EventCategoryId' | 'ResourceCollectionId' | 'IsDeactivated' | 'SeverityLevel';
  };
  'rules.list': {
    readonly filterable:
      | 'Id'
      | 'Name'
      | 'EventCategoryId'
      | 'ResourceCollectionId'
      | 'IsDeactivated'
      | 'SeverityLevel'
      | 'EventCategoryName';
    readonly sortable:
      'Id' | 'Name' | 'EventCategoryId' | 'ResourceCollectionId' | 'IsDeactivated' | 'SeverityLevel';
  };
  'events.list': {
    readonly filterable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
    readonly sortable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
  };
  'events.listActive': {
    readonly filterable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
    readonly sortable:
      | 'Id'
      | 'Active'
      | 'CreatedDateTime'
      | 'DeviceId'
      | 'DeviceIdentifier'
      | 'DeviceName'
      | 'EventCategoryId'
      | 'EventCategoryName'
      | 'EventCategoryTypeId'
      | 'Information'
      | 'LocationId'
      | 'LocationName'
      | 'ResetDateTime'
      | 'ResetOperator'
      | 'ResourceId'
      | 'ResourceName'
      | 'RuleDescription'
      | 'RuleId'
      | 'RuleName'
      | 'SeverityLevel'
      | 'SmartObjectId'
      | 'Status'
      | 'TriggerMaxLimit'
      | 'TriggerMaxResetLimit'
      | 'TriggerMinLimit'
      | 'TriggerMinResetLimit'
      | 'TriggerOperator'
      | 'TriggerStringResetValue'
      | 'TriggerStringValue';
  };
  'actuators.list': { readonly filterable: 'Id' | 'Name'; readonly sortable: 'Id' | 'Name' };
  'transformerTypes.list': {
    readonly filterable: 'Id' | 'Name' | 'DisplayName' | 'Description' | 'ApprovalStatus' | 'Preview';
    readonly sortable: 'Id' | 'Name' | 'DisplayName' | 'Description' | 'ApprovalStatus' | 'Preview';
  };
  'eventConsumers.list': {
    readonly filterable: 'Id' | 'Name' | 'HttpEndpoint' | 'HttpMethod' | 'HttpUsername' | 'UsingHttpEndpoint';
    readonly sortable: 'Id' | 'Name' | 'HttpEndpoint' | 'HttpMethod' | 'HttpUsername' | 'UsingHttpEndpoint';
  };
  'eventConsumers.listDeadLetters': {
    readonly filterable: 'Id' | 'WebhookId' | 'ResponseCode' | 'FailedTimestamp';
    readonly sortable: 'Id' | 'WebhookId' | 'ResponseCode' | 'FailedTimestamp';
  };
  'queueItems.list': {
    readonly filterable:
      | 'Id'
      | 'DeviceId'
      | 'ActivityLogId'
      | 'Path'
      | 'Attempts'
      | 'CreatedTimestamp'
      | 'ExpirationTimestamp'
      | 'DeviceName'
      | 'DeviceIdentifier'
      | 'Operation';
    readonly sortable:
      'Id' | 'DeviceId' | 'ActivityLogId' | 'Path' | 'Attempts' | 'CreatedTimestamp' | 'ExpirationTimestamp';
  };
  'queueItems.listByDevice': {
    readonly filterable:
      | 'Id'
      | 'DeviceId'
      | 'ActivityLogId'
      | 'Path'
      | 'Attempts'
      | 'CreatedTimestamp'
      | 'ExpirationTimestamp'
      | 'DeviceName'
      | 'DeviceIdentifier'
      | 'Operation';
    readonly sortable:
      'Id' | 'DeviceId' | 'ActivityLogId' | 'Path' | 'Attempts' | 'CreatedTimestamp' | 'ExpirationTimestamp';
  };
  'activityLogs.list': {
    readonly filterable:
      | 'Id'
      | 'Description'
      | 'Status'
      | 'EntityType'
      | 'EntityId'
      | 'EntityIdentifier'
      | 'EntityName'
      | 'DeviceId'
      | 'ResponseCode'
      | 'ResponseMessage'
      | 'CreatedTimestamp'
      | 'StatusUpdatedTimestamp'
      | 'ParentId'
      | 'CorrelationId'
      | 'ArchivedTimestamp'
      | 'FirmwarePackageId'
      | 'ApiKeyId'
      | 'ApiKeyName'
      | 'ActorType';
    readonly sortable:
      | 'Id'
      | 'Description'
      | 'Status'
      | 'EntityType'
      | 'EntityId'
      | 'EntityIdentifier'
      | 'EntityName'
      | 'DeviceId'
      | 'ResponseCode'
      | 'ResponseMessage'
      | 'CreatedTimestamp'
      | 'StatusUpdatedTimestamp'
      | 'ParentId'
      | 'CorrelationId'
      | 'ArchivedTimestamp'
      | 'FirmwarePackageId'
      | 'ApiKeyId'
      | 'ApiKeyName'
      | 'ActorType';
  };
  'activityLogs.listAudit': {
    readonly filterable:
      | 'Id'
      | 'Timestamp'
      | 'ApiKeyId'
      | 'ApiKeyName'
      | 'ActorType'
      | 'Operation'
      | 'EntityId'
      | 'StatusCode'
      | 'Count'
      | 'Address'
      | 'RequestId';
    readonly sortable:
      | 'Id'
      | 'Timestamp'
      | 'ApiKeyId'
      | 'ApiKeyName'
      | 'ActorType'
      | 'Operation'
      | 'EntityId'
      | 'StatusCode'
      | 'Count'
      | 'Address'
      | 'RequestId';
  };
  'usage.list': {
    readonly filterable:
      | 'Month'
      | 'DeviceNetworkId'
      | 'DeviceNetworkName'
      | 'Devices'
      | 'ActiveDevices'
      | 'MessagesUp'
      | 'MessagesDown'
      | 'Values'
      | 'FirmwareBytes'
      | 'SuccessfulApiCalls'
      | 'RefusedApiCalls'
      | 'FailedApiCalls';
    readonly sortable:
      | 'Month'
      | 'DeviceNetworkId'
      | 'DeviceNetworkName'
      | 'Devices'
      | 'ActiveDevices'
      | 'MessagesUp'
      | 'MessagesDown'
      | 'Values'
      | 'FirmwareBytes'
      | 'SuccessfulApiCalls'
      | 'RefusedApiCalls'
      | 'FailedApiCalls';
  };
}
