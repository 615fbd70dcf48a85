const header = 'Idempotency-Key';
/** What a structured string holds (RFC 9651 section 3.3.3), but for the characters that it has to escape. */
const keyPattern = /^[ !#-[\]-~]{1,255}$/;

/**
 * The header that makes a request happen once however often it is sent, where there is one: with the key of the caller,
 * else with one made for this call, so that it can be tried again.
 *
 * @param taken whether the operation takes a key
 * @param key as the caller chose it
 * @param repeatable whether the request may be sent a second time
 * @throws {TypeError} the key is not usable, or the operation takes none
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

/** Whether a request is done once, however often it is sent. */
export function isKeyed(request: Request): boolean {
  return request.headers.has(header);
}

/** Not randomUUID: browsers have that in secure contexts only. */
function randomKey(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}
