// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { timeZonesList } from '../operations/time-zones.ts';

/**
 * Time zones that locations accept.
 */
export interface TimeZonesGroup {
  /**
   * List time zones.
   *
   * Returns every IANA time zone name that locations accept, links such as US/Pacific included. Locations accept the names in any case.
   */
  list(options?: CallOptions): ApiPromise<Model.TimeZoneName[]>;
}

/** Makes the methods of `timeZones`, for `composeClient`. */
export function timeZones(caller: Caller): TimeZonesGroup {
  return {
    list: (options) => caller.call(timeZonesList, {}, options),
  };
}
