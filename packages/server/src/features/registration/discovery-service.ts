import { parsePath, PathError } from '@muster/lwm2m/core';
import type { LinkValue, Lwm2mPath, OperationAnswer } from '@muster/lwm2m/core';
import { devices } from '../devices/model/device.ts';
import type { Registration } from './model/registration.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import { replaceOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { objectListKey } from '../device-objects/availability.ts';
import { isTemporary } from '../downlink/temporary-refusals.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { hasYielded, type DownlinkQueue } from '../downlink/downlink-queue.ts';
import { isElsewhere } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import {
  resourcesOf,
  withInstances,
  withResourceList,
  withResources,
} from '../device-objects/resource-list.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';

export interface DiscoveryDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly presence: Presence;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly onError: (error: unknown) => void;
}

/** Security and Server: the device keeps them to itself, and Discover is not sent for them. Exact ids only. */
const NOT_DISCOVERED: ReadonlySet<number> = new Set([0, 1]);

/** What Discover has shown so far: by "objectId/instanceId", the resources, each with its instances if it named any. */
type Found = Map<string, Map<number, Set<number>>>;

interface Session {
  /** The latest one of those that it goes on under. */
  registration: Registration;
  /** Paths still to be asked for. */
  readonly pending: Lwm2mPath[];
  readonly found: Found;
  /** "objectId/instanceId/resourceId" of the resources whose instances were asked for and answered. */
  readonly exact: Set<string>;
  /** How often the device fell asleep over a question. */
  silences: number;
  /** It waits for the device to wake. */
  isPaused: boolean;
  /** The device refused a Discover for now: its object list is not noted as discovered. */
  isIncomplete: boolean;
}

/** A device in queue mode that falls asleep more often is asked again when its object list changes. */
const MAX_SILENCES = 5;

/**
 * Learns which resources a device has, after it has registered: one Discover for each object, then one for each
 * resource that may have several instances (LwM2M 1.1; a 1.0 device answers their number only). This is background
 * work: commands go first.
 */
export class DiscoveryService {
  readonly #deps: DiscoveryDependencies;
  readonly #underWay = new Map<string, Session>();

  constructor(deps: DiscoveryDependencies) {
    this.#deps = deps;
    deps.presence.listen((deviceId) => this.#goOn(deviceId));
  }

  followUp(change: RegistrationChange): void {
    const registration = this.#deps.live.ofDevice(change.deviceId);
    if (!change.discover || registration === undefined) {
      return;
    }
    const current = this.#underWay.get(change.deviceId);
    if (current !== undefined && goesOn(current.registration, registration)) {
      current.registration = registration;
      current.silences = 0;
      return;
    }
    const pending = registration.objects
      .filter((one) => !NOT_DISCOVERED.has(one.objectId))
      .map((one) => ({ objectId: one.objectId }));
    const session: Session = {
      registration,
      pending,
      found: new Map(),
      exact: new Set(),
      silences: 0,
      isPaused: false,
      isIncomplete: false,
    };
    // A later list replaces the session of an earlier one, whose next step finds that out.
    this.#underWay.set(change.deviceId, session);
    this.#enqueue(session);
  }

  #isCurrent(session: Session): boolean {
    return this.#underWay.get(session.registration.deviceId) === session;
  }

  #enqueue(session: Session): void {
    const { deviceId } = session.registration;
    this.#deps.queue.enqueue(deviceId, {
      priority: 'background',
      canYield: true,
      run: (target, signal) => this.#step(session, target, signal),
      dropped: async () => this.#abandon(session),
    });
  }

  #abandon(session: Session): void {
    if (this.#isCurrent(session)) {
      this.#underWay.delete(session.registration.deviceId);
    }
  }

  /** Call it when the device is no longer registered. */
  left(deviceId: string): void {
    if (this.#underWay.get(deviceId)?.isPaused === true) {
      this.#underWay.delete(deviceId);
    }
  }

  /** The device has woken. */
  #goOn(deviceId: string): void {
    const session = this.#underWay.get(deviceId);
    if (session?.isPaused === true && this.#deps.presence.isAwake(deviceId)) {
      session.isPaused = false;
      this.#enqueue(session);
    }
  }

  async #step(session: Session, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    if (!this.#isCurrent(session)) {
      return;
    }
    if (this.#deps.presence.isAsleep(target.deviceId)) {
      session.isPaused = true;
      return;
    }
    const { registration } = session;
    const path = session.pending.shift();
    try {
      if (path === undefined) {
        await this.#deps.lanes.run(target.deviceId, () => this.#commit(session));
        this.#abandon(session);
        return;
      }
      const answer = await this.#deps.link.perform(target, { type: 'discover', path }, signal);
      await this.#note(session, path, answer, target);
      this.#enqueue(session);
    } catch (error) {
      this.#failed(session, registration, path, error, signal);
    }
  }

  #failed(
    session: Session,
    registration: Registration,
    path: Lwm2mPath | undefined,
    error: unknown,
    signal: AbortSignal,
  ): void {
    if (hasYielded(signal)) {
      // The queue runs the task again once the commands are done.
      if (path !== undefined) session.pending.unshift(path);
      return;
    }
    if (this.#pauses(session, path, error, signal)) {
      return;
    }
    if (session.registration !== registration && path !== undefined) {
      // It has registered again while it was asked, and may not have heard the question.
      session.pending.unshift(path);
      this.#enqueue(session);
      return;
    }
    // The device is gone or slow: its next registration tries again, as its list is not noted as discovered.
    this.#abandon(session);
    if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
      this.#deps.onError(error);
    }
  }

  async #note(
    session: Session,
    path: Lwm2mPath,
    { success, code, links = [] }: OperationAnswer,
    target: DeviceAddress,
  ): Promise<void> {
    if (success) {
      const catalogue = await this.#deps.catalogues.forNetwork(target.deviceNetworkId);
      collect(session, path, links, target, catalogue);
    } else if (isTemporary(code)) {
      session.isIncomplete = true;
    }
  }

  /** A device in queue mode that left a question unanswered hears it again when it wakes. */
  #pauses(session: Session, path: Lwm2mPath | undefined, error: unknown, signal: AbortSignal): boolean {
    const isSilence = error instanceof DeviceUnreachable && error.kind === 'timeout';
    const { deviceId } = session.registration;
    if (signal.aborted || path === undefined || !isSilence || !this.#deps.presence.isQueueMode(deviceId)) {
      return false;
    }
    session.silences += 1;
    session.pending.unshift(path);
    session.isPaused = session.silences < MAX_SILENCES;
    return session.isPaused;
  }

  /** In the device's lane. */
  async #commit(session: Session): Promise<void> {
    const { store, objects, live, catalogues } = this.#deps;
    const { deviceId, deviceNetworkId } = session.registration;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined || live.ofDevice(deviceId)?.id !== session.registration.id) {
      return;
    }
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const before = await objects.of(deviceId);
    const after = before.map((one) => applied(one, session, catalogue));
    const writes = before.flatMap((one, index): WriteOperation[] => {
      const next = after[index] ?? one;
      return next === one ? [] : [replaceOperation(smartObjects, one, next)];
    });
    const discoveredObjects = objectListKey(session.registration.objects);
    // The next registration asks again what the device could not answer now.
    const noted = session.isIncomplete
      ? []
      : [replaceOperation(devices, device, { ...device, discoveredObjects })];
    await store.write([...writes, ...noted]);
    objects.committed(deviceId, after);
  }
}

