// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { components } from './api.ts';

/**
 * UUID (RFC 9562). Read in any case, written in lower case.
 */
export type Uuid = components['schemas']['Uuid'];

/**
 * Point in time in milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMilliseconds = components['schemas']['EpochMilliseconds'];

/**
 * Point in time as an RFC 3339 date-time.
 */
export type DateTime = components['schemas']['DateTime'];

/**
 * Name of 1 to 255 characters on one line. The server removes leading and trailing white space. Where names must be unique, case is ignored.
 */
export type Name = components['schemas']['Name'];

/**
 * Text of at most 10,000 characters.
 */
export type Text = components['schemas']['Text'];

/**
 * LwM2M endpoint client name of 1 to 255 characters. Unique in the service.
 */
export type EndpointName = components['schemas']['EndpointName'];

/**
 * URN of an LwM2M object, as in the OMA registry.
 */
export type ObjectUrn = components['schemas']['ObjectUrn'];

/**
 * ID of an LwM2M object, object instance or resource, 0 to 65534. 65535 is reserved.
 */
export type LwM2MId = components['schemas']['LwM2MId'];

/**
 * Protocol of the devices of a type. Real devices are LWM2M, or Legacy behind a gateway.
 */
export type DeviceStandard = components['schemas']['DeviceStandard'];

/**
 * Connection state of a device. online: registered, and neither the lifetime nor the grace period after it has run out. Deregistered: the device sent a Deregister. offline: otherwise.
 */
export type DeviceStatus = components['schemas']['DeviceStatus'];

/**
 * Access that a server has to the resource, in coarse form. All means more than one of Read, Write and Execute. Operations has the exact set.
 */
export type AccessType = components['schemas']['AccessType'];

/**
 * Operations that a server may perform on the resource, R (read), W (write) and E (execute). Left out of responses if only a bootstrap server may access the resource.
 */
export type Operations = components['schemas']['Operations'];

/**
 * LwM2M data type. None if the resource can only be executed.
 */
export type ResourceDataType = components['schemas']['ResourceDataType'];

/**
 * OMA device description file (LWM2M XML) with one or more objects. Document type declarations and entities are rejected.
 */
export type DdfXml = components['schemas']['DdfXml'];

/**
 * ID of the created entity.
 */
export type EntityIdResponse = components['schemas']['EntityIdResponse'];

/**
 * Error code. docs/errors.md explains each one.
 */
export type ErrorCode = components['schemas']['ErrorCode'];

/**
 * Members of every error response.
 */
export type ErrorResponse = components['schemas']['ErrorResponse'];

/**
 * The same error as RFC 9457 problem details, for clients that accept application/problem+json.
 */
export type ProblemResponse = components['schemas']['ProblemResponse'];

/**
 * Position of a page in its list.
 */
export type PageEnvelope = components['schemas']['PageEnvelope'];

/**
 * Versions of the service and its components.
 */
export type VersionResponse = components['schemas']['VersionResponse'];

/**
 * Versions of the components of the service.
 */
export type VersionParts = components['schemas']['VersionParts'];

/**
 * A device network to create.
 */
export type DeviceNetworkRequest = components['schemas']['DeviceNetworkRequest'];

/**
 * A device network, the unit of tenant isolation. Entities of one network are invisible in all others.
 */
export type DeviceNetworkResponse = components['schemas']['DeviceNetworkResponse'];

/**
 * One page of device networks.
 */
export type DeviceNetworkPage = components['schemas']['DeviceNetworkPage'];

/**
 * A tenant, which owns device networks.
 */
export type TenantResponse = components['schemas']['TenantResponse'];

/**
 * New details of a tenant. Members that are left out are cleared, except the name.
 */
export type TenantRequest = components['schemas']['TenantRequest'];

/**
 * One page of tenants.
 */
export type TenantPage = components['schemas']['TenantPage'];

/**
 * The user account of an API key.
 */
export type UserAccountResponse = components['schemas']['UserAccountResponse'];

/**
 * Time zone name of the IANA time zone database.
 */
export type TimeZoneName = components['schemas']['TimeZoneName'];

/**
 * An API key to create, or its new state.
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
 * A role to create, or its new state.
 */
export type RoleRequest = components['schemas']['RoleRequest'];

/**
 * A responsibility (a named set of permissions) to create, or its new state.
 */
export type ResponsibilityRequest = components['schemas']['ResponsibilityRequest'];

/**
 * Permission for one kind of access to one kind of entity, or a custom permission.
 */
export type RolePermissionRequest = components['schemas']['RolePermissionRequest'];

