import { randomUUID } from 'node:crypto';
import type { Device } from '../devices/model/device.ts';
import { locationResources } from './model/location-resource.ts';
import { positions } from './model/position.ts';
import type { Position } from './model/position.ts';
import { invalid } from '../../kernel/errors.ts';
import { putOperation } from '../../store/port.ts';
import type { Transaction, WriteOperation } from '../../store/port.ts';
import { checkPositionLimit } from './position-checks.ts';
import type { PositionInput } from './position-checks.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/** Position of a device in a request about the device. */
export type DevicePosition = Omit<PositionInput, 'entityId'>;

/**
 * Returns the write that places a device on a location resource. It replaces the position that the device has
 * there, and keeps its positions on others.
 *
 * @throws MusterError `invalid-request`, `limit-reached`
 */
export async function placeDevice(
  tx: Transaction,
  { id: entityId, deviceNetworkId }: Pick<Device, 'id' | 'deviceNetworkId'>,
  { entityType, locationResourceId, x, y, z }: DevicePosition,
): Promise<WriteOperation> {
  const faults: Record<string, string[]> = {};
  const drawing = await tx.collection(locationResources).get(locationResourceId);
  if (drawing?.deviceNetworkId !== deviceNetworkId) {
    faults['Position.LocationResourceId'] = [unknownId('location resource', locationResourceId)];
  }
  if (entityType !== 'Device' && entityType !== 'DeviceIpsoDynamic') {
    faults['Position.EntityType'] = [`Must be Device or DeviceIpsoDynamic, not ${entityType}.`];
    throw invalid(faults);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const before = await tx.collection(positions).findOne([
    { field: 'entityId', op: 'eq', value: entityId },
    { field: 'locationResourceId', op: 'eq', value: locationResourceId },
  ]);
  if (before === undefined) await checkPositionLimit(tx, locationResourceId);
  const position: Position = {
    id: before?.id ?? randomUUID(),
    deviceNetworkId,
    locationResourceId,
    entityType,
    entityId,
    x,
    y,
    ...(z === undefined ? {} : { z }),
  };
  return putOperation(positions, position);
}
