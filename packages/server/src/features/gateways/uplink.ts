import { LRUCache } from 'lru-cache';
import type { RegisterDevice } from '../../gateway/ports/uplink-requests.ts';
import { BackgroundTasks } from '../../kernel/tasks.ts';
import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import { EntityCache } from '../../kernel/caches.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import type { Condition, Store } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { RegistrationService } from '../registration/registration.ts';
import type { GatewayLog, LogPost } from './gateway-log.ts';
import { dataCollectors } from './model.ts';
import type { DataCollector } from './model.ts';

/** Maximum concurrent lookups of devices for their log posts. Posts beyond that are dropped. */
const MAX_LOOKUPS = 256;

/** Checks whether devices of gateways may register, and writes the gateway logs about them. */
export class GatewayUplink {
  readonly #store: Store;
  readonly #log: GatewayLog;
  readonly #discovery: DiscoveryMode;
  readonly #collectors: EntityCache<DataCollector>;
  readonly #lookups: BackgroundTasks;

  constructor(store: Store, log: GatewayLog, discovery: DiscoveryMode, onError: (error: unknown) => void) {
    this.#store = store;
    this.#log = log;
    this.#discovery = discovery;
    this.#collectors = new EntityCache(store, dataCollectors);
    this.#lookups = new BackgroundTasks(onError);
  }

  /**
   * Admits an authenticated device that registers.
   *
   * @throws UplinkRefusal 4.03 if its data collector is blacklisted
   */
  async admit({ source, lifetimeSeconds, relay }: RegisterDevice, device: Device): Promise<void> {
    const place = relay === undefined ? `${source.address}:${source.port}` : 'HTTP';
    const collector = await this.#collectors.get(device.dataCollectorId);
    if (collector?.isBlacklisted === true) {
      this.note(device, 'Warning', `Register from ${place} refused: the data collector is blacklisted.`);
      throw new UplinkRefusal('4.03', 'The gateway of this device is blacklisted.');
    }
    this.note(device, 'Informational', `Register from ${place}, for ${lifetimeSeconds} s.`);
  }

  /** Records an endpoint without a device that tries to register. */
  unknown(request: RegisterDevice): void {
    this.#discovery.note(request);
  }

  /** Writes a post in the log of the device's data collector. */
  note(device: Device, level: LogPost['level'], message: string): void {
    const { id, name, dataCollectorId } = device;
    this.#log.write(dataCollectorId, level, message, { id, name });
  }

  /** Writes a post when a device is no longer registered. */
  onDeparture(_deviceId: string, device?: Device): void {
    if (device?.status === 'offline') this.note(device, 'Warning', 'Contact lost: the registration expired.');
    if (device?.status === 'Deregistered') this.note(device, 'Informational', 'Deregistered.');
  }

  /** Writes a post about the device with this ID. */
  noteById(deviceId: string, level: LogPost['level'], message: string): void {
    this.#lookUp({ field: 'id', op: 'eq', value: deviceId }, (device) => this.note(device, level, message));
  }

  /** Writes a post about the device with this endpoint name. */
  noteByEndpoint(endpointName: string, level: LogPost['level'], message: string): void {
    this.#lookUp({ field: 'deviceIdentifier', op: 'eq', value: endpointName }, (device) =>
      this.note(device, level, message),
    );
  }

  #lookUp(condition: Condition, post: (device: Device) => void): void {
    if (this.#lookups.size >= MAX_LOOKUPS) return;
    const found = this.#store.collection(devices).findOne([condition]);
    this.#lookups.add(
      found.then((device) => {
        if (device !== undefined) post(device);
      }),
    );
  }

  /** Call it after every change of data collectors. */
  forget(): void {
    this.#collectors.forget();
  }

  close(): Promise<void> {
    return this.#lookups.idle();
  }
}

/** Ends the registrations of the devices of a blacklisted gateway. */
export class Blacklisting {
  readonly #store: Store;
  readonly #registrations: RegistrationService;
  readonly #tasks: BackgroundTasks;

  constructor(deps: {
    readonly store: Store;
    readonly registrations: RegistrationService;
    readonly onError: (error: unknown) => void;
  }) {
    this.#store = deps.store;
    this.#registrations = deps.registrations;
    this.#tasks = new BackgroundTasks(deps.onError);
  }

  /** Call it after each change of a data collector. */
  enforce({ id, isBlacklisted }: DataCollector): void {
    if (isBlacklisted) this.#tasks.add(this.#disconnect(id));
  }

  async #disconnect(dataCollectorId: string): Promise<void> {
    const where = [
      { field: 'dataCollectorId', op: 'eq', value: dataCollectorId },
      { field: 'status', op: 'eq', value: 'online' },
    ] as const;
    for await (const device of this.#store.collection(devices).iterate({ where })) {
      await this.#registrations.disconnect(device.id);
    }
  }

  close(): Promise<void> {
    return this.#tasks.idle();
  }
}

