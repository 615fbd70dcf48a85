/** Messages are short and most are gone at once: a slab of this size holds some dozens of them. */
const SLAB_BYTES = 1_024;
const LARGEST_PIECE = SLAB_BYTES / 4;

let slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
let used = 0;

/**
 * Uninitialised bytes that are never given out twice. Node's own pool has slabs of eight kilobytes and more, of which
 * those that outlive the collections of young objects pile up by the megabyte until the next full one; and one short
 * value that is kept keeps all of its slab.
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
