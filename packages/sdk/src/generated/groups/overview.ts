// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { overviewGet } from '../operations/overview.ts';

/**
 * State of a device network at a glance.
 */
export interface OverviewGroup {
  /**
   * Get an overview of a device network.
   *
   * Counts the devices, active events, unavailable smart objects, firmware updates, queue items and data collectors of the device network, and lists the devices that went offline last and some of the unavailable smart objects. Any valid key may call this operation. The description of each member names the permission that it needs. Members that the key may not read are left out.
   */
  get(options?: CallOptions): ApiPromise<Model.OverviewResponse>;
}

/** Makes the methods of `overview`, for `composeClient`. */
export function overview(caller: Caller): OverviewGroup {
  return {
    get: (options) => caller.call(overviewGet, {}, options),
  };
}
