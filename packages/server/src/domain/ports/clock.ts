/** Time is injected, so that lifetimes and expiry are tested on a virtual clock. */
export type { Clock, TimerHandle } from '@muster/lwm2m/core';
