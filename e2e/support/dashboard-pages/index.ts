/** Pages of the areas of the dashboard, for tests and screenshots. */
import type { MusterClient } from '@muster/sdk';
import { accessPages } from './access.ts';
import { activityPages } from './activity.ts';
import { automationPages } from './automation.ts';
import { consumersPages } from './consumers.ts';
import { devicesPages } from './devices.ts';
import { firmwarePages } from './firmware.ts';
import { gatewaysPages } from './gateways.ts';
import { locationsPages } from './locations.ts';
import { rulesPages } from './rules.ts';
import { settingsPages } from './settings.ts';
import { typesPages } from './types.ts';
import { shown, type ShownPage } from './shown-page.ts';

/** The pages of each area. A call makes the data that its pages show. */
export const areas: Readonly<Record<string, (client: MusterClient) => Promise<readonly ShownPage[]>>> = {
  devices: devicesPages,
  activity: activityPages,
  firmware: firmwarePages,
  types: typesPages,
  locations: locationsPages,
  gateways: gatewaysPages,
  rules: rulesPages,
  automation: automationPages,
  consumers: consumersPages,
  access: accessPages,
  settings: settingsPages,
  about: () => Promise.resolve([shown('about', '/about', 'ApiKey')]),
};
