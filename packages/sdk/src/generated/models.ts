// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { components } from './api.ts';

/**
 * An id (RFC 9562); taken in any case, shown in lower case.
 */
export type Uuid = components['schemas']['Uuid'];

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMilliseconds = components['schemas']['EpochMilliseconds'];

/**
 * A point in time as of RFC 3339.
 */
export type DateTime = components['schemas']['DateTime'];

/**
 * What people call something; 1 to 255 characters on one line. Surrounding space is removed. Where a name is unique, case does not count.
 */
export type Name = components['schemas']['Name'];

export type Text = components['schemas']['Text'];

/**
 * The LwM2M endpoint client name, unique in the service.
 */
export type EndpointName = components['schemas']['EndpointName'];

/**
 * The URN of an LwM2M object, as OMA registers them.
 */
export type ObjectUrn = components['schemas']['ObjectUrn'];

/**
 * An LwM2M object, object instance or resource id; 65535 is reserved.
 */
export type LwM2MId = components['schemas']['LwM2MId'];

/**
 * How devices of a type take part. Real devices speak LWM2M, or are Legacy behind a gateway.
 */
export type DeviceStandard = components['schemas']['DeviceStandard'];

/**
 * online from a registration until its lifetime and a grace end; Deregistered after the device said goodbye; offline otherwise.
 */
export type DeviceStatus = components['schemas']['DeviceStatus'];

/**
 * The coarse form of Operations; All is more than one of the three.
 */
export type AccessType = components['schemas']['AccessType'];

/**
 * What a server may do with the resource; left out of responses where only a bootstrap server may do anything.
 */
export type Operations = components['schemas']['Operations'];

/**
 * The LwM2M data type; None for a resource that is only executed.
 */
export type ResourceDataType = components['schemas']['ResourceDataType'];

/**
 * An OMA device description file (LWM2M XML): one or more objects. Document type declarations and entities are refused.
 */
export type DdfXml = components['schemas']['DdfXml'];

/**
 * The id of what was created.
 */
export type EntityIdResponse = components['schemas']['EntityIdResponse'];

/**
 * The codes of all errors; docs/errors.md explains them.
 */
export type ErrorCode = components['schemas']['ErrorCode'];

/**
 * What every error carries.
 */
export type ErrorResponse = components['schemas']['ErrorResponse'];

/**
 * The same error as RFC 9457 problem details, sent to whoever accepts application/problem+json.
 */
export type ProblemResponse = components['schemas']['ProblemResponse'];

/**
 * Where a page stands in its list.
 */
export type PageEnvelope = components['schemas']['PageEnvelope'];

/**
 * The versions of the service and of its parts.
 */
export type VersionResponse = components['schemas']['VersionResponse'];

/**
 * Versions of the parts that the service consists of.
 */
export type VersionParts = components['schemas']['VersionParts'];

/**
 * A device network to create.
 */
export type DeviceNetworkRequest = components['schemas']['DeviceNetworkRequest'];

/**
 * A container of devices; nothing in it is seen from another one.
 */
export type DeviceNetworkResponse = components['schemas']['DeviceNetworkResponse'];

/**
 * One page of device networks.
 */
export type DeviceNetworkPage = components['schemas']['DeviceNetworkPage'];

/**
 * An owner of device networks.
 */
export type TenantResponse = components['schemas']['TenantResponse'];

/**
 * What other systems know a tenant by; what is left out is no longer known.
 */
export type TenantRequest = components['schemas']['TenantRequest'];

/**
 * One page of tenants.
 */
export type TenantPage = components['schemas']['TenantPage'];

/**
 * The holder of a key.
 */
export type UserAccountResponse = components['schemas']['UserAccountResponse'];

/**
 * A name of the IANA time zone database.
 */
export type TimeZoneName = components['schemas']['TimeZoneName'];

/**
 * An API key to create or to change.
 */
export type ApiKeyRequest = components['schemas']['ApiKeyRequest'];

/**
 * An API key.
 */
export type ApiKeyResponse = components['schemas']['ApiKeyResponse'];

/**
 * One page of API keys.
 */
export type ApiKeyPage = components['schemas']['ApiKeyPage'];

/**
 * A role to create or to change.
 */
export type RoleRequest = components['schemas']['RoleRequest'];

/**
 * A named set of permissions to create or to change.
 */
export type ResponsibilityRequest = components['schemas']['ResponsibilityRequest'];

/**
 * The right to do one thing to one kind of entity, or a custom right.
 */
export type RolePermissionRequest = components['schemas']['RolePermissionRequest'];

/**
 * One page of responsibilities.
 */
export type ResponsibilityPage = components['schemas']['ResponsibilityPage'];

/**
 * What a permission can be about.
 */
export type PermissionTypeName = components['schemas']['PermissionTypeName'];

/**
 * What is allowed, by name: All, or kinds with commas between them.
 */
export type PermissionMap = components['schemas']['PermissionMap'];

/**
 * A role that is specific to a device network.
 */
export type SpecificRoleResponse = components['schemas']['SpecificRoleResponse'];

