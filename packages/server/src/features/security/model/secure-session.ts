import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Parameters of a session. They are not secret: the handshake sends them in plain text. */
export interface SessionDescription {
  /** IANA name of the cipher suite. */
  readonly suite: string;
  /** Connection IDs in records to the gateway and to the device, in hex; absent for none. */
  readonly ownConnectionId?: string;
  readonly peerConnectionId?: string;
  /** Identity that the device has proved, in the form of `Credential.identity`. */
  readonly identity?: string;
  /** Address and port that identify a device without a Connection ID. */
  readonly address?: string;
  readonly port?: number;
}

/** A stored session, which outlives the gateway process. The session itself is sealed in `blob`. */
export interface SecureSessionRecord extends Entity, Partial<SessionDescription> {
  /** Listener of the session, as configured. */
  readonly listener: string;
  /** Name of the owning gateway, if gateways are separate processes. */
  readonly gateway?: string;
  /** ID of the owner, set together with `gateway`: one listener of one process. */
  readonly owner?: string;
  /**
   * Increases with every save. A save based on another generation is refused, because another owner has taken
   * over the session.
   */
  readonly generation: number;
  /** Base64. */
  readonly blob: string;
  /** Time of the first save in epoch milliseconds. Set by the store. */
  readonly establishedAt?: number;
  /**
   * Day of the last save, in whole days since the epoch. A session is saved some seconds after each message.
   */
  readonly savedDay?: number;
  /** Whether the gateway could not restore it. A later start may have the key. */
  readonly isLost?: boolean;
}

/** Returns the ID of the stored session of a registration. */
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
