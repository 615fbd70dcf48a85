import { act, noContent } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { MonitorSetup } from '../monitor-setup.ts';

export interface Services {
  readonly monitorSetup: MonitorSetup;
}

/** Routes that create the monitoring rules of a device network. */
export const routes: FeatureRoutes<
  'deviceNetworks.setupEventCategories' | 'deviceNetworks.setupMonitors',
  Services
> = {
  'deviceNetworks.setupEventCategories': act(async ({ principal }, { monitorSetup }) => {
    await monitorSetup.addCategories(principal.deviceNetworkId);
    return noContent();
  }),
  'deviceNetworks.setupMonitors': act(async ({ principal }, { monitorSetup }) => {
    await monitorSetup.addMonitors(principal.deviceNetworkId);
    return noContent();
  }),
};
