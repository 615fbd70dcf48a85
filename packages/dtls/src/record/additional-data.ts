import { ContentType, writeRecordNumber } from './record.ts';

/*
 * Additional authenticated data, up to the length of the content:
 *
 *     RFC 6347 section 4.1.2.1    epoch, sequence number (8)  type (1)  version (2)  length (2)
 *     RFC 9146 section 5          0xff (8)  type = 25 (1)  length of the CID (1)  type = 25 (1)  version (2)
 *                                 epoch, sequence number (8)  CID  length (2)
 */
const PLAIN_BYTES = 13;
const CID_BYTES = 23;
const PLACEHOLDER_BYTES = 8;

// Shared, because all callers use it synchronously.
const scratch = Buffer.alloc(CID_BYTES + 255);

/**
 * @param cid Connection ID; not empty: the form of RFC 9146, in which `type` is always 25
 * @param length length of the plaintext; with encrypt-then-MAC, of IV and ciphertext
 * @returns a view that the next call overwrites
 */
export function additionalData(
  type: number,
  version: number,
  epoch: number,
  sequence: number,
  cid: Buffer,
  length: number,
): Buffer {
  return cid.length === 0
    ? plainForm(type, version, epoch, sequence, length)
    : cidForm(version, epoch, sequence, cid, length);
}

const plainView = scratch.subarray(0, PLAIN_BYTES);

function plainForm(type: number, version: number, epoch: number, sequence: number, length: number): Buffer {
  writeRecordNumber(plainView, 0, epoch, sequence);
  plainView[8] = type;
  plainView[9] = version >>> 8;
  plainView[10] = version & 0xff;
  plainView[11] = length >>> 8;
  plainView[12] = length & 0xff;
  return plainView;
}

function cidForm(version: number, epoch: number, sequence: number, cid: Buffer, length: number): Buffer {
  scratch.fill(0xff, 0, PLACEHOLDER_BYTES);
  scratch[8] = ContentType.tls12Cid;
  scratch[9] = cid.length;
  scratch[10] = ContentType.tls12Cid;
  scratch[11] = version >>> 8;
  scratch[12] = version & 0xff;
  writeRecordNumber(scratch, 13, epoch, sequence);
  scratch.set(cid, 21);
  const at = 21 + cid.length;
  scratch[at] = length >>> 8;
  scratch[at + 1] = length & 0xff;
  return scratch.subarray(0, at + 2);
}
