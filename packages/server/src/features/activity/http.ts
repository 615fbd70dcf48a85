import type { ActivityLogEntryResponse, AuditEntryResponse } from '../../http/generated/contract.ts';
import { act, noContent, ok, okContent, read } from '../../http/handler.ts';
import type { EntityContext, FeatureRoutes, RequestContext } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { pageReply, readEntity, readPage } from '../../http/reads.ts';
import { csvField, presentLatest } from '../../http/replies.ts';
import { notFound } from '../../kernel/errors.ts';
import { entriesBetween } from './activity-archive.ts';
import type { ActivityArchive } from './activity-archive.ts';
import { returnedValues } from './activity-log.ts';
import type { AuditService } from './audit.ts';
import { activityLogEntries, auditEntries } from './model.ts';
import type { ActivityLogEntry, AuditEntry } from './model.ts';

export interface Services {
  readonly activityArchive: ActivityArchive;
  readonly audit: AuditService;
}

const requesterFields = {
  ApiKeyId: { path: 'apiKeyId', type: 'uuid' },
  ApiKeyName: { path: 'apiKeyName', type: 'text' },
  ActorType: { path: 'actorType', type: 'text' },
} as const;

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
    ...requesterFields,
  },
  search: ['description', 'entityIdentifier', 'entityName', 'responseMessage'],
  defaultSort: [{ field: 'createdTimestamp', direction: 'desc' }],
};

const auditFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Timestamp: { path: 'time', type: 'time' },
    ...requesterFields,
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

/** Routes of the tag `activityLogs`. */
export const routes: FeatureRoutes<'activityLogs', Services> = {
  'activityLogs.list': read(async (context) => {
    const asksForArchived = context.paging.filter.some((one) => /^archivedtimestamp$/iu.test(one.field));
    const visible = { field: 'archivedTimestamp', op: 'exists', value: false } as const;
    const page = await readPage(context, activityLogEntries, fields, asksForArchived ? [] : [visible]);
    return pageReply(context, page, presentActivity);
  }),
  'activityLogs.listAudit': act(async (context, { audit }) => {
    await audit.settle(context.principal.deviceNetworkId);
    return pageReply(context, await readPage(context, auditEntries, auditFields), presentAudit);
  }),
  'activityLogs.get': read(async (context) => {
    const { access, principal, reader } = context;
    const entry = await readEntity(context, activityLogEntries, 'activity-log-entry');
    const isShown =
      entry.returned !== undefined &&
      (await access.stillPermits(principal.apiKeyId, principal.deviceNetworkId, 'Resource.Read'));
    const values = isShown ? await returnedValues(reader, entry) : undefined;
    const Values = values?.map((one) => presentLatest(one, one.url));
    return ok({ ...presentActivity(entry), ...(Values && { Values }) });
  }),
  'activityLogs.delete': ofEntry((archive, ...entry) => archive.delete(...entry)),
  'activityLogs.archive': ofEntry((archive, ...entry) => archive.archive(...entry)),
  'activityLogs.archiveAll': ofAll((archive, network) => archive.archiveAll(network)),
  'activityLogs.deleteAll': ofAll((archive, network) => archive.deleteAll(network)),
  'activityLogs.deleteAllOutdated': ofAll((archive, network) => archive.deleteAllOutdated(network)),
  'activityLogs.deleteOutdated': ofEntry((archive, ...entry) => archive.deleteOutdated(...entry)),
  'activityLogs.download': read(async ({ params, principal: { deviceNetworkId }, query, reader }) => {
    if (params.deviceNetworkId !== deviceNetworkId) throw notFound('device-network', params.deviceNetworkId);
    const { fromDate, toDate } = query;
    return okContent({
      mediaType: 'text/csv; charset=utf-8',
      data: csvLines(entriesBetween(reader, deviceNetworkId, fromDate, toDate)),
      fileName: 'activity-log.csv',
    });
  }),
};

function ofEntry(run: (archive: ActivityArchive, deviceNetworkId: string, id: string) => Promise<void>) {
  return act(async ({ params, principal }: EntityContext, { activityArchive }: Services) => {
    await run(activityArchive, principal.deviceNetworkId, params.id);
    return noContent();
  });
}

function ofAll(run: (archive: ActivityArchive, deviceNetworkId: string) => Promise<void>) {
  return act(async ({ principal }: RequestContext<unknown>, { activityArchive }: Services) => {
    await run(activityArchive, principal.deviceNetworkId);
    return noContent();
  });
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
  'ApiKeyId',
  'ApiKeyName',
  'ActorType',
] as const;

async function* csvLines(entries: AsyncIterable<ActivityLogEntry>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const entry of entries) {
    const row = presentActivity(entry);
    yield `${columns.map((name) => csvField(row[name])).join(',')}\r\n`;
  }
}

export function presentActivity(entry: ActivityLogEntry): ActivityLogEntryResponse {
  return {
    Id: entry.id,
    Description: entry.description,
    Status: entry.status,
    EntityType: entry.entityType,
    EntityId: entry.entityId,
    EntityIdentifier: entry.entityIdentifier,
    EntityName: entry.entityName,
    DeviceId: entry.deviceId,
    ResponseCode: entry.responseCode,
    ResponseMessage: entry.responseMessage,
    CreatedTimestamp: entry.createdTimestamp,
    StatusUpdatedTimestamp: entry.statusUpdatedTimestamp,
    ParentId: entry.parentId,
    CorrelationId: entry.correlationId,
    ArchivedTimestamp: entry.archivedTimestamp,
    FirmwarePackageId: entry.firmwarePackageId,
    ApiKeyId: entry.apiKeyId,
    ApiKeyName: entry.apiKeyName,
    ActorType: entry.actorType,
    Children: entry.children && {
      Total: entry.children.total,
      Completed: entry.children.completed,
      Failed: entry.children.failed,
    },
  };
}

function presentAudit(entry: AuditEntry): AuditEntryResponse {
  return {
    Id: entry.id,
    Timestamp: entry.time,
    ApiKeyId: entry.apiKeyId,
    ApiKeyName: entry.apiKeyName,
    ActorType: entry.actorType,
    Operation: entry.operation,
    EntityId: entry.entityId,
    StatusCode: entry.status,
    Count: entry.count,
    Address: entry.address,
    RequestId: entry.requestId,
  };
}
