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

/** A payload in a capture file, in the most readable form that loses nothing. */
export type PayloadText = { readonly text: string } | { readonly hex: string } | { readonly base64: string };

/** Longer payloads are written in base64, which takes two thirds of the room of hexadecimal digits. */
const maxHexBytes = 256;
/** Values of longer payloads are not decoded: recording must keep pace with the traffic. */
const maxDecodedBytes = 4096;

const formats: ReadonlySet<number> = new Set(valueContentFormats);
/** Control characters but for tab, line feed and carriage return. */
const control = /(?![\t\n\r])\p{Cc}/u;
let models: ModelRegistry | undefined;

/** The payload as text if it is printable UTF-8, else as bytes. */
export function describePayload(payload: Buffer): PayloadText {
  if (isUtf8(payload)) {
    const text = payload.toString('utf8');
    if (!control.test(text)) return { text };
  }
  return describeBytes(payload);
}

/** Bytes as hexadecimal digits, or in base64 from 257 bytes on. */
export function describeBytes(bytes: Buffer): { hex: string } | { base64: string } {
  return bytes.length <= maxHexBytes ? { hex: bytes.toString('hex') } : { base64: bytes.toString('base64') };
}

/** @throws TypeError for anything but `text`, `hex` or `base64` with such a value */
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
 * The values of a payload by path, as a comment for readers of the file.
 *
 * @param path URI path that the payload belongs to, such as `/3303/0`; anything else than a path of LwM2M is the root
 * @returns undefined for a payload without values, or one that is not whole because it is a block
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
    // A comment only: what a device sends need not be valid.
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
