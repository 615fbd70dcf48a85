import { notificationAttributeNames, parsePath, pathDepth } from '@muster/lwm2m/core';
import type { AttributeRefusal, AttributeSet } from '../model/attribute-set.ts';
import { resourceId } from '../../device-objects/model.ts';
import type { SmartObject } from '../../device-objects/model.ts';
import { definitionByName } from '../../templates/template-attributes.ts';
import type { AttributeName } from '../../templates/template-attributes.ts';
import type { SmartObjectAttributeResponse } from '../../../http/generated/contract.ts';

const LEVELS = ['Object', 'Object', 'Instance', 'Resource', 'ResourceInstance'] as const;

/** Returns one row per attribute of each path, in the order of paths. */
export function presentSmartObjectAttributes(
  smartObject: SmartObject,
  sets: readonly AttributeSet[],
): SmartObjectAttributeResponse[] {
  return sets.flatMap((set) => [
    ...notificationAttributeNames
      .filter((name) => hasAttribute(set, name))
      .map((name) => ({ ...presentAttributeBase(set, smartObject, name), ...stateOf(set, name) })),
    ...Object.entries(set.properties ?? {}).map(([name, value]): SmartObjectAttributeResponse => ({
      ...presentAttributeBase(set, smartObject, name),
      Value: String(value),
      Status: 'Applied',
    })),
  ]);
}

function hasAttribute(
  { attributes, wanted = {}, unwanted = [], refused = {} }: AttributeSet,
  name: AttributeName,
): boolean {
  return (
    attributes[name] !== undefined ||
    wanted[name] !== undefined ||
    refused[name] !== undefined ||
    unwanted.includes(name)
  );
}

function presentAttributeBase(
  set: AttributeSet,
  { id }: SmartObject,
  name: string,
): Omit<SmartObjectAttributeResponse, 'Status'> {
  const definition = definitionByName(name);
  const path = parsePath(set.path);
  return {
    ResourceAttributeDefinitionId: definition.id,
    Name: definition.name,
    Path: set.path,
    Level: LEVELS[pathDepth(path)],
    ResourceId:
      path.resourceId === undefined ? undefined : resourceId(id, path.resourceId, path.resourceInstanceId),
    UpdatedTimestamp: set.updatedAt,
  };
}

function stateOf(
  { attributes, wanted = {}, unwanted = [], refused = {} }: AttributeSet,
  name: AttributeName,
): Pick<SmartObjectAttributeResponse, 'Value' | 'WantedValue' | 'Status' | 'ResponseCode' | 'Message'> {
  const has = attributes[name];
  const wants = wanted[name];
  const refusal = refused[name];
  return {
    Value: has === undefined ? undefined : String(has),
    WantedValue: wants === undefined ? undefined : String(wants),
    Status: statusOf(has, wants, refusal, unwanted.includes(name)),
    ResponseCode: refusal?.code,
    Message: refusal?.message,
  };
}

function statusOf(
  has: number | undefined,
  wants: number | undefined,
  refusal: AttributeRefusal | undefined,
  isUnwanted: boolean,
): 'Applied' | 'Pending' | 'Refused' | 'Removing' {
  if (wants === undefined) {
    return isUnwanted ? 'Removing' : 'Applied';
  }
  if (wants === has) {
    return 'Applied';
  }
  return refusal?.isAlone === true ? 'Refused' : 'Pending';
}