/**
 * One page of roles.
 */
export type SpecificRolePage = components['schemas']['SpecificRolePage'];

/**
 * A token for event streams.
 */
export type RealTimeToken = components['schemas']['RealTimeToken'];

/**
 * A role.
 */
export type RoleResponse = components['schemas']['RoleResponse'];

/**
 * A named set of permissions.
 */
export type ResponsibilityResponse = components['schemas']['ResponsibilityResponse'];

/**
 * The right to do one thing to one kind of entity.
 */
export type RolePermissionResponse = components['schemas']['RolePermissionResponse'];

/**
 * One page of roles.
 */
export type RolePage = components['schemas']['RolePage'];

/**
 * How devices prove themselves to the server.
 */
export type BootstrapSecurityMode = components['schemas']['BootstrapSecurityMode'];

/**
 * A bootstrap server to create, or its new state.
 */
export type BootstrapServerRequest = components['schemas']['BootstrapServerRequest'];

/**
 * Path of a Bootstrap-Delete: / for everything, /{Object ID} for all instances of an object, or /{Object ID}/{Object Instance ID}.
 */
export type BootstrapDeletePath = components['schemas']['BootstrapDeletePath'];

/**
 * An LwM2M server as a device knows it: an instance of Security and one of Server.
 */
export type BootstrapAccountRequest = components['schemas']['BootstrapAccountRequest'];

/**
 * An LwM2M server as a device knows it, without its key.
 */
export type BootstrapAccountResponse = components['schemas']['BootstrapAccountResponse'];

/**
 * Who may do what with an object instance of the device.
 */
export type BootstrapAccessControl = components['schemas']['BootstrapAccessControl'];

/**
 * Rights of a server.
 */
export type BootstrapAccessRight = components['schemas']['BootstrapAccessRight'];

/**
 * A bootstrap server in a list.
 */
export type BootstrapServerListResponse = components['schemas']['BootstrapServerListResponse'];

/**
 * What devices are provisioned with.
 */
export type BootstrapServerResponse = components['schemas']['BootstrapServerResponse'];

/**
 * One page of bootstrap servers.
 */
export type BootstrapServerPage = components['schemas']['BootstrapServerPage'];

/**
 * What another system knows something by.
 */
export type ExternalId = components['schemas']['ExternalId'];

/**
 * A name of the IANA time zone database.
 */
export type TimeZone = components['schemas']['TimeZone'];

export type NetworkSettingId = components['schemas']['NetworkSettingId'];

/**
 * Ids of tags.
 */
export type TagIds = components['schemas']['TagIds'];

/**
 * The kind of network.
 */
export type NetworkType = components['schemas']['NetworkType'];

/**
 * How gateways prove that they may join.
 */
export type AuthenticationType = components['schemas']['AuthenticationType'];

/**
 * A network setting to create.
 */
export type NetworkSettingRequest = components['schemas']['NetworkSettingRequest'];

/**
 * The new state of a network setting.
 */
export type NetworkSettingUpdateRequest = components['schemas']['NetworkSettingUpdateRequest'];

/**
 * A network that gateways may join. Its key is never shown.
 */
export type NetworkSettingResponse = components['schemas']['NetworkSettingResponse'];

/**
 * One page of network settings.
 */
export type NetworkSettingPage = components['schemas']['NetworkSettingPage'];

/**
 * A tag to create, or its new state.
 */
export type TagRequest = components['schemas']['TagRequest'];

/**
 * A word that things are marked with.
 */
export type TagResponse = components['schemas']['TagResponse'];

/**
 * Tags, by name.
 */
export type TagResponses = components['schemas']['TagResponses'];

/**
 * One page of tags.
 */
export type TagPage = components['schemas']['TagPage'];

/**
 * The id of a tag, or the tag as it is shown.
 */
export type TagReference = components['schemas']['TagReference'];

/**
 * A location to create, or its new state.
 */
export type LocationRequest = components['schemas']['LocationRequest'];

/**
 * A location in a list.
 */
export type LocationListResponse = components['schemas']['LocationListResponse'];

/**
 * One page of locations.
 */
export type LocationPage = components['schemas']['LocationPage'];

/**
 * One page of positions.
 */
export type PositionPage = components['schemas']['PositionPage'];

/**
 * One page of location resources.
 */
export type LocationResourcePage = components['schemas']['LocationResourcePage'];

/**
 * One page of location resources with the positions on them.
 */
export type LocationResourceWithPositionsPage = components['schemas']['LocationResourceWithPositionsPage'];

/**
 * What has a position. DeviceIpsoDynamic is a device that says where it is, Unknown a mark of nothing that the service knows; SensorCollection, which was before LwM2M, is refused.
 */
export type PositionedType = components['schemas']['PositionedType'];

/**
 * A position to create, or its new state.
 */
export type PositionRequest = components['schemas']['PositionRequest'];

/**
 * Where a device is on a location resource.
 */
export type DevicePositionRequest = components['schemas']['DevicePositionRequest'];

