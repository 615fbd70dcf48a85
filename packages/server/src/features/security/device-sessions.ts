import type { ReadOnlyCollection, Reader } from '../../store/port.ts';
import { MQTT_LISTENER } from '../registration/model/registration.ts';
import type { Registration } from '../registration/model/registration.ts';
import { secureSessions, sessionIdOf } from './model/secure-session.ts';
import type { SecureSessionRecord } from './model/secure-session.ts';
import { tlsSessions } from './model/tls-session.ts';

/** DTLS session or TLS connection of a registered device, without secrets. */
export interface DeviceSession {
  readonly protocol: 'DTLS 1.2' | 'TLS 1.2' | 'TLS 1.3';
  /** IANA name of the cipher suite. */
  readonly suite?: string | undefined;
  /** In the form of `Credential.identity`; absent if the device did not authenticate. */
  readonly identity?: string | undefined;
  /** Connection IDs in records to the server and to the device, in hex. */
  readonly ownConnectionId?: string | undefined;
  readonly peerConnectionId?: string | undefined;
  /** Epoch milliseconds. */
  readonly establishedAt?: number | undefined;
}

/** Returns the session of a registration; undefined if the device is unsecured or the session has ended. */
export async function deviceSession(
  reader: Pick<Reader, 'collection'>,
  registration: Pick<Registration, 'deviceId' | 'listener' | 'session' | 'identity'>,
): Promise<DeviceSession | undefined> {
  const { deviceId, listener, session, identity } = registration;
  if (session !== undefined) {
    const stored = await storedSession(reader.collection(secureSessions), session);
    if (stored === undefined) return undefined;
    const { suite, ownConnectionId, peerConnectionId, establishedAt } = stored;
    return { protocol: 'DTLS 1.2', suite, identity, ownConnectionId, peerConnectionId, establishedAt };
  }
  if (listener !== MQTT_LISTENER) return undefined;
  const tls = await reader.collection(tlsSessions).get(deviceId);
  if (tls === undefined) return undefined;
  const { version, suite, establishedAt } = tls;
  const protocol = version === 'TLSv1.2' ? 'TLS 1.2' : 'TLS 1.3';
  return { protocol, suite, identity: tls.identity, establishedAt };
}

async function storedSession(
  sessions: ReadOnlyCollection<SecureSessionRecord>,
  session: string,
): Promise<SecureSessionRecord | undefined> {
  const stored = await sessions.get(sessionIdOf(session));
  return stored?.isLost === true ? undefined : stored;
}
