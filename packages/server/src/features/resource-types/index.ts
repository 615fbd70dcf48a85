import type { ResourceTypeService } from './resource-type-service.ts';
import { resourceTypeRoutes } from './routes/resource-types.ts';

interface Needs {
  readonly resourceTypes: ResourceTypeService;
}

/** Routes of the feature `resource-types`. */
export function routes({ resourceTypes }: Needs) {
  return resourceTypeRoutes(resourceTypes);
}
