import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** A secure session at rest, so that it outlives the gateway. What it is stays sealed: this is its envelope. */
export interface SecureSessionRecord extends Entity {
  /** The listener that it belongs to, as it was configured. */
  readonly listener: string;
  /** Rises with every save; who saves on top of another one than it knows has lost the session to somebody else. */
  readonly generation: number;
  /** Base64. */
  readonly blob: string;
}

export const secureSessions: CollectionDefinition<SecureSessionRecord> = {
  name: 'secureSessions',
  indexes: [{ fields: ['listener'] }],
};
