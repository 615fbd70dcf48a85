import type { ResourceService } from '../commands/resource-service.ts';
import type { ResourceListService } from './resource-list-service.ts';
import type { SmartObjectResources } from './smart-object-resources.ts';
import { resourceRoutes } from './routes/resources.ts';
import { smartObjectRoutes } from './routes/smart-objects.ts';
import type { SmartObjectServices } from './routes/smart-objects.ts';

interface Needs extends SmartObjectServices {
  readonly resources: ResourceService;
  readonly smartObjectResources: SmartObjectResources;
  readonly resourceLists: ResourceListService;
}

/** Routes of the feature `smart-objects`. */
export function composedRoutes(services: Needs) {
  return {
    ...resourceRoutes(services.resources, services.smartObjectResources, services.resourceLists),
    ...smartObjectRoutes(services),
  };
}
