import { randomUUID } from 'node:crypto';
import type { Catalogues, NetworkCatalogue } from '../../kernel/ports.ts';
import { conflict, invalid, unknownId } from '../../kernel/errors.ts';
import { omitUndefined, chunksOf } from '../../kernel/data.ts';
import { NetworkEntities } from '../../kernel/network-entities.ts';
import { putOperation } from '../../store/port.ts';
import type {
  CollectionDefinition,
  Entity,
  Reader,
  Store,
  Transaction,
  WriteOperation,
} from '../../store/port.ts';
import { resourceId, smartObjects } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import type { Location } from '../locations/model.ts';
import { locationResources, positions } from './model.ts';
import type { Position, PositionedType } from './model.ts';

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
function collectionOf(type: PositionInput['entityType']): CollectionDefinition<Named> | undefined {
  if (type === 'DeviceIpsoDynamic') return placed.Device;
  return type === 'Unknown' || type === 'SensorCollection' ? undefined : placed[type];
}

/** Manages the positions of entities on location resources. */
export class PositionService extends NetworkEntities<Position, PositionInput> {
  constructor(store: Store) {
    super(store, positions, 'position');
  }

  /**
   * @throws MusterError `invalid-request`; `limit-reached` if the location resource has the maximum number of
   *   positions
   */
  protected override async complete(
    tx: Transaction,
    { id, deviceNetworkId, ...input }: PositionInput & Pick<Position, 'id' | 'deviceNetworkId'>,
    before?: Position,
  ): Promise<Position> {
    const after = await checkedPosition(tx, { id, deviceNetworkId }, input);
    if (after.locationResourceId !== before?.locationResourceId) {
      await checkPositionLimit(tx, after.locationResourceId);
    }
    return after;
  }
}

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
  const entity = collection && (await tx.collection(collection).get(entityId));
  if (collection !== undefined && entity?.deviceNetworkId !== deviceNetworkId) {
    faults[`${at}EntityId`] = [unknownId('entity of this type', entityId)];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return {
    id,
    deviceNetworkId,
    locationResourceId,
    entityType,
    x,
    y,
    ...omitUndefined({ entityId: collection && entityId, z }),
  };
}

/** @throws MusterError `limit-reached` if the location resource has the maximum number of positions */
async function checkPositionLimit(tx: Transaction, locationResourceId: string): Promise<void> {
  const where = [{ field: 'locationResourceId', op: 'eq', value: locationResourceId }] as const;
  if ((await tx.collection(positions).count({ where })) >= MAX_POSITIONS) {
    throw conflict(
      'limit-reached',
      `A location resource can have at most ${MAX_POSITIONS} positions. Delete some first.`,
    );
  }
}

/** A position with its owner. */
export interface PositionView {
  readonly position: Position;
  /** Name of the owner. */
  readonly name?: string;
  /** Location of the location resource. */
  readonly location?: Location;
  /** IDs of the resources that hold the position of a device. */
  readonly latitudeResourceId?: string;
  readonly longitudeResourceId?: string;
}

type Coordinates = Pick<PositionView, 'latitudeResourceId' | 'longitudeResourceId'>;

/** Documents read per request. */
const READ = 100;

/**
 * Objects that hold the position of a device, the preferred one first: Location, and GPS Location of IPSO.
 */
const coordinateObjects = [
  { objectId: 6, latitude: 0, longitude: 1 },
  { objectId: 3336, latitude: 5514, longitude: 5515 },
] as const;

export async function positionViews(
  reader: Reader,
  catalogues: Catalogues,
  found: readonly Position[],
): Promise<readonly PositionView[]> {
  const [names, homes] = await Promise.all([namesOf(reader, found), locationsOfDrawings(reader, found)]);
  const coordinates = new Map<string, Coordinates>();
  for (const { deviceNetworkId, entityType, entityId } of found) {
    if (entityType !== 'DeviceIpsoDynamic' || entityId === undefined || coordinates.has(entityId)) continue;
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    coordinates.set(entityId, await coordinatesOf(reader, catalogue, entityId));
  }
  return found.map((position) => {
    const { entityId = '', locationResourceId, entityType } = position;
    return {
      position,
      ...omitUndefined({ name: names.get(entityId), location: homes.get(locationResourceId) }),
      ...(entityType === 'DeviceIpsoDynamic' ? coordinates.get(entityId) : {}),
    };
  });
}

/** Returns the names of the owners of positions, by ID. */
async function namesOf(reader: Reader, found: readonly Position[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const collection of Object.values(placed)) {
    const ids = found
      .filter((one) => collectionOf(one.entityType) === collection)
      .flatMap((one) => one.entityId ?? []);
    for (const part of chunksOf([...new Set(ids)], READ)) {
      for (const { id, name } of (await reader.collection(collection).getMany(part)).values()) {
        names.set(id, name);
      }
    }
  }
  return names;
}

/** Returns the locations of location resources, by the ID of the location resource. */
async function locationsOfDrawings(
  reader: Reader,
  found: readonly Position[],
): Promise<ReadonlyMap<string, Location>> {
  const drawings = await reader
    .collection(locationResources)
    .getMany(new Set(found.map((one) => one.locationResourceId)));
  const known = await reader
    .collection(locations)
    .getMany(new Set(Array.from(drawings.values(), (one) => one.locationId)));
  return new Map(
    Array.from(drawings.values()).flatMap(({ id, locationId }) => {
      const location = known.get(locationId);
      return location === undefined ? [] : [[id, location] as const];
    }),
  );
}

async function coordinatesOf(
  reader: Reader,
  catalogue: NetworkCatalogue,
  deviceId: string,
): Promise<Coordinates> {
  for (const { objectId, latitude, longitude } of coordinateObjects) {
    const [object] = await reader.collection(smartObjects).find({
      where: [
        { field: 'deviceId', op: 'eq', value: deviceId },
        { field: 'objectId', op: 'eq', value: objectId },
      ],
      sort: [{ field: 'instanceNumber', direction: 'asc' }],
      limit: 1,
    });
    if (object === undefined) continue;
    const type = catalogue.typeById(object.smartObjectTypeId);
    const has = (rid: number): boolean =>
      type?.resourceTypeIds.has(rid) === true && object.differences?.removed?.includes(rid) !== true;
    const idOf = (rid: number): string | undefined => (has(rid) ? resourceId(object.id, rid) : undefined);
    const [latitudeResourceId, longitudeResourceId] = [idOf(latitude), idOf(longitude)];
    if (latitudeResourceId !== undefined && longitudeResourceId !== undefined) {
      return { latitudeResourceId, longitudeResourceId };
    }
  }
  return {};
}
