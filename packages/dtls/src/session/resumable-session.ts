import type { PeerIdentity } from '../credentials.ts';

/** State that both sides keep of a handshake to abbreviate a later one (RFC 5246 7.3, RFC 7627 5.3). Secret. */
export interface ResumableSession {
  /** 1 to 32 bytes. */
  readonly sessionId: Buffer;
  /** Number of the cipher suite. */
  readonly suite: number;
  /** 48 bytes. */
  readonly masterSecret: Buffer;
  readonly extendedMasterSecret: boolean;
  /** Absent: the client did not authenticate. */
  readonly peerIdentity?: Pick<PeerIdentity, 'kind' | 'name'>;
}

/** Resumable sessions of a server. */
export interface SessionCache {
  find(sessionId: Buffer): ResumableSession | undefined;
  put(session: ResumableSession): void;
  /** A session that ended with a fatal alert must not be resumed (RFC 5246 7.2.2). */
  remove(sessionId: Buffer): void;
}
