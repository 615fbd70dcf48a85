import { SessionFencedError } from '@muster/lwm2m';
import type { SessionStore } from '@muster/lwm2m';
import type { SecureSessionService } from '../../features/security/secure-session-service.ts';

/** The sessions of one listener, in the store of the server. */
export function storedSessions(
  listener: string,
  sessions: Pick<SecureSessionService, 'ofListener' | 'save' | 'remove'>,
): SessionStore {
  return {
    load: () => sessions.ofListener(listener),
    save: async (session, replaces) => {
      const outcome = await sessions.save(listener, session, replaces);
      if (outcome === 'fenced') throw new SessionFencedError(session.id);
    },
    remove: (id, generation) => sessions.remove(id, generation),
  };
}
