import { uniqueName } from '../ports/store.ts';
import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** What a key may do in one Device Network. */
export interface Membership {
  readonly deviceNetworkId: string;
  readonly roleIds: readonly string[];
}

/**
 * An API key. Its value is not stored: it is a JWT over what stands here, signed with the secret of the server.
 * Roles are no part of the value, so that they can change without changing it.
 */
export interface ApiKey extends Entity {
  /** The home network: the one that a request works in unless it names another. */
  readonly deviceNetworkId: string;
  readonly name: string;
  /** How often the value has been renewed: absent when never. */
  readonly generation?: number;
  /** Epoch milliseconds, whole seconds; `iat` and `nbf` of the value. */
  readonly issuedAt: number;
  /** Epoch milliseconds, whole seconds; `exp` of the value. */
  readonly expiresAt: number;
  /** The home network first, then each network that this key created. */
  readonly memberships: readonly Membership[];
}

export const apiKeys: CollectionDefinition<ApiKey> = {
  name: 'apiKeys',
  indexes: uniqueName('deviceNetworkId'),
};
