import { aes128Cbc, aes128Ccm, aes128Ccm8, aes128Gcm } from './bulk.ts';
import type { AeadBulk, CbcBulk } from './bulk.ts';

export type { AeadBulk, CbcBulk } from './bulk.ts';

/** Key exchange and authentication: RFC 4279, 5489, 8422. */
export type KeyExchange = 'PSK' | 'ECDHE_PSK' | 'ECDHE_ECDSA';

/** A cipher suite of DTLS 1.2 with SHA-256 as PRF and hash. */
export interface CipherSuite {
  /** Number in the TLS Cipher Suites registry. */
  readonly id: number;
  /** Name in that registry. */
  readonly name: string;
  readonly keyExchange: KeyExchange;
  readonly bulk: AeadBulk | CbcBulk;
}

/**
 * All suites in the default order of preference: certificates before pre-shared keys; the shortest records first, for
 * radio links; CBC last. Plain PSK comes before ECDHE_PSK, which costs a constrained device two operations on the curve.
 * For forward secrecy with pre-shared keys, offer only ECDHE_PSK or put it first.
 */
export const cipherSuites: readonly CipherSuite[] = [
  // RFC 7251
  { id: 0xc0ae, name: 'TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8', keyExchange: 'ECDHE_ECDSA', bulk: aes128Ccm8 },
  { id: 0xc0ac, name: 'TLS_ECDHE_ECDSA_WITH_AES_128_CCM', keyExchange: 'ECDHE_ECDSA', bulk: aes128Ccm },
  // RFC 5289
  {
    id: 0xc02b,
    name: 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256',
    keyExchange: 'ECDHE_ECDSA',
    bulk: aes128Gcm,
  },
  {
    id: 0xc023,
    name: 'TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256',
    keyExchange: 'ECDHE_ECDSA',
    bulk: aes128Cbc,
  },
  // RFC 6655
  { id: 0xc0a8, name: 'TLS_PSK_WITH_AES_128_CCM_8', keyExchange: 'PSK', bulk: aes128Ccm8 },
  { id: 0xc0a4, name: 'TLS_PSK_WITH_AES_128_CCM', keyExchange: 'PSK', bulk: aes128Ccm },
  // RFC 5487, 8442
  { id: 0x00a8, name: 'TLS_PSK_WITH_AES_128_GCM_SHA256', keyExchange: 'PSK', bulk: aes128Gcm },
  { id: 0xd001, name: 'TLS_ECDHE_PSK_WITH_AES_128_GCM_SHA256', keyExchange: 'ECDHE_PSK', bulk: aes128Gcm },
  // RFC 5487, 5489
  { id: 0x00ae, name: 'TLS_PSK_WITH_AES_128_CBC_SHA256', keyExchange: 'PSK', bulk: aes128Cbc },
  { id: 0xc037, name: 'TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA256', keyExchange: 'ECDHE_PSK', bulk: aes128Cbc },
];

const byId = new Map(cipherSuites.map((suite) => [suite.id, suite]));
const byName = new Map(cipherSuites.map((suite) => [suite.name, suite]));

/** @param id number in the registry */
export function suiteById(id: number): CipherSuite | undefined {
  return byId.get(id);
}

/**
 * Returns the cipher suite with an IANA name; undefined if this package does not support it.
 *
 * @param name name in the registry, such as `TLS_PSK_WITH_AES_128_CCM_8`
 */
export function suiteByName(name: string): CipherSuite | undefined {
  return byName.get(name);
}