/** Milliseconds during which a gateway records endpoints without a device. */
const DISCOVERY_MS = 60_000;
/** Milliseconds after the discovery during which the discovered endpoints can be listed. */
const KEPT_MS = 600_000;
const MAX_WINDOWS = 1000;
const MAX_ENDPOINTS = 1000;
/** Maximum recorded objects per endpoint. */
const MAX_OBJECTS = 256;

/** An endpoint without a device, and the objects that it tried to register. */
export interface DiscoveredEndpoint {
  readonly dataCollectorId: string;
  readonly dataCollectorName: string;
  readonly endpointName: string;
  /** Epoch milliseconds. */
  readonly lastObserved: number;
  readonly lifetimeSeconds: number;
  readonly lwm2mVersion: string;
  readonly binding: string;
  /** Paths such as `/3/0`. */
  readonly objects: readonly string[];
}

interface Window {
  readonly deviceNetworkId: string;
  readonly name: string;
  openUntil: number;
  readonly seen: LRUCache<string, Omit<DiscoveredEndpoint, 'dataCollectorId' | 'dataCollectorName'>>;
  timer: TimerHandle | undefined;
}

/**
 * Manages gateways in discovery mode. Endpoints without a device are still refused, but recorded, so that
 * devices can be created for them. These endpoints belong to no device network yet, so every network in
 * discovery mode at that time sees them.
 */
export class DiscoveryMode {
  readonly #store: Store;
  readonly #clock: Clock;
  /** Keyed by data collector ID. */
  readonly #windows = new LRUCache<string, Window>({
    max: MAX_WINDOWS,
    dispose: (window) => window.timer?.cancel(),
  });

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Starts or restarts the discovery of a gateway.
   *
   * @param done called at the end with the number of endpoints
   */
  open(collector: DataCollector, done: (endpoints: number) => void): void {
    const { id, name, deviceNetworkId } = collector;
    const openUntil = this.#clock.now() + DISCOVERY_MS;
    const seen = this.#windows.get(id)?.seen ?? new LRUCache({ max: MAX_ENDPOINTS });
    this.#windows.get(id)?.timer?.cancel();
    const timer = this.#clock.setTimer(DISCOVERY_MS, () => {
      done(seen.size);
      window.timer = this.#clock.setTimer(KEPT_MS, () => this.#windows.delete(id));
    });
    const window: Window = { deviceNetworkId, name, openUntil, seen, timer };
    this.#windows.set(id, window, { noDisposeOnSet: true });
  }

  /** Records an endpoint without a device that tries to register. */
  note(request: RegisterDevice): void {
    if (this.#windows.size === 0) return;
    const now = this.#clock.now();
    const found = {
      endpointName: request.endpointName,
      lastObserved: now,
      lifetimeSeconds: request.lifetimeSeconds,
      lwm2mVersion: request.lwm2mVersion,
      binding: request.binding,
      objects: pathsOf(request),
    };
    for (const window of this.#windows.values()) {
      if (now < window.openUntil) window.seen.set(request.endpointName, found);
    }
  }

  /**
   * Lists the discovered endpoints of a network that still have no device, the latest first.
   *
   * @param text part of the endpoint name; case is ignored
   */
  async list(deviceNetworkId: string, text = ''): Promise<readonly DiscoveredEndpoint[]> {
    const wanted = text.toLowerCase();
    const found = [...this.#windows.entries()]
      .filter(([, window]) => window.deviceNetworkId === deviceNetworkId)
      .flatMap(([dataCollectorId, { name, seen }]) =>
        [...seen.values()].map((one) => ({ ...one, dataCollectorId, dataCollectorName: name })),
      )
      .filter((one) => one.endpointName.toLowerCase().includes(wanted))
      .sort((a, b) => b.lastObserved - a.lastObserved)
      .slice(0, MAX_ENDPOINTS);
    const names = found.map((one) => one.endpointName);
    const known = await this.#store
      .collection(devices)
      .find({ where: [{ field: 'deviceIdentifier', op: 'in', value: names }] });
    const taken = new Set(known.map((one) => one.deviceIdentifier));
    return found.filter((one) => !taken.has(one.endpointName));
  }

  close(): void {
    this.#windows.clear();
  }
}

function pathsOf({ objects }: RegisterDevice): readonly string[] {
  const paths: string[] = [];
  for (const { objectId, instanceIds } of objects) {
    if (paths.length >= MAX_OBJECTS) break;
    if (instanceIds.length === 0) paths.push(`/${objectId}`);
    for (const instanceId of instanceIds.slice(0, MAX_OBJECTS)) paths.push(`/${objectId}/${instanceId}`);
  }
  return paths.slice(0, MAX_OBJECTS);
}
