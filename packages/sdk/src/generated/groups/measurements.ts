// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { ApiPromise, CallOptions, Caller, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  measurementsSince,
  measurementsSinceTo,
  measurementsAggregations,
  measurementsCompressed,
  measurementsAdvanced,
} from '../operations/measurements.ts';

/**
 * Stored values of resources, and their aggregates.
 */
export interface MeasurementsGroup {
  /**
   * Get measurements since a time.
   *
   * Returns the stored values of a resource from the start until now, oldest first. If there are more than 100000, returns the newest.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   * @param start Start of the time range, in epoch milliseconds.
   */
  since(
    resourceId: Model.Uuid,
    start: Model.EpochMilliseconds,
    options?: CallOptions,
  ): ApiPromise<Model.MinimalMeasurements>;
  /**
   * Get measurements between two times.
   *
   * Returns the stored values of a resource from the start to the end, both inclusive, oldest first. If there are more than 100000, returns the newest.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   * @param start Start of the time range, in epoch milliseconds.
   * @param end End of the time range, inclusive, in epoch milliseconds. Must not be before the start.
   */
  sinceTo(
    resourceId: Model.Uuid,
    start: Model.EpochMilliseconds,
    end: Model.EpochMilliseconds,
    options?: CallOptions,
  ): ApiPromise<Model.MinimalMeasurements>;
  /**
   * Aggregate measurements.
   *
   * Divides the time range into intervals of the resolution and returns an aggregate of the values of a resource for each. Text and values that are not numbers are skipped; booleans count as 0 and 1. Intervals without a value are omitted. docs/guides/measurements.md defines each aggregation. Query names may have the prefix measurementQuery.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   */
  aggregations(
    resourceId: Model.Uuid,
    query?: QueryOf<'measurements.aggregations'>,
    options?: CallOptions,
  ): ApiPromise<Model.AggregatedMeasurements>;
  /**
   * Aggregate measurements without repeated points.
   *
   * Works like `GET /measurements/{resourceId}/aggregations`, but omits points that repeat the previous point. Times are epoch milliseconds unless dateFormat is given.
   * Needs the permission Measurement.Read.
   * @param resourceId ID of the resource.
   */
  compressed(
    resourceId: Model.Uuid,
    query?: QueryOf<'measurements.compressed'>,
    options?: CallOptions,
  ): ApiPromise<Model.AggregatedMeasurements>;
  /**
   * Query measurements of several resources.
   *
   * Groups the samples by the parts of the date (UTC) that GroupBy names, and returns one aggregate over all given resources for each group. Returns 400 for more than 1000 resources or 5000000 samples. Use `GET /measurements/{resourceId}/aggregations` for each resource instead.
   * Needs the permission Measurement.Read.
   * @deprecated Removed after 2019-03-31.
   */
  advanced(
    body: Model.AdvancedMeasurementQuery,
    options?: CallOptions,
  ): ApiPromise<Model.AdvancedMeasurementQueryResponse[]>;
}

/** Makes the methods of `measurements`, for `composeClient`. */
export function measurements(caller: Caller): MeasurementsGroup {
  return {
    since: (resourceId, start, options) =>
      caller.call(measurementsSince, { path: { resourceId, start } }, options),
    sinceTo: (resourceId, start, end, options) =>
      caller.call(measurementsSinceTo, { path: { resourceId, start, end } }, options),
    aggregations: (resourceId, query, options) =>
      caller.call(measurementsAggregations, { path: { resourceId }, query }, options),
    compressed: (resourceId, query, options) =>
      caller.call(measurementsCompressed, { path: { resourceId }, query }, options),
    advanced: (body, options) => caller.call(measurementsAdvanced, { body }, options),
  };
}
