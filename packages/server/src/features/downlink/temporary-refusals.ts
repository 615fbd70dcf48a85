/** CoAP codes of temporary refusals: Request Entity Incomplete, Too Many Requests, Service Unavailable. */
const TEMPORARY: ReadonlySet<string> = new Set(['4.08', '4.29', '5.03']);

/**
 * Returns whether a later request may succeed (RFC 7959 section 2.9.2, RFC 8516, RFC 7252 section 5.9.3.4).
 */
export function isTemporary(code: string): boolean {
  return TEMPORARY.has(code);
}
