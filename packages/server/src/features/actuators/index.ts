import type { Actuation } from './actuation.ts';
import type { ActuatorService } from './actuator-service.ts';
import type { EventCategoryService } from './event-category-service.ts';
import { actuatorRoutes } from './routes/actuators.ts';
import { eventCategoryRoutes } from './routes/event-categories.ts';

interface Needs {
  readonly actuators: ActuatorService;
  readonly actuation: Actuation;
  readonly eventCategories: EventCategoryService;
}

/** Routes of the feature `actuators`. */
export function composedRoutes({ actuators, actuation, eventCategories }: Needs) {
  return {
    ...actuatorRoutes(actuators, actuation),
    ...eventCategoryRoutes(eventCategories, actuators),
  };
}
