import type { Period } from '../scenario/faults.ts';

/** Maximum number of injected faults, and of injected network conditions, per device. */
const maxInjected = 64;

/** @throws Error if the maximum number is reached */
export function checkInjectedLimit(count: number): void {
  if (count < maxInjected) return;
  throw new Error(`the device has ${maxInjected} injected faults of this sort already. Clear them first.`);
}

/**
 * Replaces the period of a fault or condition with one that begins now.
 *
 * @param forSeconds undefined: no end
 */
export function withPeriodFromNow<Of extends Period>(one: Of, nowSeconds: number, forSeconds = Infinity): Of {
  return { ...one, fromSeconds: nowSeconds, toSeconds: nowSeconds + forSeconds };
}
