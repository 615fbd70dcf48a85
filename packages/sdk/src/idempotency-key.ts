const header = 'Idempotency-Key';
/** The characters of a structured-field string that need no escape (RFC 9651 section 3.3.3). */
const keyPattern = /^[ !#-[\]-~]{1,255}$/;

/**
 * Returns the Idempotency-Key header of a request, with the key of the caller or a random one. Undefined if the
 * operation takes no key, or if the caller gave none and the request is sent only once.
 *
 * @param taken whether the operation takes a key
 * @param key key of the caller
 * @param repeatable whether the request can be retried
 * @throws {TypeError} the key is malformed, or the operation takes none
 */
export function keyHeader(
  taken: boolean,
  key: string | undefined,
  repeatable: boolean,
): Record<string, string> {
  if (key !== undefined) {
    if (!taken) throw new TypeError('This operation takes no idempotencyKey.');
    if (typeof key !== 'string' || !keyPattern.test(key))
      throw new TypeError('idempotencyKey must be 1 to 255 characters of ASCII without " and \\.');
    return { [header]: `"${key}"` };
  }
  return taken && repeatable ? { [header]: `"${randomKey()}"` } : {};
}

/** Whether a request has an Idempotency-Key, so that the service performs it only once. */
export function isKeyed(request: Request): boolean {
  return request.headers.has(header);
}

/** Does not use randomUUID, which browsers have in secure contexts only. */
function randomKey(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}