/**
 * A position on the location resource that names it.
 */
export type ListedPositionRequest = components['schemas']['ListedPositionRequest'];

/**
 * Where something is on a location resource.
 */
export type PositionResponse = components['schemas']['PositionResponse'];

/**
 * What a location resource is.
 */
export type LocationResourceType = components['schemas']['LocationResourceType'];

/**
 * A location resource to create, or its new state.
 */
export type LocationResourceRequest = components['schemas']['LocationResourceRequest'];

/**
 * A map, picture or model of a location.
 */
export type LocationResourceResponse = components['schemas']['LocationResourceResponse'];

/**
 * A location resource, with the positions on it.
 */
export type LocationResourceWithPositionsResponse =
  components['schemas']['LocationResourceWithPositionsResponse'];

/**
 * A file.
 */
export type LocationResourceContent = components['schemas']['LocationResourceContent'];

/**
 * Where devices and gateways are.
 */
export type LocationResponse = components['schemas']['LocationResponse'];

/**
 * One page of locations.
 */
export type LocationDetailsPage = components['schemas']['LocationDetailsPage'];

/**
 * A data collector to register, or its new state.
 */
export type DataCollectorRequest = components['schemas']['DataCollectorRequest'];

/**
 * A cloud region.
 */
export type Region = components['schemas']['Region'];

/**
 * Something that gateways of a type can be told.
 */
export type ConfigurationItemRequest = components['schemas']['ConfigurationItemRequest'];

/**
 * Something that gateways of a type can be told.
 */
export type ConfigurationItem = components['schemas']['ConfigurationItem'];

/**
 * What a gateway is told.
 */
export type ConfigurationValueRequest = components['schemas']['ConfigurationValueRequest'];

/**
 * What a gateway is told.
 */
export type ConfigurationValueResponse = components['schemas']['ConfigurationValueResponse'];

/**
 * A hardware address: 6 to 8 bytes in hex, with colons, dashes or nothing between.
 */
export type MacAddress = components['schemas']['MacAddress'];

/**
 * A data collector in a list.
 */
export type DataCollectorListResponse = components['schemas']['DataCollectorListResponse'];

/**
 * A data collector: the gateway that devices report through.
 */
export type DataCollectorResponse = components['schemas']['DataCollectorResponse'];

/**
 * A network that a gateway was sent, without its key.
 */
export type GatewayNetwork = components['schemas']['GatewayNetwork'];

/**
 * One page of data collectors.
 */
export type DataCollectorPage = components['schemas']['DataCollectorPage'];

/**
 * Which data collector it is.
 */
export type SecurityTokenRequest = components['schemas']['SecurityTokenRequest'];

/**
 * A command that the gateway itself knows.
 */
export type CustomCommandRequest = components['schemas']['CustomCommandRequest'];

/**
 * A log post.
 */
export type LogResponse = components['schemas']['LogResponse'];

/**
 * The log posts of a day.
 */
export type LogFileResponse = components['schemas']['LogFileResponse'];

/**
 * One page of days with log posts.
 */
export type LogFilePage = components['schemas']['LogFilePage'];

/**
 * Path and token for reaching a part of the service over HTTP, at the address of this interface.
 */
export type AccessTicket = components['schemas']['AccessTicket'];

/**
 * Token with which software acts as one gateway, and the paths where it is valid.
 */
export type RegistrationTicket = components['schemas']['RegistrationTicket'];

/**
 * What a barcode says.
 */
export type BarcodeData = components['schemas']['BarcodeData'];

/**
 * The answer of a gateway.
 */
export type CustomCommandAnswer = components['schemas']['CustomCommandAnswer'];

/**
 * Whether devices of the gateway are kept from registering.
 */
export type IsBlacklisted = components['schemas']['IsBlacklisted'];

/**
 * What a label says.
 */
export type BarcodeParserResponse = components['schemas']['BarcodeParserResponse'];

/**
 * An endpoint that no device names.
 */
export type DeviceDiscoveryResponse = components['schemas']['DeviceDiscoveryResponse'];

/**
 * What a gateway says of itself, in the form of a device.
 */
export type InternalDeviceResponse = components['schemas']['InternalDeviceResponse'];

/**
 * What a gateway says of itself, by name: State, Since, Addresses, DevicesOnline, Region, Version.
 */
export type GatewayStatuses = components['schemas']['GatewayStatuses'];

/**
 * The new state of a data collector type.
 */
export type DataCollectorTypeRequest = components['schemas']['DataCollectorTypeRequest'];

/**
 * A data collector type to create.
 */
export type DataCollectorTypeCreateRequest = components['schemas']['DataCollectorTypeCreateRequest'];

/**
 * A setting category of a type, which is there by Id or Name, or is made.
 */
export type TypeSettingCategoryRequest = components['schemas']['TypeSettingCategoryRequest'];

/**
 * A kind of gateway.
 */
export type DataCollectorTypeResponse = components['schemas']['DataCollectorTypeResponse'];

/**
 * One page of data collector types.
 */
export type DataCollectorTypePage = components['schemas']['DataCollectorTypePage'];

