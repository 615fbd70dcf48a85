import { routes as events } from './routes/events.ts';
import { routes as monitors } from './routes/monitors.ts';
import { routes as rules } from './routes/rules.ts';

/** Routes of the feature `rules`. */
export const routes = { ...events, ...monitors, ...rules };
