/**
 * Parses a Retry-After header (RFC 9110, section 10.2.3): seconds or a date.
 *
 * @returns milliseconds from `nowMs`; undefined if the header is missing or invalid
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