/**
 * A kind of gateway, with metrics.
 */
export type DataCollectorTypeListResponse = components['schemas']['DataCollectorTypeListResponse'];

/**
 * One page of data collector types.
 */
export type DataCollectorTypeMetricsPage = components['schemas']['DataCollectorTypeMetricsPage'];

/**
 * A data collector type to carry to another device network.
 */
export type DataCollectorTypeExportResponse = components['schemas']['DataCollectorTypeExportResponse'];

/**
 * A data collector type of another device network.
 */
export type DataCollectorTypeImportRequest = components['schemas']['DataCollectorTypeImportRequest'];

/**
 * A data collector template to create, or its new state.
 */
export type DataCollectorTemplateRequest = components['schemas']['DataCollectorTemplateRequest'];

/**
 * How gateways of a type are set up.
 */
export type DataCollectorTemplateResponse = components['schemas']['DataCollectorTemplateResponse'];

/**
 * One page of data collector templates.
 */
export type DataCollectorTemplatePage = components['schemas']['DataCollectorTemplatePage'];

/**
 * The value that a template gives to a setting.
 */
export type DataCollectorTemplateSettingValueRequest =
  components['schemas']['DataCollectorTemplateSettingValueRequest'];

/**
 * The value that a template gives to a setting. Secrets have no Value.
 */
export type DataCollectorTemplateSettingValueResponse =
  components['schemas']['DataCollectorTemplateSettingValueResponse'];

/**
 * A data collector template to carry to another device network.
 */
export type DataCollectorTemplateExportResponse =
  components['schemas']['DataCollectorTemplateExportResponse'];

/**
 * A data collector template of another device network.
 */
export type DataCollectorTemplateImportRequest = components['schemas']['DataCollectorTemplateImportRequest'];

/**
 * One operation of a JSON Patch (RFC 6902).
 */
export type JsonPatchOperation = components['schemas']['JsonPatchOperation'];

/**
 * A smart object type to create.
 */
export type SmartObjectTypeRequest = components['schemas']['SmartObjectTypeRequest'];

/**
 * A smart object type in a list.
 */
export type SmartObjectTypeListResponse = components['schemas']['SmartObjectTypeListResponse'];

/**
 * A smart object type: one LwM2M object.
 */
export type SmartObjectTypeResponse = components['schemas']['SmartObjectTypeResponse'];

/**
 * The use of a resource type in a smart object type.
 */
export type ResourceTypeInstanceRequest = components['schemas']['ResourceTypeInstanceRequest'];

/**
 * The use of a resource type in a smart object type.
 */
export type ResourceTypeInstanceResponse = components['schemas']['ResourceTypeInstanceResponse'];

/**
 * One page of smart object types.
 */
export type SmartObjectTypePage = components['schemas']['SmartObjectTypePage'];

/**
 * An object definition to import.
 */
export type SmartObjectTypeImportRequest = components['schemas']['SmartObjectTypeImportRequest'];

/**
 * A resource definition to import.
 */
export type ResourceTypeImportRequest = components['schemas']['ResourceTypeImportRequest'];

/**
 * The values that a resource may have, as the object definition words them.
 */
export type Range = components['schemas']['Range'];

/**
 * The unit of a resource, as the object definition names it.
 */
export type Units = components['schemas']['Units'];

/**
 * A resource type to create, or its new state.
 */
export type ResourceTypeRequest = components['schemas']['ResourceTypeRequest'];

/**
 * A resource type in a list.
 */
export type ResourceTypeListResponse = components['schemas']['ResourceTypeListResponse'];

/**
 * A resource type: one LwM2M resource definition.
 */
export type ResourceTypeResponse = components['schemas']['ResourceTypeResponse'];

/**
 * One page of resource types.
 */
export type ResourceTypePage = components['schemas']['ResourceTypePage'];

/**
 * A smart object template to create, or its new state.
 */
export type SmartObjectTemplateRequest = components['schemas']['SmartObjectTemplateRequest'];

/**
 * What is done with one resource.
 */
export type ResourceTemplateRequest = components['schemas']['ResourceTemplateRequest'];

/**
 * What is done with one resource.
 */
export type ResourceTemplateResponse = components['schemas']['ResourceTemplateResponse'];

/**
 * A smart object template in a list.
 */
export type SmartObjectTemplateListResponse = components['schemas']['SmartObjectTemplateListResponse'];

/**
 * A smart object template: how object instances of a type are set up.
 */
export type SmartObjectTemplateResponse = components['schemas']['SmartObjectTemplateResponse'];

/**
 * One page of smart object templates.
 */
export type SmartObjectTemplatePage = components['schemas']['SmartObjectTemplatePage'];

export type ResourceAttributeDataType = components['schemas']['ResourceAttributeDataType'];

/**
 * The name that the attribute has in LwM2M.
 */
export type ResourceAttributeName = components['schemas']['ResourceAttributeName'];

/**
 * An attribute that LwM2M knows.
 */
