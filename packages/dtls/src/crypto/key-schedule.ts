import { importDirectionKeys } from './direction-keys.ts';
import type { DirectionKeys } from './direction-keys.ts';
import { prf } from './prf.ts';
import type { CipherSuite } from './suites/suite.ts';

export { exportDirectionKeys, importDirectionKeys } from './direction-keys.ts';
export type { DirectionKeyBytes, DirectionKeys } from './direction-keys.ts';

/** RFC 5246 section 8.1. */
const MASTER_SECRET_BYTES = 48;
/** RFC 5246 section 7.4.9. */
const VERIFY_DATA_BYTES = 12;

/**
 * Returns the pre-master secret of RFC 4279 section 2 and RFC 5489 section 2: both parts, each after its length.
 *
 * @param psk at most 65,535 bytes
 * @param otherSecret shared secret of ECDHE; absent for plain PSK, which uses as many zeros as the key has bytes
 */
export function pskPreMasterSecret(psk: Uint8Array, otherSecret?: Uint8Array): Buffer {
  const other = otherSecret ?? Buffer.alloc(psk.length);
  const secret = Buffer.allocUnsafeSlow(4 + other.length + psk.length);
  secret.writeUInt16BE(other.length, 0);
  secret.set(other, 2);
  secret.writeUInt16BE(psk.length, 2 + other.length);
  secret.set(psk, 4 + other.length);
  return secret;
}

/** Master secret of RFC 5246 section 8.1. @returns 48 bytes */
export function masterSecret(
  preMasterSecret: Uint8Array,
  clientRandom: Buffer,
  serverRandom: Buffer,
): Buffer {
  const seed = Buffer.concat([clientRandom, serverRandom]);
  return prf(preMasterSecret, 'master secret', seed, MASTER_SECRET_BYTES);
}

/**
 * Extended master secret of RFC 7627 section 4.
 *
 * @param sessionHash hash of the handshake up to and including ClientKeyExchange
 * @returns 48 bytes
 */
export function extendedMasterSecret(preMasterSecret: Uint8Array, sessionHash: Buffer): Buffer {
  return prf(preMasterSecret, 'extended master secret', sessionHash, MASTER_SECRET_BYTES);
}

/** Content of Finished (RFC 5246 section 7.4.9). Compare it in constant time. @returns 12 bytes */
export function verifyData(
  master: Uint8Array,
  label: 'client finished' | 'server finished',
  handshakeHash: Buffer,
): Buffer {
  return prf(master, label, handshakeHash, VERIFY_DATA_BYTES);
}

/** Derives the write keys of each side from the key block (RFC 5246 section 6.3). */
export function trafficKeys(
  suite: CipherSuite,
  master: Uint8Array,
  clientRandom: Buffer,
  serverRandom: Buffer,
): { client: DirectionKeys; server: DirectionKeys } {
  const { bulk } = suite;
  const macBytes = bulk.kind === 'cbc' ? bulk.macKeyBytes : 0;
  const length = 2 * (macBytes + bulk.keyBytes + bulk.fixedIvBytes);
  const block = prf(master, 'key expansion', Buffer.concat([serverRandom, clientRandom]), length);
  let at = 0;
  const take = (bytes: number): Buffer => block.subarray(at, (at += bytes));
  const macKeys = [take(macBytes), take(macBytes)] as const;
  const keys = [take(bulk.keyBytes), take(bulk.keyBytes)] as const;
  const ivs = [take(bulk.fixedIvBytes), take(bulk.fixedIvBytes)] as const;
  const direction = (side: 0 | 1): DirectionKeys =>
    importDirectionKeys({
      key: keys[side],
      iv: ivs[side],
      ...(macBytes > 0 ? { macKey: macKeys[side] } : {}),
    });
  const result = { client: direction(0), server: direction(1) };
  block.fill(0);
  return result;
}
