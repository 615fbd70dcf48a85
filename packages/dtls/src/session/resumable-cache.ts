import type { Clock } from '@muster/net';
import { identityText } from '../credentials.ts';
import type { ResumableSession, SessionCache } from './resumable-session.ts';

export interface ResumableCacheOptions {
  readonly clock: Clock;
  /** Maximum number of sessions. The oldest are dropped first. */
  readonly capacity: number;
  /** Seconds for which a session can be resumed. RFC 5246 F.1.4 suggests at most 24 hours. */
  readonly lifetimeSeconds: number;
}

/** A session without its id, and its expiry. */
type Entry = Omit<ResumableSession, 'sessionId'> & { readonly expiresAtMs: number };

/** Resumable sessions of a server, limited in number and time. */
export class ResumableCache implements SessionCache {
  readonly #options: ResumableCacheOptions;
  /** In the order of expiry, because all have the same lifetime. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: ResumableCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  find(sessionId: Buffer): ResumableSession | undefined {
    const key = keyOf(sessionId);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { expiresAtMs, ...session } = entry;
    if (expiresAtMs > this.#options.clock.now()) return { ...session, sessionId };
    this.#entries.delete(key);
    return undefined;
  }

  put({ sessionId, ...session }: ResumableSession): void {
    const { capacity, lifetimeSeconds, clock } = this.#options;
    if (capacity < 1) return;
    const key = keyOf(sessionId);
    const expiresAtMs = this.#entries.get(key)?.expiresAtMs ?? clock.now() + lifetimeSeconds * 1000;
    if (!this.#entries.has(key)) this.#makeRoom(capacity);
    // A resumption does not extend the expiry.
    this.#entries.set(key, { ...session, expiresAtMs });
  }

  remove(sessionId: Buffer): void {
    this.#entries.delete(keyOf(sessionId));
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Removes all sessions of an identity whose credentials are no longer valid. */
  removeIdentity(identity: string): void {
    for (const [key, { peerIdentity }] of this.#entries) {
      if (peerIdentity && identityText(peerIdentity) === identity) this.#entries.delete(key);
    }
  }

  #makeRoom(capacity: number): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size < capacity) return;
      this.#entries.delete(key);
    }
  }
}

function keyOf(sessionId: Buffer): string {
  return sessionId.toString('latin1');
}
