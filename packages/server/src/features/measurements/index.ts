import { routes as measurements } from './routes/measurements.ts';
import { routes as resolutions } from './routes/resolutions.ts';

/** Routes of the feature `measurements`. */
export const routes = { ...measurements, ...resolutions };