export type ResourceAttributeDefinitionResponse =
  components['schemas']['ResourceAttributeDefinitionResponse'];

/**
 * The value of an attribute: of the object or its instances, or of one resource of them.
 */
export type ResourceAttributeRequest = components['schemas']['ResourceAttributeRequest'];

/**
 * An attribute of a smart object template.
 */
export type ResourceAttributeResponse = components['schemas']['ResourceAttributeResponse'];

/**
 * A device type to create, or its new state.
 */
export type DeviceTypeRequest = components['schemas']['DeviceTypeRequest'];

/**
 * An object instance of a device type.
 */
export type SmartObjectTypeInstanceIdRequest = components['schemas']['SmartObjectTypeInstanceIdRequest'];

/**
 * What people call an instance.
 */
export type Label = components['schemas']['Label'];

/**
 * An object instance of a device type.
 */
export type SmartObjectTypeInstanceIdResponse = components['schemas']['SmartObjectTypeInstanceIdResponse'];

/**
 * A smart object type as a device type has it. The lists in it are there where one device type or one device template is asked for by its id, once for each of its object instances.
 */
export type SmartObjectTypeOfDeviceType = components['schemas']['SmartObjectTypeOfDeviceType'];

/**
 * An object instance of a device type, with the smart object templates that there are for it.
 */
export type SmartObjectTypeInstanceWithTemplatesResponse =
  components['schemas']['SmartObjectTypeInstanceWithTemplatesResponse'];

/**
 * A smart object type with its instances in a device type and the templates that there are for it.
 */
export type SmartObjectTypeWithTemplatesResponse =
  components['schemas']['SmartObjectTypeWithTemplatesResponse'];

/**
 * A device type in a list.
 */
export type DeviceTypeListResponse = components['schemas']['DeviceTypeListResponse'];

/**
 * A device type: what a kind of device has.
 */
export type DeviceTypeResponse = components['schemas']['DeviceTypeResponse'];

/**
 * One page of device types.
 */
export type DeviceTypePage = components['schemas']['DeviceTypePage'];

/**
 * The bytes of a file.
 */
export type FileContent = components['schemas']['FileContent'];

/**
 * What a firmware package is.
 */
export type FirmwarePackageRequest = components['schemas']['FirmwarePackageRequest'];

/**
 * What to export.
 */
export type ExportDefinition = components['schemas']['ExportDefinition'];

/**
 * An export as a file.
 */
export type HardwareDefinitionsUpload = components['schemas']['HardwareDefinitionsUpload'];

/**
 * What is carried from one device network to another. Things are named by their names, objects by id and URN.
 */
export type HardwareDefinitions = components['schemas']['HardwareDefinitions'];

/**
 * A smart object template by its name.
 */
export type CarriedSmartObjectTemplate = components['schemas']['CarriedSmartObjectTemplate'];

/**
 * A setting category by its name.
 */
export type CarriedSettingCategory = components['schemas']['CarriedSettingCategory'];

/**
 * A device type by its name.
 */
export type CarriedDeviceType = components['schemas']['CarriedDeviceType'];

/**
 * A device template by its name.
 */
export type CarriedDeviceTemplate = components['schemas']['CarriedDeviceTemplate'];

/**
 * An object instance.
 */
export type CarriedInstance = components['schemas']['CarriedInstance'];

/**
 * What has become of each item of an import.
 */
export type ImportResponse = components['schemas']['ImportResponse'];

/**
 * What has become of it. Ignored: the device network has it, or it is not imported.
 */
export type ImportItemResult = components['schemas']['ImportItemResult'];

/**
 * What has become of an item.
 */
export type ImportResultItem = components['schemas']['ImportResultItem'];

/**
 * What has become of a device type.
 */
export type ImportResultDeviceType = components['schemas']['ImportResultDeviceType'];

/**
 * What has become of an object.
 */
export type ImportResultSmartObjectType = components['schemas']['ImportResultSmartObjectType'];

/**
 * What has become of a smart object template.
 */
export type ImportResultSmartObjectTemplate = components['schemas']['ImportResultSmartObjectTemplate'];

/**
 * An LwM2M object with its resources, in the words of OMA's device description files.
 */
export type SmartObjectDefinition = components['schemas']['SmartObjectDefinition'];

/**
 * Whether there can be several instances.
 */
export type InstanceCount = components['schemas']['InstanceCount'];

/**
 * An LwM2M resource, in the words of OMA's device description files.
 */
export type ResourceDefinition = components['schemas']['ResourceDefinition'];

/**
 * A firmware package with its file.
 */
export type FirmwarePackageUpload = components['schemas']['FirmwarePackageUpload'];

/**
 * A firmware package, in brief.
 */
export type FirmwarePackageListResponse = components['schemas']['FirmwarePackageListResponse'];

/**
 * A firmware package.
 */
export type FirmwarePackageResponse = components['schemas']['FirmwarePackageResponse'];

/**
 * Push writes the file to the device; Pull gives it an address to fetch the file from.
 */
export type FirmwareDeliveryMethod = components['schemas']['FirmwareDeliveryMethod'];

