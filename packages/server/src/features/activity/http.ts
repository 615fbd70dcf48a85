import type { ActivityLogEntryResponse } from '../../http/generated/contract.ts';
import { act, noContent, ok, okContent, read } from '../../http/handler.ts';
import type { EntityContext, FeatureRoutes, RequestContext } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../http/reads.ts';
import { csvField, presentLatest } from '../../http/replies.ts';
import { notFound } from '../../kernel/errors.ts';
import { entriesBetween } from './activity-archive.ts';
import type { ActivityArchive } from './activity-archive.ts';
import { returnedValues } from './activity-log.ts';
import type { AuditService } from './audit.ts';
import { activityLogEntries, auditEntries } from './model.ts';
import type { ActivityLogEntry, AuditEntry, ChildCounts } from './model.ts';

export interface Services {
  readonly activityArchive: ActivityArchive;
  readonly audit: AuditService;
}

const requesterMembers = { ApiKeyId: 'uuid', ApiKeyName: 'text', ActorType: 'text' } as const;

const members = membersOf<ActivityLogEntry>()({
  Id: 'uuid',
  Description: 'text',
  Status: 'text',
  EntityType: 'text',
  EntityId: 'uuid',
  EntityIdentifier: 'text',
  EntityName: 'text',
  DeviceId: 'uuid',
  ResponseCode: 'text',
  ResponseMessage: 'text',
  CreatedTimestamp: 'time',
  StatusUpdatedTimestamp: 'time',
  ParentId: 'uuid',
  CorrelationId: 'uuid',
  ArchivedTimestamp: 'time',
  FirmwarePackageId: 'uuid',
  ...requesterMembers,
});
const fields = members.list({
  search: ['description', 'entityIdentifier', 'entityName', 'responseMessage'],
  defaultSort: [{ field: 'createdTimestamp', direction: 'desc' }],
});
const show = members.show();
const showCounts = membersOf<ChildCounts>()({
  Total: 'unlisted',
  Completed: 'unlisted',
  Failed: 'unlisted',
}).show();

const auditMembers = membersOf<AuditEntry>()({
  Id: 'uuid',
  Timestamp: { path: 'time', type: 'time' },
  ...requesterMembers,
  Operation: 'text',
  EntityId: 'uuid',
  StatusCode: { path: 'status', type: 'number' },
  Count: 'number',
  Address: 'text',
  RequestId: 'text',
});
const auditFields = auditMembers.list({
  search: ['apiKeyName', 'operation'],
  defaultSort: [{ field: 'time', direction: 'desc' }],
});
const showAudit = auditMembers.show();

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
    return pageReply(context, await readPage(context, auditEntries, auditFields), showAudit);
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
  return { ...show(entry), Children: entry.children && showCounts(entry.children) };
}
