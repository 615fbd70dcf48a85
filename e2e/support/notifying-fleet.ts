/** A simulated fleet that keeps account of which of its notifications were acknowledged. */
import { until } from '@muster/testkit';
import { openDevice, type MusterClient } from '@muster/sdk';
import {
  createFleet,
  fleetCredentials,
  type Cohort,
  type Fleet,
  type FleetOptions,
  type SimulatedDevice,
} from '@muster/simulator';
import type { Closers } from './closers.ts';
import { inParallel } from './in-parallel.ts';

const observed = '/3303/0/5700';
const acknowledgement = 2;
const confirmable = 0;
const contentCode = 0x45;
/** Requests of the API that are under way at a time. */
const PARALLEL = 8;

/** What a device knows of its notifications. */
interface Account {
  /** Unacknowledged values by Message ID. */
  readonly open: Map<number, number>;
  readonly acknowledged: Set<number>;
  last: number;
}

/** Devices that notify the values of one resource when the test asks for it, in confirmable messages. */
export class NotifyingFleet {
  readonly fleet: Fleet;
  readonly #accounts = new Map<SimulatedDevice, Account>();
  readonly #resources = new Map<SimulatedDevice, string>();
  #value = 0;
  /** Position of the device that notifies next. */
  #next = 0;

  /** @param options as {@link fleetOf} gives them */
  constructor(options: FleetOptions) {
    this.fleet = createFleet({
      ...options,
      onDatagram: (device, direction, message) => this.#look(device, direction, Buffer.from(message)),
    });
    for (const device of this.fleet.devices) {
      this.#accounts.set(device, { open: new Map(), acknowledged: new Set(), last: 0 });
    }
  }

  /** Creates the secured devices of a fleet in the service, with their keys, from one CSV. */
  static async enrol(client: MusterClient, options: FleetOptions): Promise<void> {
    const known = await fleetCredentials(options);
    const rows = known.devices.map(
      ({ endpointName, identity = '', preSharedKey = '' }) =>
        `${endpointName},Generic LwM2M,${identity},${preSharedKey}`,
    );
    const header = 'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey';
    await client.devices.createMultiple([header, ...rows].join('\n'));
  }

