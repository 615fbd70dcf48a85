import type { DirectionKeys } from '../crypto/direction-keys.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import { AeadProtection } from './aead-protection.ts';
import { EncryptThenMacProtection } from './encrypt-then-mac-protection.ts';
import { MacThenEncryptProtection } from './mac-then-encrypt-protection.ts';
import type { Protection } from './protection.ts';

export interface ProtectionOptions {
  /** Whether CBC suites encrypt first (RFC 7366). */
  readonly encryptThenMac: boolean;
}

/** @param keys keys of the direction */
export function createProtection(
  suite: CipherSuite,
  keys: DirectionKeys,
  { encryptThenMac }: ProtectionOptions,
): Protection {
  const { bulk } = suite;
  if (bulk.kind === 'aead') return new AeadProtection(bulk, keys);
  return encryptThenMac ? new EncryptThenMacProtection(keys) : new MacThenEncryptProtection(keys);
}
