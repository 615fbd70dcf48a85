import type { Operation } from './contract.ts';
import type { OperationId } from './handler.ts';

/** GET operations that send something to a device, store something, or need what the device loop has in memory. */
const onDeviceLoop: ReadonlySet<OperationId> = new Set([
  'activityLogs.listAudit',
  'eventConsumers.get',
  'dataCollectors.getRegistrationTicket',
  'queueItems.get',
  'queueItems.list',
  'queueItems.listByDevice',
  'resources.observeState',
  'resources.read',
  'smartObjects.read',
] satisfies OperationId[]);

/** Operations with another method that only read. */
const otherReads: ReadonlySet<OperationId> = new Set([
  'barcodes.parse',
  'deviceNetworks.realtimeToken',
  'devices.listFiltered',
  'hardwareDefinitions.export',
  'measurements.advanced',
] satisfies OperationId[]);

/** Whether the API thread can run an operation by itself, as it only reads the store. */
export function isRead({ method, operationId }: Operation): boolean {
  const id = operationId as OperationId;
  return method === 'get' ? !onDeviceLoop.has(id) : otherReads.has(id);
}
