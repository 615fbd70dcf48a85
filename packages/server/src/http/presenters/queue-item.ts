import type { QueueItemDetails } from '../../domain/services/commands/queue-item-service.ts';
import type { Body } from './administration.ts';

/** Operations in the words of the API. */
const OPERATIONS: Readonly<Record<string, string>> = {
  read: 'Read',
  write: 'Write',
  execute: 'Execute',
  create: 'Create',
  delete: 'Delete',
  discover: 'ReadAttributes',
  writeAttributes: 'WriteAttributes',
  observe: 'Observe',
  cancelObserve: 'CancelObserve',
};

/** A waiting command, without the values that it carries: they may be secrets. */
export function presentQueueItem({ item, device, isUnderWay }: QueueItemDetails): Body {
  return {
    Id: item.id,
    DeviceId: item.deviceId,
    DeviceName: device?.name,
    DeviceIdentifier: device?.deviceIdentifier,
    Operation: OPERATIONS[item.operation.type] ?? item.operation.type,
    Path: item.operation.path,
    Status: isUnderWay ? 'InProgress' : 'Pending',
    Attempts: item.attempts,
    ActivityLogId: item.id,
    CreatedTimestamp: item.createdAt,
    ExpirationTimestamp: item.expiresAt,
  };
}
