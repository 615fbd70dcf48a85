import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Protocol version and cipher suite of a TLS connection. */
export interface TlsDescription {
  /** Name used by OpenSSL: `TLSv1.2`, `TLSv1.3`. */
  readonly version: string;
  /** IANA name of the cipher suite. */
  readonly suite: string;
}

/** The latest open TLS connection of an MQTT device. */
export interface TlsSession extends Entity, TlsDescription {
  /** ID of the device. */
  readonly id: string;
  readonly deviceNetworkId: string;
  /**
   * Identity that the device has proved, in the form of `Credential.identity`; absent for a device without
   * credentials.
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
