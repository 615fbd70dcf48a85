import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** How a device proves itself to a server: none, or with a pre-shared key (Security object, resource 2). */
export type BootstrapSecurityMode = 'NoSec' | 'PSK';

/** An LwM2M Server for devices: one Security and one Server instance. */
export interface BootstrapAccount {
  /** 1..65534; unique in the configuration. */
  readonly shortServerId: number;
  /** e.g. `coap://192.0.2.1:5683` */
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
  /** Whether notifications are kept while the server is away. */
  readonly storeNotifications: boolean;
}

/** An instance of the Access Control object: who may do what with an object instance of the device. */
export interface BootstrapAccessControl {
  readonly objectId: number;
  readonly instanceId: number;
  /** Short Server ID. */
  readonly ownerId: number;
  /** Rights by Short Server ID, 0 for all others: bits 1 read, 2 write, 4 execute, 8 delete, 16 create. */
  readonly rights: readonly { readonly shortServerId: number; readonly mask: number }[];
}

/** What devices that name this bootstrap server (`bootstrapServerName`) are provisioned with. */
export interface BootstrapServer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly description?: string;
  /** Whether devices first delete the instances at `removedPaths`. */
  readonly removesExisting: boolean;
  /** "/", "/0" or "/0/1"; absent: the objects that are written. */
  readonly removedPaths?: readonly string[];
  readonly accounts: readonly BootstrapAccount[];
  readonly accessControls: readonly BootstrapAccessControl[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const SECURITY = '/0';
const SERVER = '/1';
const ACCESS_CONTROL = '/2';

/** What devices delete before they are written their accounts, in this order. */
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
