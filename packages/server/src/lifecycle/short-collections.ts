import { setFlagsFromString } from 'node:v8';

/**
 * For a process that runs a server: keeps V8's space for young objects as small as it is when the process starts. Collecting it
 * stops the event loop for as long as what lives in it takes to copy, and it grows to 128 MB by itself: then work on many
 * devices held the loop for 60 to 120 ms at a time. It is the process that decides, so a program that starts a
 * server among other things is left as it is unless it calls this.
 *
 * Full collections begin when old objects have grown by half, and not fourfold. V8 means to mark all there is, what is dead
 * included, in half a second; where its threads cannot, whoever allocates marks, 5 to 15 ms at a time.
 *
 * Old objects are moved together when memory is short or the process idle, and not with every full collection: among the
 * some hundred megabytes that 100,000 registered devices live in, that stopped the loop for 20 to 65 ms each time.
 */
export function keepCollectionsShort(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--gc-experiment-less-compaction');
}
