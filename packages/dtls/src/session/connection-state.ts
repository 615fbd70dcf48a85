import type { PeerIdentity } from '../credentials.ts';

/** The keys of one direction as bytes. */
export interface RawDirectionKeys {
  readonly key: Buffer;
  /** Fixed part of the nonce, 4 bytes; empty for CBC. */
  readonly iv: Buffer;
  /** CBC only. */
  readonly macKey?: Buffer;
}

/** State of an established connection as plain data. Secret. */
export interface ConnectionState {
  readonly role: 'client' | 'server';
  /** Number of the cipher suite. */
  readonly suite: number;
  readonly clientKeys: RawDirectionKeys;
  readonly serverKeys: RawDirectionKeys;
  readonly encryptThenMac: boolean;
  readonly extendedMasterSecret: boolean;
  /** Both absent: no Connection ID was negotiated. Empty: that side receives records without one (RFC 9146 3). */
  readonly ownCid?: Buffer;
  readonly peerCid?: Buffer;
  /** Highest received sequence number of epoch 1; -1: none. */
  readonly readTop: number;
  /** Next sequence number to write in epoch 1, with which a restored connection starts. */
  readonly writeSequence: number;
  /** Maximum plaintext bytes of records to the peer (RFC 8449, RFC 6066 4); absent: 2^14. */
  readonly peerRecordSizeLimit?: number;
  readonly peerIdentity?: Pick<PeerIdentity, 'kind' | 'name'>;
  /** Empty if the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** 48 bytes; absent with an empty session id. */
  readonly masterSecret?: Buffer;
}