/**
 * One page of responsibilities.
 */
export type ResponsibilityPage = components['schemas']['ResponsibilityPage'];

/**
 * A kind of entity or a custom permission that roles can grant.
 */
export type PermissionTypeName = components['schemas']['PermissionTypeName'];

/**
 * Granted permissions by EntityName: All, or a comma-separated list of kinds of access.
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
 * A token that opens event streams.
 */
export type RealTimeToken = components['schemas']['RealTimeToken'];

/**
 * A role, a named set of responsibilities.
 */
export type RoleResponse = components['schemas']['RoleResponse'];

/**
 * A responsibility, a named set of permissions.
 */
export type ResponsibilityResponse = components['schemas']['ResponsibilityResponse'];

/**
 * Permission for one kind of access to one kind of entity, or a custom permission.
 */
export type RolePermissionResponse = components['schemas']['RolePermissionResponse'];

/**
 * One page of roles.
 */
export type RolePage = components['schemas']['RolePage'];

/**
 * Security mode that devices use with the server.
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
 * An LwM2M server account to provision, an instance of the Security object and one of the Server object.
 */
export type BootstrapAccountRequest = components['schemas']['BootstrapAccountRequest'];

/**
 * An LwM2M server account that devices are provisioned with, without its key.
 */
export type BootstrapAccountResponse = components['schemas']['BootstrapAccountResponse'];

/**
 * An instance of the Access Control object, with the access rights for one object instance of the device.
 */
export type BootstrapAccessControl = components['schemas']['BootstrapAccessControl'];

/**
 * Access rights of one server.
 */
export type BootstrapAccessRight = components['schemas']['BootstrapAccessRight'];

/**
 * A bootstrap server in a list.
 */
export type BootstrapServerListResponse = components['schemas']['BootstrapServerListResponse'];

/**
 * A bootstrap server, the accounts and access rights that devices are provisioned with.
 */
export type BootstrapServerResponse = components['schemas']['BootstrapServerResponse'];

/**
 * One page of bootstrap servers.
 */
export type BootstrapServerPage = components['schemas']['BootstrapServerPage'];

/**
 * ID of an entity in another system.
 */
export type ExternalId = components['schemas']['ExternalId'];

/**
 * Time zone name of the IANA time zone database.
 */
export type TimeZone = components['schemas']['TimeZone'];

/**
 * ID of a network setting.
 */
export type NetworkSettingId = components['schemas']['NetworkSettingId'];

/**
 * IDs of tags.
 */
export type TagIds = components['schemas']['TagIds'];

/**
 * Kind of network.
 */
export type NetworkType = components['schemas']['NetworkType'];

/**
 * Authentication of gateways that join the network.
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
 * A network that gateways may join. The key is never returned.
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
 * A tag, a label for devices, gateways, locations and other entities.
 */
export type TagResponse = components['schemas']['TagResponse'];

/**
 * Tags, sorted by name.
 */
export type TagResponses = components['schemas']['TagResponses'];

/**
 * One page of tags.
 */
export type TagPage = components['schemas']['TagPage'];

/**
 * ID of a tag, or the tag as the service returns it.
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
 * One page of location resources with their positions.
 */
export type LocationResourceWithPositionsPage = components['schemas']['LocationResourceWithPositionsPage'];

/**
 * Kind of entity that has the position. DeviceIpsoDynamic is a device that reports its own coordinates. Unknown marks a point without an entity of the service. SensorCollection (before LwM2M) is rejected.
 */
export type PositionedType = components['schemas']['PositionedType'];

/**
 * A position to create, or its new state.
 */
export type PositionRequest = components['schemas']['PositionRequest'];

/**
 * Position of a device on a location resource.
 */
export type DevicePositionRequest = components['schemas']['DevicePositionRequest'];

/**
 * A position on the location resource of the request.
 */
export type ListedPositionRequest = components['schemas']['ListedPositionRequest'];

/**
 * Position of an entity on a location resource.
 */
export type PositionResponse = components['schemas']['PositionResponse'];

/**
 * Kind of location resource.
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
 * A location resource with its positions.
 */
export type LocationResourceWithPositionsResponse =
  components['schemas']['LocationResourceWithPositionsResponse'];

/**
 * Content of the file of a location resource.
 */
export type LocationResourceContent = components['schemas']['LocationResourceContent'];

/**
 * A location of devices and gateways.
 */
export type LocationResponse = components['schemas']['LocationResponse'];

/**
 * One page of locations.
 */
