import { systemRoutes } from './routes/system.ts';
import type { Silos } from './silo.ts';

interface Needs {
  readonly silos: Silos;
}

/** Routes of the feature `system`. */
export function composedRoutes({ silos }: Needs) {
  return systemRoutes(silos);
}
