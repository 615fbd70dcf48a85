// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller } from '../../types.ts';
import type * as Model from '../models.ts';
import { kpiSince } from '../operations/kpi.ts';

/**
 * Raw values of resources as key performance indicators.
 */
export interface KpiGroup {
  /**
   * List raw measurements of a resource until now.
   *
   * Returns the stored values of a resource from the start until now, oldest first, like `GET /measurements/{resourceId}/since/{start}`. Resources have only the dimension 0.
   * Needs the permission Kpi.Read.
   * @param resourceId ID of the resource.
   * @param dimension Dimension of the values. Only 0 has values.
   * @param start Start of the time range, in epoch milliseconds.
   * @deprecated Removed after 2019-03-31. Use measurements.since.
   */
  since(
    resourceId: Model.Uuid,
    dimension: number,
    start: Model.EpochMilliseconds,
    options?: CallOptions,
  ): ApiPromise<Model.MinimalMeasurements>;
}

/** Makes the methods of `kpi`, for `composeClient`. */
export function kpi(caller: Caller): KpiGroup {
  return {
    since: (resourceId, dimension, start, options) =>
      caller.call(kpiSince, { path: { resourceId, dimension, start } }, options),
  };
}
