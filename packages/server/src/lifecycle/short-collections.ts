import { setFlagsFromString } from 'node:v8';

/**
 * Limits the pauses of V8's garbage collection in a process that runs a server. A program that starts a server among
 * other work decides itself whether to call this.
 *
 * Keeps the space for young objects at its initial size. Collecting it stops the event loop while live objects are
 * copied. At its own maximum of 128 MB, bulk work on devices stopped the loop for 60 to 120 ms at a time.
 *
 * Starts full collections when old objects have grown by half, instead of fourfold. If marking cannot finish in its
 * planned half second, allocating code has to mark, 5 to 15 ms at a time.
 *
 * Moves old objects only when memory is short or the process is idle. Among the hundreds of megabytes of 100,000
 * registered devices, moving them with each full collection stopped the loop for 20 to 65 ms.
 *
 * Without these flags latencies on 20,000 devices were the same (`bench/beside-bulk.ts`), and 100,000 registered devices took
 * 489 MB in place of 399 MB (decision 0080).
 */
export function keepCollectionsShort(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--gc-experiment-less-compaction');
}
