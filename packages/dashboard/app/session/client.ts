import { activityLogs } from '@muster/sdk/activity-logs';
import { actuators } from '@muster/sdk/actuators';
import { apiKeys } from '@muster/sdk/api-keys';
import { bootstrapServers } from '@muster/sdk/bootstrap-servers';
import { composeClient, type ClientOptions } from '@muster/sdk/core';
import { dataCollectorTemplates } from '@muster/sdk/data-collector-templates';
import { dataCollectorTypes } from '@muster/sdk/data-collector-types';
import { dataCollectors } from '@muster/sdk/data-collectors';
import { defaultSettings } from '@muster/sdk/default-settings';
import { deviceNetworks } from '@muster/sdk/device-networks';
import { deviceTemplates } from '@muster/sdk/device-templates';
import { deviceTypes } from '@muster/sdk/device-types';
import { devices } from '@muster/sdk/devices';
import { eventCategories } from '@muster/sdk/event-categories';
import { eventConsumers } from '@muster/sdk/event-consumers';
import { events } from '@muster/sdk/events';
import { firmwarePackages } from '@muster/sdk/firmware-packages';
import { hardwareDefinitions } from '@muster/sdk/hardware-definitions';
import { locationResources } from '@muster/sdk/location-resources';
import { locations } from '@muster/sdk/locations';
import { measurements } from '@muster/sdk/measurements';
import { networkSettings } from '@muster/sdk/network-settings';
import { overview } from '@muster/sdk/overview';
import { permissions } from '@muster/sdk/permissions';
import { positions } from '@muster/sdk/positions';
import { queueItems } from '@muster/sdk/queue-items';
import { resolutions } from '@muster/sdk/resolutions';
import { resourceAttributeDefinitions } from '@muster/sdk/resource-attribute-definitions';
import { resourceAttributes } from '@muster/sdk/resource-attributes';
import { resourceCollections } from '@muster/sdk/resource-collections';
import { resourceTypes } from '@muster/sdk/resource-types';
import { resources } from '@muster/sdk/resources';
import { responsibilities } from '@muster/sdk/responsibilities';
import { roles } from '@muster/sdk/roles';
import { rules } from '@muster/sdk/rules';
import { settingCategories } from '@muster/sdk/setting-categories';
import { settings } from '@muster/sdk/settings';
import { smartObjectTemplates } from '@muster/sdk/smart-object-templates';
import { smartObjectTypes } from '@muster/sdk/smart-object-types';
import { smartObjects } from '@muster/sdk/smart-objects';
import { tags } from '@muster/sdk/tags';
import { timeZones } from '@muster/sdk/time-zones';
import { transformerTypes } from '@muster/sdk/transformer-types';
import { transformers } from '@muster/sdk/transformers';
import { usage } from '@muster/sdk/usage';
import { users } from '@muster/sdk/users';
import { version } from '@muster/sdk/version';

/** The client of a session. It only contains the groups that pages use, so that the bundle omits the others. */
export const createDashboardClient = (options: ClientOptions) =>
  composeClient(options, {
    activityLogs,
    actuators,
    apiKeys,
    bootstrapServers,
    dataCollectorTemplates,
    dataCollectorTypes,
    dataCollectors,
    defaultSettings,
    deviceNetworks,
    deviceTemplates,
    deviceTypes,
    devices,
    eventCategories,
    eventConsumers,
    events,
    firmwarePackages,
    hardwareDefinitions,
    locationResources,
    locations,
    measurements,
    networkSettings,
    overview,
    permissions,
    positions,
    queueItems,
    resolutions,
    resourceAttributeDefinitions,
    resourceAttributes,
    resourceCollections,
    resourceTypes,
    resources,
    responsibilities,
    roles,
    rules,
    settingCategories,
    settings,
    smartObjectTemplates,
    smartObjectTypes,
    smartObjects,
    tags,
    timeZones,
    transformerTypes,
    transformers,
    usage,
    users,
    version,
  });

export type DashboardClient = ReturnType<typeof createDashboardClient>;