/**
 * Returns whether to continue the Discovers of an earlier registration: the address and the objects are the same.
 * Otherwise a device that registers often would never be discovered completely.
 */
function goesOn(before: Registration, after: Registration): boolean {
  return (
    before.objects === after.objects &&
    before.rootPath === after.rootPath &&
    before.lwm2mVersion === after.lwm2mVersion &&
    !isElsewhere(before, after)
  );
}

type ResourcePath = Required<Omit<Lwm2mPath, 'resourceInstanceId'>> & Lwm2mPath;

function isOfResource(path: Lwm2mPath | undefined): path is ResourcePath {
  return path?.resourceId !== undefined;
}

function collect(
  session: Session,
  asked: Lwm2mPath,
  links: readonly LinkValue[],
  target: DeviceAddress,
  catalogue: NetworkCatalogue,
): void {
  for (const link of links) {
    const path = pathOf(link.target, target.rootPath);
    if (!isOfResource(path) || path.objectId !== asked.objectId) {
      continue;
    }
    note(session.found, path);
    const isParent = asked.resourceId === undefined && path.resourceInstanceId === undefined;
    if (isParent && hasInstances(path, target, catalogue)) {
      session.pending.push(path);
    }
  }
  if (isOfResource(asked)) {
    session.exact.add(`${asked.objectId}/${asked.instanceId}/${asked.resourceId}`);
  }
}

function note(found: Found, path: ResourcePath): void {
  const key = `${path.objectId}/${path.instanceId}`;
  const resources = found.get(key) ?? new Map<number, Set<number>>();
  found.set(key, resources);
  const instances = resources.get(path.resourceId) ?? new Set<number>();
  resources.set(path.resourceId, instances);
  if (path.resourceInstanceId !== undefined) {
    instances.add(path.resourceInstanceId);
  }
}

/** Whether the device can be asked for the instances of a resource, and may have any. */
function hasInstances(path: ResourcePath, target: DeviceAddress, catalogue: NetworkCatalogue): boolean {
  return (
    target.lwm2mVersion !== '1.0' &&
    catalogue.models.resource(path.objectId, path.resourceId)?.multiple === true
  );
}

/** Undefined for a link that is no LwM2M path: devices list other things too. */
function pathOf(target: string, rootPath: string): Lwm2mPath | undefined {
  const root = rootPath.replace(/\/+$/u, '');
  const text = root !== '' && target.startsWith(`${root}/`) ? target.slice(root.length) : target;
  try {
    return parsePath(text);
  } catch (error) {
    if (error instanceof PathError) {
      return undefined;
    }
    throw error;
  }
}

function applied(smartObject: SmartObject, session: Session, catalogue: NetworkCatalogue): SmartObject {
  const key = `${smartObject.objectId}/${smartObject.instanceNumber}`;
  const found = session.found.get(key);
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  if (found === undefined || type === undefined) {
    return smartObject;
  }
  const rids = new Set([...found.keys()].filter((rid) => type.resourceTypeIds.has(rid)));
  const shown = resourcesOf(smartObject, type);
  let resources = withResources(shown, rids);
  for (const rid of rids) {
    const riids = found.get(rid);
    if (riids !== undefined && (riids.size > 0 || session.exact.has(`${key}/${rid}`))) {
      resources = withInstances(resources, rid, [...riids]);
    }
  }
  return resources === shown ? smartObject : withResourceList(smartObject, type, resources);
}
