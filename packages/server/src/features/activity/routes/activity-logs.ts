import type { ActivityLogEntry } from '../model/activity-log-entry.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { ActivityLogService } from '../activity-log-service.ts';
import type { ActivityArchive } from '../activity-archive.ts';
import type { AuditEntry } from '../model/audit-entry.ts';
import type { AuditService } from '../audit-service.ts';
import { csvField } from '../../../http/replies/csv-field.ts';
import type { AuditEntryResponse } from '../../../http/generated/contract.ts';
import { handled, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { presentLatest } from '../../../http/replies/latest-measurement.ts';
import { streamInto } from '../../../http/replies/stream-into.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentActivity } from '../presenters/activity-log.ts';

/** Decides which keys see the values that devices returned. */
export interface ResourceAccess {
  stillPermits(keyId: string, deviceNetworkId: string, permission: string): Promise<boolean>;
}

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Description: { path: 'description', type: 'text' },
    Status: { path: 'status', type: 'text' },
    EntityType: { path: 'entityType', type: 'text' },
    EntityId: { path: 'entityId', type: 'uuid' },
    EntityIdentifier: { path: 'entityIdentifier', type: 'text' },
    EntityName: { path: 'entityName', type: 'text' },
    DeviceId: { path: 'deviceId', type: 'uuid' },
    ResponseCode: { path: 'responseCode', type: 'text' },
    ResponseMessage: { path: 'responseMessage', type: 'text' },
    CreatedTimestamp: { path: 'createdTimestamp', type: 'time' },
    StatusUpdatedTimestamp: { path: 'statusUpdatedTimestamp', type: 'time' },
    ParentId: { path: 'parentId', type: 'uuid' },
    CorrelationId: { path: 'correlationId', type: 'uuid' },
    ArchivedTimestamp: { path: 'archivedTimestamp', type: 'time' },
    FirmwarePackageId: { path: 'firmwarePackageId', type: 'uuid' },
  },
  search: ['description', 'entityIdentifier', 'entityName', 'responseMessage'],
  defaultSort: [{ field: 'createdTimestamp', direction: 'desc' }],
};

const auditFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Timestamp: { path: 'time', type: 'time' },
    ApiKeyId: { path: 'apiKeyId', type: 'uuid' },
    ApiKeyName: { path: 'apiKeyName', type: 'text' },
    Operation: { path: 'operation', type: 'text' },
    EntityId: { path: 'entityId', type: 'uuid' },
    StatusCode: { path: 'status', type: 'number' },
    Count: { path: 'count', type: 'number' },
    Address: { path: 'address', type: 'text' },
    RequestId: { path: 'requestId', type: 'text' },
  },
  search: ['apiKeyName', 'operation'],
  defaultSort: [{ field: 'time', direction: 'desc' }],
};

function presentAudit(entry: AuditEntry): AuditEntryResponse {
  return {
    Id: entry.id,
    Timestamp: entry.time,
    ApiKeyId: entry.apiKeyId,
    ApiKeyName: entry.apiKeyName,
    Operation: entry.operation,
    EntityId: entry.entityId,
    StatusCode: entry.status,
    Count: entry.count,
    Address: entry.address,
    RequestId: entry.requestId,
  };
}

const columns = [
  'Id',
  'CreatedTimestamp',
  'StatusUpdatedTimestamp',
  'Status',
  'EntityType',
  'EntityId',
  'EntityIdentifier',
  'EntityName',
  'Description',
  'ResponseCode',
  'ResponseMessage',
  'ParentId',
  'CorrelationId',
  'ArchivedTimestamp',
  'DeviceId',
] as const;

async function* csvLines(entries: AsyncIterable<ActivityLogEntry>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const entry of entries) {
    const row = presentActivity(entry);
    yield `${columns.map((name) => csvField(row[name])).join(',')}\r\n`;
  }
}

export function activityLogRoutes(
  activityLog: ActivityLogService,
  archive: ActivityArchive,
  audit: AuditService,
  access: ResourceAccess,
): Routes<'activityLogs'> {
  const ofEntry =
    (run: (deviceNetworkId: string, id: string) => Promise<void>) =>
    async ({ params, principal }: EntityContext) => {
      await run(principal.deviceNetworkId, params.id);
      return noContent();
    };
  const ofAll =
    (run: (deviceNetworkId: string) => Promise<void>) =>
    async ({ principal }: RequestContext) => {
      await run(principal.deviceNetworkId);
      return noContent();
    };
  return {
    'activityLogs.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const asksForArchived = context.paging.filter.some((one) => /^archivedtimestamp$/iu.test(one.field));
      const visible = { field: 'archivedTimestamp', op: 'exists', value: false } as const;
      const where = asksForArchived ? query.where : [...(query.where ?? []), visible];
      const found = await activityLog.list(deviceNetworkId, { ...query, ...(where && { where }) });
      return pageReply(context, found, presentActivity);
    },
    'activityLogs.listAudit': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, auditFields, deviceNetworkId);
      return pageReply(context, await audit.list(deviceNetworkId, query), presentAudit);
    },
    'activityLogs.get': async ({ params, principal: { apiKeyId, deviceNetworkId } }) => {
      const entry = await activityLog.get(deviceNetworkId, params.id);
      const isShown =
        entry.returned !== undefined &&
        (await access.stillPermits(apiKeyId, deviceNetworkId, 'Resource.Read'));
      const values = isShown ? await activityLog.valuesOf(entry) : undefined;
      const Values = values?.map((one) => presentLatest(one, one.url));
      return ok({ ...presentActivity(entry), ...(Values && { Values }) });
    },
    'activityLogs.delete': ofEntry((network, id) => archive.delete(network, id)),
    'activityLogs.archive': ofEntry((network, id) => archive.archive(network, id)),
    'activityLogs.archiveAll': ofAll((network) => archive.archiveAll(network)),
    'activityLogs.deleteAll': ofAll((network) => archive.deleteAll(network)),
    'activityLogs.deleteAllOutdated': ofAll((network) => archive.deleteAllOutdated(network)),
    'activityLogs.deleteOutdated': ofEntry((network, id) => archive.deleteOutdated(network, id)),
    'activityLogs.download': async ({ params, principal: { deviceNetworkId }, query, response }) => {
      if (params.deviceNetworkId !== deviceNetworkId) {
        throw notFound('device-network', params.deviceNetworkId);
      }
      const { fromDate, toDate } = query;
      response.setHeader('Content-Type', 'text/csv; charset=utf-8');
      response.setHeader('Content-Disposition', 'attachment; filename="activity-log.csv"');
      const lines = csvLines(archive.between(deviceNetworkId, fromDate, toDate));
      await streamInto(response, lines);
      return handled;
    },
  };
}
