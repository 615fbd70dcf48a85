import type { ActivityLogEntry } from '../model/activity-log-entry.ts';
import type { ActivityLogEntryResponse } from '../../../http/generated/contract.ts';

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
    Children: entry.children && {
      Total: entry.children.total,
      Completed: entry.children.completed,
      Failed: entry.children.failed,
    },
  };
}
