/** Commands to simulated devices, with account of which of them arrived, and how often. */
import { MusterApiError, type MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { inParallel } from './in-parallel.ts';

/** Code of an error of the service, or its text. */
export function codeOf(error: unknown): string {
  return error instanceof MusterApiError ? (error.code ?? error.message) : String(error);
}

/** Requests of the API that are under way at a time. */
const PARALLEL = 8;
/** Application Type of IPSO objects: text that can be written. */
const WRITTEN = '/3306/0/5750';
/** Reasons why it can be that an accepted command did not reach its device, or that the service does not know. */
const STATED =
  /was not sent|The outcome is not known|did not answer in time|was restarted|shutting down|registered from another address/u;

/** Accepted commands that went wrong, by their fault. */
export interface CommandFaults {
  /** Values that reached a device more than once. */
  readonly twice: readonly string[];
  /** Accepted values that reached no device, without a statement of the service. */
  readonly lost: readonly string[];
  /** Accepted values whose commands failed. */
  readonly failures: readonly string[];
}

/** Writes new values to devices in turn. Each value is sent to the service once, except that the SDK may retry. */
export class Commands {
  readonly fleet: Fleet;
  /** Accepted values, with the IDs of their entries in the Activity Log. */
  readonly accepted = new Map<string, string>();
  /** Refused values, with what the service said of them. */
  readonly failed = new Map<string, string>();
  /** Message IDs that each value reached a device with. */
  readonly #arrivals = new Map<string, Set<string>>();
  #resources: readonly string[] = [];
  #last = 0;
  #judged = 0;

  constructor(options: FleetOptions) {
    this.fleet = createFleet({
      ...options,
      onDatagram: (device, direction, message) => {
        if (direction === 'received') this.#look(device.endpointName, Buffer.from(message));
      },
    });
  }

  /** A Write has the code 0.03; its payload is the value as text. */
  #look(device: string, message: Buffer): void {
    // nginx sends an empty datagram when a gateway has closed its port.
    if (message.length < 4 || message.readUInt8(1) !== 0x03) return;
    const value = /value-\d+/u.exec(message.toString('latin1'))?.[0];
    if (value === undefined) return;
    const ids = this.#arrivals.get(value) ?? new Set();
    this.#arrivals.set(value, ids.add(`${device} ${message.readUInt16BE(2)}`));
  }

  /** Registers the devices, and finds the resources to write. */
  async start(client: MusterClient): Promise<void> {
    await this.fleet.start();
    await this.fleet.whenRegistered();
    const ours = new Set(this.fleet.devices.map(({ endpointName }) => endpointName));
    const found: string[] = [];
    const rows = client.resources.iterate({ Filter: "Name eq 'Application Type'", PageSize: 1_000 });
    for await (const { Id, Url, DeviceName = '' } of rows)
      if (Url === WRITTEN && ours.has(DeviceName)) found.push(Id);
    if (found.length !== ours.size)
      throw new Error(`${found.length} of ${ours.size} devices can be written.`);
    this.#resources = found;
  }

  /** Writes one value to the next device. @param clientOf throws if its process is down */
  async next(clientOf: () => MusterClient): Promise<void> {
    this.#last += 1;
    const value = `value-${this.#last}`;
    const resource = this.#resources[this.#last % this.#resources.length] ?? '';
    try {
      const { activityId = '' } = await clientOf().resources.write(resource, { Value: value });
      this.accepted.set(value, activityId);
    } catch (error) {
      this.failed.set(value, codeOf(error));
    }
  }

  /** Waits until the commands since the last call have ended. @returns those that ended as none may, and all that failed */
  async judge(client: MusterClient): Promise<CommandFaults> {
    const lost: string[] = [];
    const failures: string[] = [];
    await inParallel([...this.accepted].slice(this.#judged), PARALLEL, async ([value, id]) => {
      const { Status, ResponseMessage = '' } = await client.activityLogs.waitFor(id, { pollMs: 100 });
      const said = `${value}: ${Status} ${ResponseMessage}`;
      if (Status === 'Failed') failures.push(said);
      if (!this.#arrivals.has(value) && (Status !== 'Failed' || !STATED.test(ResponseMessage)))
        lost.push(said);
    });
    this.#judged = this.accepted.size;
    const twice = [...this.#arrivals].filter(([, ids]) => ids.size > 1).map(([value]) => value);
    return { twice, lost, failures };
  }
}

/** A cohort of devices that take commands. */
export function switches(name: string, count: number, more: Partial<Cohort> = {}): Cohort {
  return {
    ...{ name, endpoint: `${name}-{index:6}`, count, notifyIntervalSeconds: 0, lifetimeSeconds: 86_400 },
    ...{ objects: [1, 3, { id: 3306, instances: [0] }], ...more },
  };
}
