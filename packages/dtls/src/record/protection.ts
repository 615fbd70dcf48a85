import type { OpenedFragment } from './inner-plaintext.ts';
import type { RawRecord } from './record.ts';

/** Protects the records of one direction of a connection. */
export interface Protection {
  /**
   * Returns a whole record. The caller must use each pair of epoch and sequence number only once.
   *
   * @param cid Connection ID; not empty: a record of type 25 with the real type inside (RFC 9146 section 4)
   * @param plaintext at most 16,384 bytes
   */
  seal(type: number, epoch: number, sequence: number, cid: Buffer, plaintext: Uint8Array): Buffer;
  /** @returns undefined if the record is invalid, for any reason */
  open(record: RawRecord): OpenedFragment | undefined;
}
