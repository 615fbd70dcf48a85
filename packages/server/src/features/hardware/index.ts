import { hardwareDefinitionRoutes } from '../../http/routes/hardware-definitions.ts';
import type { HardwareServices } from '../../http/routes/hardware-definitions.ts';

/** Routes of the feature `hardware`. */
export function routes(services: HardwareServices) {
  return hardwareDefinitionRoutes(services);
}
