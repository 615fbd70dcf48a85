import type { EventStreams } from '../../http/event-streams.ts';
import { eventRoutes } from '../../http/routes/events.ts';

interface Needs {
  readonly streams: EventStreams;
}

/** Routes of the feature `event-streams`. */
export function routes({ streams }: Needs) {
  return eventRoutes(streams);
}
