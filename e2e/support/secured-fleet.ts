/** A simulated fleet over coaps that keeps account of which of its notifications were acknowledged. */
import type { MusterClient } from '@muster/sdk';
import { createFleet, fleetCredentials, type Fleet, type SimulatedDevice } from '@muster/simulator';

const observed = '/3303/0/5700';
const acknowledgement = 2;
const confirmable = 0;
const contentCode = 0x45;

/** What a device knows of its notifications. */
interface Account {
  /** Unacknowledged values by Message ID. */
  readonly open: Map<number, number>;
  readonly acknowledged: Set<number>;
  last: number;
}

export class SecuredFleet {
  readonly fleet: Fleet;
  readonly #accounts = new Map<SimulatedDevice, Account>();
  readonly #resources = new Map<SimulatedDevice, string>();
  #value = 0;

  constructor(serverUri: string, devices: number) {
    this.fleet = createFleet({
      ...setting(serverUri, devices),
      onDatagram: (device, direction, message) => this.#look(device, direction, Buffer.from(message)),
    });
    for (const device of this.fleet.devices) {
      this.#accounts.set(device, { open: new Map(), acknowledged: new Set(), last: 0 });
    }
  }

  /** Tells the service the devices and their keys, as one CSV. */
  static async provision(client: MusterClient, serverUri: string, devices: number): Promise<void> {
    const known = await fleetCredentials(setting(serverUri, devices));
    const rows = known.devices.map(
      ({ endpointName, identity = '', preSharedKey = '' }) =>
        `${endpointName},Generic LwM2M,${identity},${preSharedKey}`,
    );
    const header = 'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey';
    await client.devices.createMultiple([header, ...rows].join('\n'));
  }

  async start(): Promise<void> {
    await this.fleet.start();
    await this.fleet.whenRegistered();
  }

  /** Has the service observe a value of each device. */
  async observe(client: MusterClient): Promise<void> {
    for (const device of this.fleet.devices) {
      const { SmartObjects } = await client.devices.getByEndpoint(device.endpointName);
      const sensor = SmartObjects.find(
        ({ TypeId, InstanceNumber }) => TypeId === 3303 && InstanceNumber === 0,
      );
      if (!sensor) throw new Error(`${device.endpointName} has no sensor`);
      const { Resources } = await client.smartObjects.get(sensor.Id);
      const resource = Resources.find(({ Url }) => Url === observed);
      if (!resource) throw new Error(`${device.endpointName} has no value`);
      this.#resources.set(device, resource.Id);
      const { activityId } = await client.resources.observe(resource.Id, {});
      if (activityId !== undefined) await client.activityLogs.waitFor(activityId, { pollMs: 20 });
    }
  }

  /** Every device notifies a value that it has never had before. */
  notifyAll(): void {
    this.#value += 1;
    for (const device of this.fleet.devices) {
      const account = this.#accountOf(device);
      account.last = this.#value;
      device.set(observed, this.#value);
    }
  }

  /** Whether the last value of each device has been acknowledged. */
  get isQuiet(): boolean {
    return [...this.#accounts.values()].every(({ acknowledged, last }) => acknowledged.has(last));
  }

  get acknowledged(): number {
    return [...this.#accounts.values()].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  /** Compares all devices: acknowledged values that are not stored, and values that are stored more than once. */
  async compare(client: MusterClient, sinceMs: number): Promise<{ missing: number; twice: number }> {
    const sum = { missing: 0, twice: 0 };
    for (const [device, resource] of this.#resources) {
      const { v } = await client.measurements.since(resource, sinceMs);
      const stored = v.map((one) => one.v).filter((one) => Number.isInteger(one));
      const known = new Set(stored);
      sum.twice += stored.length - known.size;
      for (const value of this.#accountOf(device).acknowledged) if (!known.has(value)) sum.missing += 1;
    }
    return sum;
  }

  #accountOf(device: SimulatedDevice): Account {
    const account = this.#accounts.get(device);
    if (!account) throw new Error(`${device.endpointName} is not of this fleet`);
    return account;
  }

  /** RFC 7252 3: type and message id are in the first four bytes. */
  #look(device: SimulatedDevice, direction: 'sent' | 'received', message: Buffer): void {
    const account = this.#accountOf(device);
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

function setting(serverUri: string, devices: number) {
  const cohort = { name: 'meters', count: devices, confirmableNotifications: true, notifyIntervalSeconds: 0 };
  const values = { '/3303/*/5700': 0 };
  return {
    serverUri,
    seed: 4,
    lifetimeSeconds: 86_400,
    startRatePerSecond: 500,
    devices: [{ ...cohort, values, objects: [1, 3, 3303] }],
  };
}
