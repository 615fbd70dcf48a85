import type { EventStreams } from './routes/event-streams.ts';
import { eventRoutes } from './routes/events.ts';

interface Needs {
  readonly streams: EventStreams;
}

/** Routes of the feature `event-streams`. */
export function composedRoutes({ streams }: Needs) {
  return eventRoutes(streams);
}
