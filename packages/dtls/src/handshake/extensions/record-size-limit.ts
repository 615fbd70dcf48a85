import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import { ByteReader } from '../byte-reader.ts';

/** Bounds of the limit; 2^14 is the limit of the protocol (RFC 8449 section 4). */
export const MIN_RECORD_SIZE_LIMIT = 64;
export const MAX_RECORD_SIZE_LIMIT = 16_384;

/** record_size_limit, 28: uint16, maximum plaintext bytes of protected records to the sender (RFC 8449). */
export function encodeRecordSizeLimit(bytes: number): Buffer {
  const data = Buffer.alloc(2);
  data.writeUInt16BE(bytes);
  return data;
}

/**
 * @returns at most 2^14, even if the peer accepts more
 * @throws DecodeError illegal_parameter below 64, decode_error for malformed data
 */
export function decodeRecordSizeLimit(data: Buffer): number {
  const reader = new ByteReader(data);
  const bytes = reader.uint16();
  reader.end();
  if (bytes < MIN_RECORD_SIZE_LIMIT) {
    throw new DecodeError('record_size_limit is too small', AlertDescription.illegalParameter);
  }
  return Math.min(bytes, MAX_RECORD_SIZE_LIMIT);
}
