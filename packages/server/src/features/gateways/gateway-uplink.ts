import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import { dataCollectors } from './model/data-collector.ts';
import type { DataCollector } from './model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { Condition, Store } from '../../store/port.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { EntityCache } from '../../kernel/entity-cache.ts';
import type { RegisterDevice } from '../../gateway/ports/uplink-requests.ts';
import type { DiscoveryMode } from './discovery-mode.ts';
import type { GatewayLog, LogPost } from './gateway-log.ts';

/** Maximum concurrent lookups of devices for their log posts. Posts beyond that are dropped. */
const MAX_LOOKUPS = 256;

export interface GatewayUplinkDependencies {
  readonly store: Store;
  readonly log: GatewayLog;
  readonly discovery: DiscoveryMode;
  readonly onError: (error: unknown) => void;
}

/** Checks whether devices of gateways may register, and writes the gateway logs about them. */
export class GatewayUplink {
  readonly #deps: GatewayUplinkDependencies;
  readonly #collectors: EntityCache<DataCollector>;
  readonly #lookups: BackgroundTasks;

  constructor(deps: GatewayUplinkDependencies) {
    this.#deps = deps;
    this.#lookups = new BackgroundTasks(deps.onError);
    this.#collectors = new EntityCache(deps.store, dataCollectors);
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
    this.#deps.discovery.note(request);
  }

  /** Writes a post in the log of the device's data collector. */
  note(device: Device, level: LogPost['level'], message: string): void {
    const { id, name, dataCollectorId } = device;
    this.#deps.log.write(dataCollectorId, level, message, { id, name });
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
    const found = this.#deps.store.collection(devices).findOne([condition]);
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
