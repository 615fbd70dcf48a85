import type { Lwm2mPath } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Catalogues } from '../../kernel/ports.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Clock, StoreRetry, TimerHandle } from '../../kernel/timers.ts';
import { replaceOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { ResourceShape } from '../device-objects/model.ts';
import { DiscoveredResources, withDiscovered } from '../device-objects/reported-resources.ts';
import { devices } from '../devices/model.ts';
import { hasYielded, isTemporary } from '../downlink/downlink-queue.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import { isOtherSource } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import { shapeIdOf } from './discovered-shapes.ts';
import type { DiscoveredShapes } from './discovered-shapes.ts';
import { objectListKey } from './model.ts';
import type { Registration } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly presence: Presence;
  readonly catalogues: Catalogues;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly objects: DeviceObjects;
  readonly shapes: DiscoveredShapes;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** Security and Server are private to the device, so no Discover is sent for them. Exact IDs only. */
const NOT_DISCOVERED: ReadonlySet<number> = new Set([0, 1]);

/** The Discovers of a device. */
interface Session {
  /** Latest registration: a device may register again during its Discovers. */
  registration: Registration;
  /** Paths without a Discover yet. */
  readonly pending: Lwm2mPath[];
  readonly discovered: DiscoveredResources;
  /** ID of the shape that the responses are compared with or that replaces them. */
  readonly shapeId: string | undefined;
  /** Whether another device may be discovered in its place. */
  isSampled: boolean;
  /** Shape of another device, which replaces the responses. */
  shape?: ResourceShape;
  /** Number of times that the device fell asleep before responding. */
  silences: number;
  /** Whether it waits for the device to wake, or for the first device of its shape. */
  isPaused: boolean;
  /**
   * Whether the device has temporarily refused a Discover. Its object list is not marked as discovered then.
   */
  isIncomplete: boolean;
}

/** The first device of a shape. Others with the same type and object list wait for its responses. */
interface Pioneer {
  readonly session: Session;
  readonly waiting: Set<Session>;
  readonly timer: TimerHandle;
}

/** Milliseconds after which the next device of a shape is discovered, because the first one is slow. */
const PIONEER_MS = 4_000;

/** Maximum silences. A device in queue mode with more is asked again when its object list changes. */
const MAX_SILENCES = 5;

/**
 * Discovers the resources of a device after it has registered: one Discover for each object, then one for
 * each resource that may have several instances (LwM2M 1.1; a 1.0 device only returns their number). This is
 * background work: commands go first. If the type of the device is sampled, one device of a shape is discovered,
 * and the others receive the shape.
 */
export class DiscoveryService {
  readonly #deps: Dependencies;
  readonly #underWay = new Map<string, Session>();
  /** By ID of the shape. */
  readonly #pioneers = new Map<string, Pioneer>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    deps.presence.listen((deviceId) => this.#resumeSession(deviceId));
  }

  followUp(change: RegistrationChange): void {
    const registration = this.#deps.live.ofDevice(change.deviceId);
    if (!change.discover || registration === undefined) return;
    const current = this.#underWay.get(change.deviceId);
    if (current !== undefined && canContinue(current.registration, registration)) {
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
      discovered: new DiscoveredResources(),
      shapeId: change.shapeId,
      isSampled: change.shapeId !== undefined && change.isVerification !== true,
      silences: 0,
      isPaused: false,
      isIncomplete: false,
    };
    // A later list replaces the session of an earlier one, which ends at its next step.
    this.#underWay.set(change.deviceId, session);
    if (current !== undefined) this.#release(current);
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
    this.#release(session);
    if (this.#isCurrent(session)) this.#underWay.delete(session.registration.deviceId);
  }

  /** Call it when the device is no longer registered. */
  onDeparture(deviceId: string): void {
    if (this.#underWay.get(deviceId)?.isPaused === true) this.#underWay.delete(deviceId);
  }

  /** Continues the session of a device that has woken. */
  #resumeSession(deviceId: string): void {
    const session = this.#underWay.get(deviceId);
    if (session?.isPaused === true && this.#deps.presence.isAwake(deviceId)) {
      session.isPaused = false;
      this.#enqueue(session);
    }
  }

  /**
   * Decides whether to discover a device of a type that is sampled.
   *
   * @returns false if its session is paused
   */
  async #decide(session: Session, shapeId: string, signal: AbortSignal): Promise<boolean> {
    const { shapes, storeRetry } = this.#deps;
    const taken = await storeRetry.run(() => shapes.take(shapeId), signal);
    if (taken === 'unknown') {
      const pioneer = this.#pioneers.get(shapeId);
      if (pioneer !== undefined || this.#deps.presence.isAsleep(session.registration.deviceId)) {
        session.isPaused = true;
        pioneer?.waiting.add(session);
        return false;
      }
      const timer = this.#deps.clock.setTimer(PIONEER_MS, () => this.#release(session));
      this.#pioneers.set(shapeId, { session, waiting: new Set(), timer });
    } else if (typeof taken === 'object') {
      session.pending.length = 0;
      session.shape = taken;
    }
    session.isSampled = false;
    return true;
  }

  /** Continues the sessions that wait for this one, if there are any. */
  #release(session: Session): void {
    const { shapeId = '' } = session;
    const pioneer = this.#pioneers.get(shapeId);
    if (pioneer?.session !== session) return;
    this.#pioneers.delete(shapeId);
    pioneer.timer.cancel();
    for (const waiting of pioneer.waiting) {
      if (!waiting.isPaused || !this.#isCurrent(waiting)) continue;
      waiting.isPaused = false;
      this.#enqueue(waiting);
    }
  }

  async #step(session: Session, target: DeviceAddress, signal: AbortSignal): Promise<void> {
    if (!this.#isCurrent(session)) return;
    const { registration, shapeId } = session;
    let path: Lwm2mPath | undefined;
    try {
      const isUndecided = session.isSampled && shapeId !== undefined;
      if (isUndecided && !(await this.#decide(session, shapeId, signal))) return;
      if (session.shape === undefined && this.#deps.presence.isAsleep(target.deviceId)) {
        session.isPaused = true;
        this.#release(session);
        return;
      }
      path = session.pending.shift();
      if (path === undefined) {
        const { lanes, storeRetry } = this.#deps;
        await storeRetry.run(() => lanes.run(target.deviceId, () => this.#store(session)), signal);
        this.#abandon(session);
        return;
      }
      const { link, catalogues } = this.#deps;
      const { success, code, links = [] } = await link.perform(target, { type: 'discover', path }, signal);
      if (success) {
        const catalogue = await catalogues.forNetwork(target.deviceNetworkId);
        session.pending.push(...session.discovered.add(path, links, target, catalogue));
      } else if (isTemporary(code)) {
        session.isIncomplete = true;
      }
      this.#enqueue(session);
    } catch (error) {
      this.#failed(session, registration, path, error, signal);
    }
  }

  /** Stores the discovered resources in one commit, if the registration of the device is still the same. */
  async #store({ registration, discovered, isIncomplete, shape, shapeId }: Session): Promise<void> {
    const { id, deviceId, deviceNetworkId } = registration;
    const { store, objects, live, catalogues, shapes } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined || live.ofDevice(deviceId)?.id !== id) return;
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const before = await objects.of(deviceId);
    const found = shape ?? discovered.shape();
    const after = before.map((one) => withDiscovered(one, found, catalogue));
    const writes = before.flatMap((one, index): WriteOperation[] => {
      const next = after[index] ?? one;
      return next === one ? [] : [replaceOperation(smartObjects, one, next)];
    });
    const discoveredObjects = objectListKey(registration.objects);
    // If incomplete, the next registration repeats the Discovers.
    const noted = isIncomplete ? [] : [replaceOperation(devices, device, { ...device, discoveredObjects })];
    const isOwn = shape === undefined && !isIncomplete && shapeId === shapeIdOf(device, registration);
    const learned = isOwn ? await shapes.learn(shapeId, device, found) : undefined;
    await store.write([...writes, ...noted, ...(learned?.writes ?? [])]);
    objects.committed(deviceId, after);
    await learned?.committed();
  }

  #failed(
    session: Session,
    registration: Registration,
    path: Lwm2mPath | undefined,
    error: unknown,
    signal: AbortSignal,
  ): void {
    if (hasYielded(signal)) {
      // The queue runs the task again after the commands.
      if (path !== undefined) session.pending.unshift(path);
      return;
    }
    if (this.#pauses(session, path, error, signal)) return;
    if (session.registration !== registration && path !== undefined) {
      // The device has registered again during the request, and may not have received it.
      session.pending.unshift(path);
      this.#enqueue(session);
      return;
    }
    // The device is gone or slow. Its next registration tries again, because its list is not marked as
    // discovered.
    this.#abandon(session);
    if (!signal.aborted && !(error instanceof DeviceUnreachable)) this.#deps.onError(error);
  }

  /**
   * Pauses the session of a device in queue mode that did not respond. The request is repeated when it wakes.
   */
  #pauses(session: Session, path: Lwm2mPath | undefined, error: unknown, signal: AbortSignal): boolean {
    const isSilence = error instanceof DeviceUnreachable && error.kind === 'timeout';
    const { deviceId } = session.registration;
    if (signal.aborted || path === undefined || !isSilence || !this.#deps.presence.isQueueMode(deviceId)) {
      return false;
    }
    session.silences += 1;
    session.pending.unshift(path);
    session.isPaused = session.silences < MAX_SILENCES;
    this.#release(session);
    return session.isPaused;
  }
}

/**
 * Returns whether to continue the Discovers of an earlier registration: the address and the objects are the
 * same. Otherwise the discovery of a device that registers often would never complete.
 */
function canContinue(before: Registration, after: Registration): boolean {
  return (
    before.objects === after.objects &&
    before.rootPath === after.rootPath &&
    before.lwm2mVersion === after.lwm2mVersion &&
    !isOtherSource(before, after)
  );
}