export type LocationDetailsPage = components['schemas']['LocationDetailsPage'];

/**
 * A data collector (gateway) to register, or its new state.
 */
export type DataCollectorRequest = components['schemas']['DataCollectorRequest'];

/**
 * Name of a cloud region, 1 to 64 characters.
 */
export type Region = components['schemas']['Region'];

/**
 * A configuration key that gateways of a type support.
 */
export type ConfigurationItemRequest = components['schemas']['ConfigurationItemRequest'];

/**
 * A configuration key that gateways of a type support.
 */
export type ConfigurationItem = components['schemas']['ConfigurationItem'];

/**
 * A configuration value for gateways.
 */
export type ConfigurationValueRequest = components['schemas']['ConfigurationValueRequest'];

/**
 * A configuration value for gateways.
 */
export type ConfigurationValueResponse = components['schemas']['ConfigurationValueResponse'];

/**
 * MAC address of 6 to 8 bytes in hexadecimal digits, separated by colons, by dashes or not at all.
 */
export type MacAddress = components['schemas']['MacAddress'];

/**
 * A data collector (gateway) in a list.
 */
export type DataCollectorListResponse = components['schemas']['DataCollectorListResponse'];

/**
 * A data collector, the gateway that devices report through.
 */
export type DataCollectorResponse = components['schemas']['DataCollectorResponse'];

/**
 * A network setting that was sent to a gateway, without its key.
 */
export type GatewayNetwork = components['schemas']['GatewayNetwork'];

/**
 * One page of data collectors.
 */
export type DataCollectorPage = components['schemas']['DataCollectorPage'];

/**
 * The data collector that needs a security token.
 */
export type SecurityTokenRequest = components['schemas']['SecurityTokenRequest'];

/**
 * A command that the gateway itself carries out.
 */
export type CustomCommandRequest = components['schemas']['CustomCommandRequest'];

/**
 * A log post of a gateway.
 */
export type LogResponse = components['schemas']['LogResponse'];

/**
 * The log posts of one day.
 */
export type LogFileResponse = components['schemas']['LogFileResponse'];

/**
 * One page of days with log posts.
 */
export type LogFilePage = components['schemas']['LogFilePage'];

/**
 * Path and token to reach one part of the service over HTTP, at the same address as this API.
 */
export type AccessTicket = components['schemas']['AccessTicket'];

/**
 * Token that lets software act as one gateway, with the paths that accept it.
 */
export type RegistrationTicket = components['schemas']['RegistrationTicket'];

/**
 * The registration of a device that does not speak LwM2M.
 */
export type DeviceRegistration = components['schemas']['DeviceRegistration'];

/**
 * The registration of one of several devices that do not speak LwM2M.
 */
export type EndpointRegistration = components['schemas']['EndpointRegistration'];

/**
 * A registered device that does not speak LwM2M.
 */
export type DeviceRegistrationResponse = components['schemas']['DeviceRegistrationResponse'];

/**
 * A value of a device that does not speak LwM2M.
 */
export type DeviceValue = components['schemas']['DeviceValue'];

/**
 * A value of one of several devices that do not speak LwM2M.
 */
export type EndpointValue = components['schemas']['EndpointValue'];

/**
 * The result of a delivery of values.
 */
export type DeliveryReport = components['schemas']['DeliveryReport'];

/**
 * The result of registering several devices.
 */
export type RegistrationReport = components['schemas']['RegistrationReport'];

/**
 * Why an item of a batch was refused.
 */
export type ItemError = components['schemas']['ItemError'];

/**
 * Content of a barcode.
 */
export type BarcodeData = components['schemas']['BarcodeData'];

/**
 * Response of the gateway to a custom command.
 */
export type CustomCommandAnswer = components['schemas']['CustomCommandAnswer'];

/**
 * Whether devices of the gateway are barred from registering.
 */
export type IsBlacklisted = components['schemas']['IsBlacklisted'];

/**
 * Content of a label.
 */
export type BarcodeParserResponse = components['schemas']['BarcodeParserResponse'];

/**
 * An LwM2M client that a gateway has seen, but that no device in the device network matches.
 */
export type DeviceDiscoveryResponse = components['schemas']['DeviceDiscoveryResponse'];

/**
 * State of a gateway, in the form of a device.
 */
export type InternalDeviceResponse = components['schemas']['InternalDeviceResponse'];

/**
 * State that a gateway reports, by name. The names are State, Since, Addresses, DevicesOnline, Region and Version.
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
 * A setting category of a type. An existing one is found by Id or Name, otherwise it is created.
 */
