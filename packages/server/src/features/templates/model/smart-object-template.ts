import { randomUUID } from 'node:crypto';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { SmartObjectType } from '../../catalogue/model/smart-object-type.ts';

/** Initial value and observation of one resource of an object instance that is created from the template. */
export interface ResourceTemplate {
  readonly id: string;
  readonly resourceTypeId: string;
  /** Whether it is observed once the device has registered. */
  readonly isRequestObserve: boolean;
  /** Written once the device has registered: text in the form of the resource's data type. */
  readonly value?: string;
}

/**
 * A notification attribute with its value. Without a resource type it belongs to the object, or to its instances; with
 * one to that resource of every instance. With an instance number it belongs to that instance alone.
 */
export interface TemplateAttribute {
  readonly id: string;
  readonly name: keyof NotificationAttributes;
  readonly value: number;
  readonly resourceTypeId?: string;
  readonly instanceNumber?: number;
}

/** How object instances of one type are set up. */
export interface SmartObjectTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  /** LwM2M object id of the type. */
  readonly objectId: number;
  readonly name: string;
  /** The one that its type has at all times, and that holds where none is named. An import never changes it. */
  readonly isDefault: boolean;
  readonly resourceTemplates: readonly ResourceTemplate[];
  readonly attributes: readonly TemplateAttribute[];
  readonly tagIds: readonly string[];
}

export const smartObjectTemplates: CollectionDefinition<SmartObjectTemplate> = {
  name: 'smartObjectTemplates',
  indexes: [
    ...uniqueName('smartObjectTypeId'),
    { fields: ['deviceNetworkId', 'name'] },
    { fields: ['deviceNetworkId', 'objectId'] },
  ],
  references: [{ field: 'smartObjectTypeId', to: ['smartObjectTypes'], onDelete: 'cascade' }],
};

const DEFAULT_TEMPLATE = 'Default';

/** The template that a type starts with: it sets nothing. */
export function defaultObjectTemplate(
  type: Pick<SmartObjectType, 'id' | 'deviceNetworkId' | 'typeId'>,
): SmartObjectTemplate {
  return {
    id: randomUUID(),
    deviceNetworkId: type.deviceNetworkId,
    smartObjectTypeId: type.id,
    objectId: type.typeId,
    name: DEFAULT_TEMPLATE,
    isDefault: true,
    resourceTemplates: [],
    attributes: [],
    tagIds: [],
  };
}
