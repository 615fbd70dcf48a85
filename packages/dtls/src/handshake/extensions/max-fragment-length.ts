import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import { ByteReader } from '../byte-reader.ts';

/** max_fragment_length, 1: one byte, 2^9 to 2^12 (RFC 6066 section 4); superseded by record_size_limit. */
const FIRST_EXPONENT = 9;
const CODES = [1, 2, 3, 4] as const;

const bytesOf = (code: number): number => 2 ** (FIRST_EXPONENT - 1 + code);

/** Returns undefined for a length that the extension cannot encode. */
export function encodeMaxFragmentLength(bytes: number): Buffer | undefined {
  const code = CODES.find((candidate) => bytesOf(candidate) === bytes);
  return code === undefined ? undefined : Buffer.of(code);
}

/**
 * @returns 512, 1,024, 2,048 or 4,096
 * @throws DecodeError illegal_parameter for another value, decode_error for malformed data
 */
export function decodeMaxFragmentLength(data: Buffer): number {
  const reader = new ByteReader(data);
  const code = reader.uint8();
  reader.end();
  if (!CODES.some((known) => known === code)) {
    throw new DecodeError('max_fragment_length is unknown', AlertDescription.illegalParameter);
  }
  return bytesOf(code);
}