export type TypeSettingCategoryRequest = components['schemas']['TypeSettingCategoryRequest'];

/**
 * A data collector type, a kind of gateway.
 */
export type DataCollectorTypeResponse = components['schemas']['DataCollectorTypeResponse'];

/**
 * One page of data collector types.
 */
export type DataCollectorTypePage = components['schemas']['DataCollectorTypePage'];

/**
 * A data collector type with its metrics.
 */
export type DataCollectorTypeListResponse = components['schemas']['DataCollectorTypeListResponse'];

/**
 * One page of data collector types.
 */
export type DataCollectorTypeMetricsPage = components['schemas']['DataCollectorTypeMetricsPage'];

/**
 * An exported data collector type, for import into another device network.
 */
export type DataCollectorTypeExportResponse = components['schemas']['DataCollectorTypeExportResponse'];

/**
 * A data collector type exported from another device network.
 */
export type DataCollectorTypeImportRequest = components['schemas']['DataCollectorTypeImportRequest'];

/**
 * A data collector template to create, or its new state.
 */
export type DataCollectorTemplateRequest = components['schemas']['DataCollectorTemplateRequest'];

/**
 * A data collector template, the configuration of gateways of a type.
 */
export type DataCollectorTemplateResponse = components['schemas']['DataCollectorTemplateResponse'];

/**
 * One page of data collector templates.
 */
export type DataCollectorTemplatePage = components['schemas']['DataCollectorTemplatePage'];

/**
 * Value that a template sets for a setting.
 */
export type DataCollectorTemplateSettingValueRequest =
  components['schemas']['DataCollectorTemplateSettingValueRequest'];

/**
 * Value that a template sets for a setting. Secrets have no Value.
 */
export type DataCollectorTemplateSettingValueResponse =
  components['schemas']['DataCollectorTemplateSettingValueResponse'];

/**
 * An exported data collector template, for import into another device network.
 */
export type DataCollectorTemplateExportResponse =
  components['schemas']['DataCollectorTemplateExportResponse'];

/**
 * A data collector template exported from another device network.
 */
export type DataCollectorTemplateImportRequest = components['schemas']['DataCollectorTemplateImportRequest'];

/**
 * One operation of a JSON Patch (RFC 6902).
 */
export type JsonPatchOperation = components['schemas']['JsonPatchOperation'];

/**
 * A smart object type (LwM2M object definition) to create.
 */
export type SmartObjectTypeRequest = components['schemas']['SmartObjectTypeRequest'];

/**
 * A smart object type in a list.
 */
export type SmartObjectTypeListResponse = components['schemas']['SmartObjectTypeListResponse'];

/**
 * A smart object type, the definition of an LwM2M object.
 */
export type SmartObjectTypeResponse = components['schemas']['SmartObjectTypeResponse'];

/**
 * Use of a resource type by a smart object type.
 */
export type ResourceTypeInstanceRequest = components['schemas']['ResourceTypeInstanceRequest'];

/**
 * Use of a resource type by a smart object type.
 */
export type ResourceTypeInstanceResponse = components['schemas']['ResourceTypeInstanceResponse'];

/**
 * One page of smart object types.
 */
export type SmartObjectTypePage = components['schemas']['SmartObjectTypePage'];

/**
 * An LwM2M object definition to import.
 */
export type SmartObjectTypeImportRequest = components['schemas']['SmartObjectTypeImportRequest'];

/**
 * An LwM2M resource definition to import.
 */
export type ResourceTypeImportRequest = components['schemas']['ResourceTypeImportRequest'];

/**
 * Range of valid values, as the object definition states it.
 */
export type Range = components['schemas']['Range'];

/**
 * Unit of the values, as the object definition states it.
 */
export type Units = components['schemas']['Units'];

/**
 * A resource type (LwM2M resource definition) to create, or its new state.
 */
export type ResourceTypeRequest = components['schemas']['ResourceTypeRequest'];

/**
 * A resource type in a list.
 */
export type ResourceTypeListResponse = components['schemas']['ResourceTypeListResponse'];

/**
 * A resource type, the definition of an LwM2M resource.
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
 * A resource template, the desired observation and value of one resource.
 */
export type ResourceTemplateRequest = components['schemas']['ResourceTemplateRequest'];

/**
 * A resource template, the desired observation and value of one resource.
 */
export type ResourceTemplateResponse = components['schemas']['ResourceTemplateResponse'];

/**
 * A smart object template in a list.
 */
export type SmartObjectTemplateListResponse = components['schemas']['SmartObjectTemplateListResponse'];

