import type { LegacyDeviceDomain } from './legacy-device-domain.ts';
import { legacyDeviceRoutes } from './routes/legacy-devices.ts';

interface Needs {
  readonly legacyDevices: LegacyDeviceDomain;
}

/** Routes of the feature `legacy-devices`. */
export function composedRoutes({ legacyDevices }: Needs) {
  return legacyDeviceRoutes(legacyDevices);
}
