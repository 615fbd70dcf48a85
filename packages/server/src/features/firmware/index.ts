import type { FirmwareDomain } from './firmware-domain.ts';
import { firmwarePackageRoutes } from './routes/firmware-packages.ts';
import { firmwareUpdateRoutes } from './routes/firmware-updates.ts';

interface Needs {
  readonly firmware: FirmwareDomain;
}

/** Routes of the feature `firmware`. */
export function composedRoutes({ firmware }: Needs) {
  return {
    ...firmwarePackageRoutes(firmware),
    ...firmwareUpdateRoutes(firmware.updates),
  };
}
