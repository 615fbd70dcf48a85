import type { LocationResourceService } from './location-resource-service.ts';
import type { PositionService } from './position-service.ts';
import { locationResourceRoutes } from './routes/location-resources.ts';
import { positionRoutes } from './routes/positions.ts';

interface Needs {
  readonly locationResources: LocationResourceService;
  readonly positions: PositionService;
}

/** Routes of the feature `maps`. */
export function composedRoutes({ locationResources, positions }: Needs) {
  return {
    ...locationResourceRoutes(locationResources, positions),
    ...positionRoutes(positions),
  };
}
