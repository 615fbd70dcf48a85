import { ByteReader } from '../byte-reader.ts';

/** For extensions whose presence says all. */
export const EMPTY_EXTENSION = Buffer.alloc(0);

/** @throws DecodeError decode_error when there is anything */
export function decodeEmptyExtension(data: Buffer): true {
  new ByteReader(data).end();
  return true;
}
