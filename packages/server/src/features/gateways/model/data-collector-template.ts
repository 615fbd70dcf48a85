import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { ConfigurationValue } from './configuration.ts';

/** Configuration shared by gateways of a type. */
export interface DataCollectorTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly dataCollectorTypeId: string;
  readonly name: string;
  /** Text for the gateway, in its own format. */
  readonly config?: string;
  readonly configurations: readonly ConfigurationValue[];
  /** Seconds. */
  readonly contactLostThreshold?: number;
  readonly tagIds?: readonly string[];
  /** Reported as the device template of the gateway's internal device. */
  readonly internalDeviceTemplateId?: string;
}

export const dataCollectorTemplates: CollectionDefinition<DataCollectorTemplate> = {
  name: 'dataCollectorTemplates',
  indexes: [...uniqueName('dataCollectorTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'dataCollectorTypeId', to: ['dataCollectorTypes'], onDelete: 'cascade' }],
};
