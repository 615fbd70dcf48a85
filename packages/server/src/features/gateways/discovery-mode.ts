import { LRUCache } from 'lru-cache';
import type { DataCollector } from './model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { RegisterDevice } from '../../gateway/ports/uplink-requests.ts';

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
