import type { ResolutionService } from './resolution-service.ts';
import { measurementRoutes } from './routes/measurements.ts';
import type { MeasurementServices } from './routes/measurements.ts';
import { resolutionRoutes } from './routes/resolutions.ts';

interface Needs extends MeasurementServices {
  readonly resolutions: ResolutionService;
}

/** Routes of the feature `measurements`. */
export function composedRoutes(services: Needs) {
  return { ...measurementRoutes(services), ...resolutionRoutes(services.resolutions) };
}
