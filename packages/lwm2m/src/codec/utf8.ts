import { isUtf8 } from 'node:buffer';
import { DecodeError } from './decode-error.ts';

const LINE_FEED = 0x0a;

/**
 * Returns the number of the first line that is not UTF-8, starting at 1; undefined if all are. In UTF-8, an octet 10 is
 * always a line feed.
 */
export function lineOutsideUtf8(bytes: Uint8Array): number | undefined {
  if (isUtf8(bytes)) return undefined;
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

/**
 * Decodes text of a device, which is UTF-8 in all formats. A plain decoder would replace invalid octets silently.
 *
 * @param offset offset of the text in the payload
 * @throws DecodeError
 */
export function utf8Text(bytes: Buffer, offset?: number): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new DecodeError('malformed', 'the payload has text that is not UTF-8', offset);
}
