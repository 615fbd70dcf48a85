import type { LocationResourceService } from '../../domain/services/maps/location-resource-service.ts';
import type { PositionService } from '../../domain/services/maps/position-service.ts';
import { locationResourceRoutes } from '../../http/routes/location-resources.ts';
import { positionRoutes } from '../../http/routes/positions.ts';

interface Needs {
  readonly locationResources: LocationResourceService;
  readonly positions: PositionService;
}

/** Routes of the feature `maps`. */
export function routes({ locationResources, positions }: Needs) {
  return {
    ...locationResourceRoutes(locationResources, positions),
    ...positionRoutes(positions),
  };
}
