import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** Security of a device's connection to a server: none, or a pre-shared key (Security object, resource 2). */
export type BootstrapSecurityMode = 'NoSec' | 'PSK';

/** An LwM2M Server for devices: one Security and one Server instance. */
export interface BootstrapAccount {
  /** 1..65534; unique in the configuration. */
  readonly shortServerId: number;
  /** URI such as `coap://192.0.2.1:5683`. */
  readonly serverUri: string;
  readonly securityMode: BootstrapSecurityMode;
  /** PSK: the identity, as text. Without identity and key, a device gets its own. */
  readonly identity?: string;
  /** PSK: the key in hex, sealed in the store. Sent to devices only. */
  readonly secretKey?: string;
  readonly lifetimeSeconds: number;
  readonly binding: string;
  readonly defaultMinimumPeriodSeconds?: number;
  readonly defaultMaximumPeriodSeconds?: number;
  /** Whether devices store notifications while the server is unreachable. */
  readonly storeNotifications: boolean;
}

/** An instance of the Access Control object: the rights of servers to an object instance of the device. */
export interface BootstrapAccessControl {
  readonly objectId: number;
  readonly instanceId: number;
  /** Short Server ID. */
  readonly ownerId: number;
  /** Rights by Short Server ID, 0 for all others: bits 1 read, 2 write, 4 execute, 8 delete, 16 create. */
  readonly rights: readonly { readonly shortServerId: number; readonly mask: number }[];
}

/** The configuration for devices that refer to this bootstrap server (`bootstrapServerName`). */
export interface BootstrapServer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly description?: string;
  /** Whether devices first delete the instances at `removedPaths`. */
  readonly removesExisting: boolean;
  /** "/", "/0" or "/0/1". Defaults to the objects that are written. */
  readonly removedPaths?: readonly string[];
  readonly accounts: readonly BootstrapAccount[];
  readonly accessControls: readonly BootstrapAccessControl[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const SECURITY = '/0';
const SERVER = '/1';
const ACCESS_CONTROL = '/2';

/** Returns the paths that devices delete, in this order, before their accounts are written. */
export function removedPathsOf({
  removesExisting,
  removedPaths,
  accessControls,
}: Pick<BootstrapServer, 'removesExisting' | 'removedPaths' | 'accessControls'>): readonly string[] {
  if (!removesExisting) return [];
  return removedPaths ?? [SECURITY, SERVER, ...(accessControls.length === 0 ? [] : [ACCESS_CONTROL])];
}

export const bootstrapServers: CollectionDefinition<BootstrapServer> = {
  name: 'bootstrapServers',
  indexes: uniqueName('deviceNetworkId'),
};
