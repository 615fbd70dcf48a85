import { waitForCommand, type CommandOptions } from './device-commands.ts';
import type { DeviceClient } from './device-client.ts';
import { UnknownPathError } from './device-errors.ts';
import { observeResource, type ObserveOptions, type ResourceInObject } from './device-observe.ts';
import { MusterError, NotFoundError } from './errors.ts';
import { UnknownNameError } from './name-errors.ts';
import { instanceAt, resourceIn } from './find-by-path.ts';
import { isWithin, parsePath, type Lwm2mPath } from './lwm2m-path.ts';
import { isId, resolveInList } from './names.ts';
import type { WriteValue } from './write-value.ts';
import { hasUnitResource, readingOf, SENSOR_UNITS, type Reading } from './reading.ts';
import { closestNames } from './similarity.ts';
import { devicesGet, devicesGetByEndpoint } from './generated/operations/devices.ts';
import {
  resourceAttributesReadDevice,
  resourceAttributesReadInstance,
  resourceAttributesReadObject,
} from './generated/operations/resource-attributes.ts';
import {
  resourcesCancelObserve,
  resourcesExecute,
  resourcesList,
  resourcesObserve,
  resourcesRead,
  resourcesWrite,
} from './generated/operations/resources.ts';
import {
  smartObjectsRead,
  smartObjectsResourceAttributes,
  smartObjectsValues,
} from './generated/operations/smart-objects.ts';
import { devicesNames } from './generated/names.ts';
import type { Operation } from './operation.ts';
import type {
  ActivityLogEntryResponse,
  DeviceResponse,
  LatestMeasurement,
  ResourceListResponse,
  ResourceResponse,
  SmartObjectAttributeResponse,
  SmartObjectListResponse,
  SmartObjectResponse,
} from './generated/models.ts';
import type { CommandReceipt } from './types.ts';

/** An object instance with its resources. */
export interface ObjectNode extends SmartObjectListResponse {
  readonly Resources: readonly ResourceListResponse[];
}

/** A path of a device, with the LwM2M attributes attached to it. */
export interface DiscoveredPath {
  readonly Path: string;
  readonly Name: string;
  readonly Attributes: Readonly<Record<string, string>>;
}

/** A device, with the LwM2M operations by path. Each operation waits for the answer of the device. */
export interface DeviceHandle {
  /** The device as returned by the look-up of `openDevice`. */
  readonly device: DeviceResponse;
  /**
   * Reads a resource, a resource instance or an object instance from the device. Returns the values of this Read with
   * their own time, even if a newer value is stored.
   *
   * @param path such as `/3303/0/5700`, `/3/0/7/1` or `/3303/0`
   * @returns one reading for a resource; one for each resource or resource instance with a value otherwise
   * @throws {UnknownPathError} the device does not have the path
   * @throws {CommandFailedError} the device refused, or did not answer
   * @throws {CommandQueuedError} the device still slept after `timeoutMs`
   */
  read(path: string, options?: CommandOptions): Promise<Reading[]>;
  /**
   * Writes a resource or a resource instance.
   *
   * @param value a number, a boolean, a Date or bytes, or text in the form of the data type: digits, `true`, epoch
   * seconds or RFC 3339, base64, `3303:0`
   * @throws {TypeError} the value has another type, or is NaN, infinite or an invalid Date
   */
  write(path: string, value: WriteValue, options?: CommandOptions): Promise<void>;
  /**
   * Executes a resource.
   *
   * @param args arguments as defined in LwM2M core 1.1.1, 6.3.5, such as `0='reset'`
   */
  execute(path: string, args?: string, options?: CommandOptions): Promise<void>;
  /**
   * Observes a resource and follows its values. If the resource is already observed, the first value is the stored one.
   * When the iteration ends, it cancels an observation that it started, unless `keep` is set.
   */
  follow(path: string, options?: ObserveOptions): AsyncIterable<Reading>;
  /** Starts to observe a resource and returns its current values. The service stores later values as they arrive. */
  observe(path: string, options?: CommandOptions): Promise<Reading[]>;
  /** Cancels the observation of a resource, if it is observed. */
  cancelObserve(path: string, options?: CommandOptions): Promise<void>;
  /**
   * Sends a Discover to the device, which returns its paths at and below `path`.
   *
   * @param path an object, object instance or resource. Default: all objects, without attributes
   */
  discover(path?: string, options?: CommandOptions): Promise<DiscoveredPath[]>;
  /** Returns the stored LwM2M attributes of `path`, its ancestors and its descendants. */
  attributes(path: string): Promise<SmartObjectAttributeResponse[]>;
  /**
   * Returns all object instances with their resources and latest stored values. Sends one request per 1000 resources.
   */
  tree(): Promise<ObjectNode[]>;
}

/**
 * Finds a device and returns its handle.
 *
 * @param client a client with `events`
 * @param name ID, endpoint name, or name if only one device has it
 * @throws {UnknownNameError} no device has this name; lists similar names
 * @throws {AmbiguousNameError} several devices have this name; lists their IDs
 * @example
 * import { openDevice } from '@muster/sdk';
 *
 * const press = await openDevice(muster, 'muster-sim-000001');
 * const [temperature] = await press.read('/3303/0/5700');
 * console.log(temperature?.Value, temperature?.Unit);
 * await press.write('/3/0/14', '+01:00');
 */
