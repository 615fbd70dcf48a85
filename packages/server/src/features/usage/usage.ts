import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import { usageFigures } from '../../kernel/ports.ts';
import type { DeviceMeter, UsageFigure } from '../../kernel/ports.ts';
import { insertOperation, putOperation, replaceOperation } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DeviceNetwork } from '../networks/model.ts';
import { deviceActivity, usage } from './model.ts';
import type { DeviceActivity, Usage } from './model.ts';

interface UsageMeterOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Seconds between two writes of the usage, > 0. */
  readonly intervalSeconds: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Counts the usage of device networks in memory and adds it to the store at intervals. If a write fails, the counts are
 * kept for the next attempt. Counts since the last interval are lost if the process is killed.
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
    const month = this.#month.name;
    const counted = { deviceNetworkId, month, figures: zeroUsage(), devices: 0, heard: new Set<string>() };
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

/** Usage to be added to the stored usage. */
interface CountedUsage {
  readonly deviceNetworkId: string;
  readonly month: string;
  readonly figures: Record<UsageFigure, number>;
  /** Maximum number of devices at any time. */
  devices: number;
  /** IDs of active devices, which may have been counted already. */
  readonly heard: Set<string>;
}

/** Maximum number of device networks per commit. */
const MAX_NETWORKS = 100;
/** Maximum number of devices per commit. */
const MAX_HEARD = 500;

function zeroUsage(): Record<UsageFigure, number> {
  return Object.fromEntries(usageFigures.map((one) => [one, 0])) as Record<UsageFigure, number>;
}

/** Adds `more`, of the same network and month, to `sum`. */
function addUsage(sum: CountedUsage, more: CountedUsage): void {
  for (const figure of usageFigures) sum.figures[figure] += more.figures[figure];
  sum.devices = Math.max(sum.devices, more.devices);
  for (const id of more.heard) sum.heard.add(id);
}

/**
 * Adds as much counted usage to the store as fits into one commit, and removes it from the list.
 *
 * @param counted unchanged if the commit fails
 */
async function storeUsage(store: Store, counted: CountedUsage[]): Promise<void> {
  const parts = counted.slice(0, MAX_NETWORKS).map((one) => ({ one, heard: [] as string[] }));
  let left = MAX_HEARD;
  for (const { one, heard } of parts) {
    for (const id of one.heard) {
      if (left === 0) break;
      heard.push(id);
      left -= 1;
    }
  }
  await store.transaction(async (tx) => {
    const names = await tx.collection(deviceNetworks).getMany(parts.map(({ one }) => one.deviceNetworkId));
    for (const { one, heard } of parts) {
      const network = names.get(one.deviceNetworkId);
      await tx.write(await writesFor(tx, one, heard, network));
    }
  });
  for (const { one, heard } of parts) {
    for (const id of heard) one.heard.delete(id);
    Object.assign(one.figures, zeroUsage());
  }
  const rest = counted.splice(0, parts.length).filter((one) => one.heard.size > 0);
  counted.push(...rest);
}

async function writesFor(
  tx: Transaction,
  { deviceNetworkId: networkId, month, figures, devices: most }: CountedUsage,
  heard: readonly string[],
  network: DeviceNetwork | undefined,
): Promise<WriteOperation[]> {
  const id = `${networkId}/${month}`;
  const before = await tx.collection(usage).get(id);
  const owner = ownerOf(network, before);
  // The network was deleted before it had usage in this month.
  if (owner === undefined) return [];
  const active = await newlyActive(tx, heard, month);
  const sums = usageFigures.map((one) => [one, (before?.[one] ?? 0) + figures[one]] as const);
  const row: Usage = {
    id,
    networkId,
    ...owner,
    month,
    devices: Math.max(before?.devices ?? 0, most),
    activeDevices: (before?.activeDevices ?? 0) + active.length,
    ...(Object.fromEntries(sums) as Record<UsageFigure, number>),
  };
  const existing = await tx.collection(devices).getMany(active.map(({ id }) => id));
  return [
    putOperation(usage, row),
    ...active
      .filter(({ id }) => existing.has(id))
      .map(({ id, before: earlier }) => {
        const activity = { id, deviceNetworkId: networkId, month };
        return earlier === undefined
          ? insertOperation(deviceActivity, activity)
          : replaceOperation(deviceActivity, earlier, activity);
      }),
  ];
}

/** Returns the names from the network, or from the stored row if the network is being removed and has lost its name. */
function ownerOf(
  network: DeviceNetwork | undefined,
  before: Usage | undefined,
): Pick<Usage, 'networkName' | 'tenantId'> | undefined {
  if (network !== undefined && network.removedAt === undefined) {
    return { networkName: network.name, tenantId: network.tenantId };
  }
  return before && { networkName: before.networkName, tenantId: before.tenantId };
}

/** Returns the devices that have not been counted in the month, and their activity in an earlier one. */
async function newlyActive(
  tx: Transaction,
  heard: readonly string[],
  month: string,
): Promise<{ readonly id: string; readonly before: DeviceActivity | undefined }[]> {
  if (heard.length === 0) return [];
  const known = await tx.collection(deviceActivity).getMany(heard);
  return heard.map((id) => ({ id, before: known.get(id) })).filter(({ before }) => before?.month !== month);
}
