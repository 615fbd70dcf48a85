import { accessFlagsOf, accessTypeOf } from '../../resource-types/model.ts';
import type { ObservationState } from '../../observation/observation-service.ts';
import type { ResourceDetails, SmartObjectDetails } from '../smart-object-reads.ts';
import type {
  ResourceListResponse,
  ResourceObserveState,
  ResourceResponse,
  SmartObjectResponse,
} from '../../../http/generated/contract.ts';
import { presentTags } from '../../tags/http.ts';
import { presentLatest } from '../../../http/replies/latest-measurement.ts';

const textOrNothing = (text: string): string | undefined => (text === '' ? undefined : text);

/** Presents a ResourceResponse. Undefined members are absent from the JSON. */
export function presentResource({
  view,
  smartObject,
  device,
  latest,
  isRequestObserve,
  resourceTemplateId,
}: ResourceDetails): ResourceResponse {
  const { model } = view;
  return {
    Id: view.id,
    Name: model.name,
    TypeId: model.id,
    Url: view.url,
    AccessType: accessTypeOf(model.operations),
    Operations: model.operations === '' ? undefined : model.operations,
    DataType: model.type,
    Units: textOrNothing(model.units),
    Range: textOrNothing(model.range),
    Description: textOrNothing(model.description),
    Mandatory: model.mandatory,
    MultipleInstances: model.multiple,
    IsUnavailable: view.isUnavailable,
    IsVirtual: smartObject.isVirtual === true,
    IsRequestObserve: isRequestObserve,
    ResourceTypeId: view.resourceTypeId,
    ResourceTemplateId: resourceTemplateId,
    SmartObjectId: smartObject.id,
    DeviceId: device.id,
    DeviceName: device.name,
    DeviceNetworkId: device.deviceNetworkId,
    LocationId: device.locationId,
    LatestMeasurement: latest === undefined ? undefined : presentLatest(latest, view.url),
  };
}

/** Presents a ResourceListResponse. In lists, AccessType is a number, for clients of the original service. */
export function presentResourceRow(parts: ResourceDetails): ResourceListResponse {
  return { ...presentResource(parts), AccessType: accessFlagsOf(parts.view.model.operations) };
}

export function presentObserveState(state: ObservationState): ResourceObserveState {
  return {
    IsObserveState: state.observed,
    ObserveExpires: state.expiresAt,
    Timeout: state.timeoutMs,
  };
}

export function presentSmartObject(details: SmartObjectDetails): SmartObjectResponse {
  const { smartObject, device, type, resources, tags, requested, latest, templates } = details;
  return {
    Id: smartObject.id,
    Name: type.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    Label: smartObject.label,
    DeviceId: smartObject.deviceId,
    SmartObjectTypeId: smartObject.smartObjectTypeId,
    SmartObjectTemplateId: smartObject.smartObjectTemplateId,
    IsVirtual: smartObject.isVirtual === true,
    ObjectUrn: type.objectUrn,
    Description: textOrNothing(type.description),
    IsUnavailable: smartObject.isUnavailable,
    MultipleInstances: type.multipleInstances,
    ...presentTags(tags),
    Resources: resources.map((view) =>
      presentResource({
        view,
        smartObject,
        device,
        latest: latest.get(view.id),
        isRequestObserve: requested.has(view.id),
        resourceTemplateId: templates.get(view.resourceTypeId),
      }),
    ),
  };
}
