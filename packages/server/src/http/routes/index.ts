import { dataCollectors } from '../../domain/entities/data-collector.ts';
import { deviceTemplates } from '../../domain/entities/device-template.ts';
import { deviceTypes } from '../../domain/entities/device-type.ts';
import { locations } from '../../domain/entities/location.ts';
import type { AdminDomain } from '../../domain/services/admin-domain.ts';
import type { DeviceDomain } from '../../domain/services/device-domain.ts';
import { packageVersion } from '../../package-version.ts';
import type { WebhookDomain } from '../../domain/services/webhooks/webhook-domain.ts';
import type { EventStreams } from '../event-streams.ts';
import type { RouteTable } from '../handler.ts';
import { nameOf } from '../joined-fields.ts';
import { activityLogRoutes } from './activity-logs.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { bootstrapServerRoutes } from './bootstrap-servers.ts';
import { dataCollectorRoutes } from './data-collectors.ts';
import { deviceNetworkRoutes } from './device-networks.ts';
import { deviceTemplateRoutes } from './device-templates.ts';
import { deviceTypeRoutes } from './device-types.ts';
import { csvLookups } from '../device-csv.ts';
import { deviceRoutes } from './devices.ts';
import { eventConsumerRoutes } from './event-consumers.ts';
import { eventRoutes } from './events.ts';
import { templateSettingRoutes, typeCategoryRoutes } from './inherited-settings.ts';
import { measurementRoutes } from './measurements.ts';
import { resourceCollectionRoutes } from './resource-collections.ts';
import { resourceTypeRoutes } from './resource-types.ts';
import { resourceRoutes } from './resources.ts';
import { roleRoutes } from './roles.ts';
import { settingCategoryRoutes } from './setting-categories.ts';
import { settingRoutes } from './settings.ts';
import { smartObjectTemplateRoutes } from './smart-object-templates.ts';
import { smartObjectTypeRoutes } from './smart-object-types.ts';
import { smartObjectRoutes } from './smart-objects.ts';
import { versionRoutes } from './version.ts';

export interface RouteServices {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly streams: EventStreams;
  readonly webhooks: WebhookDomain;
}

/** A handler for every operation of the contract. */
export function createRoutes({ admin, devices, streams, webhooks }: RouteServices): RouteTable {
  return {
    ...versionRoutes(packageVersion()),
    ...deviceNetworkRoutes(admin.networks),
    ...apiKeyRoutes(admin.apiKeys),
    ...roleRoutes(admin.roles),
    ...bootstrapServerRoutes(admin.bootstrapServers),
    ...dataCollectorRoutes(admin.dataCollectors, admin.names),
    ...smartObjectTypeRoutes(admin.smartObjectTypes),
    ...resourceTypeRoutes(admin.resourceTypes),
    ...smartObjectTemplateRoutes(admin.smartObjectTemplates, admin.names),
    ...deviceTypeRoutes(admin.deviceTypes),
    ...typeCategoryRoutes('deviceTypes', admin.deviceTypeCategories),
    ...templateSettingRoutes('deviceTemplates', admin.deviceTemplateSettings),
    ...deviceTemplateRoutes(admin.deviceTemplates, admin.names),
    ...deviceRoutes(devices.devices, devices.massRegistration, csvLookups(admin), {
      'DeviceType.Name': nameOf(admin.names, deviceTypes, 'deviceTypeId'),
      DeviceTypeName: nameOf(admin.names, deviceTypes, 'deviceTypeId'),
      DeviceTemplateName: nameOf(admin.names, deviceTemplates, 'deviceTemplateId'),
      LocationName: nameOf(admin.names, locations, 'locationId'),
      DataCollectorName: nameOf(admin.names, dataCollectors, 'dataCollectorId'),
    }),
    ...settingCategoryRoutes(admin.settingCategories),
    ...settingRoutes(admin.settings),
    ...smartObjectRoutes(devices.smartObjects),
    ...resourceRoutes(devices.resources, devices.smartObjects),
    ...resourceCollectionRoutes(admin.resourceCollections),
    ...measurementRoutes(devices.resources),
    ...activityLogRoutes(admin.activityLog),
    ...eventConsumerRoutes(webhooks),
    ...eventRoutes(streams),
  };
}
