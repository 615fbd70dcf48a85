import type { Actuation } from '../../domain/services/actuators/actuation.ts';
import type { ActuatorService } from '../../domain/services/actuators/actuator-service.ts';
import type { EventCategoryService } from '../../domain/services/actuators/event-category-service.ts';
import { actuatorRoutes } from '../../http/routes/actuators.ts';
import { eventCategoryRoutes } from '../../http/routes/event-categories.ts';

interface Needs {
  readonly actuators: ActuatorService;
  readonly actuation: Actuation;
  readonly eventCategories: EventCategoryService;
}

/** Routes of the feature `actuators`. */
export function routes({ actuators, actuation, eventCategories }: Needs) {
  return {
    ...actuatorRoutes(actuators, actuation),
    ...eventCategoryRoutes(eventCategories, actuators),
  };
}
