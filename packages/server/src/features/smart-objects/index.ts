import type { ResourceService } from '../commands/resource-service.ts';
import type { ResourceListService } from './resource-list-service.ts';
import type { SmartObjectResources } from './smart-object-resources.ts';
import type { SmartObjectService } from './smart-object-service.ts';
import { resourceRoutes } from './routes/resources.ts';
import { smartObjectRoutes } from './routes/smart-objects.ts';

interface Needs {
  readonly smartObjects: SmartObjectService;
  readonly resources: ResourceService;
  readonly smartObjectResources: SmartObjectResources;
  readonly resourceLists: ResourceListService;
}

/** Routes of the feature `smart-objects`. */
export function routes({ smartObjects, resources, smartObjectResources, resourceLists }: Needs) {
  return {
    ...resourceRoutes(resources, smartObjectResources, resourceLists),
    ...smartObjectRoutes(smartObjects),
  };
}
