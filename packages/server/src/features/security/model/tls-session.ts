import type { TlsDescription } from '@muster/mqtt';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
