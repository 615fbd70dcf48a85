/** An option in encoded form. */
export interface RawOption {
  readonly number: number;
  readonly value: Buffer;
}

/** Option numbers (IANA "CoAP Option Numbers"). */
export const OptionNumber = {
  ifMatch: 1,
  uriHost: 3,
  etag: 4,
  ifNoneMatch: 5,
  observe: 6,
  uriPort: 7,
  locationPath: 8,
  oscore: 9,
  uriPath: 11,
  contentFormat: 12,
  maxAge: 14,
  uriQuery: 15,
  hopLimit: 16,
  accept: 17,
  qBlock1: 19,
  locationQuery: 20,
  block2: 23,
  block1: 27,
  size2: 28,
  qBlock2: 31,
  proxyUri: 35,
  proxyScheme: 39,
  size1: 60,
  echo: 252,
  noResponse: 258,
  requestTag: 292,
} as const;

interface OptionRule {
  readonly minLength: number;
  readonly maxLength: number;
  readonly repeatable: boolean;
}

const rule = (minLength: number, maxLength: number, repeatable = false): OptionRule => ({
  minLength,
  maxLength,
  repeatable,
});

/**
 * The critical options that this endpoint supports, with their bounds (RFC 7252 section 5.10, RFC 7959 section 2.1).
 */
const criticalRules: ReadonlyMap<number, OptionRule> = new Map([
  [OptionNumber.ifMatch, rule(0, 8, true)],
  [OptionNumber.uriHost, rule(1, 255)],
  [OptionNumber.ifNoneMatch, rule(0, 0)],
  [OptionNumber.uriPort, rule(0, 2)],
  [OptionNumber.uriPath, rule(0, 255, true)],
  [OptionNumber.uriQuery, rule(0, 255, true)],
  [OptionNumber.accept, rule(0, 2)],
  [OptionNumber.block2, rule(0, 3)],
  [OptionNumber.block1, rule(0, 3)],
  [OptionNumber.proxyUri, rule(1, 1034)],
  [OptionNumber.proxyScheme, rule(1, 255)],
]);

/** Whether an option is critical, so that it must be understood (RFC 7252 section 5.4.1). */
export function isCritical(number: number): boolean {
  return (number & 1) === 1;
}

/** Whether an option is not part of the cache key (RFC 7252 section 5.4.2). */
export function isNoCacheKey(number: number): boolean {
  return (number & 0x1e) === 0x1c;
}

/**
 * Returns the first critical option that is unsupported, has an invalid length, or is repeated without permission (RFC
 * 7252 sections 5.4.1, 5.4.3 and 5.4.5).
 *
 * @param options in the order of the message, by ascending number
 */
export function findBadCriticalOption(options: readonly RawOption[]): number | undefined {
  let previous = -1;
  for (const { number, value } of options) {
    if (isCritical(number)) {
      const bounds = criticalRules.get(number);
      if (!bounds || value.length < bounds.minLength || value.length > bounds.maxLength) return number;
      if (number === previous && !bounds.repeatable) return number;
    }
    previous = number;
  }
  return undefined;
}

/** Returns the value of the first option with this number. */
export function findOption(options: readonly RawOption[], number: number): Buffer | undefined {
  for (const option of options) if (option.number === number) return option.value;
  return undefined;
}
