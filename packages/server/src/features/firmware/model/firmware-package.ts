import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Firmware for the devices of a type. Its file has the same id, and is kept apart (`FirmwareFiles`). */
export interface FirmwarePackage extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly title: string;
  /** The version that devices have after the update. */
  readonly version: string;
  readonly build?: string;
  /** As the client called the file. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Of the file, in hex. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const firmwarePackages: CollectionDefinition<FirmwarePackage> = {
  name: 'firmwarePackages',
  indexes: [
    { fields: ['deviceTypeId', 'title'] },
    {
      fields: ['deviceNetworkId', 'title'],
      includes: ['deviceTypeId', 'sizeBytes', 'createdAt'],
      covers: ['version', 'build'],
    },
    ...listIndexes('deviceNetworkId', ['id', 'version', 'build', 'deviceTypeId', 'sizeBytes', 'createdAt']),
  ],
  searched: ['title', 'version', 'build'],
  references: [
    {
      field: 'deviceTypeId',
      to: ['deviceTypes'],
      onDelete: { restrict: 'There are firmware packages of this type. Delete them first.' },
    },
  ],
};
