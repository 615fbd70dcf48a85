// Made from openapi.yaml by `pnpm generate`; do not edit.
import { version, type VersionGroup } from './groups/version.ts';
import { deviceNetworks, type DeviceNetworksGroup } from './groups/device-networks.ts';
import { tenants, type TenantsGroup } from './groups/tenants.ts';
import { users, type UsersGroup } from './groups/users.ts';
import { apiKeys, type ApiKeysGroup } from './groups/api-keys.ts';
import { roles, type RolesGroup } from './groups/roles.ts';
import { responsibilities, type ResponsibilitiesGroup } from './groups/responsibilities.ts';
import { permissions, type PermissionsGroup } from './groups/permissions.ts';
import { locations, type LocationsGroup } from './groups/locations.ts';
import { locationResources, type LocationResourcesGroup } from './groups/location-resources.ts';
import { positions, type PositionsGroup } from './groups/positions.ts';
import { timeZones, type TimeZonesGroup } from './groups/time-zones.ts';
import { dataCollectors, type DataCollectorsGroup } from './groups/data-collectors.ts';
import { dataCollectorTypes, type DataCollectorTypesGroup } from './groups/data-collector-types.ts';
import {
  dataCollectorTemplates,
  type DataCollectorTemplatesGroup,
} from './groups/data-collector-templates.ts';
import { barcodes, type BarcodesGroup } from './groups/barcodes.ts';
import { networkSettings, type NetworkSettingsGroup } from './groups/network-settings.ts';
import { externalIds, type ExternalIdsGroup } from './groups/external-ids.ts';
import { tags, type TagsGroup } from './groups/tags.ts';
import { bootstrapServers, type BootstrapServersGroup } from './groups/bootstrap-servers.ts';
import { settingCategories, type SettingCategoriesGroup } from './groups/setting-categories.ts';
import { defaultSettings, type DefaultSettingsGroup } from './groups/default-settings.ts';
import { settings, type SettingsGroup } from './groups/settings.ts';
import { smartObjectTypes, type SmartObjectTypesGroup } from './groups/smart-object-types.ts';
import { resourceTypes, type ResourceTypesGroup } from './groups/resource-types.ts';
import { smartObjectTemplates, type SmartObjectTemplatesGroup } from './groups/smart-object-templates.ts';
import {
  resourceAttributeDefinitions,
  type ResourceAttributeDefinitionsGroup,
} from './groups/resource-attribute-definitions.ts';
import { resourceAttributes, type ResourceAttributesGroup } from './groups/resource-attributes.ts';
import { deviceTypes, type DeviceTypesGroup } from './groups/device-types.ts';
import { deviceTemplates, type DeviceTemplatesGroup } from './groups/device-templates.ts';
import { hardwareDefinitions, type HardwareDefinitionsGroup } from './groups/hardware-definitions.ts';
import {
  resourceModelDefinitions,
  type ResourceModelDefinitionsGroup,
} from './groups/resource-model-definitions.ts';
import { firmwarePackages, type FirmwarePackagesGroup } from './groups/firmware-packages.ts';
import { devices, type DevicesGroup } from './groups/devices.ts';
import { smartObjects, type SmartObjectsGroup } from './groups/smart-objects.ts';
import { resources, type ResourcesGroup } from './groups/resources.ts';
import { resourceCollections, type ResourceCollectionsGroup } from './groups/resource-collections.ts';
import { eventCategories, type EventCategoriesGroup } from './groups/event-categories.ts';
import { actuators, type ActuatorsGroup } from './groups/actuators.ts';
import { transformers, type TransformersGroup } from './groups/transformers.ts';
import { queueItems, type QueueItemsGroup } from './groups/queue-items.ts';
import { measurements, type MeasurementsGroup } from './groups/measurements.ts';
import { resolutions, type ResolutionsGroup } from './groups/resolutions.ts';
import { kpi, type KpiGroup } from './groups/kpi.ts';
import { activityLogs, type ActivityLogsGroup } from './groups/activity-logs.ts';
import { eventConsumers, type EventConsumersGroup } from './groups/event-consumers.ts';

