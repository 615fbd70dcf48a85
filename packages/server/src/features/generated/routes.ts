// Made from the folders of the features by `pnpm generate`; do not edit.
import type { UsedBy } from '../../http/handler.ts';
import { routes as access } from '../access/http.ts';
import { routes as activity } from '../activity/http.ts';
import { routes as actuators } from '../actuators/http.ts';
import { routes as bootstrap } from '../bootstrap/http.ts';
import { routes as catalogueDeviceTypes } from '../catalogue/http/device-types.ts';
import { routes as catalogueSmartObjectTypes } from '../catalogue/http/smart-object-types.ts';
import { routes as commands } from '../commands/http.ts';
import { routes as deviceTree } from '../device-tree/http.ts';
import { routes as devices } from '../devices/http/devices.ts';
import { routes as eventStreams } from '../event-streams/http/event-streams.ts';
import { routes as firmware } from '../firmware/http.ts';
import { routes as gatewaysDataCollectorTemplates } from '../gateways/http/data-collector-templates.ts';
import { routes as gatewaysDataCollectorTypes } from '../gateways/http/data-collector-types.ts';
import { routes as gatewaysDataCollectors } from '../gateways/http/data-collectors.ts';
import { routes as gateways } from '../gateways/http/gateways.ts';
import { routes as hardware } from '../hardware/http.ts';
import { routes as legacyDevices } from '../legacy-devices/http.ts';
import { routes as locations } from '../locations/http.ts';
import { routes as maps } from '../maps/http.ts';
import { routes as measurements } from '../measurements/http.ts';
import { routes as networkSettings } from '../network-settings/http.ts';
import { routes as networks } from '../networks/http.ts';
import { routes as overview } from '../overview/http.ts';
import { routes as resourceCollections } from '../resource-collections/http.ts';
import { routes as resourceTypes } from '../resource-types/http.ts';
import { routes as rulesEvents } from '../rules/http/events.ts';
import { routes as rules } from '../rules/http/rules.ts';
import { routes as settings } from '../settings/http.ts';
import { routes as smartObjects } from '../smart-objects/http.ts';
import { routes as system } from '../system/http.ts';
import { routes as tags } from '../tags/http.ts';
import { routes as templates } from '../templates/http.ts';
import { routes as transformersTransformerTypes } from '../transformers/http/transformer-types.ts';
import { routes as transformers } from '../transformers/http/transformers.ts';
import { routes as usage } from '../usage/http.ts';
import { routes as version } from '../version/http.ts';
import { routes as webhooks } from '../webhooks/http.ts';

/** The routes of all features. */
export const routes = {
  ...access,
  ...activity,
  ...actuators,
  ...bootstrap,
  ...catalogueDeviceTypes,
  ...catalogueSmartObjectTypes,
  ...commands,
  ...deviceTree,
  ...devices,
  ...eventStreams,
  ...firmware,
  ...gatewaysDataCollectorTemplates,
  ...gatewaysDataCollectorTypes,
  ...gatewaysDataCollectors,
  ...gateways,
  ...hardware,
  ...legacyDevices,
  ...locations,
  ...maps,
  ...measurements,
  ...networkSettings,
  ...networks,
  ...overview,
  ...resourceCollections,
  ...resourceTypes,
  ...rulesEvents,
  ...rules,
  ...settings,
  ...smartObjects,
  ...system,
  ...tags,
  ...templates,
  ...transformersTransformerTypes,
  ...transformers,
  ...usage,
  ...version,
  ...webhooks,
};

/** The services that the acts use. */
export type RouteServices = UsedBy<typeof routes, 'act'>;

/** What the other routes use beside the store. */
export type RouteSources = UsedBy<typeof routes, 'preview'> & UsedBy<typeof routes, 'serve'>;
