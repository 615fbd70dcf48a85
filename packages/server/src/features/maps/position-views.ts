import { locationResources } from './model/location-resource.ts';
import { locations } from '../locations/model/location.ts';
import type { Location } from '../locations/model/location.ts';
import type { Position } from './model/position.ts';
import { resourceId } from '../device-objects/model/resource-id.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Reader } from '../../store/port.ts';
import { chunksOf } from '../../kernel/turns.ts';
import { collectionOf, placed } from './position-checks.ts';

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
    const name = names.get(entityId);
    const location = homes.get(locationResourceId);
    return {
      position,
      ...(name === undefined ? {} : { name }),
      ...(location === undefined ? {} : { location }),
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
