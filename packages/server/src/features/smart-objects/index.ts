import { routes as resources } from './routes/resources.ts';
import { routes as smartObjects } from './routes/smart-objects.ts';

/** Routes of the feature `smart-objects`. */
export const routes = { ...resources, ...smartObjects };
