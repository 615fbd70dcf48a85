import type { Device } from '../../devices/model/device.ts';
import type { QueueItem, StoredOperation } from '../model/queue-item.ts';
import type { JoinedField } from '../../../http/lists/list-fields.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { Condition, Scalar } from '../../../store/port.ts';
import type { QueueItemResponse } from '../../../http/generated/contract.ts';

/** Names of the operations in the API. */
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

/** Filters by the operation. Translates its name in the API to the stored one. */
export const storedOperationType: JoinedField = {
  path: 'operation.type',
  type: 'text',
  join: (condition) => [withStored(condition)],
};

function withStored(condition: Condition): Condition {
  if (condition.op === 'in') return { ...condition, value: condition.value.map(storedOf) };
  if (condition.op === 'eq' || condition.op === 'ne')
    return { ...condition, value: storedOf(condition.value) };
  if (condition.op === 'exists') return condition;
  throw invalidMember('Filter', 'Operation can be compared with eq, ne and in only.');
}

function storedOf(shown: Scalar): Scalar {
  return Object.entries(OPERATIONS).find(([, one]) => one === shown)?.[0] ?? shown;
}

/**
 * Presents a queue item without the values of its command, which may be secrets.
 *
 * @param isUnderWay whether the command is being sent
 */
export function presentQueueItem(
  item: QueueItem,
  device: Device | undefined,
  isUnderWay: boolean,
): QueueItemResponse {
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
