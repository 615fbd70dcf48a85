/** Injected time: the one interface that every part of the workspace uses. */
export type { Clock, TimerHandle } from '@muster/lwm2m/core';
