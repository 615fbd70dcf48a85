import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A container of devices and of all that belongs to them. Nothing in it is seen from another one. */
export interface DeviceNetwork extends Entity {
  readonly tenantId: string;
  readonly name: string;
  /** What another system knows it by. */
  readonly externalId?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds: it is closed, and its contents are on their way out. */
  readonly removedAt?: number;
  /** Kinds of entities that its default roles cover. Those of a later release are added. */
  readonly knownEntityNames?: readonly string[];
  /** Default location of devices and data collectors. */
  readonly rootLocationId: string;
  /** The data collector of devices that name none. */
  readonly defaultDataCollectorId: string;
  /** The type of data collectors that name none. */
  readonly genericDataCollectorTypeId: string;
  /** The type "Generic LwM2M", for devices about which nothing is known. */
  readonly genericDeviceTypeId: string;
}

export const deviceNetworks: CollectionDefinition<DeviceNetwork> = {
  name: 'deviceNetworks',
  indexes: uniqueName('tenantId'),
};
