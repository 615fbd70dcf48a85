const SERIAL_HALF = 2 ** 23;
const REORDER_WINDOW_MS = 128_000;

/**
 * Whether a notification is newer than the previous one: by its 24-bit sequence number, or because more than 128 s have
 * passed, longer than any network keeps a datagram (RFC 7641 section 3.4).
 */
export function isNewer(before: number, beforeAtMs: number, sequence: number, atMs: number): boolean {
  if (atMs > beforeAtMs + REORDER_WINDOW_MS) return true;
  return (
    (before < sequence && sequence - before < SERIAL_HALF) ||
    (before > sequence && before - sequence > SERIAL_HALF)
  );
}
