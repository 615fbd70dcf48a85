import type { FirmwareDomain } from './firmware-domain.ts';
import { downloadRoutes, routes as packages } from './routes/firmware-packages.ts';
import { routes as updates } from './routes/firmware-updates.ts';

/** Routes of the feature `firmware`. */
export const routes = { ...packages, ...updates };

interface Needs {
  readonly firmware: FirmwareDomain;
}

/** Routes of the feature `firmware` that hold their services. */
export function composedRoutes({ firmware }: Needs) {
  return downloadRoutes(firmware);
}
