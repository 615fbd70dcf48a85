// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { overviewGet, overviewHistory } from '../operations/overview.ts';

/**
 * State of a device network at a glance.
 */
export interface OverviewGroup {
  /**
   * Get an overview of a device network.
   *
   * Counts the devices, their firmware versions, active events, unavailable smart objects, firmware updates, queue items and data collectors of the device network. Lists the devices that went offline last, those that send most, registered ones that are silent, and some of the unavailable smart objects. Any valid key may call this operation. The description of each member names the permission that it needs. Members that the key may not read are left out.
   */
  get(options?: CallOptions): ApiPromise<Model.OverviewResponse>;
  /**
   * Get the history of a device network.
   *
   * Returns devices online, registrations, stored values and failed operations over time, oldest first, and the reasons of the failures. The service counts them per minute and keeps them for a week; it stores the counts of the current minute when the minute ends. Intervals in which the service did not run are left out. Any valid key may call this operation. The description of each member names the permission that it needs. Members that the key may not read are left out. Returns 400 if timespanEnd is before timespanStart.
   */
  history(
    query?: QueryOf<'overview.history'>,
    options?: CallOptions,
  ): ApiPromise<Model.OverviewHistoryResponse>;
}

/** Makes the methods of `overview`, for `composeClient`. */
export function overview(caller: Caller): OverviewGroup {
  return {
    get: (options) => caller.call(overviewGet, {}, options),
    history: (query, options) => caller.call(overviewHistory, { query }, options),
  };
}
