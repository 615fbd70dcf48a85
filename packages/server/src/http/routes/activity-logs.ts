import { presentActivity } from '../../domain/services/activity/activity-log-service.ts';
import type { ActivityLogService } from '../../domain/services/activity/activity-log-service.ts';
import { ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { toListQuery } from '../list-fields.ts';
import type { ListFields } from '../list-fields.ts';
import { pageReply } from '../paging.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Description: { path: 'description', type: 'text' },
    Status: { path: 'status', type: 'text' },
    EntityType: { path: 'entityType', type: 'text' },
    EntityId: { path: 'entityId', type: 'uuid' },
    EntityIdentifier: { path: 'entityIdentifier', type: 'text' },
    EntityName: { path: 'entityName', type: 'text' },
    ResponseCode: { path: 'responseCode', type: 'text' },
    ResponseMessage: { path: 'responseMessage', type: 'text' },
    CreatedTimestamp: { path: 'createdTimestamp', type: 'time' },
    StatusUpdatedTimestamp: { path: 'statusUpdatedTimestamp', type: 'time' },
    ParentId: { path: 'parentId', type: 'uuid' },
    CorrelationId: { path: 'correlationId', type: 'uuid' },
  },
  search: ['description', 'entityIdentifier', 'entityName', 'responseMessage'],
  defaultSort: [{ field: 'createdTimestamp', direction: 'desc' }],
};

/** Routes of the tag `activityLogs`. */
export function activityLogRoutes(activityLog: ActivityLogService): RouteTable {
  return {
    'activityLogs.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = await toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await activityLog.list(deviceNetworkId, query), presentActivity);
    },
    'activityLogs.get': async ({ params, principal }) =>
      ok(presentActivity(await activityLog.get(principal.deviceNetworkId, params['id'] ?? ''))),
  };
}
