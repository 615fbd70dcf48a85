// Made from openapi.yaml by `pnpm generate`; do not edit.
import { version } from './groups/version.ts';
import { system } from './groups/system.ts';
import { overview } from './groups/overview.ts';
import { deviceNetworks } from './groups/device-networks.ts';
import { tenants } from './groups/tenants.ts';
import { users } from './groups/users.ts';
import { apiKeys } from './groups/api-keys.ts';
import { roles } from './groups/roles.ts';
import { responsibilities } from './groups/responsibilities.ts';
import { permissions } from './groups/permissions.ts';
import { locations } from './groups/locations.ts';
import { locationResources } from './groups/location-resources.ts';
import { positions } from './groups/positions.ts';
import { timeZones } from './groups/time-zones.ts';
import { dataCollectors } from './groups/data-collectors.ts';
import { dataCollectorTypes } from './groups/data-collector-types.ts';
import { dataCollectorTemplates } from './groups/data-collector-templates.ts';
import { barcodes } from './groups/barcodes.ts';
import { networkSettings } from './groups/network-settings.ts';
import { externalIds } from './groups/external-ids.ts';
import { tags } from './groups/tags.ts';
import { bootstrapServers } from './groups/bootstrap-servers.ts';
import { settingCategories } from './groups/setting-categories.ts';
import { defaultSettings } from './groups/default-settings.ts';
import { settings } from './groups/settings.ts';
import { smartObjectTypes } from './groups/smart-object-types.ts';
import { resourceTypes } from './groups/resource-types.ts';
import { smartObjectTemplates } from './groups/smart-object-templates.ts';
import { resourceAttributeDefinitions } from './groups/resource-attribute-definitions.ts';
import { resourceAttributes } from './groups/resource-attributes.ts';
import { deviceTypes } from './groups/device-types.ts';
import { deviceTemplates } from './groups/device-templates.ts';
import { hardwareDefinitions } from './groups/hardware-definitions.ts';
import { resourceModelDefinitions } from './groups/resource-model-definitions.ts';
import { firmwarePackages } from './groups/firmware-packages.ts';
import { devices } from './groups/devices.ts';
import { smartObjects } from './groups/smart-objects.ts';
import { resources } from './groups/resources.ts';
import { resourceCollections } from './groups/resource-collections.ts';
import { eventCategories } from './groups/event-categories.ts';
import { actuators } from './groups/actuators.ts';
import { transformers } from './groups/transformers.ts';
import { transformerTypes } from './groups/transformer-types.ts';
import { queueItems } from './groups/queue-items.ts';
import { measurements } from './groups/measurements.ts';
import { resolutions } from './groups/resolutions.ts';
import { kpi } from './groups/kpi.ts';
import { activityLogs } from './groups/activity-logs.ts';
import { rules } from './groups/rules.ts';
import { events } from './groups/events.ts';
import { eventConsumers } from './groups/event-consumers.ts';
import { usage } from './groups/usage.ts';

/** The functions that make the groups. */
export const groupFactories = {
  version,
  system,
  overview,
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
  transformerTypes,
  queueItems,
  measurements,
  resolutions,
  kpi,
  activityLogs,
  rules,
  events,
  eventConsumers,
  usage,
};
