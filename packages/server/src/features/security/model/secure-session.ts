import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A stored session, which survives the gateway. The session itself is sealed, and this is its envelope. */
export interface SecureSessionRecord extends Entity {
  /** The listener that it belongs to, as it was configured. */
  readonly listener: string;
  /**
   * Increases with every save. A save based on another generation is refused, because another owner has taken the
   * session over.
   */
  readonly generation: number;
  /** Base64. */
  readonly blob: string;
}

export const secureSessions: CollectionDefinition<SecureSessionRecord> = {
  name: 'secureSessions',
  indexes: [{ fields: ['listener'] }],
};
