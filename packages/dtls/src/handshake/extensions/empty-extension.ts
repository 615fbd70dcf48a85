import { ByteReader } from '../byte-reader.ts';

/** Data of extensions that have no content. */
export const EMPTY_EXTENSION = Buffer.alloc(0);

/** @throws DecodeError decode_error if it is not empty */
export function decodeEmptyExtension(data: Buffer): true {
  new ByteReader(data).end();
  return true;
}
