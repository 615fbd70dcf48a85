import type { CloseReason, SecureEvents, SecureSession, ServerCredentials } from '@muster/lwm2m';
import type { CredentialService } from '../features/security/credentials.ts';

export type SessionLog = (level: 'info' | 'warn' | 'error', fields: object, message: string) => void;

interface SessionEventsOptions {
  /** Whether an active registration uses the session. */
  readonly isRegistered: (session: SecureSession) => boolean;
  readonly log: SessionLog;
}

/** Reasons that are not logged: the server stopped, or the device closed or moved its session. */
const expected: ReadonlySet<CloseReason> = new Set(['stopped', 'moved', 'closed']);
const faults: ReadonlySet<CloseReason> = new Set(['fenced', 'error']);

/** Logs the events of secured listeners. A registration changes to another session only by Register and Update. */
export function sessionEvents({ isRegistered, log }: SessionEventsOptions): SecureEvents {
  return {
    onClosed: (session) => {
      const { reason } = session;
      if (reason === 'stopped' || reason === 'moved') return;
      if (isRegistered(session)) {
        // Devices may close their session before they sleep. That is not a fault.
        log(
          reason === 'closed' ? 'info' : 'warn',
          endOf(session),
          'DTLS session of a registered device ended; the device can be reached after its next Register or Update',
        );
      } else if (!expected.has(reason)) {
        log(faults.has(reason) ? 'warn' : 'info', endOf(session), 'DTLS session ended');
      }
    },
    onWrongKey: ({ listener, address, port, identity, message }) =>
      log(
        'warn',
        { peer: `${address}:${port}`, listener, identity, detail: message },
        'DTLS handshake with a wrong key',
      ),
    onHandshakeFailed: ({ listener, address, port, message, alert, identity }) =>
      log(
        'warn',
        { peer: `${address}:${port}`, listener, alert, identity, detail: message },
        'DTLS handshake failed',
      ),
    onRestored: (info) => {
      if (info.restored + info.expired + info.failed > 0) log('info', info, 'DTLS sessions restored');
    },
    onRestoreFailed: ({ listener, id, reason, message }) =>
      log(
        'warn',
        { listener, id, reason, detail: message },
        'DTLS session cannot be restored; the device needs a new handshake',
      ),
    onStoreError: (err, { listener }) => log('error', { err, listener }, 'DTLS session was not saved'),
  };
}

type End = Parameters<NonNullable<SecureEvents['onClosed']>>[0];

function endOf({ session, identity, address, port, listener, reason, message }: End): object {
  return { session, identity, peer: `${address}:${port}`, listener, reason, detail: message };
}

/** Credentials of the gateway itself. */
export type OwnCredentials = Pick<ServerCredentials, 'certificate' | 'rawPublicKey'>;

export type CredentialLookup = Pick<
  CredentialService,
  'preSharedKey' | 'knowsPublicKey' | 'trustedCertificates' | 'endpointNameOf'
>;

/**
 * Credentials of a listener: its own, and those of devices by look-up.
 *
 * @param forBootstrap whether to accept pre-shared keys that are valid only for bootstrapping
 */
export function deviceCredentials(
  own: OwnCredentials,
  devices: CredentialLookup,
  forBootstrap: boolean,
): ServerCredentials {
  return {
    ...own,
    psk: (identity) => devices.preSharedKey(identity, forBootstrap),
    trustedCertificates: (commonName) => devices.trustedCertificates(commonName),
    verifyRawPublicKey: (_publicKey, spki) => devices.knowsPublicKey(spki),
  };
}
