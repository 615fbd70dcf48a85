/** Size of a slab in bytes. Messages are short and short-lived: a slab holds some dozens of them. */
const SLAB_BYTES = 1_024;
const LARGEST_PIECE = SLAB_BYTES / 4;

let slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
let used = 0;

/**
 * Allocates uninitialised bytes that are used once. Node.js's own pool has slabs of 8 KiB and more. A retained short
 * value retains its whole slab, and slabs that survive collections of young objects accumulate until the next full
 * collection.
 */
export function allocate(length: number): Buffer {
  if (length > LARGEST_PIECE) return Buffer.allocUnsafeSlow(length);
  if (used + length > SLAB_BYTES) {
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  }
  used += length;
  return slab.subarray(used - length, used);
}
