import type { Period } from '../scenario/faults.ts';

/** Injected faults, and injected network conditions, that a device has at one time. */
const maxInjected = 64;

/** @throws Error if a device has as many as it may */
export function demandRoom(count: number): void {
  if (count < maxInjected) return;
  throw new Error(`the device has ${maxInjected} injected faults of this sort already. Clear them first.`);
}

/** A fault or condition with the period that begins now, in the place of its own. @param forSeconds undefined: no end */
export function lasting<Of extends Period>(one: Of, nowSeconds: number, forSeconds = Infinity): Of {
  return { ...one, fromSeconds: nowSeconds, toSeconds: nowSeconds + forSeconds };
}
