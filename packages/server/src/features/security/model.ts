import type { TlsDescription } from '@muster/mqtt';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

export type CredentialKind = 'psk' | 'rpk' | 'x509' | 'mqtt';

/** Purpose of a credential: sessions with the gateway, or only with the bootstrap server. */
export type CredentialPurpose = 'registration' | 'bootstrap';

/**
 * The identity of a device in a handshake, derived from its settings and written with them. A handshake names no device
 * network, so a unique index maps an identity to one device of the server.
 */
export interface Credential extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly kind: CredentialKind;
  readonly purpose: CredentialPurpose;
  /** `psk:NAME`, `rpk:SHA-256 of the SubjectPublicKeyInfo in hex`, `x509:COMMON NAME` or `mqtt:USERNAME`. */
  readonly identity: string;
  /** For PSK and MQTT: ID of the setting with the key or password; absent if there is none. */
  readonly keySettingId?: string;
}

export const credentials: CollectionDefinition<Credential> = {
  name: 'credentials',
  indexes: [
    { fields: ['identity'], unique: true },
    { fields: ['deviceId'] },
    { fields: ['deviceNetworkId', 'kind'] },
  ],
  references: [{ field: 'deviceId', to: ['devices'], onDelete: 'cascade' }],
};

/** Returns the ID: a device has one credential per kind and purpose. */
export function credentialId(deviceId: string, kind: CredentialKind, purpose: CredentialPurpose): string {
  return purpose === 'registration' ? `${deviceId}:${kind}` : `${deviceId}:${kind}:${purpose}`;
}

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
   * Increases with every save. A save based on another generation is refused, because another owner has taken over the
   * session.
   */
  readonly generation: number;
  /** Base64. */
  readonly blob: string;
  /** Time of the first save in epoch milliseconds. Set by the store. */
  readonly establishedAt?: number;
  /** Day of the last save, in whole days since the epoch. A session is saved some seconds after each message. */
  readonly savedDay?: number;
  /** Whether the gateway could not restore it. A later start may have the key. */
  readonly isLost?: boolean;
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

/** Returns the ID of the stored session of a registration. */
export function sessionIdOf(session: string): string {
  return session.replace(/^dtls:/u, '');
}

/** The latest open TLS connection of an MQTT device. */
export interface TlsSession extends Entity, TlsDescription {
  /** ID of the device. */
  readonly id: string;
  readonly deviceNetworkId: string;
  /**
   * Identity that the device has proved, in the form of `Credential.identity`; absent for a device without credentials.
   */
  readonly identity?: string;
  /** Epoch milliseconds. */
  readonly establishedAt: number;
}

export const tlsSessions: CollectionDefinition<TlsSession> = {
  name: 'tlsSessions',
  indexes: [],
  references: [{ field: 'id', to: ['devices'], onDelete: 'cascade' }],
};
