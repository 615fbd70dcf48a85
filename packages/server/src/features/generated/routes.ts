// Made from the folders of the features by `pnpm generate`; do not edit.
import type { UsedBy } from '../../http/handler.ts';
import { routes as access } from '../access/index.ts';
import { routes as activity } from '../activity/index.ts';
import { routes as actuators } from '../actuators/index.ts';
import { routes as bootstrap } from '../bootstrap/index.ts';
import { routes as catalogue } from '../catalogue/index.ts';
import { routes as commands } from '../commands/index.ts';
import { routes as deviceTree } from '../device-tree/index.ts';
import { routes as devices } from '../devices/index.ts';
import { routes as eventStreams } from '../event-streams/index.ts';
import { routes as firmware } from '../firmware/index.ts';
import { routes as gateways } from '../gateways/index.ts';
import { routes as hardware } from '../hardware/index.ts';
import { routes as legacyDevices } from '../legacy-devices/index.ts';
import { routes as locations } from '../locations/index.ts';
import { routes as maps } from '../maps/index.ts';
import { routes as measurements } from '../measurements/index.ts';
import { routes as networkSettings } from '../network-settings/index.ts';
import { routes as networks } from '../networks/index.ts';
import { routes as overview } from '../overview/index.ts';
import { routes as resourceCollections } from '../resource-collections/index.ts';
import { routes as resourceTypes } from '../resource-types/index.ts';
import { routes as rules } from '../rules/index.ts';
import { routes as settings } from '../settings/index.ts';
import { routes as smartObjects } from '../smart-objects/index.ts';
import { routes as system } from '../system/index.ts';
import { routes as tags } from '../tags/index.ts';
import { routes as templates } from '../templates/index.ts';
import { routes as transformers } from '../transformers/index.ts';
import { routes as usage } from '../usage/index.ts';
import { routes as version } from '../version/index.ts';
import { routes as webhooks } from '../webhooks/index.ts';

/** The routes of all features. */
export const routes = {
  ...access,
  ...activity,
  ...actuators,
  ...bootstrap,
  ...catalogue,
  ...commands,
  ...deviceTree,
  ...devices,
  ...eventStreams,
  ...firmware,
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
  ...rules,
  ...settings,
  ...smartObjects,
  ...system,
  ...tags,
  ...templates,
  ...transformers,
  ...usage,
  ...version,
  ...webhooks,
};

/** The services that the acts use. */
export type RouteServices = UsedBy<typeof routes, 'act'>;

/** What the other routes use beside the store. */
export type RouteSources = UsedBy<typeof routes, 'preview'> & UsedBy<typeof routes, 'serve'>;
