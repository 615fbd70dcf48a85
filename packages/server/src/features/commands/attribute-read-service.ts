import { formatPath } from '@muster/lwm2m/core';
import type { Lwm2mPath } from '@muster/lwm2m/core';
import { devices, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { AttributeStore } from './attribute-store.ts';
import type { CommandService } from './command-service.ts';

export interface AttributeReadDependencies {
  readonly store: Store;
  readonly live: LiveRegistrations;
  readonly attributes: AttributeStore;
  readonly commands: CommandService;
  readonly activityLog: ActivityLog;
}

/** Security and Server, which do not support Discover. */
const NOT_DISCOVERED: ReadonlySet<number> = new Set([0, 1]);

/**
 * Reads the attributes of a whole device, of one object, or of one instance, by a Discover for each object
 * (OMA-TS-LightweightM2M Core 6.3.2). Stores the reported attributes, which are shown with the smart object.
 */
export class AttributeReadService {
  readonly #deps: AttributeReadDependencies;

  constructor(deps: AttributeReadDependencies) {
    this.#deps = deps;
  }

  /**
   * Reads the attributes of all objects of the device. Resolves with the ID of the Activity Log entry, which
   * has a child for each object.
   *
   * @throws MusterError `device-not-found`, `legacy-device`, `mqtt-device`, `too-many-requests`
   */
  async readDevice(deviceNetworkId: string, deviceIdentifier: string): Promise<string> {
    const { activityLog } = this.#deps;
    const device = await this.#find(deviceNetworkId, deviceIdentifier);
    const objectIds = (await this.#objectIds(device)).filter((id) => !NOT_DISCOVERED.has(id));
    const { id } = await activityLog.start({
      ...deviceEntity(device),
      deviceNetworkId,
      description: `Read attributes of ${device.name}`,
    });
    if (objectIds.length === 0) {
      await activityLog.fail(id, { responseMessage: 'The device has no objects that support Discover.' });
      return id;
    }
    for (const objectId of objectIds) {
      await this.#submit(device, { objectId }, id);
    }
    return id;
  }

  /**
   * Reads the attributes of one object, or of one instance of it.
   *
   * @throws MusterError `device-not-found`; `smart-object-not-found` if the device does not have it;
   *   `operation-not-allowed` for Security and Server; `legacy-device`; `mqtt-device`; `too-many-requests`
   */
  async read(
    deviceNetworkId: string,
    deviceIdentifier: string,
    objectId: number,
    instanceId?: number,
  ): Promise<string> {
    const device = await this.#find(deviceNetworkId, deviceIdentifier);
    if (NOT_DISCOVERED.has(objectId)) {
      throw new MusterError('operation-not-allowed', `Object ${objectId} does not support Discover.`);
    }
    const isThere =
      instanceId === undefined
        ? (await this.#objectIds(device)).includes(objectId)
        : await this.#hasInstance(device, objectId, instanceId);
    if (!isThere) {
      throw notFound('smart-object');
    }
    return this.#submit(device, { objectId, ...(instanceId === undefined ? {} : { instanceId }) });
  }

  /**
   * Returns an LwM2M device by its ID or its endpoint name. An ID takes precedence over an endpoint name that
   * looks like it.
   *
   * @throws MusterError `device-not-found`, `legacy-device`, `mqtt-device`
   */
  async #find(deviceNetworkId: string, deviceIdentifier: string): Promise<Device> {
    const collection = this.#deps.store.collection(devices);
    const byId = await collection.get(deviceIdentifier.toLowerCase());
    const device =
      byId?.deviceNetworkId === deviceNetworkId
        ? byId
        : await collection.findOne([{ field: 'deviceIdentifier', op: 'eq', value: deviceIdentifier }]);
    if (device?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('device');
    }
    refuseForeign(device, 'Discover');
    return device;
  }

  /**
   * Returns the objects that the device has registered, or its stored objects while it has no live
   * registration.
   */
  async #objectIds({ id }: Device): Promise<number[]> {
    const registration = this.#deps.live.ofDevice(id);
    const listed =
      registration?.objects ??
      (await this.#deps.store
        .collection(smartObjects)
        .find({ where: [{ field: 'deviceId', op: 'eq', value: id }] }));
    return [...new Set(listed.map((one) => one.objectId))].toSorted((a, b) => a - b);
  }

  async #hasInstance({ id }: Device, objectId: number, instanceNumber: number): Promise<boolean> {
    const found = await this.#deps.store.collection(smartObjects).findOne([
      { field: 'deviceId', op: 'eq', value: id },
      { field: 'objectId', op: 'eq', value: objectId },
      { field: 'instanceNumber', op: 'eq', value: instanceNumber },
    ]);
    return found !== undefined;
  }

  #submit(device: Device, path: Lwm2mPath, parentId?: string): Promise<string> {
    const { id: deviceId, deviceNetworkId } = device;
    return this.#deps.commands.submit(
      { deviceId, deviceNetworkId, operation: { type: 'discover', path } },
      {
        ...deviceEntity(device),
        description: `Read attributes of ${formatPath(path)} on ${device.name}`,
        ...(parentId === undefined ? {} : { parentId }),
      },
    );
  }
}
