import type { ResumableSession, SessionCache } from '../../src/session/resumable-session.ts';

/** Sessions in a map. */
export class TestSessionCache implements SessionCache {
  readonly sessions = new Map<string, ResumableSession>();

  find(sessionId: Buffer): ResumableSession | undefined {
    return this.sessions.get(sessionId.toString('hex'));
  }

  put(session: ResumableSession): void {
    this.sessions.set(session.sessionId.toString('hex'), session);
  }

  remove(sessionId: Buffer): void {
    this.sessions.delete(sessionId.toString('hex'));
  }
}
