import { randomUUID } from 'node:crypto';
import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import { defaultObjectTemplate, smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import type { SmartObjectTemplate } from '../templates/model/smart-object-template.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { smartObjectTypes } from './model/smart-object-type.ts';
import type { SmartObjectType } from './model/smart-object-type.ts';
import { insertOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';

/** An object definition as stored. */
export interface StoredDefinition {
  readonly type: SmartObjectType;
  readonly resources: readonly ResourceType[];
  /** The default template of the type. */
  readonly template: SmartObjectTemplate;
}

/** Returns the writes that store a new object definition. */
export function definitionWrites({ type, resources, template }: StoredDefinition): WriteOperation[] {
  return [
    insertOperation(smartObjectTypes, type),
    ...resources.map((resource) => insertOperation(resourceTypes, resource)),
    insertOperation(smartObjectTemplates, template),
  ];
}

/**
 * Returns the documents of an object definition in a device network, with new IDs.
 *
 * @param modifiedAt epoch milliseconds; absent for definitions that come with the network
 */
export function storedDefinition(
  deviceNetworkId: string,
  model: ObjectModel,
  modifiedAt?: number,
): StoredDefinition {
  const resources = [...model.resources.values()].map((one) => storedResource(deviceNetworkId, one));
  const type: SmartObjectType = {
    id: randomUUID(),
    deviceNetworkId,
    typeId: model.id,
    name: model.name,
    objectUrn: model.urn,
    lwm2mVersion: model.lwm2mVersion,
    description: model.description,
    multipleInstances: model.multiple,
    mandatory: model.mandatory,
    resourceTypeInstances: resources.map((one) => ({ id: randomUUID(), resourceTypeId: one.id })),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
  return { type, resources, template: defaultObjectTemplate(type) };
}

function storedResource(deviceNetworkId: string, model: ResourceModel): ResourceType {
  return {
    id: randomUUID(),
    deviceNetworkId,
    typeId: model.id,
    name: model.name,
    operations: model.operations,
    dataType: model.type,
    multipleInstances: model.multiple,
    mandatory: model.mandatory,
    isReusable: false,
    ...(model.range === '' ? {} : { range: model.range }),
    ...(model.units === '' ? {} : { units: model.units }),
    ...(model.description === '' ? {} : { description: model.description }),
  };
}