/**
 * A firmware update of one device.
 */
export type FirmwareUpgradeRequest = components['schemas']['FirmwareUpgradeRequest'];

/**
 * A firmware update of many devices; either DeviceIds or Filter says which.
 */
export type FirmwarePackageUpgradeRequest = components['schemas']['FirmwarePackageUpgradeRequest'];

/**
 * A state of LwM2M object 5.
 */
export type FirmwareState = components['schemas']['FirmwareState'];

/**
 * The firmware update of a device.
 */
export type FirmwareUpgradeResponse = components['schemas']['FirmwareUpgradeResponse'];

/**
 * One page of firmware packages.
 */
export type FirmwarePackagePage = components['schemas']['FirmwarePackagePage'];

/**
 * A device template to create, or its new state.
 */
export type DeviceTemplateRequest = components['schemas']['DeviceTemplateRequest'];

/**
 * An object instance of a template: named by SmartObjectTypeInstanceId, or by SmartObjectTypeId and InstanceId.
 */
export type SmartObjectTypeInstanceTemplateRequest =
  components['schemas']['SmartObjectTypeInstanceTemplateRequest'];

/**
 * An object instance of a template.
 */
export type SmartObjectTypeInstanceTemplateResponse =
  components['schemas']['SmartObjectTypeInstanceTemplateResponse'];

/**
 * A smart object type of a template, as older clients name it: it stands for all its instances in the device type, or for instance 0.
 * @deprecated
 */
export type DeprecatedSmartObjectTypeRequest = components['schemas']['DeprecatedSmartObjectTypeRequest'];

/**
 * The value that a template gives to a setting.
 */
export type DeviceTemplateSettingValueRequest = components['schemas']['DeviceTemplateSettingValueRequest'];

/**
 * A device template in a list.
 */
export type DeviceTemplateListResponse = components['schemas']['DeviceTemplateListResponse'];

/**
 * A device template: how devices of a type are set up.
 */
export type DeviceTemplateResponse = components['schemas']['DeviceTemplateResponse'];

/**
 * One page of device templates.
 */
export type DeviceTemplatePage = components['schemas']['DeviceTemplatePage'];

/**
 * How a value is written; String is text, HexString is hexadecimal digits, two for each byte.
 */
export type SettingDataType = components['schemas']['SettingDataType'];

/**
 * The key of a setting, unique in its category.
 */
export type SettingKey = components['schemas']['SettingKey'];

/**
 * A setting that a category knows.
 */
export type DefaultSettingRequest = components['schemas']['DefaultSettingRequest'];

/**
 * A setting that a category knows.
 */
export type DefaultSettingResponse = components['schemas']['DefaultSettingResponse'];

/**
 * One page of default settings.
 */
export type DefaultSettingPage = components['schemas']['DefaultSettingPage'];

/**
 * A setting category to create, or its new state.
 */
export type SettingCategoryRequest = components['schemas']['SettingCategoryRequest'];

/**
 * A group of settings.
 */
export type SettingCategoryResponse = components['schemas']['SettingCategoryResponse'];

/**
 * One page of setting categories.
 */
export type SettingCategoryPage = components['schemas']['SettingCategoryPage'];

/**
 * A setting to create, or its new state.
 */
export type SettingRequest = components['schemas']['SettingRequest'];

/**
 * A setting to create in the category that the path names.
 */
export type SettingInCategoryRequest = components['schemas']['SettingInCategoryRequest'];

/**
 * A setting. Secrets have no Value.
 */
export type SettingResponse = components['schemas']['SettingResponse'];

/**
 * A value to set, or to delete.
 */
export type SettingValueUpdate = components['schemas']['SettingValueUpdate'];

/**
 * Values of the settings of one category.
 */
export type SettingCategoryValueRequest = components['schemas']['SettingCategoryValueRequest'];

/**
 * A value of a setting.
 */
export type SettingValueRequest = components['schemas']['SettingValueRequest'];

/**
 * Which devices are meant. A criterion that is left out or empty is met by all.
 */
export type DeviceFilterBase = components['schemas']['DeviceFilterBase'];

/**
 * A device in short.
 */
export type DeviceFilterResponse = components['schemas']['DeviceFilterResponse'];

/**
 * Devices as CSV (RFC 4180), a line with the names of the columns first. PSK.preSharedKey is in hexadecimal digits.
 */
export type DeviceCsv = components['schemas']['DeviceCsv'];

/**
 * A device to create, or its new state.
 */
export type DeviceRequest = components['schemas']['DeviceRequest'];

/**
 * A device in a list.
 */
export type DeviceListResponse = components['schemas']['DeviceListResponse'];

/**
 * A device.
 */
export type DeviceResponse = components['schemas']['DeviceResponse'];

/**
 * How to follow a request for many devices.
 */
export type DeviceMassRegistrationResponse = components['schemas']['DeviceMassRegistrationResponse'];

/**
 * One page of devices.
 */
export type DevicePage = components['schemas']['DevicePage'];

/**
 * A smart object to create.
 */
