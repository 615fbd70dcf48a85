import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

export const ECPointFormat = { uncompressed: 0 } as const;

/** ec_point_formats, 11: ECPointFormat ec_point_format_list<1..2^8-1> (RFC 8422 section 5.1.2). */
export function encodePointFormats(formats: readonly number[]): Buffer {
  return new ByteWriter(8).vector8(Uint8Array.from(formats)).done();
}

/** @throws DecodeError decode_error */
export function decodePointFormats(data: Buffer): number[] {
  const reader = new ByteReader(data);
  const formats = [...reader.vector8(1)];
  reader.end();
  return formats;
}
