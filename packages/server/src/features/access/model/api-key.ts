import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Roles of a key in a device network. */
export interface Membership {
  readonly deviceNetworkId: string;
  readonly roleIds: readonly string[];
}

/**
 * An API key. Its value is not stored: it is a JWT over the fields below, signed with the secret of the
 * server. Roles are not part of the value, so that they can change without changing it.
 */
export interface ApiKey extends Entity {
  /** The home network. Requests that name no network apply to it. */
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Number of times that the value has been renewed. Absent if never. */
  readonly generation?: number;
  /** Epoch milliseconds, whole seconds; `iat` and `nbf` of the value. */
  readonly issuedAt: number;
  /** Epoch milliseconds, whole seconds; `exp` of the value. */
  readonly expiresAt: number;
  /** The home network first, then each network that this key created. */
  readonly memberships: readonly Membership[];
  /** Set for a key that was created for a login with a code. It is deleted after its expiry. */
  readonly isLogin?: true;
  /** Set for the key of a registration ticket. Such a key has no roles; see `ticketPermissions`. */
  readonly ticket?: KeyTicket;
}

/** Binds the key of a registration ticket to its gateway and to the key that issued it. */
export interface KeyTicket {
  /** The only gateway for which the key may act. */
  readonly dataCollectorId: string;
  readonly issuerKeyId: string;
}

/**
 * Permissions of a registration ticket's key for its own gateway. Each applies only while the key that issued
 * the ticket has it too.
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
