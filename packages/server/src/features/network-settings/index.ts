import type { NetworkSettingService } from '../../domain/services/network-settings/network-setting-service.ts';
import { networkSettingRoutes } from '../../http/routes/network-settings.ts';

interface Needs {
  readonly networkSettings: NetworkSettingService;
}

/** Routes of the feature `network-settings`. */
export function routes({ networkSettings }: Needs) {
  return networkSettingRoutes(networkSettings);
}
