// Made from the folders of the features by `pnpm generate`; do not edit.
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

/** The services that the features need for their routes. */
export type FeatureServices = Parameters<typeof access>[0] &
  Parameters<typeof activity>[0] &
  Parameters<typeof actuators>[0] &
  Parameters<typeof bootstrap>[0] &
  Parameters<typeof catalogue>[0] &
  Parameters<typeof commands>[0] &
  Parameters<typeof deviceTree>[0] &
  Parameters<typeof devices>[0] &
  Parameters<typeof eventStreams>[0] &
  Parameters<typeof firmware>[0] &
  Parameters<typeof gateways>[0] &
  Parameters<typeof hardware>[0] &
  Parameters<typeof legacyDevices>[0] &
  Parameters<typeof locations>[0] &
  Parameters<typeof maps>[0] &
  Parameters<typeof measurements>[0] &
  Parameters<typeof networkSettings>[0] &
  Parameters<typeof networks>[0] &
  Parameters<typeof overview>[0] &
  Parameters<typeof resourceCollections>[0] &
  Parameters<typeof resourceTypes>[0] &
  Parameters<typeof rules>[0] &
  Parameters<typeof settings>[0] &
  Parameters<typeof smartObjects>[0] &
  Parameters<typeof system>[0] &
  Parameters<typeof tags>[0] &
  Parameters<typeof templates>[0] &
  Parameters<typeof transformers>[0] &
  Parameters<typeof usage>[0] &
  Parameters<typeof version>[0] &
  Parameters<typeof webhooks>[0];

/** The routes of all features. */
export function featureRoutes(services: FeatureServices) {
  return {
    ...access(services),
    ...activity(services),
    ...actuators(services),
    ...bootstrap(services),
    ...catalogue(services),
    ...commands(services),
    ...deviceTree(services),
    ...devices(services),
    ...eventStreams(services),
    ...firmware(services),
    ...gateways(services),
    ...hardware(services),
    ...legacyDevices(services),
    ...locations(services),
    ...maps(services),
    ...measurements(services),
    ...networkSettings(services),
    ...networks(services),
    ...overview(services),
    ...resourceCollections(services),
    ...resourceTypes(services),
    ...rules(services),
    ...settings(services),
    ...smartObjects(services),
    ...system(services),
    ...tags(services),
    ...templates(services),
    ...transformers(services),
    ...usage(services),
    ...version(services),
    ...webhooks(services),
  };
}
