import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import type { DeviceMeter, UsageFigure } from '../../kernel/usage-counter.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { addUsage, emptyUsage, storeUsage } from './stored-usage.ts';
import type { CountedUsage } from './stored-usage.ts';

export interface UsageMeterOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Seconds between two writes of the usage, > 0. */
  readonly intervalSeconds: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts the usage of device networks in memory and adds it to the store at intervals. If a write fails, the
 * counts are kept for the next attempt. Counts since the last interval are lost if the process is killed.
 */
export class UsageMeter implements DeviceMeter {
  readonly #options: UsageMeterOptions;
  /** Usage in {@link #month}, by device network. */
  #counted = new Map<string, CountedUsage>();
  /** Usage of earlier months that is not stored yet. */
  #earlier: CountedUsage[] = [];
  #month: ReturnType<typeof monthOf>;
  /** Number of devices by device network. Networks without devices are absent. */
  readonly #devices = new Map<string, number>();
  readonly #startedMs: number;
  #timer: TimerHandle | undefined;
  #storing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: UsageMeterOptions) {
    this.#options = options;
    this.#startedMs = options.clock.now();
    this.#month = monthOf(this.#startedMs);
  }

  /** Counts the devices and starts to store at intervals. Call it before devices and API calls arrive. */
  async load(): Promise<void> {
    const { store } = this.#options;
    for (const { id } of await store.collection(deviceNetworks).find({})) {
      const where = [{ field: 'deviceNetworkId', op: 'eq', value: id }] as const;
      const number = await store.collection(devices).count({ where });
      if (number > 0) this.#devices.set(id, number);
    }
    this.#countDevices();
    this.#schedule();
  }

  /** Stores the counts. Call it when no further counts can arrive. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    await this.settle();
  }

  add(deviceNetworkId: string, figure: UsageFigure, count = 1): void {
    this.#of(deviceNetworkId).figures[figure] += count;
  }

  devicesChanged(deviceNetworkId: string, change: 1 | -1): void {
    const number = (this.#devices.get(deviceNetworkId) ?? 0) + change;
    if (number === 0) this.#devices.delete(deviceNetworkId);
    else this.#devices.set(deviceNetworkId, number);
    const counted = this.#of(deviceNetworkId);
    counted.devices = Math.max(counted.devices, number);
  }

  heard(deviceNetworkId: string, deviceId: string, beforeMs: number | undefined): void {
    // Call this before the comparison, because it may begin a new month.
    const counted = this.#of(deviceNetworkId);
    // A killed process may have counted the device in this month without storing it.
    const sinceMs = Math.max(this.#month.startMs, this.#startedMs);
    if (beforeMs === undefined || beforeMs < sinceMs) counted.heard.add(deviceId);
  }

  async settle(): Promise<void> {
    const storing = this.#storing.then(() => this.#store());
    this.#storing = storing.catch(() => undefined);
    await storing;
  }

  #of(deviceNetworkId: string): CountedUsage {
    if (this.#options.clock.now() >= this.#month.endMs) this.#beginMonth();
    const known = this.#counted.get(deviceNetworkId);
    if (known !== undefined) return known;
    const counted = emptyUsage(deviceNetworkId, this.#month.name);
    this.#counted.set(deviceNetworkId, counted);
    return counted;
  }

  #beginMonth(): void {
    this.#earlier.push(...this.#counted.values());
    this.#counted = new Map();
    this.#month = monthOf(this.#options.clock.now());
    this.#countDevices();
  }

  /** Counts the devices of all networks, so that a network with devices has usage in each month. */
  #countDevices(): void {
    for (const [id, number] of this.#devices) this.#of(id).devices = number;
  }

  #schedule(): void {
    if (this.#isClosed) return;
    const { clock, intervalSeconds, onError } = this.#options;
    this.#timer = clock.setTimer(intervalSeconds * 1000, () => {
      void this.settle()
        .catch(onError)
        .finally(() => this.#schedule());
    });
  }

  async #store(): Promise<void> {
    if (this.#options.clock.now() >= this.#month.endMs) this.#beginMonth();
    // Store the months in order: a device remembers the last one in which it was active.
    const months = [this.#earlier, [...this.#counted.values()]];
    this.#earlier = [];
    this.#counted = new Map();
    try {
      for (const taken of months) {
        while (taken.length > 0) await storeUsage(this.#options.store, taken);
      }
    } catch (error) {
      for (const one of months.flat()) this.#putBack(one);
      throw error;
    }
  }

  #putBack(taken: CountedUsage): void {
    const { deviceNetworkId, month } = taken;
    if (month === this.#month.name) addUsage(this.#of(deviceNetworkId), taken);
    else this.#earlier.push(taken);
  }
}

/** A month in UTC. */
interface Month {
  /** For example `2026-11`. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  /** Epoch milliseconds, exclusive. */
  readonly endMs: number;
}

/** @param atMs epoch milliseconds */
function monthOf(atMs: number): Month {
  const at = new Date(atMs);
  const startMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  return {
    name: new Date(startMs).toISOString().slice(0, 'yyyy-mm'.length),
    startMs,
    endMs: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1),
  };
}
