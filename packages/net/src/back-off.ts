/** Maximum share that is added to a delay, so that many devices are not asked at the same time. */
const JITTER = 0.25;

export interface BackOffOptions {
  /** Delay after the first failure, in milliseconds. */
  readonly firstMs: number;
  /** Maximum delay without the jitter, in milliseconds. */
  readonly maxMs: number;
  /** Delay requested by the device, in milliseconds. Defaults to 0. */
  readonly askedMs?: number;
  /** Returns 0 to 1. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/**
 * Returns the delay before failed work, such as a request to a device, is repeated. It doubles with each failure, is
 * at least the delay that the device requested, at most `maxMs`, and up to a quarter longer.
 *
 * @param failures in a row before this one
 * @returns milliseconds
 */
export function backOffMs(
  failures: number,
  { firstMs, maxMs, askedMs = 0, random = Math.random }: BackOffOptions,
): number {
  const own = firstMs * 2 ** Math.min(failures, 30);
  return Math.ceil(Math.min(Math.max(own, askedMs), maxMs) * (1 + random() * JITTER));
}
