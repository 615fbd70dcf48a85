import { isVirtualDevice } from '../model/device.ts';
import type { Device } from '../model/device.ts';
import type { SmartObject } from '../../device-objects/model/smart-object.ts';
import type { FilteredDevice } from '../device-filter.ts';
import type { DeviceDetails } from '../device-queries.ts';
import type { RelatedNames } from '../device-references.ts';
import type { TagView } from '../../tags/tags.ts';
import type {
  DeviceFilterResponse,
  DeviceListResponse,
  DeviceResponse,
  SmartObjectListResponse,
} from '../../../http/generated/contract.ts';
import { presentTag, presentTags } from '../../tags/http.ts';

function dateTime(epochMs: number | undefined): string | undefined {
  return epochMs === undefined ? undefined : new Date(epochMs).toISOString();
}

/** Builds a DeviceListResponse. Members that are undefined are left out of the JSON. */
export function presentDeviceRow(device: Device, related: RelatedNames): DeviceListResponse {
  const type = related.deviceTypes.get(device.deviceTypeId);
  return {
    Id: device.id,
    Name: device.name,
    DeviceIdentifier: device.deviceIdentifier,
    Status: device.status,
    DeviceStandard: device.deviceStandard,
    DeviceType:
      type === undefined
        ? undefined
        : {
            Id: type.id,
            Name: type.name,
            DeviceStandard: type.deviceStandard,
            HardwareTypeId: type.hardwareTypeId,
          },
    DeviceTemplateId: device.deviceTemplateId,
    DeviceTemplateName: related.deviceTemplates.get(device.deviceTemplateId),
    LocationId: device.locationId,
    LocationName: related.locations.get(device.locationId),
    InstanceType: instanceTypeOf(device),
    RegistrationDate: new Date(device.createdAt).toISOString(),
    LatestRegistrationTime: device.latestRegistrationTime,
    DeregistrationDate: dateTime(device.deregistrationTime),
  };
}

export function instanceTypeOf(
  device: Pick<Device, 'deviceStandard'>,
): NonNullable<DeviceListResponse['InstanceType']> {
  if (device.deviceStandard === 'AppIoTInternal') return 'Internal';
  return isVirtualDevice(device) ? 'Virtual' : 'Normal';
}

export function presentFilteredDevice({
  id,
  name,
  deviceTypeId,
  deviceTemplateId,
}: FilteredDevice): DeviceFilterResponse {
  return { Id: id, Name: name, DeviceTypeId: deviceTypeId, DeviceTemplateId: deviceTemplateId };
}

export function presentDevice(details: DeviceDetails): DeviceResponse {
  const { device, lastSeen, related } = details;
  return {
    Id: device.id,
    Name: device.name,
    DeviceIdentifier: device.deviceIdentifier,
    Status: device.status,
    DeviceStandard: device.deviceStandard,
    DeviceTypeId: device.deviceTypeId,
    DeviceTypeName: related.deviceTypes.get(device.deviceTypeId)?.name,
    DeviceTemplateId: device.deviceTemplateId,
    DeviceTemplateName: related.deviceTemplates.get(device.deviceTemplateId),
    LocationId: device.locationId,
    LocationName: related.locations.get(device.locationId),
    DataCollectorId: device.dataCollectorId,
    DataCollectorName: related.dataCollectors.get(device.dataCollectorId),
    BootstrapServerName: device.bootstrapServerName,
    InitialRegistrationTime: device.initialRegistrationTime,
    LatestRegistrationTime: device.latestRegistrationTime,
    DeregistrationTime: device.deregistrationTime,
    LastSeen: dateTime(lastSeen),
    ...presentContact(device),
    ...presentTags(details.tags),
    SmartObjects: details.smartObjects
      .toSorted(byPath)
      .map((one) => presentSmartObjectRow(one, details.objectTags.get(one.id) ?? [])),
  };
}

/** Deprecated members for older clients. */
function presentContact(device: Device): Pick<DeviceResponse, 'ContactLost' | 'ContactLostTime'> {
  const lost = device.status === 'offline' && device.initialRegistrationTime !== undefined;
  return { ContactLost: lost, ContactLostTime: lost ? dateTime(device.contactLostTime) : undefined };
}

function byPath(a: SmartObject, b: SmartObject): number {
  return a.objectId - b.objectId || a.instanceNumber - b.instanceNumber;
}

function presentSmartObjectRow(smartObject: SmartObject, tags: readonly TagView[]): SmartObjectListResponse {
  return {
    Id: smartObject.id,
    Name: smartObject.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    Label: smartObject.label,
    IsUnavailable: smartObject.isUnavailable,
    IsVirtual: smartObject.isVirtual === true,
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
  };
}
