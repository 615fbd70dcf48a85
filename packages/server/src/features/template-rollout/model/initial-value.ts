import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * Initial value of a resource of a new device, from a template. It is written after the device has
 * registered, and deleted when the device has responded. `id` is the ID of the resource.
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
