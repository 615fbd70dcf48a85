import type { StoredIdentity } from './peer-identity.ts';

export type ConnectionRole = 'client' | 'server';

/** The version of the layout of `ConnectionState`. */
export const CONNECTION_STATE_VERSION = 1;

/** An established connection as plain data: all that is needed to go on with it in another process. Secret. */
export interface ConnectionState {
  readonly version: typeof CONNECTION_STATE_VERSION;
  readonly role: ConnectionRole;
  /** IANA number of the cipher suite. */
  readonly suiteId: number;
  /** Keys of each direction as `exportDirectionKeys` gives them. */
  readonly clientKeys: Buffer;
  readonly serverKeys: Buffer;
  readonly encryptThenMac: boolean;
  readonly extendedMasterSecret: boolean;
  /** The CID that the peer puts into its records to us (RFC 9146); empty for none. */
  readonly ownCid: Buffer;
  /** The CID that we put into ours; empty for none. */
  readonly peerCid: Buffer;
  /** Highest record sequence number accepted so far; -1 for none. */
  readonly readTop: number;
  /** Next record sequence number to write with. */
  readonly writeSequence: number;
  /** Sequence numbers below this one are reserved in durable storage; an import starts writing here. */
  readonly writeLimit: number;
  /** Most plaintext bytes that the peer takes in a record (RFC 8449, RFC 6066 section 4). */
  readonly peerRecordLimit: number;
  /** Most plaintext bytes that we take in a record. */
  readonly ownRecordLimit: number;
  readonly peerIdentity: StoredIdentity | undefined;
  /** Empty when the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** 48 bytes; empty when the session cannot be resumed. */
  readonly masterSecret: Buffer;
}
