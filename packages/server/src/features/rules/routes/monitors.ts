import { noContent } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import type { MonitorSetup } from '../monitor-setup.ts';

/** Routes that create the monitoring rules of a device network. */
export function monitorRoutes(
  setup: MonitorSetup,
): Routes<'deviceNetworks.setupEventCategories' | 'deviceNetworks.setupMonitors'> {
  return {
    'deviceNetworks.setupEventCategories': async ({ principal }) => {
      await setup.addCategories(principal.deviceNetworkId);
      return noContent();
    },
    'deviceNetworks.setupMonitors': async ({ principal }) => {
      await setup.addMonitors(principal.deviceNetworkId);
      return noContent();
    },
  };
}
