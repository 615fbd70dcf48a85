import type { Events } from './events.ts';
import type { Caller } from './types.ts';

/** The client that `openDevice` needs: one of `createClient`, or one of `composeClient` with `events`. */
export interface DeviceClient extends Caller {
  readonly events: Events;
}
