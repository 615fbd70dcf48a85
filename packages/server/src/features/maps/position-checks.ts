import { dataCollectors } from '../gateways/model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import { locationResources } from './model/location-resource.ts';
import { positions } from './model/position.ts';
import type { Position, PositionedType } from './model/position.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { CollectionDefinition, Entity, Transaction } from '../../store/port.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/** A position as a client describes it. */
export interface PositionInput extends Omit<Position, 'id' | 'deviceNetworkId' | 'entityType'> {
  /** Clients of the original know `SensorCollection`, but the service does not support it. */
  readonly entityType: PositionedType | 'SensorCollection';
}

/** An entity that can have positions. */
export type Named = Entity & { readonly deviceNetworkId: string; readonly name: string };

/** Maximum positions on one location resource. */
export const MAX_POSITIONS = 1_000;

/** Collections of the entities that can have positions. */
export const placed = {
  Location: locations as CollectionDefinition<Named>,
  DataCollector: dataCollectors as CollectionDefinition<Named>,
  Device: devices as CollectionDefinition<Named>,
} as const;

/** Returns the collection of the entities with positions of this type. */
export function collectionOf(type: PositionInput['entityType']): CollectionDefinition<Named> | undefined {
  if (type === 'DeviceIpsoDynamic') return placed.Device;
  return type === 'Unknown' || type === 'SensorCollection' ? undefined : placed[type];
}

/**
 * Returns a position in its stored form. Its referenced entities must exist in the network.
 *
 * @param owner the ID of the position, and its network
 * @param at prefix of the members at fault
 * @throws MusterError `invalid-request`
 */
export async function checkedPosition(
  tx: Transaction,
  { id, deviceNetworkId }: Pick<Position, 'id' | 'deviceNetworkId'>,
  { entityType, entityId = '', locationResourceId, x, y, z }: PositionInput,
  at = '',
): Promise<Position> {
  const faults: Record<string, string[]> = {};
  const drawing = await tx.collection(locationResources).get(locationResourceId);
  if (drawing?.deviceNetworkId !== deviceNetworkId) {
    faults[`${at}LocationResourceId`] = [unknownId('location resource', locationResourceId)];
  }
  if (entityType === 'SensorCollection') {
    faults[`${at}EntityType`] = ['SensorCollection is not supported. Use Device or another EntityType.'];
    throw invalid(faults);
  }
  const collection = collectionOf(entityType);
  const isThere = collection === undefined || (await isIn(tx, collection, deviceNetworkId, entityId));
  if (!isThere) faults[`${at}EntityId`] = [unknownId('entity of this type', entityId)];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const position: Position = { id, deviceNetworkId, locationResourceId, entityType, x, y };
  return {
    ...position,
    ...(collection === undefined ? {} : { entityId }),
    ...(z === undefined ? {} : { z }),
  };
}

async function isIn(
  tx: Transaction,
  collection: CollectionDefinition<Named>,
  deviceNetworkId: string,
  id: string,
): Promise<boolean> {
  return (await tx.collection(collection).get(id))?.deviceNetworkId === deviceNetworkId;
}

/** @throws MusterError `limit-reached` if the location resource has the maximum number of positions */
export async function checkPositionLimit(tx: Transaction, locationResourceId: string): Promise<void> {
  const where = [{ field: 'locationResourceId', op: 'eq', value: locationResourceId }] as const;
  if ((await tx.collection(positions).count({ where })) >= MAX_POSITIONS) {
    throw conflict(
      'limit-reached',
      `A location resource can have at most ${MAX_POSITIONS} positions. Delete some first.`,
    );
  }
}
