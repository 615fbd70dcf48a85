import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type CredentialKind = 'psk' | 'rpk' | 'x509' | 'mqtt';

/** What a credential is for: sessions with the gateway, or with the bootstrap server alone. */
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
  /** PSK and MQTT: the setting that holds the key or password; absent while there is none. */
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

/** One credential of a kind and purpose per device. */
export function credentialId(deviceId: string, kind: CredentialKind, purpose: CredentialPurpose): string {
  return purpose === 'registration' ? `${deviceId}:${kind}` : `${deviceId}:${kind}:${purpose}`;
}
