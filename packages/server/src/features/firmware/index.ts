import type { FirmwareDomain } from '../../domain/services/firmware/firmware-domain.ts';
import { firmwarePackageRoutes } from '../../http/routes/firmware-packages.ts';
import { firmwareUpdateRoutes } from '../../http/routes/firmware-updates.ts';

interface Needs {
  readonly firmware: FirmwareDomain;
}

/** Routes of the feature `firmware`. */
export function routes({ firmware }: Needs) {
  return {
    ...firmwarePackageRoutes(firmware),
    ...firmwareUpdateRoutes(firmware.updates),
  };
}
