import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { ConfigurationItem } from './configuration.ts';

/** A kind of gateway. */
export interface DataCollectorType extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Number that identifies the type on labels and in exports. */
  readonly hardwareTypeId?: number;
  /** Reported as the device type of the gateway's internal device. */
  readonly internalDeviceTypeId?: string;
  readonly isLegacy: boolean;
  readonly isVirtual: boolean;
  readonly configurations: readonly ConfigurationItem[];
  /** Template for gateways without a DataCollectorTemplateId. */
  readonly defaultTemplateId?: string;
}

export const dataCollectorTypes: CollectionDefinition<DataCollectorType> = {
  name: 'dataCollectorTypes',
  indexes: [
    ...uniqueName('deviceNetworkId'),
    { fields: ['deviceNetworkId', 'hardwareTypeId'], unique: true },
  ],
};
