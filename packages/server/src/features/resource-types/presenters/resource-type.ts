import { accessTypeOf } from '../model/resource-type.ts';
import type { ResourceType } from '../model/resource-type.ts';
import type { ResourceTypeListResponse, ResourceTypeResponse } from '../../../http/generated/contract.ts';

export function presentResourceTypeRow(type: ResourceType): ResourceTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    DataType: type.dataType,
    IsReusable: type.isReusable,
  };
}

export function presentResourceType(type: ResourceType): ResourceTypeResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    AccessType: accessTypeOf(type.operations),
    Operations: type.operations === '' ? undefined : type.operations,
    ResourceDataType: type.dataType,
    MultipleInstances: type.multipleInstances,
    Mandatory: type.mandatory,
    IsReusable: type.isReusable,
    Range: type.range,
    Units: type.units,
    Description: type.description,
  };
}
