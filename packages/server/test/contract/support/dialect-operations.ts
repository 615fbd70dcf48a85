import { parse } from 'yaml';

/** Collections by their path: the name with which their types begin, and the type of their list. */
const collections: Readonly<Record<string, readonly [name: string, list: string]>> = {
  '/actuators': ['Actuator', 'Page<ActuatorListResponse>'],
  '/devices': ['Device', 'Page<DeviceListResponse>'],
  '/devicetemplates': ['DeviceTemplate', 'Page<DeviceTemplateListResponse>'],
  '/devicetypes': ['DeviceType', 'Page<DeviceTypeListResponse>'],
  '/eventcategories': ['EventCategory', 'Page<EventCategoryListResponse>'],
  '/eventConsumers': ['EventConsumer', 'Page<EventConsumerResponse>'],
  '/locations': ['Location', 'Page<LocationListResponse>'],
  '/positions': ['Position', 'Page<PositionResponse>'],
  '/resolutions': ['Resolution', '[ResolutionResponse]'],
  '/resourcecollections': ['ResourceCollection', 'Page<ResourceCollectionListResponse>'],
  '/resourcetypes': ['ResourceType', 'Page<ResourceTypeListResponse>'],
  '/Responsibilities': ['Responsibility', 'Page<ResponsibilityResponse>'],
  '/rules': ['Rule', 'Page<RuleListResponse>'],
  '/settingcategories': ['SettingCategory', 'Page<SettingCategoryResponse>'],
  '/smartobjecttemplates': ['SmartObjectTemplate', 'Page<SmartObjectTemplateListResponse>'],
  '/smartobjecttypes': ['SmartObjectType', 'Page<SmartObjectTypeListResponse>'],
};

