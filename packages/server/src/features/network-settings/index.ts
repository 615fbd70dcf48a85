import type { NetworkSettingService } from './network-setting-service.ts';
import { networkSettingRoutes } from './routes/network-settings.ts';

interface Needs {
  readonly networkSettings: NetworkSettingService;
}

/** Routes of the feature `network-settings`. */
export function composedRoutes({ networkSettings }: Needs) {
  return networkSettingRoutes(networkSettings);
}
