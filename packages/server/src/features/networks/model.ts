import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** A container for devices and everything that belongs to them. Other networks have no access to its contents. */
export interface DeviceNetwork extends Entity {
  readonly tenantId: string;
  readonly name: string;
  /** Name of the network in another system. */
  readonly externalId?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds. If set, the network is closed and its contents are being deleted. */
  readonly removedAt?: number;
  /** Kinds of entities that the default roles cover. Those of a later release are added. */
  readonly knownEntityNames?: readonly string[];
  /** Default location of devices and data collectors. */
  readonly rootLocationId: string;
  /** Data collector for devices that name none. */
  readonly defaultDataCollectorId: string;
  /** Type for data collectors that name none. */
  readonly genericDataCollectorTypeId: string;
  /** The type "Generic LwM2M", for devices of unknown type. */
  readonly genericDeviceTypeId: string;
}

export const deviceNetworks: CollectionDefinition<DeviceNetwork> = {
  name: 'deviceNetworks',
  indexes: uniqueName('tenantId'),
};
