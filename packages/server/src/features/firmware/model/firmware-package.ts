import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * Firmware for the devices of a type. Its file has the same ID and is stored separately (`FirmwareFiles`).
 */
export interface FirmwarePackage extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly title: string;
  /** Version that devices report after the update. */
  readonly version: string;
  readonly build?: string;
  /** Name of the file at the client. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 of the file, in hex. */
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