  /** Creates the devices in the service, starts them, and has the service observe a value of each. They end with the closers. */
  static async open(
    client: MusterClient,
    options: FleetOptions,
    closers: Closers,
    observer = client,
  ): Promise<NotifyingFleet> {
    await NotifyingFleet.enrol(client, options);
    const fleet = new NotifyingFleet(options);
    closers.unshift(() => fleet.fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.observe(observer);
    return fleet;
  }

  async start(): Promise<void> {
    await this.fleet.start();
    await this.fleet.whenRegistered();
  }

  /** Has the service observe a value of each device. */
  async observe(client: MusterClient): Promise<void> {
    const ids = new Map<string, string>();
    const rows = client.resources.iterate({ Filter: "Name eq 'Sensor Value'", PageSize: 1_000 });
    for await (const { Id, Url, DeviceName } of rows) if (Url === observed) ids.set(DeviceName ?? '', Id);
    await inParallel(this.fleet.devices, PARALLEL, async (device) => {
      const id = ids.get(device.endpointName);
      if (id === undefined) throw new Error(`${device.endpointName} has no value`);
      this.#resources.set(device, id);
      const { activityId } = await client.resources.observe(id, {});
      if (activityId !== undefined) await client.activityLogs.waitFor(activityId, { pollMs: 20 });
    });
  }

  /** Every device notifies a value that it has never had before. */
  notifyAll(): void {
    this.notify(this.fleet.devices.length);
  }

  /** The next devices in turn notify a value that they have never had before. @param count number of devices */
  notify(count: number): void {
    const { devices } = this.fleet;
    this.#value += 1;
    for (let left = count; left > 0; left -= 1) {
      const device = devices[this.#next % devices.length];
      this.#next += 1;
      if (device) this.#set(device);
    }
  }

  #set(device: SimulatedDevice): void {
    this.#accountOf(device).last = this.#value;
    device.set(observed, this.#value);
  }

  /** Devices whose last value was not acknowledged notify again: they may not have been observed then. */
  nudge(): void {
    this.#value += 1;
    for (const device of this.unacknowledged) this.#set(device);
  }

  /** Resolves when the last value of each device has been acknowledged. */
  async whenQuiet(): Promise<void> {
    await until(() => this.unacknowledged.map(({ endpointName }) => endpointName).length === 0);
  }

  /** Every device notifies a value. Resolves when all are acknowledged. */
  async report(): Promise<void> {
    this.notifyAll();
    await this.whenQuiet();
  }

  /** Devices whose last value has not been acknowledged. */
  get unacknowledged(): readonly SimulatedDevice[] {
    return [...this.#accounts]
      .filter(([, { acknowledged, last }]) => last !== 0 && !acknowledged.has(last))
      .map(([device]) => device);
  }

  get acknowledged(): number {
    return [...this.#accounts.values()].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  /**
   * Compares all devices with what the service has stored since then.
   *
   * @returns numbers of acknowledged values that are not stored, and of values that are stored more than once
   */
  async compare(client: MusterClient, sinceMs: number): Promise<Record<'missing' | 'twice', number>> {
    const sum = { missing: 0, twice: 0 };
    await inParallel(this.#resources, PARALLEL, async ([device, resource]) => {
      const { v } = await client.measurements.since(resource, sinceMs);
      const stored = v.map((one) => one.v).filter((one) => Number.isInteger(one));
      const known = new Set(stored);
      sum.twice += stored.length - known.size;
      for (const value of this.#accountOf(device).acknowledged) if (!known.has(value)) sum.missing += 1;
    });
    return sum;
  }

  ofCohort(name: string): readonly SimulatedDevice[] {
    return this.fleet.devices.filter(({ cohort }) => cohort === name);
  }

  /**
   * Devices without DTLS are known by their gateway: their next message to another one is an Update. Then they are observed
   * again, and the first response has the value that was stored before.
   *
   * @param cohort name of the cohort of these devices
   * @returns number of values that were stored again
   */
  async updatePlain(client: MusterClient, sinceMs: number, cohort: string): Promise<number> {
    const devices = this.ofCohort(cohort);
    const { twice: before } = await this.compare(client, sinceMs);
    await Promise.all(devices.map((device) => device.update()));
    await until(async () => (await this.compare(client, sinceMs)).twice === before + devices.length);
    return devices.length;
  }

  /** The first device of each cohort answers a command. @throws Error if it fails */
  async expectCommands(client: MusterClient, cohorts: readonly string[]): Promise<void> {
    for (const cohort of cohorts)
      await (await openDevice(client, this.ofCohort(cohort)[0]!.endpointName)).read('/3/0/0');
  }

  #accountOf(device: SimulatedDevice): Account {
    const account = this.#accounts.get(device);
    if (!account) throw new Error(`${device.endpointName} is not of this fleet`);
    return account;
  }

  /** RFC 7252 3: type and message id are in the first four bytes. */
  #look(device: SimulatedDevice, direction: 'sent' | 'received', message: Buffer): void {
    const account = this.#accountOf(device);
    // nginx sends an empty datagram when a gateway has closed its port.
    if (message.length < 4) return;
    const type = (message.readUInt8(0) >> 4) & 3;
    const id = message.readUInt16BE(2);
    if (direction === 'received') {
      const value = type === acknowledgement ? account.open.get(id) : undefined;
      if (value === undefined) return;
      account.acknowledged.add(value);
      account.open.delete(id);
    } else if (type === confirmable && message.readUInt8(1) === contentCode && !account.open.has(id)) {
      // A message that is repeated has the id, and the value, that it had before.
      account.open.set(id, account.last);
    }
  }
}

/** A cohort of devices that notify when the test asks for it. */
export function notifying(name: string, count: number, more: Partial<Cohort> = {}): Cohort {
  return {
    ...{ name, endpoint: `${name}-{index:6}`, count, confirmableNotifications: true },
    lifetimeSeconds: 86_400,
    ...{ notifyIntervalSeconds: 0, values: { '/3303/*/5700': 0 }, objects: [1, 3, 3303], ...more },
  };
}

/** Devices of one kind. */
export const metersOf = (serverUri: string, count: number): FleetOptions =>
  fleetOf(serverUri, notifying('meters', count));

export function fleetOf(serverUri: string, ...devices: readonly Cohort[]): FleetOptions {
  return { serverUri, seed: 4, startRatePerSecond: 500, devices };
}
