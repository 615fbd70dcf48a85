// Made from openapi.yaml by `pnpm generate`; do not edit.
import type { Paged } from '../../paging.ts';
import type { ApiPromise, CallOptions, Caller, Download, QueryOf } from '../../types.ts';
import type * as Model from '../models.ts';
import {
  activityLogsList,
  activityLogsGet,
  activityLogsDelete,
  activityLogsArchive,
  activityLogsListAudit,
  activityLogsArchiveAll,
  activityLogsDeleteAll,
  activityLogsDeleteAllOutdated,
  activityLogsDeleteOutdated,
  activityLogsDownload,
} from '../operations/activity-logs.ts';

/**
 * Operations on devices and gateways, and their results.
 */
export interface ActivityLogsGroup {
  /**
   * List activity log entries.
   *
   * Returns the operations on devices and gateways with their results, newest first unless Sort is given.
   * Needs the permission ActivityLog.Read.
   */
  list(query?: QueryOf<'activityLogs.list'>, options?: CallOptions): ApiPromise<Model.ActivityLogPage>;
  /**
   * List activity log entries, page after page: an async iterable of rows.
   */
  iterate(query?: QueryOf<'activityLogs.list'>, options?: CallOptions): Paged<Model.ActivityLogEntryResponse>;
  /**
   * Get an activity log entry.
   *
   * Returns an entry of the activity log.
   * Needs the permission ActivityLog.Read.
   * @param id ID of the entity.
   */
  get(id: Model.Uuid, options?: CallOptions): ApiPromise<Model.ActivityLogEntryResponse>;
  /**
   * Delete an activity log entry.
   *
   * Deletes an entry with its children. Returns 409 if the entry is still open.
   * Needs the permission ActivityLog.Delete.
   * @param id ID of the entity.
   */
  delete(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Archive an activity log entry.
   *
   * Archives an entry with its children. The list omits archived entries unless its Filter names ArchivedTimestamp. Returns 409 if the entry is still open.
   * Needs the permission ActivityLog.Update.
   * @param id ID of the entity.
   */
  archive(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * List audit entries.
   *
   * Returns the requests with a valid key that changed something or attempted to: who, what and with which result. Newest first unless Sort is given. Queries and bodies are not stored. The service keeps the newest 100,000 entries of a device network.
   * Needs the permission ApiKey.Read.
   */
  listAudit(query?: QueryOf<'activityLogs.listAudit'>, options?: CallOptions): ApiPromise<Model.AuditPage>;
  /**
   * List audit entries, page after page: an async iterable of rows.
   */
  iterateAudit(
    query?: QueryOf<'activityLogs.listAudit'>,
    options?: CallOptions,
  ): Paged<Model.AuditEntryResponse>;
  /**
   * Archive all activity log entries.
   *
   * Archives all entries of the device network that are no longer open.
   * Needs the permission ActivityLog.Update.
   */
  archiveAll(options?: CallOptions): ApiPromise<void>;
  /**
   * Delete all activity log entries.
   *
   * Deletes all entries of the device network that are no longer open.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAll(options?: CallOptions): ApiPromise<void>;
  /**
   * Delete all outdated activity log entries.
   *
   * Deletes the entries that are no longer open and are archived or have been unchanged for 30 days.
   * Needs the permission ActivityLog.Delete.
   */
  deleteAllOutdated(options?: CallOptions): ApiPromise<void>;
  /**
   * Delete an activity log entry if it is outdated.
   *
   * Deletes an entry with its children if it is no longer open and is archived or has been unchanged for 30 days. Otherwise succeeds without effect.
   * Needs the permission ActivityLog.Delete.
   * @param id ID of the entity.
   */
  deleteOutdated(id: Model.Uuid, options?: CallOptions): ApiPromise<void>;
  /**
   * Download activity log entries.
   *
   * Returns the entries created in a time range, archived ones included, oldest first, as CSV (RFC 4180) with a header line. The device network in the path must be the one of the request.
   * Needs the permission ActivityLog.Read.
   * @param deviceNetworkId ID of the device network.
   * @param fromDate Start of the time range, in epoch milliseconds.
   * @param toDate End of the time range, in epoch milliseconds.
   */
  download(
    deviceNetworkId: Model.Uuid,
    fromDate: Model.EpochMilliseconds,
    toDate: Model.EpochMilliseconds,
    options?: CallOptions,
  ): ApiPromise<Download>;
}

/** Makes the methods of `activityLogs`, for `composeClient`. */
export function activityLogs(caller: Caller): ActivityLogsGroup {
  return {
    list: (query, options) => caller.call(activityLogsList, { query }, options),
    iterate: (query, options) => caller.iterate(activityLogsList, { query }, options),
    get: (id, options) => caller.call(activityLogsGet, { path: { id } }, options),
    delete: (id, options) => caller.call(activityLogsDelete, { path: { id } }, options),
    archive: (id, options) => caller.call(activityLogsArchive, { path: { id } }, options),
    listAudit: (query, options) => caller.call(activityLogsListAudit, { query }, options),
    iterateAudit: (query, options) => caller.iterate(activityLogsListAudit, { query }, options),
    archiveAll: (options) => caller.call(activityLogsArchiveAll, {}, options),
    deleteAll: (options) => caller.call(activityLogsDeleteAll, {}, options),
    deleteAllOutdated: (options) => caller.call(activityLogsDeleteAllOutdated, {}, options),
    deleteOutdated: (id, options) => caller.call(activityLogsDeleteOutdated, { path: { id } }, options),
    download: (deviceNetworkId, fromDate, toDate, options) =>
      caller.call(activityLogsDownload, { path: { deviceNetworkId }, query: { fromDate, toDate } }, options),
  };
}
