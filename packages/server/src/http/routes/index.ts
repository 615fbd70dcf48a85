import { buildInfo } from '../../build-info.ts';
import type { NetworkRemoval } from '../../domain/services/networks/network-removal.ts';
import type { AdminDomain } from '../../domain/services/admin-domain.ts';
import type { DeviceDomain } from '../../domain/services/device-domain.ts';
import { packageVersion } from '../../package-version.ts';
import type { TransformerDomain } from '../../domain/services/transformers/transformer-domain.ts';
import type { WebhookDomain } from '../../domain/services/webhooks/webhook-domain.ts';
import type { EventStreams } from '../event-streams.ts';
import type { Routes } from '../handler.ts';
import { activityLogRoutes } from './activity-logs.ts';
import { actuatorRoutes } from './actuators.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { bootstrapServerRoutes } from './bootstrap-servers.ts';
import { dataCollectorTemplateRoutes } from './data-collector-templates.ts';
import { dataCollectorTypeRoutes } from './data-collector-types.ts';
import { dataCollectorList } from './data-collector-list.ts';
import { currentNetworkRoutes } from './current-network.ts';
import { dataCollectorRoutes } from './data-collectors.ts';
import { deviceList } from './device-list.ts';
import { deviceNetworkRoutes } from './device-networks.ts';
import { templateParts } from './device-template-parts.ts';
import { deviceTemplateRoutes } from './device-templates.ts';
import { deviceTypeRoutes } from './device-types.ts';
import { csvLookups } from '../csv/device-csv.ts';
import { deviceRoutes } from './devices.ts';
import { eventCategoryRoutes } from './event-categories.ts';
import { eventConsumerRoutes } from './event-consumers.ts';
import { eventRoutes } from './events.ts';
import { firmwarePackageRoutes } from './firmware-packages.ts';
import { firmwareUpdateRoutes } from './firmware-updates.ts';
import { externalIdRoutes } from './external-ids.ts';
import { gatewayCommandRoutes } from './gateway-commands.ts';
import { gatewayRoutes } from './gateways.ts';
import { templateSettingRoutes, typeCategoryRoutes } from './inherited-settings.ts';
import { legacyDeviceRoutes } from './legacy-devices.ts';
import { locationLists } from './location-list.ts';
import { locationResourceRoutes } from './location-resources.ts';
import { locationRoutes } from './locations.ts';
import { hardwareDefinitionRoutes } from './hardware-definitions.ts';
import { measurementRoutes } from './measurements.ts';
import { networkSettingRoutes } from './network-settings.ts';
import { positionRoutes } from './positions.ts';
import { resolutionRoutes } from './resolutions.ts';
import { resourceCollectionRoutes } from './resource-collections.ts';
import { responsibilityRoutes } from './responsibilities.ts';
import { queueItemRoutes } from './queue-items.ts';
import { resourceAttributeRoutes } from './resource-attributes.ts';
import { resourceTypeInstanceRoutes } from './resource-type-instances.ts';
import { resourceTypeRoutes } from './resource-types.ts';
import { resourceRoutes } from './resources.ts';
import { roleRoutes } from './roles.ts';
import { settingCategoryRoutes } from './setting-categories.ts';
import { settingRoutes } from './settings.ts';
import { smartObjectTemplateRoutes } from './smart-object-templates.ts';
import { smartObjectTypeRoutes } from './smart-object-types.ts';
import { smartObjectRoutes } from './smart-objects.ts';
import { tenantRoutes } from './tenants.ts';
import { userRoutes } from './users.ts';
import { tagRoutes } from './tags.ts';
import { transformerRoutes } from './transformers.ts';
import { contractVersion } from '../contract.ts';
import type { Contract } from '../contract.ts';
import { versionRoutes } from './version.ts';

export interface RouteServices {
  readonly admin: AdminDomain;
  readonly devices: DeviceDomain;
  readonly streams: EventStreams;
  readonly removal: NetworkRemoval;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
}

/** A handler for every operation of the contract. */
export function createRoutes(
  { admin, devices, streams, removal, webhooks, transformers }: RouteServices,
  contract: Contract,
): Routes {
  const locations = locationLists(admin.locations);
  const lists = {
    devices: deviceList(devices.devices),
    dataCollectors: dataCollectorList(admin.gateways),
    locations: locations.full,
  };
  const partsOf = templateParts(admin.deviceTemplateSettings, transformers);
  return {
    ...versionRoutes(packageVersion(), buildInfo(), contractVersion(contract)),
    ...deviceNetworkRoutes(admin.networks, removal),
    ...currentNetworkRoutes(admin),
    ...responsibilityRoutes(admin.responsibilities),
    ...userRoutes(admin),
    ...tenantRoutes(admin.tenants),
    ...apiKeyRoutes(admin.apiKeys),
    ...roleRoutes(admin.roles, admin.responsibilities),
    ...locationRoutes(admin.locations, admin.settings, { ...lists, locations: locations.rows }),
    ...locationResourceRoutes(admin.locationResources, admin.positions),
    ...positionRoutes(admin.positions),
    ...externalIdRoutes({ locations: admin.locations, dataCollectors: admin.gateways.dataCollectors }, lists),
    ...tagRoutes(admin.tags, lists),
    ...networkSettingRoutes(admin.networkSettings),
    ...bootstrapServerRoutes(admin.bootstrapServers),
    ...dataCollectorRoutes(admin.gateways, lists),
    ...gatewayCommandRoutes(admin.gateways),
    ...gatewayRoutes(admin.gateways, lists),
    ...legacyDeviceRoutes(devices.legacyDevices),
    ...dataCollectorTypeRoutes(admin.gateways),
    ...dataCollectorTemplateRoutes(admin.gateways, admin.dataCollectorTemplateSettings, admin.tags),
    ...smartObjectTypeRoutes(admin.smartObjectTypes),
    ...hardwareDefinitionRoutes(admin),
    ...resourceTypeRoutes(admin.resourceTypes),
    ...resourceTypeInstanceRoutes(admin.resourceTypeInstances, devices.typeChanges),
    ...smartObjectTemplateRoutes(admin.smartObjectTemplates),
    ...deviceTypeRoutes(admin.deviceTypes, partsOf),
    ...typeCategoryRoutes(admin.deviceTypeCategories, admin.dataCollectorTypeCategories),
    ...templateSettingRoutes(admin.deviceTemplateSettings, admin.dataCollectorTemplateSettings),
    ...deviceTemplateRoutes(admin.deviceTemplates, partsOf),
    ...firmwarePackageRoutes(devices.firmware),
    ...firmwareUpdateRoutes(devices.firmware.updates),
    ...deviceRoutes(devices.devices, devices.massRegistration, csvLookups(admin), lists.devices),
    ...settingCategoryRoutes(admin.settingCategories),
    ...settingRoutes(admin.settings),
    ...smartObjectRoutes(devices.smartObjects),
    ...resourceAttributeRoutes(devices.attributeReads),
    ...queueItemRoutes(devices.queueItems),
    ...resourceRoutes(devices.resources, devices.smartObjectResources, devices.resourceLists),
    ...resolutionRoutes(admin.resolutions),
    ...resourceCollectionRoutes(admin.resourceCollections),
    ...eventCategoryRoutes(admin.eventCategories, admin.actuators),
    ...actuatorRoutes(admin.actuators, devices.actuation),
    ...measurementRoutes(devices),
    ...activityLogRoutes(admin.activityLog, admin.activityArchive, admin.audit),
    ...transformerRoutes(transformers),
    ...eventConsumerRoutes(webhooks, admin.eventCategories),
    ...eventRoutes(streams),
  };
}