export type {
  VersionGroup,
  DeviceNetworksGroup,
  TenantsGroup,
  UsersGroup,
  ApiKeysGroup,
  RolesGroup,
  ResponsibilitiesGroup,
  PermissionsGroup,
  LocationsGroup,
  LocationResourcesGroup,
  PositionsGroup,
  TimeZonesGroup,
  DataCollectorsGroup,
  DataCollectorTypesGroup,
  DataCollectorTemplatesGroup,
  BarcodesGroup,
  NetworkSettingsGroup,
  ExternalIdsGroup,
  TagsGroup,
  BootstrapServersGroup,
  SettingCategoriesGroup,
  DefaultSettingsGroup,
  SettingsGroup,
  SmartObjectTypesGroup,
  ResourceTypesGroup,
  SmartObjectTemplatesGroup,
  ResourceAttributeDefinitionsGroup,
  ResourceAttributesGroup,
  DeviceTypesGroup,
  DeviceTemplatesGroup,
  HardwareDefinitionsGroup,
  ResourceModelDefinitionsGroup,
  FirmwarePackagesGroup,
  DevicesGroup,
  SmartObjectsGroup,
  ResourcesGroup,
  ResourceCollectionsGroup,
  EventCategoriesGroup,
  ActuatorsGroup,
  TransformersGroup,
  QueueItemsGroup,
  MeasurementsGroup,
  ResolutionsGroup,
  KpiGroup,
  ActivityLogsGroup,
  EventConsumersGroup,
};

/** A group of methods for each tag of the contract. */
export interface Groups {
  readonly version: VersionGroup;
  readonly deviceNetworks: DeviceNetworksGroup;
  readonly tenants: TenantsGroup;
  readonly users: UsersGroup;
  readonly apiKeys: ApiKeysGroup;
  readonly roles: RolesGroup;
  readonly responsibilities: ResponsibilitiesGroup;
  readonly permissions: PermissionsGroup;
  readonly locations: LocationsGroup;
  readonly locationResources: LocationResourcesGroup;
  readonly positions: PositionsGroup;
  readonly timeZones: TimeZonesGroup;
  readonly dataCollectors: DataCollectorsGroup;
  readonly dataCollectorTypes: DataCollectorTypesGroup;
  readonly dataCollectorTemplates: DataCollectorTemplatesGroup;
  readonly barcodes: BarcodesGroup;
  readonly networkSettings: NetworkSettingsGroup;
  readonly externalIds: ExternalIdsGroup;
  readonly tags: TagsGroup;
  readonly bootstrapServers: BootstrapServersGroup;
  readonly settingCategories: SettingCategoriesGroup;
  readonly defaultSettings: DefaultSettingsGroup;
  readonly settings: SettingsGroup;
  readonly smartObjectTypes: SmartObjectTypesGroup;
  readonly resourceTypes: ResourceTypesGroup;
  readonly smartObjectTemplates: SmartObjectTemplatesGroup;
  readonly resourceAttributeDefinitions: ResourceAttributeDefinitionsGroup;
  readonly resourceAttributes: ResourceAttributesGroup;
  readonly deviceTypes: DeviceTypesGroup;
  readonly deviceTemplates: DeviceTemplatesGroup;
  readonly hardwareDefinitions: HardwareDefinitionsGroup;
  readonly resourceModelDefinitions: ResourceModelDefinitionsGroup;
  readonly firmwarePackages: FirmwarePackagesGroup;
  readonly devices: DevicesGroup;
  readonly smartObjects: SmartObjectsGroup;
  readonly resources: ResourcesGroup;
  readonly resourceCollections: ResourceCollectionsGroup;
  readonly eventCategories: EventCategoriesGroup;
  readonly actuators: ActuatorsGroup;
  readonly transformers: TransformersGroup;
  readonly queueItems: QueueItemsGroup;
  readonly measurements: MeasurementsGroup;
  readonly resolutions: ResolutionsGroup;
  readonly kpi: KpiGroup;
  readonly activityLogs: ActivityLogsGroup;
  readonly eventConsumers: EventConsumersGroup;
}

/** The functions that make the groups. */
export const groupFactories = {
  version,
  deviceNetworks,
  tenants,
  users,
  apiKeys,
  roles,
  responsibilities,
  permissions,
  locations,
  locationResources,
  positions,
  timeZones,
  dataCollectors,
  dataCollectorTypes,
  dataCollectorTemplates,
  barcodes,
  networkSettings,
  externalIds,
  tags,
  bootstrapServers,
  settingCategories,
  defaultSettings,
  settings,
  smartObjectTypes,
  resourceTypes,
  smartObjectTemplates,
  resourceAttributeDefinitions,
  resourceAttributes,
  deviceTypes,
  deviceTemplates,
  hardwareDefinitions,
  resourceModelDefinitions,
  firmwarePackages,
  devices,
  smartObjects,
  resources,
  resourceCollections,
  eventCategories,
  actuators,
  transformers,
  queueItems,
  measurements,
  resolutions,
  kpi,
  activityLogs,
  eventConsumers,
};
