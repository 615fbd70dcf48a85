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
export const rowsOf = (object: DeviceTreeSmartObject): readonly ResourceRow[] =>
  object.Resources.flatMap((resource) => {
    const unit = unitOf(resource, object.Resources);
    const instances = (resource.Instances ?? []).map((target) => ({ resource, target, unit }));
    return [{ resource, target: resource, unit }, ...instances];
  });
