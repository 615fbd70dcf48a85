import { randomUUID } from 'node:crypto';

const COUNTERS = 0x1000;

let lastMs = 0;
let counter = 0;
let head = '';

/**
 * Returns a new ID, greater than all before it: a UUID of version 7 (RFC 9562 5.7), whose 12 bits after the time are
 * a counter (6.2, method 1). Thousands of new entities are thus adjacent in every index of their IDs. With random
 * IDs, each of them would change a separate page.
 */
export function newId(): string {
  const now = Date.now();
  counter += 1;
  if (now > lastMs || counter === COUNTERS) {
    // The counter has overflowed, or the clock was set back: the time of the IDs runs ahead.
    lastMs = Math.max(now, lastMs + 1);
    counter = 0;
    const time = lastMs.toString(16).padStart(12, '0');
    head = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  }
  return head + counter.toString(16).padStart(3, '0') + randomUUID().slice(18);
}
