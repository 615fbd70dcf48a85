import type { DeviceTreeResource, DeviceTreeResourceInstance, DeviceTreeSmartObject } from '@muster/sdk/core';
import { unitOf } from './value-text.ts';

/** A resource or one of its instances, as a table row. */
export interface ResourceRow {
  readonly resource: DeviceTreeResource;
  /** The resource itself, or one of its instances. */
  readonly target: DeviceTreeResource | DeviceTreeResourceInstance;
  readonly unit: string;
}

/** The resources of a smart object, each followed by its instances. */
export function rowsOf(object: DeviceTreeSmartObject): {
  readonly present: readonly ResourceRow[];
  /** Resources that only the definition of the object has. */
  readonly absent: readonly ResourceRow[];
} {
  const present: ResourceRow[] = [];
  const absent: ResourceRow[] = [];
  for (const resource of object.Resources) {
    const unit = unitOf(resource, object.Resources);
    (isAbsent(object, resource) ? absent : present).push({ resource, target: resource, unit });
    for (const target of resource.Instances ?? []) present.push({ resource, target, unit });
  }
  return { present, absent };
}

/** LwM2M path of an object instance. */
export const instancePath = ({
  TypeId,
  InstanceNumber,
}: Pick<DeviceTreeSmartObject, 'TypeId' | 'InstanceNumber'>): string => `/${TypeId}/${InstanceNumber}`;

/** Whether the device never had the resource, so far as is known. One that it has lost has a value. */
const isAbsent = (object: DeviceTreeSmartObject, resource: DeviceTreeResource): boolean =>
  !object.IsUnavailable &&
  resource.IsUnavailable &&
  !resource.IsRequestObserve &&
  resource.LatestMeasurement === undefined &&
  resource.Instances === undefined;
