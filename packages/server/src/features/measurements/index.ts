import type { ResolutionService } from '../../domain/services/measurements/resolution-service.ts';
import { measurementRoutes } from '../../http/routes/measurements.ts';
import type { MeasurementServices } from '../../http/routes/measurements.ts';
import { resolutionRoutes } from '../../http/routes/resolutions.ts';

interface Needs extends MeasurementServices {
  readonly resolutions: ResolutionService;
}

/** Routes of the feature `measurements`. */
export function routes(services: Needs) {
  return { ...measurementRoutes(services), ...resolutionRoutes(services.resolutions) };
}
