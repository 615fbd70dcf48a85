import type { PeerIdentity } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';

/** Negotiated parameters (RFC 5246 section 6.1, with extensions). */
export interface SecurityParameters {
  readonly suite: CipherSuite;
  readonly clientRandom: Buffer;
  readonly serverRandom: Buffer;
  readonly extendedMasterSecret: boolean;
  readonly encryptThenMac: boolean;
  /** Connection IDs in records to us and to the peer; empty for none; undefined if not negotiated. */
  readonly ownCid: Buffer | undefined;
  readonly peerCid: Buffer | undefined;
  /** Maximum plaintext bytes of records to us and to the peer. */
  readonly ownRecordLimit: number;
  readonly peerRecordLimit: number;
  /** Empty if the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** Whether the handshake resumed this session. */
  readonly resumed: boolean;
}

/** Results of the key exchange and authentication. */
export interface SessionSecrets {
  readonly masterSecret: Buffer;
  readonly peerIdentity: PeerIdentity | undefined;
}