export type SmartObjectRequest = components['schemas']['SmartObjectRequest'];

/**
 * A value that a new smart object starts with.
 */
export type SmartObjectValueRequest = components['schemas']['SmartObjectValueRequest'];

/**
 * A resource of a smart object.
 */
export type ResourceRequest = components['schemas']['ResourceRequest'];

/**
 * A smart object in a list.
 */
export type SmartObjectListResponse = components['schemas']['SmartObjectListResponse'];

/**
 * A smart object: one object instance of a device.
 */
export type SmartObjectResponse = components['schemas']['SmartObjectResponse'];

/**
 * An attribute at one path of a device.
 */
export type SmartObjectAttributeResponse = components['schemas']['SmartObjectAttributeResponse'];

/**
 * A resource of a smart object. A resource that can have several instances appears as itself and once more for each resource instance that is known.
 */
export type ResourceResponse = components['schemas']['ResourceResponse'];

/**
 * A resource in a list. A resource that can have several instances appears as itself and once more for each resource instance that is known.
 */
export type ResourceListResponse = components['schemas']['ResourceListResponse'];

/**
 * One page of resources.
 */
export type ResourcePage = components['schemas']['ResourcePage'];

/**
 * A value of a resource; it is in v, sv or bv by its type.
 */
export type LatestMeasurement = components['schemas']['LatestMeasurement'];

/**
 * A value to write.
 */
export type ResourceWriteRequest = components['schemas']['ResourceWriteRequest'];

/**
 * Arguments of an execution.
 */
export type ResourceExecuteRequest = components['schemas']['ResourceExecuteRequest'];

/**
 * How long to observe.
 */
export type ResourceObserveRequest = components['schemas']['ResourceObserveRequest'];

/**
 * The state of an observation.
 */
export type ResourceObserveState = components['schemas']['ResourceObserveState'];

/**
 * What resources are chosen by.
 */
export type ResourceCollectionRequest = components['schemas']['ResourceCollectionRequest'];

/**
 * A resource collection in a list.
 */
export type ResourceCollectionListResponse = components['schemas']['ResourceCollectionListResponse'];

/**
 * A resource collection with what it chooses resources by.
 */
export type ResourceCollectionResponse = components['schemas']['ResourceCollectionResponse'];

/**
 * One page of resource collections.
 */
export type ResourceCollectionPage = components['schemas']['ResourceCollectionPage'];

/**
 * What is to be done to the resources of a collection.
 */
export type ActuatorRequest = components['schemas']['ActuatorRequest'];

/**
 * What becomes of the resources of one type.
 */
export type ActuatorResourceValueRequest = components['schemas']['ActuatorResourceValueRequest'];

/**
 * An actuator in a list.
 */
export type ActuatorListResponse = components['schemas']['ActuatorListResponse'];

/**
 * What is to be done to the resources of a collection.
 */
export type ActuatorResponse = components['schemas']['ActuatorResponse'];

/**
 * What becomes of the resources of one type.
 */
export type ActuatorResourceValueResponse = components['schemas']['ActuatorResourceValueResponse'];

/**
 * One page of actuators.
 */
export type ActuatorPage = components['schemas']['ActuatorPage'];

/**
 * A group of events.
 */
export type EventCategoryRequest = components['schemas']['EventCategoryRequest'];

/**
 * A group of events.
 */
export type EventCategoryResponse = components['schemas']['EventCategoryResponse'];

/**
 * An event consumer, in short.
 */
export type EventConsumerSmallResponse = components['schemas']['EventConsumerSmallResponse'];

/**
 * One page of event categories.
 */
export type EventCategoryPage = components['schemas']['EventCategoryPage'];

/**
 * A rule in a list. The service has none.
 */
export type RuleListResponse = components['schemas']['RuleListResponse'];

/**
 * An event that arose from a rule. The service has none.
 */
export type EventResponse = components['schemas']['EventResponse'];

/**
 * One page of rules.
 */
export type RulePage = components['schemas']['RulePage'];

/**
 * One page of events.
 */
export type EventPage = components['schemas']['EventPage'];

/**
 * What is said of an interval. All is all of them but Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
 */
export type AggregationType = components['schemas']['AggregationType'];

/**
 * What the values of a resource come to.
 */
export type AggregatedMeasurements = components['schemas']['AggregatedMeasurements'];

/**
 * One point; t and d are when its interval begins, or when the value was taken.
 */
export type MeasurementMessage = components['schemas']['MeasurementMessage'];

/**
 * Which samples to take, and what to make of them.
 */
export type AdvancedMeasurementQuery = components['schemas']['AdvancedMeasurementQuery'];

/**
 * The figure of one group.
 */
export type AdvancedMeasurementQueryResponse = components['schemas']['AdvancedMeasurementQueryResponse'];

/**
 * Measurements of one resource.
 */
export type MinimalMeasurements = components['schemas']['MinimalMeasurements'];

/**
 * One measurement; the value is in v, sv or bv by its type.
 */
export type MinimalMeasurementMessage = components['schemas']['MinimalMeasurementMessage'];

