import { LRUCache } from 'lru-cache';
import type { DataCollector } from './model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { RegisterDevice } from '../../gateway/ports/uplink-requests.ts';

/** How long a gateway notes endpoints that no device names. */
const DISCOVERY_MS = 60_000;
/** Milliseconds that the discovered endpoints can be listed after the discovery. */
const KEPT_MS = 600_000;
const MAX_WINDOWS = 1000;
const MAX_ENDPOINTS = 1000;
/** Objects of an endpoint that are noted. */
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
  /** `/3/0` */
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
 * Gateways in discovery mode: endpoints that no device names are refused as ever, but noted, so that devices can be made for
 * them. Their names belong to no device network yet: every network that looks at the time sees them.
 */
export class DiscoveryMode {
  readonly #store: Store;
  readonly #clock: Clock;
  /** By data collector. */
  readonly #windows = new LRUCache<string, Window>({
    max: MAX_WINDOWS,
    dispose: (window) => window.timer?.cancel(),
  });

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Starts the discovery of a gateway, or restarts it.
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

  /** An endpoint that no device names wants to register. */
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
   * @param text part of the names, in any case
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
