import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/**
 * connection_id, 54: opaque cid<0..2^8-1>, the Connection ID that the sender requests in records to it; empty if it
 * requests none but can send them (RFC 9146 section 3).
 */
export function encodeConnectionId(cid: Buffer): Buffer {
  return new ByteWriter(32).vector8(cid).done();
}

/** @throws DecodeError decode_error */
export function decodeConnectionId(data: Buffer): Buffer {
  const reader = new ByteReader(data);
  const cid = reader.vector8();
  reader.end();
  return cid;
}