/**
 * A smart object template, the configuration of object instances of a type.
 */
export type SmartObjectTemplateResponse = components['schemas']['SmartObjectTemplateResponse'];

/**
 * One page of smart object templates.
 */
export type SmartObjectTemplatePage = components['schemas']['SmartObjectTemplatePage'];

/**
 * Data type of the values of an attribute.
 */
export type ResourceAttributeDataType = components['schemas']['ResourceAttributeDataType'];

/**
 * Name of the attribute in LwM2M, such as pmin.
 */
export type ResourceAttributeName = components['schemas']['ResourceAttributeName'];

/**
 * Definition of an LwM2M attribute.
 */
export type ResourceAttributeDefinitionResponse =
  components['schemas']['ResourceAttributeDefinitionResponse'];

/**
 * Value of an attribute for the object, one object instance or one resource.
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
 * Label of an instance, for people.
 */
export type Label = components['schemas']['Label'];

/**
 * An object instance of a device type.
 */
export type SmartObjectTypeInstanceIdResponse = components['schemas']['SmartObjectTypeInstanceIdResponse'];

/**
 * A smart object type as part of a device type. Its lists are present only in the response for a single device type or device template, once for each object instance.
 */
export type SmartObjectTypeOfDeviceType = components['schemas']['SmartObjectTypeOfDeviceType'];

/**
 * An object instance of a device type, with the smart object templates of its type.
 */
export type SmartObjectTypeInstanceWithTemplatesResponse =
  components['schemas']['SmartObjectTypeInstanceWithTemplatesResponse'];

/**
 * A smart object type with its object instances in a device type and its smart object templates.
 */
export type SmartObjectTypeWithTemplatesResponse =
  components['schemas']['SmartObjectTypeWithTemplatesResponse'];

/**
 * A device type in a list.
 */
export type DeviceTypeListResponse = components['schemas']['DeviceTypeListResponse'];

/**
 * A device type, the objects and settings of a kind of device.
 */
export type DeviceTypeResponse = components['schemas']['DeviceTypeResponse'];

/**
 * One page of device types.
 */
export type DeviceTypePage = components['schemas']['DeviceTypePage'];

/**
 * Content of a file.
 */
export type FileContent = components['schemas']['FileContent'];

/**
 * Details of a firmware package.
 */
export type FirmwarePackageRequest = components['schemas']['FirmwarePackageRequest'];

/**
 * Entities to export.
 */
export type ExportDefinition = components['schemas']['ExportDefinition'];

/**
 * An exported file to import.
 */
export type HardwareDefinitionsUpload = components['schemas']['HardwareDefinitionsUpload'];

/**
 * Hardware definitions exported from one device network for import into another. Entities refer to each other by name, and to objects by ID and URN.
 */
export type HardwareDefinitions = components['schemas']['HardwareDefinitions'];

/**
 * An exported smart object template.
 */
export type CarriedSmartObjectTemplate = components['schemas']['CarriedSmartObjectTemplate'];

/**
 * An exported setting category.
 */
export type CarriedSettingCategory = components['schemas']['CarriedSettingCategory'];

/**
 * An exported device type.
 */
export type CarriedDeviceType = components['schemas']['CarriedDeviceType'];

/**
 * An exported device template.
 */
export type CarriedDeviceTemplate = components['schemas']['CarriedDeviceTemplate'];

/**
 * An exported object instance.
 */
export type CarriedInstance = components['schemas']['CarriedInstance'];

/**
 * Result of an import, item by item.
 */
export type ImportResponse = components['schemas']['ImportResponse'];

/**
 * Result of the import. Ignored means that the device network already has the item, or that such items are not imported.
 */
export type ImportItemResult = components['schemas']['ImportItemResult'];

/**
 * Result of the import of one item.
 */
export type ImportResultItem = components['schemas']['ImportResultItem'];

/**
 * Result of the import of one device type.
 */
export type ImportResultDeviceType = components['schemas']['ImportResultDeviceType'];

/**
 * Result of the import of one LwM2M object.
 */
export type ImportResultSmartObjectType = components['schemas']['ImportResultSmartObjectType'];

/**
 * Result of the import of one smart object template.
 */
export type ImportResultSmartObjectTemplate = components['schemas']['ImportResultSmartObjectTemplate'];

/**
 * An LwM2M object with its resources, in the terms of OMA device description files.
 */
export type SmartObjectDefinition = components['schemas']['SmartObjectDefinition'];

/**
 * Whether several instances are possible.
 */
export type InstanceCount = components['schemas']['InstanceCount'];

