// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { NameList } from '../name-list.ts';
import { deviceNetworksList } from './operations/device-networks.ts';
import { tenantsList } from './operations/tenants.ts';
import { apiKeysList } from './operations/api-keys.ts';
import { rolesList } from './operations/roles.ts';
import { responsibilitiesList } from './operations/responsibilities.ts';
import { locationResourcesList } from './operations/location-resources.ts';
import { locationsList } from './operations/locations.ts';
import { dataCollectorsList } from './operations/data-collectors.ts';
import { dataCollectorTypesList } from './operations/data-collector-types.ts';
import { dataCollectorTemplatesList } from './operations/data-collector-templates.ts';
import { networkSettingsList } from './operations/network-settings.ts';
import { tagsList } from './operations/tags.ts';
import { bootstrapServersList } from './operations/bootstrap-servers.ts';
import { settingCategoriesList } from './operations/setting-categories.ts';
import { smartObjectTypesList } from './operations/smart-object-types.ts';
import { resourceTypesList } from './operations/resource-types.ts';
import { smartObjectTemplatesList } from './operations/smart-object-templates.ts';
import { resourceAttributeDefinitionsList } from './operations/resource-attribute-definitions.ts';
import { deviceTypesList } from './operations/device-types.ts';
import { deviceTemplatesList } from './operations/device-templates.ts';
import { devicesList } from './operations/devices.ts';
import { firmwarePackagesList } from './operations/firmware-packages.ts';
import { smartObjectsGet } from './operations/smart-objects.ts';
import { resourcesGet } from './operations/resources.ts';
import { resourceCollectionsList } from './operations/resource-collections.ts';
import { eventCategoriesList } from './operations/event-categories.ts';
import { rulesList } from './operations/rules.ts';
import { actuatorsList } from './operations/actuators.ts';
import { eventConsumersList } from './operations/event-consumers.ts';
import { resolutionsList } from './operations/resolutions.ts';

export const deviceNetworksNames = {
  operation: deviceNetworksList,
  entity: 'device network',
  isPaged: false,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const tenantsNames = {
  operation: tenantsList,
  entity: 'tenant',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const apiKeysNames = {
  operation: apiKeysList,
  entity: 'API key',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const rolesNames = {
  operation: rolesList,
  entity: 'role',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const responsibilitiesNames = {
  operation: responsibilitiesList,
  entity: 'responsibility',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const locationResourcesNames = {
  operation: locationResourcesList,
  entity: 'location resource',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const locationsNames = {
  operation: locationsList,
  entity: 'location',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const dataCollectorsNames = {
  operation: dataCollectorsList,
  entity: 'gateway',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const dataCollectorTypesNames = {
  operation: dataCollectorTypesList,
  entity: 'gateway type',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const dataCollectorTemplatesNames = {
  operation: dataCollectorTemplatesList,
  entity: 'gateway template',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const networkSettingsNames = {
  operation: networkSettingsList,
  entity: 'network setting',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const tagsNames = {
  operation: tagsList,
  entity: 'tag',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const bootstrapServersNames = {
  operation: bootstrapServersList,
  entity: 'bootstrap server',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const settingCategoriesNames = {
  operation: settingCategoriesList,
  entity: 'setting category',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const smartObjectTypesNames = {
  operation: smartObjectTypesList,
  entity: 'smart object type',
  isPaged: true,
  fields: [
    { members: ['Name'], kind: 'name' },
    { members: ['TypeId'], kind: 'number' },
  ],
} as const satisfies NameList;

export const resourceTypesNames = {
  operation: resourceTypesList,
  entity: 'resource type',
  isPaged: true,
  fields: [
    { members: ['Name'], kind: 'name' },
    { members: ['TypeId'], kind: 'number' },
  ],
} as const satisfies NameList;

export const smartObjectTemplatesNames = {
  operation: smartObjectTemplatesList,
  entity: 'smart object template',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const resourceAttributeDefinitionsNames = {
  operation: resourceAttributeDefinitionsList,
  entity: 'resource attribute definition',
  isPaged: false,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const deviceTypesNames = {
  operation: deviceTypesList,
  entity: 'device type',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const deviceTemplatesNames = {
  operation: deviceTemplatesList,
  entity: 'device template',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const devicesNames = {
  operation: devicesList,
  entity: 'device',
  isPaged: true,
  fields: [
    { members: ['DeviceIdentifier'], kind: 'identifier' },
    { members: ['Name'], kind: 'name' },
  ],
} as const satisfies NameList;

export const firmwarePackagesNames = {
  operation: firmwarePackagesList,
  entity: 'firmware package',
  isPaged: true,
  fields: [
    { members: ['Title', 'Version'], kind: 'name' },
    { members: ['Title'], kind: 'name' },
  ],
} as const satisfies NameList;

export const smartObjectsNames = {
  operation: smartObjectsGet,
  entity: 'smart object',
  isPaged: false,
  path: 'object instance',
  fields: [],
} as const satisfies NameList;

export const resourcesNames = {
  operation: resourcesGet,
  entity: 'resource',
  isPaged: false,
  path: 'resource',
  fields: [],
} as const satisfies NameList;

export const resourceCollectionsNames = {
  operation: resourceCollectionsList,
  entity: 'resource collection',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const eventCategoriesNames = {
  operation: eventCategoriesList,
  entity: 'event category',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const rulesNames = {
  operation: rulesList,
  entity: 'rule',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const actuatorsNames = {
  operation: actuatorsList,
  entity: 'actuator',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const eventConsumersNames = {
  operation: eventConsumersList,
  entity: 'event consumer',
  isPaged: true,
  fields: [{ members: ['Name'], kind: 'name' }],
} as const satisfies NameList;

export const resolutionsNames = {
  operation: resolutionsList,
  entity: 'resolution',
  isPaged: false,
  fields: [{ members: ['Title'], kind: 'name' }],
} as const satisfies NameList;

/** The lists whose rows can be found by name (`x-names` of the contract). */
export const nameLists = {
  'deviceNetworks.list': deviceNetworksNames,
  'tenants.list': tenantsNames,
  'apiKeys.list': apiKeysNames,
  'roles.list': rolesNames,
  'responsibilities.list': responsibilitiesNames,
  'locationResources.list': locationResourcesNames,
  'locations.list': locationsNames,
  'dataCollectors.list': dataCollectorsNames,
  'dataCollectorTypes.list': dataCollectorTypesNames,
  'dataCollectorTemplates.list': dataCollectorTemplatesNames,
  'networkSettings.list': networkSettingsNames,
  'tags.list': tagsNames,
  'bootstrapServers.list': bootstrapServersNames,
  'settingCategories.list': settingCategoriesNames,
  'smartObjectTypes.list': smartObjectTypesNames,
  'resourceTypes.list': resourceTypesNames,
  'smartObjectTemplates.list': smartObjectTemplatesNames,
  'resourceAttributeDefinitions.list': resourceAttributeDefinitionsNames,
  'deviceTypes.list': deviceTypesNames,
  'deviceTemplates.list': deviceTemplatesNames,
  'devices.list': devicesNames,
  'firmwarePackages.list': firmwarePackagesNames,
  'smartObjects.get': smartObjectsNames,
  'resources.get': resourcesNames,
  'resourceCollections.list': resourceCollectionsNames,
  'eventCategories.list': eventCategoriesNames,
  'rules.list': rulesNames,
  'actuators.list': actuatorsNames,
  'eventConsumers.list': eventConsumersNames,
  'resolutions.list': resolutionsNames,
} as const;
