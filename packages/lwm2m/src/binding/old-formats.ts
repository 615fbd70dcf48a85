import { ContentFormat } from '../codec/content-format.ts';

/**
 * Numbers of text and opaque in drafts of LwM2M 1.0, which old devices and servers still send. The draft numbers of TLV
 * and JSON (1542, 1543) are separate formats, because requests use them too.
 */
const draftNumbers: ReadonlyMap<number, number> = new Map([
  [1541, ContentFormat.text],
  [1544, ContentFormat.opaque],
]);

/** Maps a Content-Format in a message to its current number. */
export function currentFormat(format: number): number {
  return draftNumbers.get(format) ?? format;
}
