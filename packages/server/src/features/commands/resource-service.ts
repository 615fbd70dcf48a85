import { findArgumentsProblem, formatPath, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type { DeviceOperation, Lwm2mPath, ResourceValue } from '@muster/lwm2m/core';
import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { invalidMember, MusterError, notFound } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { UnitOfWork } from '../../kernel/entities.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { smartObjects } from '../device-objects/model.ts';
import { refuseVirtual, resolveResource } from '../device-objects/resource-views.ts';
import type { ResolvedResource, ResourceView } from '../device-objects/resource-views.ts';
import { devices, refuseForeign, refuseLegacy } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { newObservation } from '../observation/model.ts';
import type { Observation } from '../observation/model.ts';
import type { ObservationService, ObservationState } from '../observation/observation-service.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { AttributeStore } from './attribute-store.ts';
import type { CommandService } from './command-service.ts';

interface ResourceDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly commands: CommandService;
  readonly observations: ObservationService;
}

/** Commands to resources. Each command resolves with the ID of its Activity Log entry. */
export class ResourceService {
  readonly #deps: ResourceDependencies;

  constructor(deps: ResourceDependencies) {
    this.#deps = deps;
  }

  #resolve(deviceNetworkId: string, id: string): Promise<ResolvedResource> {
    const { catalogues, store } = this.#deps;
    return resolveResource(store, catalogues, deviceNetworkId, id);
  }

  /**
   * Resolves a resource of a real device.
   *
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`
   */
  async #resolveReal(deviceNetworkId: string, id: string): Promise<ResolvedResource> {
    const resolved = await this.#resolve(deviceNetworkId, id);
    refuseVirtual(resolved.smartObject, resolved.view.url);
    refuseLegacy(resolved.device);
    return resolved;
  }

  /**
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `mqtt-device`,
   *   `too-many-requests`
   */
  async read(deviceNetworkId: string, id: string): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    refuseForeign(resolved.device, 'Read');
    requireOperation(resolved.view, 'R', 'read');
    return this.#submit(resolved, { type: 'read', path: resolved.view.path }, 'Read');
  }

  /**
   * @param text the value in the text form of the resource's type: see `parseTextValue`
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `invalid-request` (the value),
   *   `too-many-requests`
   */
  async write(deviceNetworkId: string, id: string, text: string, unit?: UnitOfWork): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view } = resolved;
    requireOperation(view, 'W', 'written');
    if (view.model.multiple && view.path.resourceInstanceId === undefined) {
      const message = `${view.url} has several instances. Write one of them, such as ${view.url}/0.`;
      throw new MusterError('operation-not-allowed', message);
    }
    const value = valueOf(text, view);
    const records = [{ path: view.path, value }];
    const operation: DeviceOperation = { type: 'write', path: view.path, mode: 'replace', records };
    return this.#submit(resolved, operation, 'Write', { unit });
  }

  /**
   * @param args arguments of the Execute operation, such as "0='text',1"
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `invalid-request` (the
   *   arguments), `too-many-requests`
   */
  async execute(deviceNetworkId: string, id: string, args?: string, unit?: UnitOfWork): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view } = resolved;
    requireOperation(view, 'E', 'executed');
    const problem = findArgumentsProblem(args ?? '');
    if (problem !== undefined) throw invalidMember('Arguments', `${problem}.`);
    const operation: DeviceOperation = {
      type: 'execute',
      path: view.path,
      ...(args === undefined || args === '' ? {} : { arguments: args }),
    };
    return this.#submit(resolved, operation, 'Execute', { unit });
  }

  /**
   * @param timeoutMs milliseconds until the observation ends by itself; 0 or absent: never
   * @throws MusterError `resource-not-found`, `operation-not-allowed`, `legacy-device`, `mqtt-device`,
   *   `too-many-requests`
   */
  async observe(deviceNetworkId: string, id: string, timeoutMs?: number): Promise<string> {
    const resolved = await this.#resolveReal(deviceNetworkId, id);
    const { view, device, smartObject } = resolved;
    refuseForeign(device, 'Observe');
    requireOperation(view, 'R', 'observed');
    const observation = newObservation({
      id: view.id,
      deviceId: device.id,
      deviceNetworkId,
      smartObjectId: smartObject.id,
      path: view.path,
      nowMs: this.#deps.clock.now(),
      ...omitUndefined({ timeoutMs }),
    });
    return this.#submit(resolved, { type: 'observe', path: view.path }, 'Observe', { observation });
  }

  /**
   * Cancels the observation of a resource. Resolves with undefined if the resource is not observed.
   *
   * @throws MusterError `resource-not-found`, `too-many-requests`
   */
  async cancelObserve(deviceNetworkId: string, id: string): Promise<string | undefined> {
    const resolved = await this.#resolve(deviceNetworkId, id);
    const observation = await this.#deps.observations.get(resolved.view.id);
    if (observation === undefined) return undefined;
    const operation: DeviceOperation = { type: 'cancelObserve', path: resolved.view.path };
    return this.#submit(resolved, operation, 'Cancel observation of', { observation });
  }

  /** @throws MusterError `resource-not-found` */
  async observeState(deviceNetworkId: string, id: string): Promise<ObservationState> {
    const { view } = await this.#resolve(deviceNetworkId, id);
    return this.#deps.observations.state(view.id);
  }

  #submit(
    resolved: ResolvedResource,
    operation: DeviceOperation,
    verb: string,
    { observation, unit }: { observation?: Observation; unit?: UnitOfWork | undefined } = {},
  ): Promise<string> {
    const { device, view } = resolved;
    return this.#deps.commands.submit(
      {
        deviceId: device.id,
        deviceNetworkId: device.deviceNetworkId,
        operation,
        ...omitUndefined({ observation }),
      },
      {
        entityType: 'Resource',
        entityId: view.id,
        entityIdentifier: view.url,
        entityName: view.model.name,
        description: `${verb} ${view.url} (${view.model.name}) on ${device.name}`,
      },
      { unit },
    );
  }
}

function requireOperation(view: ResourceView, operation: 'R' | 'W' | 'E', done: string): void {
  if (!view.model.operations.includes(operation)) {
    const allowed = view.model.operations === '' ? 'none' : view.model.operations;
    throw new MusterError(
      'operation-not-allowed',
      `${view.url} (${view.model.name}) cannot be ${done}. Its operations are ${allowed}.`,
    );
  }
}

function valueOf(text: string, view: ResourceView): ResourceValue {
  try {
    return parseTextValue(view.model.type, text);
  } catch (error) {
    if (error instanceof ValueError) {
      throw invalidMember('Value', `${view.url} is of type ${view.model.type}: ${error.message}.`);
    }
    throw error;
  }
}

interface AttributeReadDependencies {
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
   * Reads the attributes of all objects of the device. Resolves with the ID of the Activity Log entry, which has a
   * child for each object.
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
    if (!isThere) throw notFound('smart-object');
    return this.#submit(device, { objectId, ...omitUndefined({ instanceId }) });
  }

  /**
   * Returns an LwM2M device by its ID or its endpoint name. An ID takes precedence over an endpoint name that looks
   * like it.
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
    if (device?.deviceNetworkId !== deviceNetworkId) throw notFound('device');
    refuseForeign(device, 'Discover');
    return device;
  }

  /** Returns the objects that the device has registered, or its stored objects while it has no live registration. */
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
        ...omitUndefined({ parentId }),
      },
    );
  }
}
