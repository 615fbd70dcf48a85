import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import { ByteReader } from '../byte-reader.ts';
import type { ByteWriter } from '../byte-writer.ts';

/** Supported TLS extension types (IANA "TLS ExtensionType Values"). */
export const ExtensionType = {
  serverName: 0,
  maxFragmentLength: 1,
  supportedGroups: 10,
  ecPointFormats: 11,
  signatureAlgorithms: 13,
  clientCertificateType: 19,
  serverCertificateType: 20,
  encryptThenMac: 22,
  extendedMasterSecret: 23,
  recordSizeLimit: 28,
  connectionId: 54,
  renegotiationInfo: 0xff01,
} as const;

/** struct { ExtensionType extension_type; opaque extension_data<0..2^16-1>; } (RFC 5246 section 7.4.1.4) */
export interface RawExtension {
  readonly type: number;
  readonly data: Buffer;
}

/** Writes the list of extensions, or nothing if it is empty. */
export function encodeExtensions(writer: ByteWriter, extensions: readonly RawExtension[]): void {
  if (extensions.length === 0) return;
  writer.uint16(extensions.reduce((sum, { data }) => sum + 4 + data.length, 0));
  for (const { type, data } of extensions) writer.uint16(type).vector16(data);
}

/**
 * Reads the list of extensions, which is optional.
 *
 * @throws DecodeError decode_error for a malformed list, illegal_parameter for two extensions of one type
 */
export function decodeExtensions(reader: ByteReader): RawExtension[] {
  const extensions: RawExtension[] = [];
  if (reader.remaining === 0) return extensions;
  const list = new ByteReader(reader.vector16());
  const seen = new Set<number>();
  while (list.remaining > 0) {
    const type = list.uint16();
    if (seen.has(type)) {
      throw new DecodeError('An extension occurs twice', AlertDescription.illegalParameter);
    }
    seen.add(type);
    extensions.push({ type, data: list.vector16() });
  }
  return extensions;
}

/** Returns a list with the extension; empty if its value is undefined or cannot be encoded. */
export function extension<Value>(
  type: number,
  value: Value | undefined,
  encode: (value: Value) => Buffer | undefined,
): RawExtension[] {
  const data = value === undefined ? undefined : encode(value);
  return data ? [{ type, data }] : [];
}