/** Operations by their path, in the form of {@link dialectOperations}. */
const others = parse(`
/activitylogs: GET -> Page<ActivityLogEntryResponse>
/activitylogs/archive/{id}: PUT
/activitylogs/archiveall: PUT
/activitylogs/deleteall: DELETE
/activitylogs/deletealloutdated: DELETE
/activitylogs/deleteoutdated/{id}: DELETE
/activitylogs/download/{deviceNetworkId}: GET
/activitylogs/{id}: DELETE, GET -> ActivityLogEntryResponse
/actuators/{id}/actuate: POST
/barcode: POST -> BarcodeParserResponse
/dataCollectors: GET -> Page<DataCollectorListResponse>
/dataCollectors/register: POST DataCollectorRequest -> EntityIdResponse
/dataCollectors/securityToken: POST SecurityTokenRequest
/dataCollectors/{id}: DELETE, GET -> DataCollectorResponse, PUT DataCollectorRequest
/dataCollectors/{id}/applicationrestart: POST
/dataCollectors/{id}/customCommand: POST CustomCommandRequest
/dataCollectors/{id}/devices: GET -> Page<DeviceListResponse>
/dataCollectors/{id}/discoverdevices: POST
/dataCollectors/{id}/downloadregistrationTicket: POST
/dataCollectors/{id}/log: GET -> [LogResponse]
/dataCollectors/{id}/logfiles: GET -> Page<LogFileResponse>
/dataCollectors/{id}/positions: GET -> Page<PositionItemResponse>
/dataCollectors/{id}/refreshStatus: POST
/dataCollectors/{id}/registrationTicket: GET -> RegistrationTicket
/dataCollectors/{id}/sendNetworkSettings: POST
/dataCollectors/{id}/setblacklist: POST
/datacollectors/{id}/settings: GET -> [SettingResponse], POST SettingRequest -> EntityIdResponse
/datacollectors/{id}/settings/{settingId}: PUT SettingRequest
/dataCollectors/{id}/systemrestart: POST
/dataCollectorTemplates: GET -> Page<DataCollectorTemplateResponse>, POST DataCollectorTemplateRequest -> EntityIdResponse
/dataCollectorTemplates/export: GET -> [DataCollectorTemplateExportResponse]
/dataCollectorTemplates/import: POST [DataCollectorTemplateImportRequest]
/dataCollectorTemplates/{id}: DELETE, GET -> DataCollectorTemplateResponse, PATCH -> DataCollectorTemplateResponse, PUT DataCollectorTemplateRequest -> DataCollectorTemplateResponse
/dataCollectorTemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value: DELETE, POST DataCollectorTemplateSettingValueRequest, PUT DataCollectorTemplateSettingValueRequest
/dataCollectorTypes: GET -> Page<DataCollectorTypeResponse>, POST DataCollectorTypeCreateRequest -> EntityIdResponse
/dataCollectorTypes/export: GET -> [DataCollectorTypeExportResponse]
/dataCollectorTypes/obsolete/import: POST [DataCollectorTypeImportRequest]
/dataCollectorTypes/withMetrics: GET -> Page<DataCollectorTypeListResponse>
/dataCollectorTypes/{id}: DELETE, GET -> DataCollectorTypeResponse, PATCH -> DataCollectorTypeResponse, PUT DataCollectorTypeRequest
/dataCollectorTypes/{id}/dataCollectors: GET -> Page<DataCollectorListResponse>
/dataCollectorTypes/{id}/dataCollectorTemplates: GET -> Page<DataCollectorTemplateResponse>
/dataCollectorTypes/{id}/settingcategory/{settingCategoryId}: DELETE, POST
/defaultsettings: GET -> Page<DefaultSettingResponse>
/defaultsettings/{id}: DELETE
/devices/bootstrapservernames: GET
/devices/datacollectorinternal/{dataCollectorId}: GET -> DeviceResponse
/devices/discovered: GET -> [DeviceDiscoveryResponse]
/devices/endpoint: GET -> DeviceResponse
/devices/getByFilterSmall: POST DeviceFilterBase -> [DeviceFilterResponse]
/devices/getmassregistrationtemplate: GET
/devices/multiple: POST [DeviceRequest] -> DeviceMassRegistrationResponse
/devices/{id}: PATCH
/devices/{id}/firmwareupgrade: POST FirmwareUpgradeRequest
/devices/{id}/positions: GET -> Page<PositionItemResponse>
/devices/{id}/settings: GET -> [SettingResponse], POST SettingRequest -> EntityIdResponse
/devices/{id}/settings/{settingId}: PUT SettingRequest
/deviceNetwork: GET -> DeviceNetworkResponse
/deviceNetwork/discoverdevices: POST
/deviceNetwork/list/resolutions: GET -> [ResolutionResponse]
/deviceNetwork/list/SpecificRoles: GET -> [SpecificRoleResponse]
/deviceNetwork/permissions: GET
/deviceNetwork/realtimeToken: POST -> RealTimeToken
/deviceNetwork/refreshDataCollectorStatuess: POST
/deviceNetwork/RegenerateLocationResourceSvgs: POST
/deviceNetwork/ReinitializeRoles: POST
/deviceNetwork/SeedDatabase: POST
/deviceNetwork/setupmonitors: POST
/deviceNetwork/setupsystemeventcategories: POST
/deviceNetwork/SpecificRoles: GET -> Page<SpecificRoleResponse>
/deviceNetworks: GET -> [DeviceNetworkResponse], POST DeviceNetworkRequest -> EntityIdResponse
/deviceNetworks/{id}: DELETE, GET -> DeviceNetworkResponse
/devicetemplates/list: GET -> [DeviceTemplateListResponse]
/devicetemplates/{id}/settingcategory/{settingCategoryId}/setting/{settingId}/value: DELETE, POST DeviceTemplateSettingValueRequest, PUT DeviceTemplateSettingValueRequest
/devicetemplates/{id}/transformerTemplates: GET -> [TransformerTemplateResponse], POST TransformerTemplateRequest, PUT [TransformerTemplateRequest] -> [TransformerTemplateResponse]
/devicetemplates/{id}/transformerTemplates/{transformerTemplateId}: DELETE, GET -> TransformerTemplateResponse, PUT TransformerTemplateRequest
/devicetypes/list/{deviceTypeId}/templates: GET -> [DeviceTemplateListResponse]
/devicetypes/{deviceTypeId}/templates: GET -> Page<DeviceTemplateListResponse>
/devicetypes/{id}/firmwarepackages: GET -> Page<FirmwarePackageListResponse>
/devicetypes/{id}/settingcategories/{settingCategoryId}: DELETE, POST
/events: GET -> Page<EventResponse>
/events/activeEvents: GET -> Page<EventResponse>
/events/{id}: GET -> EventResponse
/events/{id}/reset: POST
/eventcategories/{id}/activeEvents: GET -> Page<EventResponse>
/eventcategories/{id}/actuators: GET -> Page<ActuatorListResponse>
/eventcategories/{id}/events: GET -> Page<EventResponse>
/eventcategories/{id}/rules: GET -> Page<RuleListResponse>
/eventConsumers/{id}/test: POST EventMessage
/externalIds/{id}/datacollectors: GET -> Page<DataCollectorListResponse>
/externalIds/{id}/locations: GET -> Page<LocationResponse>
/firmwarepackages: GET -> Page<FirmwarePackageListResponse>, POST -> EntityIdResponse
/firmwarepackages/{id}: DELETE, GET -> FirmwarePackageResponse
/hardwareDefinitions/export: POST ExportDefinition
/hardwareDefinitions/import: POST -> ImportResponse
/kpi/{resourceId}/{dimension}/since/{start}/untilNow: GET
/locations/{id}/childDatacollectors: GET -> Page<DataCollectorListResponse>
/locations/{id}/childDevices: GET -> Page<DeviceListResponse>
/locations/{id}/datacollectors: GET -> Page<DataCollectorListResponse>
/locations/{id}/devices: GET -> Page<DeviceListResponse>
/locations/{id}/locationresources: GET -> Page<LocationResourceWithPositionsResponse>
/locations/{id}/locations: GET -> [LocationListResponse]
/locations/{id}/positions: GET -> Page<PositionItemResponse>
/locations/{id}/settings: GET -> SettingResponse, POST SettingRequest -> EntityIdResponse
/locations/{id}/settings/{settingId}: PUT SettingRequest
/locations/{id}/transformer: POST LocationTransformerRequest
/locationResources: GET -> Page<LocationResourceResponse>, POST LocationResourceRequest -> EntityIdResponse
/locationResources/{id}: DELETE, GET -> LocationResourceWithPositionsResponse, PUT LocationResourceRequest
/locationResources/{id}/positions: GET -> Page<PositionListResponse>
/locationResources/{id}/RegenerateSvg: POST
/locationResources/{id}/svg: GET
/measurements/advanced: POST AdvancedMeasurementQuery -> [AdvancedMeasurementQueryResponse]
/measurements/{resourceId}/aggregations: GET -> AggregatedMeasurements
/measurements/{resourceId}/compressed: GET
/measurements/{resourceId}/since/{start}: GET -> MinimalMeasurements
/measurements/{resourceId}/since/{start}/to/{end}: GET -> MinimalMeasurements
/networkSettings: GET -> Page<NetworkSettingResponse>, POST NetworkSettingRequest -> EntityIdResponse
/networkSettings/{id}: DELETE, GET -> NetworkSettingResponse, PUT NetworkSettingUpdateRequest
/Permissions: GET -> [PermissionTypeName]
/resources: POST ResourceRequest -> EntityIdResponse
/resources/{id}: DELETE, GET -> ResourceResponse, PUT ResourceRequest
/resources/{id}/cancelobserve: PUT
/resources/{id}/execute: POST
/resources/{id}/observe: PUT ResourceObserveRequest
/resources/{id}/observestate: GET -> ResourceObserveState
/resources/{id}/read: GET
/resources/{id}/write: PUT ResourceWriteRequest
/resources/{id}/write/{value}: POST
/resourcecollections/synchronize: POST
/resourceModelDefinitions/export: GET -> [SmartObjectDefinition]
/rules/list/{id}/conditions: GET -> [RuleResourceConditionResponse]
/rules/{id}/conditions: GET -> Page<RuleResourceConditionResponse>, POST RuleResourceConditionRequest -> EntityIdResponse, PUT [RuleResourceConditionRequest]
/rules/{id}/conditions/{conditionId}: DELETE, PUT RuleResourceConditionRequest
/rules/{id}/reset: POST
/settings/{id}: DELETE, GET -> SettingResponse
/smartobjects: POST SmartObjectRequest -> EntityIdResponse
/smartobjects/{id}: DELETE, GET -> SmartObjectResponse, PUT SmartObjectRequest
/smartobjects/{id}/resources/read: GET
/smartobjects/{id}/resources/values: GET -> SmartObjectResponse
/smartobjecttypes/import: POST [SmartObjectTypeImportRequest]
/smartobjecttypes/{id}/resourcetypes/{resourceTypeId}: DELETE, POST
/system/silostatus: GET -> [SiloStatistics]
/tags: GET -> Page<TagResponse>, POST TagRequest -> TagResponse
/tags/{id}: DELETE, GET -> TagResponse, PUT TagRequest
/tags/{id}/datacollectors: GET -> Page<DataCollectorListResponse>
/tags/{id}/locations: GET -> Page<LocationResponse>
/tenants: GET -> Page<TenantResponse>
/tenants/adtenant: GET
/tenants/{id}: GET -> TenantResponse
/tenants/{id}/permissions/{roleName}: GET
/timeZones: GET
/transformertypes: GET -> Page<TransformerTypeListResponse>, POST -> EntityIdResponse
/transformertypes/{id}: DELETE, GET -> TransformerTypeResponse, PUT
/transformertypes/{id}/activate: PUT
/transformertypes/{id}/approve: PUT
/transformertypes/{id}/deactivate: PUT
/transformertypes/{id}/revoke: PUT
/user/devicenetworks: GET -> Page<DeviceNetworkResponse>
/user/devicenetworks/list: GET -> [DeviceNetworkResponse]
/user/Responsibilities: GET
/user/thumbnail: GET
/version: GET -> VersionResponse
`) as Readonly<Record<string, string>>;

const paths = [
  ...Object.entries(collections).flatMap(([path, [name, list]]) => [
    [path, `GET -> ${list}, POST ${name}Request -> EntityIdResponse`],
    [`${path}/{id}`, `DELETE, GET -> ${name}Response, PUT ${name}Request`],
  ]),
  ...Object.entries(others),
] as [string, string][];

/**
 * The operations that clients of the original know, as of December 2017: the types of their requests, and after the
 * arrow those of their responses, where these have members (dialect-types.ts).
 */
export const dialectOperations: readonly string[] = paths.flatMap(([path, operations]) =>
  operations.split(', ').map((one) => one.replace(/^\w+/u, (method) => `${method} ${path}`)),
);
