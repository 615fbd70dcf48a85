import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type CredentialKind = 'psk' | 'rpk' | 'x509' | 'mqtt';

/** Purpose of a credential: sessions with the gateway, or only with the bootstrap server. */
export type CredentialPurpose = 'registration' | 'bootstrap';

/**
 * The identity of a device in a handshake, derived from its settings and written with them. A handshake names no
 * device network, so a unique index maps an identity to one device of the server.
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
