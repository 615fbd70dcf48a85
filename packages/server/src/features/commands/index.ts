import { routes as queueItems } from './routes/queue-items.ts';
import { routes as resourceAttributes } from './routes/resource-attributes.ts';

/** Routes of the feature `commands`. */
export const routes = { ...queueItems, ...resourceAttributes };
