import { createContext, use } from 'react';
import type { Session } from './session.ts';

export interface SessionControl {
  readonly session: Session;
  /** Ends the session: forgets the key, or ends the session of the person at the service. */
  readonly logOut: () => void;
  /** Opens a session in another device network with the same key or person. */
  readonly changeNetwork: (id: string) => void;
}

export const SessionContext = createContext<SessionControl | undefined>(undefined);

export function useSessionControl(): SessionControl {
  const control = use(SessionContext);
  if (control === undefined) throw new Error('This component is shown before the log-in.');
  return control;
}

/** The session. Components behind the login page always have one. */
export const useSession = (): Session => useSessionControl().session;