/**
 * An LwM2M resource, in the terms of OMA device description files.
 */
export type ResourceDefinition = components['schemas']['ResourceDefinition'];

/**
 * A firmware package with its file.
 */
export type FirmwarePackageUpload = components['schemas']['FirmwarePackageUpload'];

/**
 * A firmware package in a list.
 */
export type FirmwarePackageListResponse = components['schemas']['FirmwarePackageListResponse'];

/**
 * A firmware package.
 */
export type FirmwarePackageResponse = components['schemas']['FirmwarePackageResponse'];

/**
 * Delivery of the file. With Push, the service writes the file to the device. With Pull, the device downloads the file from a URI that it is given.
 */
export type FirmwareDeliveryMethod = components['schemas']['FirmwareDeliveryMethod'];

/**
 * A firmware update of one device to start.
 */
export type FirmwareUpgradeRequest = components['schemas']['FirmwareUpgradeRequest'];

/**
 * A firmware update of many devices to start. Exactly one of DeviceIds and Filter selects the devices.
 */
export type FirmwarePackageUpgradeRequest = components['schemas']['FirmwarePackageUpgradeRequest'];

/**
 * Value of the State resource of the Firmware Update object (/5/0/3).
 */
export type FirmwareState = components['schemas']['FirmwareState'];

/**
 * State of the firmware update of a device.
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
 * An object instance of a device template. SmartObjectTypeInstanceId, or SmartObjectTypeId with InstanceId, identifies it.
 */
export type SmartObjectTypeInstanceTemplateRequest =
  components['schemas']['SmartObjectTypeInstanceTemplateRequest'];

/**
 * An object instance of a device template.
 */
export type SmartObjectTypeInstanceTemplateResponse =
  components['schemas']['SmartObjectTypeInstanceTemplateResponse'];

/**
 * A smart object type of a template, as older clients send it. It stands for all object instances of the type in the device type, or for instance 0 if there are none.
 * @deprecated
 */
export type DeprecatedSmartObjectTypeRequest = components['schemas']['DeprecatedSmartObjectTypeRequest'];

/**
 * Value that a template sets for a setting.
 */
export type DeviceTemplateSettingValueRequest = components['schemas']['DeviceTemplateSettingValueRequest'];

/**
 * A device template in a list.
 */
export type DeviceTemplateListResponse = components['schemas']['DeviceTemplateListResponse'];

/**
 * A device template, the configuration of devices of a type.
 */
export type DeviceTemplateResponse = components['schemas']['DeviceTemplateResponse'];

/**
 * One page of device templates.
 */
export type DeviceTemplatePage = components['schemas']['DeviceTemplatePage'];

/**
 * Data type of the value. String is text. HexString is hexadecimal digits, two per byte.
 */
export type SettingDataType = components['schemas']['SettingDataType'];

/**
 * Key of a setting, 1 to 255 characters. Unique in its category.
 */
export type SettingKey = components['schemas']['SettingKey'];

/**
 * A default setting of a category.
 */
export type DefaultSettingRequest = components['schemas']['DefaultSettingRequest'];

/**
 * A default setting of a category.
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
 * A setting category, a group of settings.
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
 * A setting of a device, location or data collector. Secrets have no Value.
 */
export type SettingResponse = components['schemas']['SettingResponse'];

/**
 * A setting value to set or to delete.
 */
export type SettingValueUpdate = components['schemas']['SettingValueUpdate'];

/**
 * Setting values of one category.
 */
export type SettingCategoryValueRequest = components['schemas']['SettingCategoryValueRequest'];

/**
 * A setting value to set or to delete.
 */
export type SettingValueRequest = components['schemas']['SettingValueRequest'];

/**
 * Criteria that select devices. A criterion that is left out or empty matches all devices.
 */
export type DeviceFilterBase = components['schemas']['DeviceFilterBase'];

/**
 * A device, in short form.
 */
export type DeviceFilterResponse = components['schemas']['DeviceFilterResponse'];

/**
 * Devices as CSV (RFC 4180) with column names in the first line. PSK.preSharedKey is in hexadecimal digits.
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
 * Reference to follow the progress of a request for many devices.
 */
export type DeviceMassRegistrationResponse = components['schemas']['DeviceMassRegistrationResponse'];

/**
 * One page of devices.
 */
export type DevicePage = components['schemas']['DevicePage'];

/**
 * A smart object (object instance) to create, or its new state.
 */
export type SmartObjectRequest = components['schemas']['SmartObjectRequest'];

