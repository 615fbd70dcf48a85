// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { VersionGroup } from './groups/version.ts';
import type { SystemGroup } from './groups/system.ts';
import type { OverviewGroup } from './groups/overview.ts';
import type { DeviceNetworksGroup } from './groups/device-networks.ts';
import type { TenantsGroup } from './groups/tenants.ts';
import type { UsersGroup } from './groups/users.ts';
import type { ApiKeysGroup } from './groups/api-keys.ts';
import type { RolesGroup } from './groups/roles.ts';
import type { ResponsibilitiesGroup } from './groups/responsibilities.ts';
import type { PermissionsGroup } from './groups/permissions.ts';
import type { LocationsGroup } from './groups/locations.ts';
import type { LocationResourcesGroup } from './groups/location-resources.ts';
import type { PositionsGroup } from './groups/positions.ts';
import type { TimeZonesGroup } from './groups/time-zones.ts';
import type { DataCollectorsGroup } from './groups/data-collectors.ts';
import type { DataCollectorTypesGroup } from './groups/data-collector-types.ts';
import type { DataCollectorTemplatesGroup } from './groups/data-collector-templates.ts';
import type { BarcodesGroup } from './groups/barcodes.ts';
import type { NetworkSettingsGroup } from './groups/network-settings.ts';
import type { ExternalIdsGroup } from './groups/external-ids.ts';
import type { TagsGroup } from './groups/tags.ts';
import type { BootstrapServersGroup } from './groups/bootstrap-servers.ts';
import type { SettingCategoriesGroup } from './groups/setting-categories.ts';
import type { DefaultSettingsGroup } from './groups/default-settings.ts';
import type { SettingsGroup } from './groups/settings.ts';
import type { SmartObjectTypesGroup } from './groups/smart-object-types.ts';
import type { ResourceTypesGroup } from './groups/resource-types.ts';
import type { SmartObjectTemplatesGroup } from './groups/smart-object-templates.ts';
import type { ResourceAttributeDefinitionsGroup } from './groups/resource-attribute-definitions.ts';
import type { ResourceAttributesGroup } from './groups/resource-attributes.ts';
import type { DeviceTypesGroup } from './groups/device-types.ts';
import type { DeviceTemplatesGroup } from './groups/device-templates.ts';
import type { HardwareDefinitionsGroup } from './groups/hardware-definitions.ts';
import type { ResourceModelDefinitionsGroup } from './groups/resource-model-definitions.ts';
import type { FirmwarePackagesGroup } from './groups/firmware-packages.ts';
import type { DevicesGroup } from './groups/devices.ts';
import type { SmartObjectsGroup } from './groups/smart-objects.ts';
import type { ResourcesGroup } from './groups/resources.ts';
import type { ResourceCollectionsGroup } from './groups/resource-collections.ts';
import type { EventCategoriesGroup } from './groups/event-categories.ts';
import type { ActuatorsGroup } from './groups/actuators.ts';
import type { TransformersGroup } from './groups/transformers.ts';
import type { TransformerTypesGroup } from './groups/transformer-types.ts';
import type { QueueItemsGroup } from './groups/queue-items.ts';
import type { MeasurementsGroup } from './groups/measurements.ts';
import type { ResolutionsGroup } from './groups/resolutions.ts';
import type { KpiGroup } from './groups/kpi.ts';
import type { ActivityLogsGroup } from './groups/activity-logs.ts';
import type { RulesGroup } from './groups/rules.ts';
import type { EventsGroup } from './groups/events.ts';
import type { EventConsumersGroup } from './groups/event-consumers.ts';
import type { UsageGroup } from './groups/usage.ts';

export type {
  VersionGroup,
  SystemGroup,
  OverviewGroup,
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
  TransformerTypesGroup,
  QueueItemsGroup,
  MeasurementsGroup,
  ResolutionsGroup,
  KpiGroup,
  ActivityLogsGroup,
  RulesGroup,
  EventsGroup,
  EventConsumersGroup,
  UsageGroup,
};

/** A group of methods for each tag of the contract. */
export interface Groups {
  readonly version: VersionGroup;
  readonly system: SystemGroup;
  readonly overview: OverviewGroup;
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
  readonly transformerTypes: TransformerTypesGroup;
  readonly queueItems: QueueItemsGroup;
  readonly measurements: MeasurementsGroup;
  readonly resolutions: ResolutionsGroup;
  readonly kpi: KpiGroup;
  readonly activityLogs: ActivityLogsGroup;
  readonly rules: RulesGroup;
  readonly events: EventsGroup;
  readonly eventConsumers: EventConsumersGroup;
  readonly usage: UsageGroup;
}
