// Made from openapi.yaml by `pnpm generate`; do not edit.
export const activityLogsList = {
  id: 'activityLogs.list',
  method: 'GET',
  path: '/api/v3/activitylogs',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const activityLogsGet = {
  id: 'activityLogs.get',
  method: 'GET',
  path: '/api/v3/activitylogs/{id}',
  query: [],
  network: true,
  result: 'object',
} as const;

export const activityLogsDelete = {
  id: 'activityLogs.delete',
  method: 'DELETE',
  path: '/api/v3/activitylogs/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsArchive = {
  id: 'activityLogs.archive',
  method: 'PUT',
  path: '/api/v3/activitylogs/archive/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsListAudit = {
  id: 'activityLogs.listAudit',
  method: 'GET',
  path: '/api/v3/activitylogs/audit',
  query: ['Page', 'PageSize', 'Filter', 'Sort', 'Search'],
  network: true,
  result: 'page',
} as const;

export const activityLogsArchiveAll = {
  id: 'activityLogs.archiveAll',
  method: 'PUT',
  path: '/api/v3/activitylogs/archiveall',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsDeleteAll = {
  id: 'activityLogs.deleteAll',
  method: 'DELETE',
  path: '/api/v3/activitylogs/deleteall',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsDeleteAllOutdated = {
  id: 'activityLogs.deleteAllOutdated',
  method: 'DELETE',
  path: '/api/v3/activitylogs/deletealloutdated',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsDeleteOutdated = {
  id: 'activityLogs.deleteOutdated',
  method: 'DELETE',
  path: '/api/v3/activitylogs/deleteoutdated/{id}',
  query: [],
  network: true,
  result: 'none',
} as const;

export const activityLogsDownload = {
  id: 'activityLogs.download',
  method: 'GET',
  path: '/api/v3/activitylogs/download/{deviceNetworkId}',
  query: ['fromDate', 'toDate'],
  network: true,
  result: 'binary',
} as const;
