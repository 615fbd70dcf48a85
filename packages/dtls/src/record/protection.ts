import type { DirectionKeys } from '../crypto/direction-keys.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { AeadProtection } from './aead-protection.ts';
import { EncryptThenMacProtection } from './encrypt-then-mac-protection.ts';
import type { OpenedFragment } from './inner-plaintext.ts';
import { MacThenEncryptProtection } from './mac-then-encrypt-protection.ts';
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

export interface ProtectionOptions {
  /** Of CBC suites (RFC 7366). */
  readonly encryptThenMac: boolean;
}

/** @param keys of the direction that it is for */
export function createProtection(
  suite: CipherSuite,
  keys: DirectionKeys,
  { encryptThenMac }: ProtectionOptions,
): Protection {
  const { bulk } = suite;
  if (bulk.kind === 'aead') return new AeadProtection(bulk, keys);
  return encryptThenMac ? new EncryptThenMacProtection(keys) : new MacThenEncryptProtection(keys);
}
