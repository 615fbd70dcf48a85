import { randomUUID } from 'node:crypto';
import type { Catalogues } from '../../kernel/ports.ts';
import { conflict, invalid, invalidMember, MusterError, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { chunksOf } from '../../kernel/data.ts';
import { TurnBudget } from '../../kernel/tasks.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import { locations } from '../locations/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import { dataProblem, extensionProblem } from './drawing-file.ts';
import { locationResourceFiles, locationResources, positions } from './model.ts';
import type { LocationResource, Position } from './model.ts';
import { checkedPosition, MAX_POSITIONS, positionViews } from './positions.ts';
import type { PositionInput, PositionView } from './positions.ts';

/** A position in the list of its location resource. */
interface ListedPosition extends Omit<PositionInput, 'locationResourceId'> {
  /** If absent or unknown, the position is new. */
  readonly id?: string;
}

export interface LocationResourceInput extends Omit<
  LocationResource,
  'id' | 'deviceNetworkId' | 'locationId' | 'sizeBytes'
> {
  /** If absent, unchanged; the root location for a new resource. */
  readonly locationId?: string;
  /** Base64. If absent, the stored file is unchanged. */
  readonly data?: string;
  /** The complete list of positions. If absent, the positions are unchanged. */
  readonly positions?: readonly ListedPosition[];
}

export interface LocationResourceDetails {
  readonly resource: LocationResource;
  readonly positions: readonly PositionView[];
}

/** The file of a location resource. */
export interface DrawingFile {
  readonly resource: LocationResource;
  /** Base64. */
  readonly data: string;
}

/** Maximum location resources of one location. */
const MAX_OF_LOCATION = 50;
/** Positions checked or written in one turn of the event loop. */
const AT_A_TIME = 100;

/** Reads the positions on a location resource. */
export async function locationResourceDetails(
  reader: Reader,
  catalogues: Catalogues,
  resource: LocationResource,
): Promise<LocationResourceDetails> {
  const found = await reader.collection(positions).find({ where: ofLocationResource(resource.id) });
  return { resource, positions: await positionViews(reader, catalogues, found) };
}

/** Reads the file of a location resource. @throws MusterError `location-resource-not-found` if it has none */
export async function drawingFile(reader: Reader, resource: LocationResource): Promise<DrawingFile> {
  const file = await reader.collection(locationResourceFiles).get(resource.id);
  if (file === undefined) {
    throw new MusterError('location-resource-not-found', 'The location resource has no file.');
  }
  return { resource, data: file.data };
}

/** Manages maps, pictures and models of locations. */
export class LocationResourceService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws MusterError `invalid-request`; `limit-reached` if the location has the maximum number */
  async create(
    deviceNetworkId: string,
    input: LocationResourceInput,
    unit = new UnitOfWork(),
  ): Promise<LocationResource> {
    return this.#store.transaction(async (tx) => {
      const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
      const fallback = network?.rootLocationId ?? '';
      const id = randomUUID();
      await tx.write(unit.writesFor(id));
      return this.#put(tx, { id, deviceNetworkId, locationId: fallback }, input);
    });
  }

  /** @throws MusterError `location-resource-not-found`, `invalid-request`, `limit-reached` */
  async update(deviceNetworkId: string, id: string, input: LocationResourceInput): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(locationResources);
      await this.#put(tx, await findInNetwork(collection, 'location-resource', deviceNetworkId, id), input);
    });
  }

  /**
   * Deletes a location resource with its file and its positions.
   *
   * @throws MusterError `location-resource-not-found`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      await findInNetwork(tx.collection(locationResources), 'location-resource', deviceNetworkId, id);
      await tx.collection(locationResources).delete(id);
    });
  }

  async #put(
    tx: Transaction,
    before: Pick<LocationResource, 'id' | 'deviceNetworkId' | 'locationId'> & Partial<LocationResource>,
    { data, positions: listed, ...input }: LocationResourceInput,
  ): Promise<LocationResource> {
    const { id, deviceNetworkId } = before;
    const locationId = input.locationId ?? before.locationId;
    checkFile(input, data, before);
    await checkLocation(tx, deviceNetworkId, locationId);
    if (before.mimeType === undefined || locationId !== before.locationId) await demandRoom(tx, locationId);
    const sizeBytes = data === undefined ? before.sizeBytes : Buffer.byteLength(data, 'base64');
    const resource: LocationResource = {
      id,
      deviceNetworkId,
      ...input,
      locationId,
      ...(sizeBytes === undefined ? {} : { sizeBytes }),
    };
    await tx.write([
      putOperation(locationResources, resource),
      ...(data === undefined ? [] : [putOperation(locationResourceFiles, { id, deviceNetworkId, data })]),
    ]);
    if (listed !== undefined) await replace(tx, resource, listed);
    return resource;
  }
}

function ofLocationResource(id: string): readonly [{ field: string; op: 'eq'; value: string }] {
  return [{ field: 'locationResourceId', op: 'eq', value: id }];
}

/** @throws MusterError `invalid-request` */
function checkFile(
  { mimeType, fileExtension }: Pick<LocationResource, 'mimeType' | 'fileExtension'>,
  data: string | undefined,
  before: Partial<LocationResource>,
): void {
  const faults: Record<string, string[]> = {};
  const extension = extensionProblem(mimeType, fileExtension);
  if (extension !== undefined) faults['FileExtension'] = [extension];
  const content = data === undefined ? undefined : dataProblem(mimeType, data);
  if (content !== undefined) faults['Data'] = [content];
  if (data === undefined && before.sizeBytes !== undefined && before.mimeType !== mimeType) {
    faults['MimeType'] = ['The stored file is of another type. Send Data together with a new MimeType.'];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** @throws MusterError `invalid-request` */
async function checkLocation(tx: Transaction, deviceNetworkId: string, id: string): Promise<void> {
  if ((await tx.collection(locations).get(id))?.deviceNetworkId !== deviceNetworkId) {
    throw invalidMember('LocationId', unknownId('location', id));
  }
}

/** @throws MusterError `limit-reached` */
async function demandRoom(tx: Transaction, locationId: string): Promise<void> {
  const where = [{ field: 'locationId', op: 'eq', value: locationId }] as const;
  if ((await tx.collection(locationResources).count({ where })) >= MAX_OF_LOCATION) {
    throw conflict(
      'limit-reached',
      `A location can have at most ${MAX_OF_LOCATION} location resources. Delete some first.`,
    );
  }
}

/**
 * Replaces the positions on a location resource with those of a list.
 *
 * @throws MusterError `invalid-request`
 */
async function replace(
  tx: Transaction,
  { id: locationResourceId, deviceNetworkId }: LocationResource,
  listed: readonly ListedPosition[],
): Promise<void> {
  if (listed.length > MAX_POSITIONS) {
    throw invalidMember(
      'Positions',
      `A location resource can have at most ${MAX_POSITIONS} positions, not ${listed.length}.`,
    );
  }
  const found = await tx.collection(positions).find({ where: ofLocationResource(locationResourceId) });
  const left = new Map(found.map((one) => [one.id, one]));
  const after: Position[] = [];
  const turn = new TurnBudget(AT_A_TIME);
  for (const [index, { id: named = '', ...input }] of listed.entries()) {
    const id = left.delete(named) ? named : randomUUID();
    const whole = { ...input, locationResourceId };
    after.push(await checkedPosition(tx, { id, deviceNetworkId }, whole, `Positions[${index}].`));
    await turn.spend(1);
  }
  const writes: WriteOperation[] = [
    ...[...left.keys()].map((id) => deleteOperation(positions, id)),
    ...after.map((one) => putOperation(positions, one)),
  ];
  for (const part of chunksOf(writes, AT_A_TIME)) {
    await tx.write(part);
    await turn.spend(part.length);
  }
}
