import type { ImportResultItem, ImportResultSmartObjectType } from '../../../http/generated/contract.ts';
import type { ItemResult, ObjectResult } from '../definition-import.ts';

export function presentItem({ name, result, reason }: ItemResult): ImportResultItem {
  return { Name: name, Result: result, Reason: reason };
}

export function presentObjectResult(one: ObjectResult): ImportResultSmartObjectType {
  return {
    ...presentItem(one),
    SmartObjectTypeTypeId: one.objectId,
    SmartObjectObjectUrn: one.objectUrn,
  };
}
