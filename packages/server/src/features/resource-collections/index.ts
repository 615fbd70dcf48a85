import type { ResourceCollectionService } from './resource-collection-service.ts';
import { resourceCollectionRoutes } from './routes/resource-collections.ts';

interface Needs {
  readonly resourceCollections: ResourceCollectionService;
}

/** Routes of the feature `resource-collections`. */
export function composedRoutes({ resourceCollections }: Needs) {
  return resourceCollectionRoutes(resourceCollections);
}