export async function openDevice(client: DeviceClient, name: string): Promise<DeviceHandle> {
  return createHandle(client, await findDevice(client, name));
}

async function findDevice(client: DeviceClient, name: string): Promise<DeviceResponse> {
  const get = (id: string): Promise<DeviceResponse> => client.call(devicesGet, { path: { id } });
  try {
    if (isId(name)) return await get(name);
    return await client.call(devicesGetByEndpoint, { query: { endpoint: name } });
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    if (isId(name)) throw new UnknownNameError('devices.list', 'device', name, []);
  }
  return get(await resolveInList(client, devicesNames, name));
}

function createHandle(client: DeviceClient, device: DeviceResponse): DeviceHandle {
  const target = { id: device.Id, label: device.DeviceIdentifier };
  const wait = (
    action: string,
    receipt: CommandReceipt,
    options: CommandOptions,
  ): Promise<ActivityLogEntryResponse | undefined> =>
    waitForCommand(client, target, action, receipt, options);

  const objectAt = async (path: Lwm2mPath): Promise<SmartObjectResponse> =>
    client.call(smartObjectsValues, { path: { id: instanceAt(target.label, device, path).Id } });

  async function resourceAt(text: string): Promise<ResourceInObject> {
    const path = parsePath(text);
    if (path.resourceId === undefined) {
      throw new TypeError(`${path.text} is not a resource. Give a path such as /3303/0/5700.`);
    }
    const object = await objectAt(path);
    return { resource: resourceIn(target.label, object, path.text), siblings: object.Resources };
  }

  /** Reads the unit of a sensor from the device if no unit is stored yet. */
  async function readUnit(
    object: SmartObjectResponse,
    path: Lwm2mPath,
    options: CommandOptions,
  ): Promise<void> {
    const isSensor = object.Resources.some((one) => one.Url === path.text && hasUnitResource(one));
    const unit = object.Resources.find(({ TypeId }) => TypeId === SENSOR_UNITS);
    if (!isSensor || unit === undefined || unit.IsUnavailable || unit.LatestMeasurement !== undefined) return;
    try {
      const receipt = await client.call(resourcesRead, { path: { id: unit.Id } });
      await wait(`Read ${unit.Url}`, receipt, options);
    } catch (error) {
      // Return the value without its unit rather than fail.
      if (!(error instanceof MusterError)) throw error;
    }
  }

  async function command(
    operation: Operation<
      'resources.execute' | 'resources.observe' | 'resources.cancelObserve' | 'resources.write'
    >,
    action: string,
    resource: ResourceResponse,
    body: unknown,
    options: CommandOptions,
  ): Promise<ActivityLogEntryResponse | undefined> {
    const input = { path: { id: resource.Id }, ...(body === undefined ? {} : { body }) };
    return wait(`${action} ${resource.Url}`, await client.call(operation, input), options);
  }

  return {
    device,
    async read(text, options = {}) {
      const path = parsePath(text);
      const object = await objectAt(path);
      const receipt =
        path.resourceId === undefined
          ? await client.call(smartObjectsRead, { path: { id: object.Id } })
          : await client.call(resourcesRead, {
              path: { id: resourceIn(target.label, object, path.text).Id },
            });
      const entry = await wait(`Read ${path.text}`, receipt, options);
      await readUnit(object, path, options);
      return returnedBy(entry, object.Id, path.text);
    },
    async write(path, value, options = {}) {
      await command(resourcesWrite, 'Write', (await resourceAt(path)).resource, { Value: value }, options);
    },
    async execute(path, args, options = {}) {
      const body = args === undefined ? undefined : { Arguments: args };
      await command(resourcesExecute, 'Execute', (await resourceAt(path)).resource, body, options);
    },
    async observe(path, options = {}) {
      const { resource } = await resourceAt(path);
      const entry = await command(resourcesObserve, 'Observe', resource, { Timeout: 0 }, options);
      return returnedBy(entry, resource.SmartObjectId, resource.Url);
    },
    follow(path, options = {}) {
      const observe = async (resource: ResourceResponse): Promise<void> => {
        await command(resourcesObserve, 'Observe', resource, {}, options);
      };
      return observeResource(client, target.label, () => resourceAt(path), observe, options);
    },
    async cancelObserve(path, options = {}) {
      const { resource } = await resourceAt(path);
      await command(resourcesCancelObserve, 'Cancel Observe', resource, undefined, options);
    },
    async discover(text, options = {}) {
      const path = text === undefined ? undefined : parsePath(text);
      await discover(path, options);
      return discovered(path);
    },
    async attributes(text) {
      const path = parsePath(text);
      const lists = await attributesAt(path);
      return lists.filter(({ Path }) => isWithin(Path, path.text) || isWithin(path.text, Path));
    },
    tree: () => treeOf(device.SmartObjects),
  };

  /** Returns the values from the device's response, in the order of their paths. */
  async function returnedBy(
    entry: ActivityLogEntryResponse | undefined,
    smartObjectId: string,
    path: string,
  ): Promise<Reading[]> {
    const { Resources } = await client.call(smartObjectsValues, { path: { id: smartObjectId } });
    return readingsAt(target.label, Resources, path, entry?.Values ?? []);
  }

  async function discover(path: Lwm2mPath | undefined, options: CommandOptions): Promise<unknown> {
    const deviceidentifier = device.Id;
    const objectid = path?.objectId;
    if (path === undefined || objectid === undefined) {
      const receipt = await client.call(resourceAttributesReadDevice, { path: { deviceidentifier } });
      return wait('Discover', receipt, options);
    }
    instancesAt(path);
    const receipt =
      path.instanceId === undefined
        ? await client.call(resourceAttributesReadObject, { path: { deviceidentifier, objectid } })
        : await client.call(resourceAttributesReadInstance, {
            path: { deviceidentifier, objectid, instancenumber: path.instanceId },
          });
    return wait(`Discover ${path.text}`, receipt, options);
  }

  /** Returns the object instances at a path, as found by the look-up of the device. */
  function instancesAt({ text, objectId, instanceId }: Lwm2mPath): SmartObjectListResponse[] {
    const found = device.SmartObjects.filter(
      ({ TypeId, InstanceNumber }) =>
        TypeId === objectId && (instanceId === undefined || InstanceNumber === instanceId),
    );
    if (found.length > 0) return found;
    const objects = [...new Set(device.SmartObjects.map(({ TypeId }) => `/${TypeId}`))];
    throw new UnknownPathError(target.label, text, closestNames(text, objects));
  }

  async function attributesAt(path: Lwm2mPath): Promise<SmartObjectAttributeResponse[]> {
    const lists = await Promise.all(
      instancesAt(path).map(({ Id }) => client.call(smartObjectsResourceAttributes, { path: { id: Id } })),
    );
    const all = lists.flat();
    // The list contains the attributes of an object once for each of its instances.
    return [...new Map(all.map((row) => [`${row.Path} ${row.Name}`, row])).values()];
  }

  async function discovered(path: Lwm2mPath | undefined): Promise<DiscoveredPath[]> {
    const attributes = path === undefined ? [] : await attributesAt(path);
    // The response of the device may contain instances that the earlier look-up did not.
    const { SmartObjects } = await client.call(devicesGet, { path: { id: device.Id } });
    const nodes = await treeOf(SmartObjects);
    const paths = nodes
      .filter(({ IsUnavailable }) => !IsUnavailable)
      .flatMap(({ TypeId, InstanceNumber, Name, Resources }) => [
        { Path: `/${TypeId}`, Name },
        { Path: `/${TypeId}/${InstanceNumber}`, Name },
        ...Resources.filter(({ IsUnavailable }) => !IsUnavailable).map((row) => ({
          Path: row.Url,
          Name: row.Name,
        })),
      ]);
    const unique = [...new Map(paths.map((one) => [one.Path, one])).values()];
    return unique
      .filter(({ Path }) => path === undefined || isWithin(Path, path.text))
      .map((one) => ({ ...one, Attributes: valuesAt(attributes, one.Path) }));
  }

  async function treeOf(objects: readonly SmartObjectListResponse[]): Promise<ObjectNode[]> {
    const byObject = new Map<string, ResourceListResponse[]>();
    const rows = client.iterate(
      resourcesList,
      { query: { Filter: `DeviceId eq ${device.Id}`, PageSize: 1000 } },
      {},
    );
    for await (const row of rows) {
      const siblings = byObject.get(row.SmartObjectId);
      if (siblings === undefined) byObject.set(row.SmartObjectId, [row]);
      else siblings.push(row);
    }
    return objects.map((object) => ({ ...object, Resources: byObject.get(object.Id) ?? [] }));
  }
}

function valuesAt(
  attributes: readonly SmartObjectAttributeResponse[],
  path: string,
): Readonly<Record<string, string>> {
  const own = attributes.filter((attribute) => attribute.Path === path && attribute.Value !== undefined);
  return Object.fromEntries(own.map(({ Name, Value }) => [Name, Value ?? '']));
}

/** Returns the readings of the values at a path. Omits values without a resource, such as those of a deleted one. */
function readingsAt(
  device: string,
  resources: readonly ResourceResponse[],
  path: string,
  values: readonly LatestMeasurement[],
): Reading[] {
  const latest = new Map<string, LatestMeasurement>();
  for (const value of values) {
    const known = latest.get(value.ruri);
    if (known === undefined || known.UnixTimestamp <= value.UnixTimestamp) latest.set(value.ruri, value);
  }
  const found = resources.filter(({ Url }) => latest.has(Url) && isWithin(Url, path));
  const empty = found.length > 0 ? undefined : resources.find(({ Url }) => Url === path);
  if (empty !== undefined) {
    const { Url, TypeId, Name, Units = '' } = empty;
    return [readingOf(device, { Url, TypeId, Name, Units }, resources)];
  }
  return found.map((resource) => readingOf(device, resource, resources, latest.get(resource.Url)));
}
