import { measurementRoutes } from './routes/measurements.ts';
import type { MeasurementServices } from './routes/measurements.ts';

export { routes } from './routes/resolutions.ts';

/** Routes of the feature `measurements`, with their services. */
export function composedRoutes(services: MeasurementServices) {
  return measurementRoutes(services);
}
