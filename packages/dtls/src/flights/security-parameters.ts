import type { PeerIdentity } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';

/** What a handshake agrees on (RFC 5246 section 6.1, with what extensions add). */
export interface SecurityParameters {
  readonly suite: CipherSuite;
  readonly clientRandom: Buffer;
  readonly serverRandom: Buffer;
  readonly extendedMasterSecret: boolean;
  readonly encryptThenMac: boolean;
  /** In records to us and to the peer; empty for none; undefined when Connection IDs were not negotiated. */
  readonly ownCid: Buffer | undefined;
  readonly peerCid: Buffer | undefined;
  /** Most plaintext bytes of a record that we take, and that the peer takes. */
  readonly ownRecordLimit: number;
  readonly peerRecordLimit: number;
  /** Empty when the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** It was resumed from this session. */
  readonly resumed: boolean;
}

/** Those, and what comes out of the key exchange and authentication. */
export interface SessionSecrets {
  readonly masterSecret: Buffer;
  readonly peerIdentity: PeerIdentity | undefined;
}
