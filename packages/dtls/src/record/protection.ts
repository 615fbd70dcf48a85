import type { OpenedFragment } from './inner-plaintext.ts';
import type { RawRecord } from './record.ts';

/** Protects the records of one direction of a connection. */
export interface Protection {
  /**
   * A whole record. A pair of epoch and sequence number must be used once only: the caller counts.
   *
   * @param cid not empty: a record of type 25 with the real type inside (RFC 9146 section 4)
   * @param plaintext at most 16,384 bytes
   */
  seal(type: number, epoch: number, sequence: number, cid: Buffer, plaintext: Uint8Array): Buffer;
  /** @returns undefined if the record does not verify, without a distinction of reasons */
  open(record: RawRecord): OpenedFragment | undefined;
}
