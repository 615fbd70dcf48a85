import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** What a session uses. It is no secret: the handshake shows it in plain text. */
export interface SessionDescription {
  /** IANA name of the cipher suite. */
  readonly suite: string;
  /** Connection IDs in records to the gateway and to the device, in hex; absent for none. */
  readonly ownConnectionId?: string;
  readonly peerConnectionId?: string;
  /** Identity that the device has proved, in the form of `Credential.identity`. */
  readonly identity?: string;
  /** Address and port of a device without a Connection ID, which is found by them. */
  readonly address?: string;
  readonly port?: number;
}

/** A stored session, which survives the gateway. The session itself is sealed, and this is its envelope. */
export interface SecureSessionRecord extends Entity, Partial<SessionDescription> {
  /** The listener that it belongs to, as it was configured. */
  readonly listener: string;
  /** Name of the gateway that owns it, if gateways are processes of their own. */
  readonly gateway?: string;
  /** ID of the owner, with `gateway`: one listener of one process. */
  readonly owner?: string;
  /**
   * Increases with every save. A save based on another generation is refused, because another owner has taken the
   * session over.
   */
  readonly generation: number;
  /** Base64. */
  readonly blob: string;
  /** Time of its first save, in epoch milliseconds. The store adds it. */
  readonly establishedAt?: number;
  /** Day of its last save, in whole days since the epoch. A session is saved some seconds after each message. */
  readonly savedDay?: number;
  /** Whether the gateway could not restore it. A later start may have the key to it. */
  readonly isLost?: boolean;
}

/** The ID of the stored session that a registration names. */
export function sessionIdOf(session: string): string {
  return session.replace(/^dtls:/u, '');
}

export const secureSessions: CollectionDefinition<SecureSessionRecord> = {
  name: 'secureSessions',
  indexes: [
    { fields: ['listener'] },
    { fields: ['identity'], sparse: true },
    { fields: ['address', 'port'], sparse: true },
    { fields: ['savedDay'], sparse: true },
  ],
};
