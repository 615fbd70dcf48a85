// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, Download, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import { usageListByTenant, usageDownloadByTenant, usageList, usageDownload } from '../operations/usage.ts';

/**
 * Usage of device networks by month.
 */
export interface UsageGroup {
  /**
   * List the usage of all device networks of a tenant by month.
   *
   * Returns a row for each device network and month, newest month first unless Sort is given. Rows of deleted device networks stay. The key needs the permission in each device network of the tenant.
   * Needs the permission Usage.Read.
   * @param id ID of the entity.
   */
  listByTenant(
    id: Model.Uuid,
    query?: QueryOf<'usage.listByTenant'>,
    options?: CallOptions,
  ): ApiPromise<Model.UsagePage>;
  /**
   * List the usage of all device networks of a tenant by month, page after page: an async iterable of rows.
   */
  iterateByTenant(
    id: Model.Uuid,
    query?: QueryOf<'usage.listByTenant'>,
    options?: CallOptions,
  ): Paged<Model.UsageResponse>;
  /**
   * Download the usage of all device networks of a tenant.
   *
   * Returns the usage of all device networks and months, newest month first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse. The key needs the permission in each device network of the tenant.
   * Needs the permission Usage.Read.
   * @param id ID of the entity.
   */
  downloadByTenant(id: Model.Uuid, options?: CallOptions): ApiPromise<Download>;
  /**
   * List the usage of a device network by month.
   *
   * Returns a row for each month (UTC) in which the device network had devices or traffic, newest first unless Sort is given. The row of the current month includes everything up to the request.
   * Needs the permission Usage.Read.
   */
  list(query?: QueryOf<'usage.list'>, options?: CallOptions): ApiPromise<Model.UsagePage>;
  /**
   * List the usage of a device network by month, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'usage.list'>, options?: CallOptions): Paged<Model.UsageResponse>;
  /**
   * Download the usage of a device network.
   *
   * Returns the usage of all months, newest first, as CSV (RFC 4180) with a header line. The columns are the members of UsageResponse.
   * Needs the permission Usage.Read.
   */
  download(options?: CallOptions): ApiPromise<Download>;
}

/** Makes the methods of `usage`, for `composeClient`. */
export function usage(caller: Caller): UsageGroup {
  return {
    listByTenant: (id, query, options) => caller.call(usageListByTenant, { path: { id }, query }, options),
    iterateByTenant: (id, query, options) =>
      caller.iterate(usageListByTenant, { path: { id }, query }, options),
    downloadByTenant: (id, options) => caller.call(usageDownloadByTenant, { path: { id } }, options),
    list: (query, options) => caller.call(usageList, { query }, options),
    iterate: (query, options) => caller.iterate(usageList, { query }, options),
    download: (options) => caller.call(usageDownload, {}, options),
  };
}
