import type { StoredOperation } from '../model/queue-item.ts';
import type { QueueItemDetails } from '../queue-item-service.ts';
import type { QueueItemResponse } from '../../../http/generated/contract.ts';

/** Operations in the words of the API. */
const OPERATIONS: Readonly<Record<StoredOperation['type'], QueueItemResponse['Operation']>> = {
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

/** Presents a queue item without the values of its command, which may be secrets. */
export function presentQueueItem({ item, device, isUnderWay }: QueueItemDetails): QueueItemResponse {
  return {
    Id: item.id,
    DeviceId: item.deviceId,
    DeviceName: device?.name,
    DeviceIdentifier: device?.deviceIdentifier,
    Operation: OPERATIONS[item.operation.type],
    Path: item.operation.path,
    Status: isUnderWay ? 'InProgress' : 'Pending',
    Attempts: item.attempts,
    ActivityLogId: item.id,
    CreatedTimestamp: item.createdAt,
    ExpirationTimestamp: item.expiresAt,
  };
}
