import { ByteReader } from '../byte-reader.ts';

/** struct { opaque verify_data[12]; } Finished (RFC 5246 section 7.4.9). */
const VERIFY_DATA_BYTES = 12;

export function encodeFinished(verifyData: Buffer): Buffer {
  return verifyData;
}

/** @throws DecodeError decode_error unless there are 12 bytes */
export function decodeFinished(body: Buffer): Buffer {
  const reader = new ByteReader(body);
  const verifyData = reader.bytes(VERIFY_DATA_BYTES);
  reader.end();
  return verifyData;
}
