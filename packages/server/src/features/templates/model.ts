import { randomUUID } from 'node:crypto';
import type { NotificationAttributes } from '@muster/lwm2m/core';
import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';
import type { SmartObjectType } from '../catalogue/model.ts';

/** Initial value and observation of one resource of an object instance that is created from the template. */
export interface ResourceTemplate {
  readonly id: string;
  readonly resourceTypeId: string;
  /** Whether the resource is observed once the device has registered. */
  readonly isRequestObserve: boolean;
  /** Value to write once the device has registered, as text in the format of the resource's data type. */
  readonly value?: string;
}

/**
 * A notification attribute with its value. Without a resource type, it applies to the object or its instances; with
 * one, to that resource of every instance. With an instance number, it applies only to that instance.
 */
export interface TemplateAttribute {
  readonly id: string;
  readonly name: keyof NotificationAttributes;
  readonly value: number;
  readonly resourceTypeId?: string;
  readonly instanceNumber?: number;
}

/** Settings for object instances of one type. */
export interface SmartObjectTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  /** LwM2M object ID of the type. */
  readonly objectId: number;
  readonly name: string;
  /** Whether it is the template that every type has, used where no other is named. Imports never change it. */
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

/** Returns the initial template of a type, which sets nothing. */
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

/**
 * Initial value of a resource of a new device, from a template. It is written after the device has registered, and
 * deleted when the device has responded. `id` is the ID of the resource.
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

export type AttributeJobSubject = 'SmartObjectTemplate' | 'DeviceTemplate' | 'DeviceType' | 'Device';

/**
 * A change of desired attributes that has not been distributed to all its devices. Stored with the change and deleted
 * at the end of the distribution, so that the next run of the server continues it. `id` is derived from the subject.
 */
export interface AttributeJob extends Entity {
  readonly deviceNetworkId: string;
  readonly subject: AttributeJobSubject;
  readonly subjectId: string;
  readonly name: string;
  /** Changes with every change of the subject, so that work begun earlier does not complete the job. */
  readonly stamp: string;
  /** Activity log entry of the request that made the change. */
  readonly activityId?: string;
  /** Entries of earlier changes that this job replaced before they were completely distributed. */
  readonly replacedActivityIds?: readonly string[];
}

export const attributeJobs: CollectionDefinition<AttributeJob> = {
  name: 'attributeJobs',
  indexes: [{ fields: ['subjectId'] }, { fields: ['deviceNetworkId'] }],
};
