/** What needs no socket: time, the order of work, and the careful handling of input from outside. */
export { backOffMs } from './back-off.ts';
export type { BackOffOptions } from './back-off.ts';
export { systemClock } from './clock.ts';
export type { Clock, TimerHandle } from './clock.ts';
export { findExcess } from './json-bounds.ts';
export { Lanes } from './lanes.ts';
export { shownText, shownValue } from './shown-value.ts';
