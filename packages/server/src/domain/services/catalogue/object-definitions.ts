import { randomUUID } from 'node:crypto';
import type { ObjectModel, ResourceModel } from '@muster/lwm2m/core';
import type { ResourceType } from '../../entities/resource-type.ts';
import type { SmartObjectType } from '../../entities/smart-object-type.ts';

/** An object definition as the service stores it. */
export interface StoredDefinition {
  readonly type: SmartObjectType;
  readonly resources: readonly ResourceType[];
}

/** The documents of an object definition in a device network, with new ids. */
export function storedDefinition(deviceNetworkId: string, model: ObjectModel): StoredDefinition {
  const resources = [...model.resources.values()].map((one) => storedResource(deviceNetworkId, one));
  return {
    resources,
    type: {
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
    },
  };
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