/**
 * Initial value of a resource of a new smart object.
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
 * A smart object, one LwM2M object instance of a device.
 */
export type SmartObjectResponse = components['schemas']['SmartObjectResponse'];

/**
 * An attribute at one path of a device.
 */
export type SmartObjectAttributeResponse = components['schemas']['SmartObjectAttributeResponse'];

/**
 * A resource of a smart object. A resource that can have several instances appears once for itself and once for each known resource instance.
 */
export type ResourceResponse = components['schemas']['ResourceResponse'];

/**
 * A resource in a list. A resource that can have several instances appears once for itself and once for each known resource instance.
 */
export type ResourceListResponse = components['schemas']['ResourceListResponse'];

/**
 * One page of resources.
 */
export type ResourcePage = components['schemas']['ResourcePage'];

/**
 * Latest value of a resource. The value is in v, sv or bv, depending on its type.
 */
export type LatestMeasurement = components['schemas']['LatestMeasurement'];

/**
 * A value to write to a resource.
 */
export type ResourceWriteRequest = components['schemas']['ResourceWriteRequest'];

/**
 * Arguments of an Execute.
 */
export type ResourceExecuteRequest = components['schemas']['ResourceExecuteRequest'];

/**
 * Duration of an observation.
 */
export type ResourceObserveRequest = components['schemas']['ResourceObserveRequest'];

/**
 * State of an observation.
 */
export type ResourceObserveState = components['schemas']['ResourceObserveState'];

/**
 * A resource collection to create, or its new state. A resource belongs to it if it matches every non-empty list, or if ResourceIds names it. A collection without any IDs is empty.
 */
export type ResourceCollectionRequest = components['schemas']['ResourceCollectionRequest'];

/**
 * A resource collection in a list.
 */
export type ResourceCollectionListResponse = components['schemas']['ResourceCollectionListResponse'];

/**
 * A resource collection with the criteria that select its resources.
 */
export type ResourceCollectionResponse = components['schemas']['ResourceCollectionResponse'];

/**
 * One page of resource collections.
 */
export type ResourceCollectionPage = components['schemas']['ResourceCollectionPage'];

/**
 * An actuator to create, or its new state. An actuator writes or executes the resources of a resource collection.
 */
export type ActuatorRequest = components['schemas']['ActuatorRequest'];

/**
 * Action for the resources of one type.
 */
export type ActuatorResourceValueRequest = components['schemas']['ActuatorResourceValueRequest'];

/**
 * An actuator in a list.
 */
export type ActuatorListResponse = components['schemas']['ActuatorListResponse'];

/**
 * An actuator, which writes or executes the resources of a resource collection.
 */
export type ActuatorResponse = components['schemas']['ActuatorResponse'];

/**
 * Action for the resources of one type.
 */
export type ActuatorResourceValueResponse = components['schemas']['ActuatorResourceValueResponse'];

/**
 * One page of actuators.
 */
export type ActuatorPage = components['schemas']['ActuatorPage'];

/**
 * An event category to create, or its new state.
 */
export type EventCategoryRequest = components['schemas']['EventCategoryRequest'];

/**
 * An event category, a group of events.
 */
export type EventCategoryResponse = components['schemas']['EventCategoryResponse'];

/**
 * An event consumer, in short form.
 */
export type EventConsumerSmallResponse = components['schemas']['EventConsumerSmallResponse'];

/**
 * One page of event categories.
 */
export type EventCategoryPage = components['schemas']['EventCategoryPage'];

/**
 * A rule in a list. The service has no rules.
 */
export type RuleListResponse = components['schemas']['RuleListResponse'];

/**
 * An event raised by a rule. The service has no rules, and so no such events.
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
 * Aggregation of the values of an interval. Realtime returns the values themselves. All returns all aggregations except Realtime, in the order TimeWeightedAverage, MaxValue, MinValue, StartValue, EndValue, TimeWeightedVariance, NbrOfMeasurements, Length, ArithmeticMean, Variance.
 */
export type AggregationType = components['schemas']['AggregationType'];

/**
 * Aggregated values of a resource.
 */
export type AggregatedMeasurements = components['schemas']['AggregatedMeasurements'];

/**
 * A data point. t and d are the start of its interval, or the time of the value with Realtime.
 */
export type MeasurementMessage = components['schemas']['MeasurementMessage'];

/**
 * Query that selects measurements and aggregates them.
 */
export type AdvancedMeasurementQuery = components['schemas']['AdvancedMeasurementQuery'];

/**
 * Result for one group of measurements.
 */
