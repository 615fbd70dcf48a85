/**
 * The wait that a Retry-After header asks for (RFC 9110, section 10.2.3): seconds or a date.
 *
 * @returns milliseconds from `nowMs`, or undefined where there is no such header or it makes no sense
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('Retry-After')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
