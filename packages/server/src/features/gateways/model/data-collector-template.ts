import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { ConfigurationValue } from './configuration.ts';

/** How gateways of a type are set up. */
export interface DataCollectorTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly dataCollectorTypeId: string;
  readonly name: string;
  /** Text for the gateway, in a form of its own. */
  readonly config?: string;
  readonly configurations: readonly ConfigurationValue[];
  /** Seconds. */
  readonly contactLostThreshold?: number;
  readonly tagIds?: readonly string[];
  /** The device template that the internal device of such a gateway is said to have. */
  readonly internalDeviceTemplateId?: string;
}

export const dataCollectorTemplates: CollectionDefinition<DataCollectorTemplate> = {
  name: 'dataCollectorTemplates',
  indexes: [...uniqueName('dataCollectorTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'dataCollectorTypeId', to: ['dataCollectorTypes'], onDelete: 'cascade' }],
};