export type AdvancedMeasurementQueryResponse = components['schemas']['AdvancedMeasurementQueryResponse'];

/**
 * Measurements of one resource.
 */
export type MinimalMeasurements = components['schemas']['MinimalMeasurements'];

/**
 * A measurement. The value is in v, sv or bv, depending on its type.
 */
export type MinimalMeasurementMessage = components['schemas']['MinimalMeasurementMessage'];

/**
 * A transformer of a device template to create, or its new state. Its formula runs for each device of the template.
 */
export type TransformerTemplateRequest = components['schemas']['TransformerTemplateRequest'];

/**
 * Configuration of the transformer. The Key Expression holds the formula.
 */
export type TransformerConfigurations = components['schemas']['TransformerConfigurations'];

/**
 * A configuration value of a transformer.
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
 * A resolution, a named length of the periods that values are aggregated over.
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
 * A transformer, a formula that computes virtual resources.
 */
export type TransformerTemplateResponse = components['schemas']['TransformerTemplateResponse'];

/**
 * A transformer of a location to create, or its new state. Its formula reads a resource collection and fills a device of its own.
 */
export type LocationTransformerRequest = components['schemas']['LocationTransformerRequest'];

/**
 * A transformer type in a list.
 */
export type TransformerTypeListResponse = components['schemas']['TransformerTypeListResponse'];

/**
 * A transformer type, with its configuration keys.
 */
export type TransformerTypeResponse = components['schemas']['TransformerTypeResponse'];

/**
 * A source or target that a transformer type demands.
 */
export type TransformerResourceDefinition = components['schemas']['TransformerResourceDefinition'];

/**
 * A web page about a transformer type.
 */
export type TransformerTypeExternalLink = components['schemas']['TransformerTypeExternalLink'];

/**
 * A configuration key of a transformer type.
 */
export type TransformerTypeConfigurationDefinition =
  components['schemas']['TransformerTypeConfigurationDefinition'];

/**
 * One page of transformer types.
 */
export type TransformerTypePage = components['schemas']['TransformerTypePage'];

/**
 * An event consumer (webhook) to create, or its new state.
 */
export type EventConsumerRequest = components['schemas']['EventConsumerRequest'];

/**
 * An additional header of deliveries.
 */
export type EventConsumerHeader = components['schemas']['EventConsumerHeader'];

/**
 * An additional header of deliveries, without its value.
 */
export type EventConsumerHeaderResponse = components['schemas']['EventConsumerHeaderResponse'];

/**
 * An event consumer (webhook), without its secrets.
 */
export type EventConsumerListResponse = components['schemas']['EventConsumerListResponse'];

/**
 * An event consumer (webhook), without its secrets, with the state of its deliveries.
 */
export type EventConsumerResponse = components['schemas']['EventConsumerResponse'];

/**
 * State of the deliveries of an event consumer. Times cover the period since the service started.
 */
export type EventConsumerDelivery = components['schemas']['EventConsumerDelivery'];

/**
 * One page of event consumers.
 */
export type EventConsumerPage = components['schemas']['EventConsumerPage'];

/**
 * An event as delivered to event consumers. In a test, all members are optional.
 */
export type EventMessage = components['schemas']['EventMessage'];

/**
 * A dead letter (a delivery that was given up) in a list, without its events.
 */
export type DeadLetterListResponse = components['schemas']['DeadLetterListResponse'];

/**
 * A dead letter, a webhook delivery that was given up.
 */
export type DeadLetterResponse = components['schemas']['DeadLetterResponse'];

/**
 * One page of dead letters.
 */
export type DeadLetterPage = components['schemas']['DeadLetterPage'];

/**
 * A queue item, a stored command for a sleeping device. The values of the command are not returned.
 */
export type QueueItemResponse = components['schemas']['QueueItemResponse'];

/**
 * One page of queue items.
 */
export type QueueItemPage = components['schemas']['QueueItemPage'];

/**
 * An activity log entry, a recorded operation. The status of a parent entry sums up its children.
 */
export type ActivityLogEntryResponse = components['schemas']['ActivityLogEntryResponse'];

/**
 * An audit log entry, a change that an API key made or attempted.
 */
export type AuditEntryResponse = components['schemas']['AuditEntryResponse'];

/**
 * One page of audit log entries.
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
 * Picture as PNG.
 */
export type Picture = components['schemas']['Picture'];

/**
 * Type of an event.
 */
export type MusterEventType = components['schemas']['MusterEventType'];

/**
 * An event in the device network.
 */
export type MusterEvent = components['schemas']['MusterEvent'];
