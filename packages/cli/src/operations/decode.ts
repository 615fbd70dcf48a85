import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { UsageError } from '../errors/cli-error.ts';

const utf16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** The encoding in an XML declaration (XML 1.0, 4.3.3). */
const xmlEncoding = /^(<\?xml\s[^>]*?\bencoding\s*=\s*)(["'])([\w.:-]+)\2/u;
const XML_HEAD_BYTES = 200;

/**
 * Decodes text: UTF-8, UTF-16 with a byte order mark, or XML in the encoding that it declares. The result of XML
 * declares UTF-8.
 *
 * @param name file, flag or stream that the text comes from
 * @param isSecret whether errors must not show the text
 * @throws {UsageError} the bytes are not text in this encoding; the message has the number of the first such line
 */
export function decodeText(bytes: Uint8Array, name: string, isSecret = false): string {
  const marked = utf16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return decoded(bytes, marked.label, name, isSecret);
  const head = Buffer.from(bytes.subarray(0, XML_HEAD_BYTES)).toString('latin1');
  const label = xmlEncoding.exec(head)?.[3];
  if (label === undefined) return decoded(bytes, 'utf-8', name, isSecret);
  return decoded(bytes, label, name, isSecret).replace(xmlEncoding, '$1$2UTF-8$2');
}

/** Reads and decodes a file; see {@link decodeText}. Errors of reading are those of the system. */
export const readText = async (file: string, isSecret = false): Promise<string> =>
  decodeText(await readFile(file), file, isSecret);

function decoded(bytes: Uint8Array, label: string, name: string, isSecret: boolean): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    throw new UsageError(`${name} declares the encoding ${label}, which is unknown.`, 'Convert it to UTF-8.');
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new UsageError(`${name} is not ${label.toUpperCase()}${placeOf(bytes, label, isSecret)}.`, REMEDY);
  }
}

const REMEDY = 'Convert it, for example with: iconv -f WINDOWS-1252 -t UTF-8';

/** Names the first line with wrong bytes, and shows it with their hexadecimal values. */
function placeOf(bytes: Uint8Array, label: string, isSecret: boolean): string {
  if (label !== 'utf-8') return '';
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const own = bytes.subarray(start, end === -1 ? undefined : end);
    if (!isUtf8(own)) return `: line ${line}${isSecret ? '' : `: ${shown(own)}`}`;
    if (end === -1) return '';
    start = end + 1;
  }
}

function shown(line: Uint8Array): string {
  const text = Array.from(line.subarray(0, 100), (byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  ).join('');
  return `"${text}${line.length > 100 ? '…' : ''}"`;
}
