import type { EventsGroup } from './events.ts';
import type { Caller } from './types.ts';

/** What `openDevice` needs of a client: `createClient` has it, `composeClient` with `events`. */
export interface DeviceClient extends Caller {
  readonly events: EventsGroup;
}
