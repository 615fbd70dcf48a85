import { isUtf8 } from 'node:buffer';
import { DecodeError } from './decode-error.ts';

const LINE_FEED = 0x0a;

/**
 * The number of the first line that is not UTF-8, from 1; undefined if all are. An octet 10 is a line feed in UTF-8
 * wherever it stands.
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
 * Text of a device, which is UTF-8 in all formats. A decoder would replace other octets silently.
 *
 * @param offset of the text in the payload
 * @throws DecodeError
 */
export function utf8Text(bytes: Buffer, offset?: number): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new DecodeError('malformed', 'the payload has text that is not UTF-8', offset);
}
