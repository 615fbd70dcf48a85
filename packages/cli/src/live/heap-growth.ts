import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect old objects when they have grown by half. By default they may grow fourfold: objects that live as long as a
 * request to a device become old beside many enrolments, and stay as garbage (decision 12). Call it before a server starts.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
