/** Injected time. All parts of the workspace use this interface. */
export type { Clock, TimerHandle } from '@muster/lwm2m/core';
