import type { Operation } from './contract.ts';
import type { OperationId } from './handler.ts';
import type { RequestParts } from './validation.ts';

/** GET operations that send to a device, write to the store, or need the memory of the device loop. */
const onDeviceLoop: ReadonlySet<OperationId> = new Set([
  'dataCollectors.getRegistrationTicket',
  'dataCollectors.listLog',
  'dataCollectors.listLogFiles',
  'devices.listDiscovered',
  'resources.observeState',
  'resources.read',
  'smartObjects.read',
] satisfies OperationId[]);

/** Operations with another method that only read. */
const otherReads: ReadonlySet<OperationId> = new Set([
  'barcodes.parse',
  'hardwareDefinitions.export',
  'measurements.advanced',
] satisfies OperationId[]);

/** Operations that only read if their query has `preview=true`. */
const previews: ReadonlySet<OperationId> = new Set([
  'hardwareDefinitions.import',
  'smartObjectTypes.import',
] satisfies OperationId[]);

/** Whether the API thread can run a call by itself, because it only reads the store. */
export function isRead(operation: Operation, query: RequestParts['query']): boolean {
  const id = operation.operationId as OperationId;
  if (operation.method === 'get') return !onDeviceLoop.has(id);
  return otherReads.has(id) || isPreview(operation, query);
}

/** Whether a call is a preview of an operation that changes nothing. */
export function isPreview({ operationId }: Operation, query: RequestParts['query']): boolean {
  return query['preview'] === true && previews.has(operationId as OperationId);
}
