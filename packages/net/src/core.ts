/** What needs no socket: time, order of work, and the careful handling of what strangers send. */
export { backOffMs } from './back-off.ts';
export type { BackOffOptions } from './back-off.ts';
export { systemClock } from './clock.ts';
export type { Clock, TimerHandle } from './clock.ts';
export { findExcess } from './json-bounds.ts';
export { Lanes } from './lanes.ts';
export { shownText, shownValue } from './shown-value.ts';
