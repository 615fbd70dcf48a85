import { ContentFormat } from '../codec/content-format.ts';

/**
 * Numbers that drafts of LwM2M 1.0 gave to text and opaque, and that old devices and servers still send. Those of TLV
 * and JSON (1542, 1543) are formats of their own, since they are asked for as well.
 */
const draftNumbers: ReadonlyMap<number, number> = new Map([
  [1541, ContentFormat.text],
  [1544, ContentFormat.opaque],
]);

/** The Content-Format that is meant by a number in a message. */
export function meantFormat(format: number): number {
  return draftNumbers.get(format) ?? format;
}
