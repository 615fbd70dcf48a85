import type { ResourceDataType } from '@muster/lwm2m/core';
import type { AggregationType } from '../../measurements/model.ts';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A configuration of a transformer. */
export interface ConfigurationItem {
  readonly key: string;
  readonly value: string;
}

/** Resources of a device that a formula reads. */
export interface TransformerSource {
  readonly resourceTypeId: string;
  /** Object instance of the device type; absent for every object instance with the resource. */
  readonly smartObjectTypeInstanceId?: string;
  readonly aggregation: AggregationType;
  /** Length of the aggregated periods in milliseconds; absent with Realtime. */
  readonly resolutionMs?: number;
  /** ID of the resolution with this length. */
  readonly resolutionId?: string;
}

/** A virtual resource that a formula computes. */
export interface TransformerTarget {
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  /** Index in the result of the formula, if that is an array. */
  readonly outputIndex: number;
  readonly dataType: ResourceDataType;
}

/** A formula that computes virtual resources from other resources. */
export interface Transformer extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** JSONata expression; empty if the transformer has a type with formulas. */
  readonly expression: string;
  /** Absent for JSONata, the built-in type. */
  readonly typeId?: string;
  /** Values for the configuration keys of the type. */
  readonly configurations?: readonly ConfigurationItem[];
  /** For a transformer of a template: computed for each of its devices. */
  readonly deviceTemplateId?: string;
  readonly sources: readonly TransformerSource[];
  /** For a transformer at a location: computed from a resource collection, for a device of its own. */
  readonly locationId?: string;
  readonly resourceCollectionId?: string;
  readonly deviceId?: string;
  readonly targets: readonly TransformerTarget[];
  /** Reason of the deactivation. Saving the transformer activates it again. */
  readonly deactivation?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const transformers: CollectionDefinition<Transformer> = {
  name: 'transformers',
  indexes: [
    { fields: ['deviceNetworkId'] },
    { fields: ['resourceCollectionId'] },
    { fields: ['deviceId'], sparse: true },
    { fields: ['typeId'], sparse: true },
    ...uniqueName('deviceTemplateId'),
    ...uniqueName('locationId'),
  ],
  references: [
    { field: 'deviceTemplateId', to: ['deviceTemplates'], onDelete: 'cascade' },
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    {
      field: 'typeId',
      to: ['transformerTypes'],
      onDelete: { restrict: 'Transformers use this transformer type. Delete or change them first.' },
    },
    {
      field: 'locationId',
      to: ['locations'],
      onDelete: { restrict: 'There are transformers at this location. Delete them first.' },
    },
  ],
};