/**
 * A formula for each device of a device template, to create, or its new state.
 */
export type TransformerTemplateRequest = components['schemas']['TransformerTemplateRequest'];

/**
 * The formula, under the Key Expression.
 */
export type TransformerConfigurations = components['schemas']['TransformerConfigurations'];

/**
 * A configuration of a transformer.
 */
export type TransformerConfiguration = components['schemas']['TransformerConfiguration'];

/**
 * A resolution to create, or its new state.
 */
export type ResolutionRequest = components['schemas']['ResolutionRequest'];

/**
 * A resource type of a smart object type.
 */
export type ResolvedResourceTypeRequest = components['schemas']['ResolvedResourceTypeRequest'];

/**
 * A named length of the periods that values are aggregated over.
 */
export type ResolutionResponse = components['schemas']['ResolutionResponse'];

/**
 * Resources that a formula reads.
 */
export type TransformerSourceTypeConfigurationModel =
  components['schemas']['TransformerSourceTypeConfigurationModel'];

/**
 * A virtual resource that a formula computes.
 */
export type TransformerTargetTypeConfigurationModel =
  components['schemas']['TransformerTargetTypeConfigurationModel'];

/**
 * A formula that computes virtual resources.
 */
export type TransformerTemplateResponse = components['schemas']['TransformerTemplateResponse'];

/**
 * A formula over a resource collection, for a device of its own at a location.
 */
export type LocationTransformerRequest = components['schemas']['LocationTransformerRequest'];

/**
 * A kind of transformer.
 */
export type TransformerTypeListResponse = components['schemas']['TransformerTypeListResponse'];

/**
 * A kind of transformer, with the configurations that it takes.
 */
export type TransformerTypeResponse = components['schemas']['TransformerTypeResponse'];

/**
 * A source or a target that a kind of transformer demands.
 */
export type TransformerResourceDefinition = components['schemas']['TransformerResourceDefinition'];

/**
 * A page about a kind of transformer.
 */
export type TransformerTypeExternalLink = components['schemas']['TransformerTypeExternalLink'];

/**
 * A configuration that transformers of a type take.
 */
export type TransformerTypeConfigurationDefinition =
  components['schemas']['TransformerTypeConfigurationDefinition'];

/**
 * One page of transformer types.
 */
export type TransformerTypePage = components['schemas']['TransformerTypePage'];

/**
 * An event consumer to create, or its new state.
 */
export type EventConsumerRequest = components['schemas']['EventConsumerRequest'];

/**
 * A header of deliveries.
 */
export type EventConsumerHeader = components['schemas']['EventConsumerHeader'];

/**
 * A header of deliveries, without its value.
 */
export type EventConsumerHeaderResponse = components['schemas']['EventConsumerHeaderResponse'];

/**
 * An event consumer, without its secrets.
 */
export type EventConsumerListResponse = components['schemas']['EventConsumerListResponse'];

/**
 * An event consumer, without its secrets, and how its deliveries go.
 */
export type EventConsumerResponse = components['schemas']['EventConsumerResponse'];

/**
 * How the deliveries of an event consumer go; times since the service was started.
 */
export type EventConsumerDelivery = components['schemas']['EventConsumerDelivery'];

/**
 * One page of event consumers.
 */
export type EventConsumerPage = components['schemas']['EventConsumerPage'];

/**
 * What happened, as event consumers are told. Any member may be left out of a test.
 */
export type EventMessage = components['schemas']['EventMessage'];

/**
 * A delivery that was given up, without its events.
 */
export type DeadLetterListResponse = components['schemas']['DeadLetterListResponse'];

/**
 * A delivery that was given up.
 */
export type DeadLetterResponse = components['schemas']['DeadLetterResponse'];

/**
 * One page of dead letters.
 */
export type DeadLetterPage = components['schemas']['DeadLetterPage'];

/**
 * A command that waits for a device that sleeps. The values that it carries are not shown.
 */
export type QueueItemResponse = components['schemas']['QueueItemResponse'];

/**
 * One page of queue items.
 */
export type QueueItemPage = components['schemas']['QueueItemPage'];

/**
 * An entry of the activity log. The status of an entry with children is the sum of theirs.
 */
export type ActivityLogEntryResponse = components['schemas']['ActivityLogEntryResponse'];

/**
 * That a key changed something, or tried to.
 */
export type AuditEntryResponse = components['schemas']['AuditEntryResponse'];

/**
 * One page of entries.
 */
export type AuditPage = components['schemas']['AuditPage'];

/**
 * Activity log entries as CSV.
 */
export type ActivityLogCsv = components['schemas']['ActivityLogCsv'];

/**
 * One page of activity log entries.
 */
export type ActivityLogPage = components['schemas']['ActivityLogPage'];

/**
 * A picture as PNG.
 */
export type Picture = components['schemas']['Picture'];

export type MusterEventType = components['schemas']['MusterEventType'];

/**
 * Something that happened in the device network.
 */
export type MusterEvent = components['schemas']['MusterEvent'];
