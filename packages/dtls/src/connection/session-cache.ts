import type { StoredIdentity } from './peer-identity.ts';

/** What a later abbreviated handshake needs (RFC 5246 section 7.3). Secret. */
export interface ResumableSession {
  readonly sessionId: Buffer;
  readonly suiteId: number;
  /** 48 bytes. */
  readonly masterSecret: Buffer;
  /** RFC 7627: sessions without it are not resumed. */
  readonly extendedMasterSecret: boolean;
  readonly peerIdentity: StoredIdentity | undefined;
  /** The server name that the session was opened for (RFC 6066 section 3). */
  readonly serverName?: string | undefined;
}

/** Sessions of a server, to be resumed by their clients. */
export interface SessionCache {
  /** May be asynchronous. */
  get(
    sessionId: Buffer,
  ): Promise<ResumableSession | undefined> | ResumableSession | undefined;
  set(session: ResumableSession): void;
  delete(sessionId: Buffer): void;
}

export interface MemorySessionCacheOptions {
  /** Wall time in epoch milliseconds. */
  now(): number;
  /** Oldest go first. Default 10,000. */
  readonly maxSessions?: number;
  /** Default 86,400 (24 h, the upper limit that RFC 5246 appendix F.1.4 suggests). */
  readonly lifetimeSeconds?: number;
}

interface Entry {
  readonly session: ResumableSession;
  readonly expiresAt: number;
}

/** A bounded cache in memory. */
export class MemorySessionCache implements SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #maxSessions: number;
  readonly #lifetimeMs: number;

  constructor(options: MemorySessionCacheOptions) {
    this.#now = () => options.now();
    this.#maxSessions = options.maxSessions ?? 10_000;
    this.#lifetimeMs = (options.lifetimeSeconds ?? 86_400) * 1000;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(sessionId: Buffer): ResumableSession | undefined {
    const key = sessionId.toString('latin1');
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt > this.#now()) return entry.session;
    this.#entries.delete(key);
    return undefined;
  }

  set(session: ResumableSession): void {
    const key = session.sessionId.toString('latin1');
    this.#entries.delete(key);
    this.#entries.set(key, { session, expiresAt: this.#now() + this.#lifetimeMs });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxSessions) break;
      this.#entries.delete(oldest);
    }
  }

  delete(sessionId: Buffer): void {
    this.#entries.delete(sessionId.toString('latin1'));
  }
}
