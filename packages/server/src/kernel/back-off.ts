/** A delay is up to this much longer, so that many devices are not asked at once. */
const JITTER = 0.25;

export interface BackOffOptions {
  /** Delay after the first failure, in milliseconds. */
  readonly firstMs: number;
  /** Longest delay without the jitter, in milliseconds. */
  readonly maxMs: number;
  /** Delay that the device asked for, in milliseconds; default: 0. */
  readonly askedMs?: number;
  /** 0 to 1; default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/**
 * Delay before failed work, such as a request to a device, is repeated: doubles with each failure, is at least as long as the
 * device asked for, at most `maxMs`, and up to a quarter longer.
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
