import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Permissions of a key in a device network. */
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
  /** Made for a login with a code. It is deleted after its expiry. */
  readonly isLogin?: true;
  /** Present: the key of a registration ticket. It has no roles; see `ticketPermissions`. */
  readonly ticket?: KeyTicket;
}

/** What ties the key of a registration ticket to its gateway and to the key that issued it. */
export interface KeyTicket {
  /** The only gateway that the key may act for. */
  readonly dataCollectorId: string;
  readonly issuerKeyId: string;
}

/**
 * What the key of a registration ticket may do for its own gateway, as far as the key that issued it may do the same
 * when the ticket is used.
 */
export const ticketPermissions: ReadonlySet<string> = new Set([
  'DataCollector.Read',
  'GatewayUplink.All',
  'Setting.Read',
]);

export const apiKeys: CollectionDefinition<ApiKey> = {
  name: 'apiKeys',
  indexes: uniqueName('deviceNetworkId'),
};
