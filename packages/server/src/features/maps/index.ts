import { routes as locationResources } from './routes/location-resources.ts';
import { routes as positions } from './routes/positions.ts';

/** Routes of the feature `maps`. */
export const routes = { ...locationResources, ...positions };
