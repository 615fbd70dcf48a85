import { isUtf8 } from 'node:buffer';
import {
  decodeValues,
  formatPath,
  ModelRegistry,
  omaCatalogue,
  parsePath,
  valueContentFormats,
  type Lwm2mPath,
  type ResourceValue,
} from '@muster/lwm2m';
import { isRecord, parseHex } from './option-text.ts';

/** A payload in a capture file, in the most readable lossless form. */
export type PayloadText = { readonly text: string } | { readonly hex: string } | { readonly base64: string };

/** Maximum number of bytes in hexadecimal. Longer payloads are in base64, which is a third shorter. */
const maxHexBytes = 256;
/** Maximum number of bytes of a payload whose values are decoded, so that recording keeps pace with the traffic. */
const maxDecodedBytes = 4096;

const formats: ReadonlySet<number> = new Set(valueContentFormats);
/** Control characters except tab, line feed and carriage return. */
const control = /(?![\t\n\r])\p{Cc}/u;
let models: ModelRegistry | undefined;

/** Returns the payload as text if it is printable UTF-8, else as bytes. */
export function describePayload(payload: Buffer): PayloadText {
  if (isUtf8(payload)) {
    const text = payload.toString('utf8');
    if (!control.test(text)) return { text };
  }
  return describeBytes(payload);
}

/** Returns bytes in hexadecimal up to 256 bytes, else in base64. */
export function describeBytes(bytes: Buffer): { hex: string } | { base64: string } {
  return bytes.length <= maxHexBytes ? { hex: bytes.toString('hex') } : { base64: bytes.toString('base64') };
}

/** @throws TypeError if the value is not `text`, `hex` or `base64` of the right type */
export function parsePayload(value: unknown): Buffer {
  if (isRecord(value)) {
    const { text, hex, base64 } = value;
    if (typeof text === 'string') return Buffer.from(text, 'utf8');
    if (hex !== undefined) return parseHex(hex);
    if (typeof base64 === 'string' && /^[A-Za-z0-9+/]*={0,2}$/u.test(base64)) {
      return Buffer.from(base64, 'base64');
    }
  }
  throw new TypeError('a payload must be {"text": "…"}, {"hex": "…"} or {"base64": "…"}');
}

/**
 * Describes the values of a payload by path, as a comment for readers of the file.
 *
 * @param path URI path of the payload, such as `/3303/0`; a path that is not an LwM2M path stands for the root
 * @returns undefined for a payload without values, or an incomplete one (a block)
 */
export function describeValues(
  contentFormat: number | undefined,
  payload: Buffer,
  path: string,
): Readonly<Record<string, unknown>> | undefined {
  if (contentFormat === undefined || !formats.has(contentFormat)) return undefined;
  if (payload.length === 0 || payload.length > maxDecodedBytes) return undefined;
  models ??= new ModelRegistry(omaCatalogue);
  try {
    const records = decodeValues(contentFormat, payload, lwm2mPath(path), models, { nowMs: 0 });
    return Object.fromEntries(records.map(({ path: at, value }) => [formatPath(at), plainValue(value)]));
  } catch {
    // The values are only a comment, and a payload can be invalid.
    return undefined;
  }
}

function lwm2mPath(path: string): Lwm2mPath {
  try {
    return parsePath(path);
  } catch {
    return {};
  }
}

function plainValue(value: ResourceValue): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return { hex: Buffer.from(value).toString('hex') };
  return value;
}
