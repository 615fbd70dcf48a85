import type { ResourceService } from '../../domain/services/commands/resource-service.ts';
import type { ResourceListService } from '../../domain/services/smart-objects/resource-list-service.ts';
import type { SmartObjectResources } from '../../domain/services/smart-objects/smart-object-resources.ts';
import type { SmartObjectService } from '../../domain/services/smart-objects/smart-object-service.ts';
import { resourceRoutes } from '../../http/routes/resources.ts';
import { smartObjectRoutes } from '../../http/routes/smart-objects.ts';

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
