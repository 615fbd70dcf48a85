import { routes as packages } from './routes/firmware-packages.ts';
import { routes as updates } from './routes/firmware-updates.ts';

/** Routes of the feature `firmware`. */
export const routes = { ...packages, ...updates };
