import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { ConfigurationItem } from './configuration.ts';

/** A kind of gateway. */
export interface DataCollectorType extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** The number that labels and exports know the type by. */
  readonly hardwareTypeId?: number;
  /** The device type that the internal device of such a gateway is said to be of. */
  readonly internalDeviceTypeId?: string;
  readonly isLegacy: boolean;
  readonly isVirtual: boolean;
  readonly configurations: readonly ConfigurationItem[];
  /** The template of gateways that name none. */
  readonly defaultTemplateId?: string;
}

export const dataCollectorTypes: CollectionDefinition<DataCollectorType> = {
  name: 'dataCollectorTypes',
  indexes: [
    ...uniqueName('deviceNetworkId'),
    { fields: ['deviceNetworkId', 'hardwareTypeId'], unique: true },
  ],
};
