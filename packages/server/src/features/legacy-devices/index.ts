import type { LegacyDeviceDomain } from '../../domain/services/legacy-devices/legacy-device-domain.ts';
import { legacyDeviceRoutes } from '../../http/routes/legacy-devices.ts';

interface Needs {
  readonly legacyDevices: LegacyDeviceDomain;
}

/** Routes of the feature `legacy-devices`. */
export function routes({ legacyDevices }: Needs) {
  return legacyDeviceRoutes(legacyDevices);
}
