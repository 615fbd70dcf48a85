// Made from the folders of the features by `pnpm generate`; do not edit.
import type { ServicesOf } from '../../http/handler.ts';
import { routes as access } from '../access/index.ts';
import { routes as activity } from '../activity/index.ts';
import { routes as actuators } from '../actuators/index.ts';
import { routes as bootstrap } from '../bootstrap/index.ts';
import { composedRoutes as catalogueComposed } from '../catalogue/index.ts';
import { routes as commands } from '../commands/index.ts';
import { composedRoutes as deviceTreeComposed } from '../device-tree/index.ts';
import { routes as devices, composedRoutes as devicesComposed } from '../devices/index.ts';
import { composedRoutes as eventStreamsComposed } from '../event-streams/index.ts';
import { routes as firmware, composedRoutes as firmwareComposed } from '../firmware/index.ts';
import { composedRoutes as gatewaysComposed } from '../gateways/index.ts';
import { composedRoutes as hardwareComposed } from '../hardware/index.ts';
import { composedRoutes as legacyDevicesComposed } from '../legacy-devices/index.ts';
import { routes as locations } from '../locations/index.ts';
import { composedRoutes as mapsComposed } from '../maps/index.ts';
import { routes as measurements, composedRoutes as measurementsComposed } from '../measurements/index.ts';
import { routes as networkSettings } from '../network-settings/index.ts';
import { routes as networks } from '../networks/index.ts';
import { composedRoutes as overviewComposed } from '../overview/index.ts';
import { routes as resourceCollections } from '../resource-collections/index.ts';
import { routes as resourceTypes } from '../resource-types/index.ts';
import { routes as rules } from '../rules/index.ts';
import { routes as settings } from '../settings/index.ts';
import { composedRoutes as smartObjectsComposed } from '../smart-objects/index.ts';
import { composedRoutes as systemComposed } from '../system/index.ts';
import { routes as tags } from '../tags/index.ts';
import { routes as templates } from '../templates/index.ts';
import { composedRoutes as transformersComposed } from '../transformers/index.ts';
import { routes as usage } from '../usage/index.ts';
import { routes as version } from '../version/index.ts';
import { routes as webhooks } from '../webhooks/index.ts';

/** The routes of all features. */
export const routes = {
  ...access,
  ...activity,
  ...actuators,
  ...bootstrap,
  ...commands,
  ...devices,
  ...firmware,
  ...locations,
  ...measurements,
  ...networkSettings,
  ...networks,
  ...resourceCollections,
  ...resourceTypes,
  ...rules,
  ...settings,
  ...tags,
  ...templates,
  ...usage,
  ...version,
  ...webhooks,
};

/** Those that hold their services. */
export function composedRoutes(services: FeatureServices) {
  return {
    ...catalogueComposed(services),
    ...deviceTreeComposed(services),
    ...devicesComposed(services),
    ...eventStreamsComposed(services),
    ...firmwareComposed(services),
    ...gatewaysComposed(services),
    ...hardwareComposed(services),
    ...legacyDevicesComposed(services),
    ...mapsComposed(services),
    ...measurementsComposed(services),
    ...overviewComposed(services),
    ...smartObjectsComposed(services),
    ...systemComposed(services),
    ...transformersComposed(services),
  };
}

/** The services that the routes use. */
export type FeatureServices = ServicesOf<typeof routes> &
  Parameters<typeof catalogueComposed>[0] &
  Parameters<typeof deviceTreeComposed>[0] &
  Parameters<typeof devicesComposed>[0] &
  Parameters<typeof eventStreamsComposed>[0] &
  Parameters<typeof firmwareComposed>[0] &
  Parameters<typeof gatewaysComposed>[0] &
  Parameters<typeof hardwareComposed>[0] &
  Parameters<typeof legacyDevicesComposed>[0] &
  Parameters<typeof mapsComposed>[0] &
  Parameters<typeof measurementsComposed>[0] &
  Parameters<typeof overviewComposed>[0] &
  Parameters<typeof smartObjectsComposed>[0] &
  Parameters<typeof systemComposed>[0] &
  Parameters<typeof transformersComposed>[0];
