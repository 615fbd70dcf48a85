import { TextDecoder } from 'node:util';
import { DecodeError } from '../codec/decode-error.ts';
import { lineOutsideUtf8 } from '../codec/utf8.ts';

/** Number of octets in which to look for the declaration of a file. */
const HEAD_BYTES = 256;
const DECLARED = /^<\?xml\s[^>]*?\bencoding\s*=\s*["'](?<encoding>[\w.:-]+)["']/;

/**
 * Decodes XML. The encoding is that of the byte order mark, else `charset`, else that of the declaration, else UTF-8
 * (XML 1.0, 4.3.3; RFC 7303, 3).
 *
 * @param charset charset of the media type
 * @throws DecodeError for an unknown encoding and for invalid octets
 */
export function decodeXml(bytes: Uint8Array, charset?: string): string {
  const encoding = markedEncoding(bytes) ?? charset ?? declaredEncoding(bytes) ?? 'utf-8';
  const decoder = decoderOf(encoding);
  try {
    return decoder.decode(bytes);
  } catch {
    const line = decoder.encoding === 'utf-8' ? lineOutsideUtf8(bytes) : undefined;
    const place = line === undefined ? '' : ` in line ${line}`;
    throw new DecodeError('malformed', `the XML is not ${decoder.encoding.toUpperCase()}${place}`);
  }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new DecodeError('malformed', `the XML has the encoding ${encoding}, which is unknown. Use UTF-8`);
  }
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

/** Reads the declared encoding. Every encoding in which it is readable before it is known has the ASCII letters. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '');
  return DECLARED.exec(head)?.groups?.['encoding'];
}
