import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * A value that a template gives to a resource of a new device. It is written once the device has registered, and deleted
 * when the device has answered. `id` is the id of the resource.
 */
export interface InitialValue extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectId: string;
  /** LwM2M path of the resource, or of its instance 0. */
  readonly path: string;
  /** LwM2M data type of `text`. */
  readonly dataType: string;
  readonly text: string;
}

export const initialValues: CollectionDefinition<InitialValue> = {
  name: 'initialValues',
  indexes: [{ fields: ['deviceId'] }, { fields: ['smartObjectId'] }],
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    { field: 'smartObjectId', to: ['smartObjects'], onDelete: 'cascade' },
  ],
};
