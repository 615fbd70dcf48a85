import { hardwareDefinitionRoutes } from './routes/hardware-definitions.ts';
import type { HardwareServices } from './routes/hardware-definitions.ts';

/** Routes of the feature `hardware`. */
export function composedRoutes(services: HardwareServices) {
  return hardwareDefinitionRoutes(services);
}
