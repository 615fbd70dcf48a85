import { actuatorRoutes } from './routes/actuators.ts';
import { eventCategoryRoutes } from './routes/event-categories.ts';

/** Routes of the feature `actuators`. */
export const routes = { ...actuatorRoutes, ...eventCategoryRoutes };
