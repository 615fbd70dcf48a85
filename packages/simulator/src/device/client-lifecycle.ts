import { DeviceUnreachableError, type BootstrapClient, type ValueRecord } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import { createClient } from './create-client.ts';
import type { DeviceClient, DeviceHooks } from './device-client.ts';
import { addClients, totalCounters, type ClientsCounters } from './device-counters.ts';
import type { DeviceLink } from './device-link.ts';
import type { DeviceMemory } from './device-memory.ts';
import type { DeviceSetting } from './device-setting.ts';
import type { DeviceTree } from './object-tree.ts';
import type { DevicePlan } from './plan.ts';
import { lifetimeIn } from './provisioned-lifetime.ts';
import type { DeviceCounters, DeviceState, RebootKind, SimulatedDevice } from './simulated-device.ts';

/** Time that a device is off during a reboot, in milliseconds. */
const rebootMs = 1000;
/** Delay in milliseconds of a reboot, so that the response to its request is sent first. */
const answerMs = 50;

/** The device of a lifecycle. */
export interface LifecycleDevice extends Omit<DeviceHooks, 'onState'>, SimulatedDevice {
  readonly binding: string;
  readonly nowMs: number;
  readonly memory: DeviceMemory;
  onState(state: DeviceState, detail?: string): void;
  /** Called when a run starts. */
  onRun(): void;
}

/** Starts, reboots and stops a device. Owns its current client and the state that outlasts a client. */
export class ClientLifecycle {
  readonly #device: LifecycleDevice;
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  readonly #tree: DeviceTree;
  readonly #link: DeviceLink;
  #client: DeviceClient | undefined;
  /** Set while the client is being closed. */
  #closing: Promise<void> | undefined;
  /** Objects that a bootstrap server has written to the device. */
  #accounts: readonly ValueRecord[] | undefined;
  /** Counters of the clients before the last reboot. */
  #before: ClientsCounters | undefined;
  /** Number of the run, which distinguishes the scheduled work of one run from that of the next. */
  #run = 0;
  /** Number of clients so far. Each has its own stream of Message IDs. */
  #clients = 0;
  #isRebooting = false;
  #isOffline = false;
  bootedAtMs: number;
  lifetimeSeconds: number;

  constructor(
    device: LifecycleDevice,
    plan: DevicePlan,
    setting: DeviceSetting,
    tree: DeviceTree,
    link: DeviceLink,
  ) {
    this.#device = device;
    this.#plan = plan;
    this.#setting = setting;
    this.#tree = tree;
    this.#link = link;
    this.lifetimeSeconds = plan.lifetimeSeconds;
    this.bootedAtMs = setting.clock.now();
  }

  /** Undefined while the device is stopped or reboots. */
  get client(): DeviceClient | undefined {
    return this.#client;
  }

  get counters(): DeviceCounters {
    return totalCounters(this.#clientsCounters(), this.#link);
  }

  #clientsCounters(): ClientsCounters {
    const client = this.#client;
    const mqtt = client?.mqtt;
    const now = client && { ...client.counters, ...(mqtt === undefined ? {} : { mqtt }) };
    return addClients(now, this.#before);
  }

  /** Whether the device is started, even if it is offline. */
  get isStarted(): boolean {
    return this.#client !== undefined || this.#isOffline;
  }

  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** @throws Error if the device is stopped, reboots or is offline */
  demandClient(): DeviceClient {
    const { endpointName } = this.#device;
    if (this.#isOffline) throw new Error(`device ${endpointName} is offline. Let it come back first.`);
    if (this.#client) return this.#client;
    throw new Error(`device ${endpointName} ${this.#isRebooting ? 'reboots' : 'is not started'}`);
  }

  /** @throws Error as `demandClient`, and if the device is deregistered */
  demandRegistering(): DeviceClient {
    const client = this.demandClient();
    if (client.state !== 'idle') return client;
    throw new Error(`device ${this.#device.endpointName} is deregistered. Register it first.`);
  }

  async start(): Promise<void> {
    await this.#closing;
    if (!this.#client && !this.#isOffline) await this.#boot();
  }

  async stop(deregister: boolean): Promise<void> {
    const client = this.#client;
    const wasOffline = this.#isOffline;
    this.#run += 1;
    this.#isRebooting = false;
    this.#isOffline = false;
    if (client) await this.#dropClient(client, deregister);
    if (client || wasOffline) this.#device.onState('closed');
  }

  /** @throws Error if the device is not started */
  reboot(kind: RebootKind): void {
    if (this.#isRebooting) return;
    if (!this.#isOffline) this.demandClient();
    this.#isRebooting = true;
    this.later(answerMs, () => this.attempt('reboot', this.#goDown(kind)));
  }

  /** Stops at once, without a last message. */
  crash(downMs: number): void {
    if (this.#isRebooting || !this.#client) return;
    this.#isRebooting = true;
    this.#link.markCrashed();
    this.attempt('crash', this.#goDown('power-cycle', downMs));
  }

  /** @throws Error as `demandClient` */
  async reconnect(): Promise<void> {
    const run = this.#run;
    const client = this.demandClient();
    if (client.reconnect) {
      await client.reconnect();
      return;
    }
    await this.#dropClient(client, false);
    if (run === this.#run) await this.#open();
  }

  /** @throws Error if the device is not started */
  goOffline(): void {
    if (this.#isOffline) return;
    if (!this.#isRebooting) this.demandClient();
    this.#isOffline = true;
    this.#client?.suspend();
    this.#device.onState('offline');
  }

  async comeBack(): Promise<void> {
    if (!this.#isOffline) return;
    this.#isOffline = false;
    const client = this.#client;
    if (client) {
      const resumed = client.resume();
      this.#device.onState(client.state);
      await resumed;
    } else if (this.#isRebooting) {
      this.#device.onState('closed');
    } else {
      // The device has rebooted while it was offline.
      await this.#open();
    }
  }

  /** @throws Error as `demandClient`, and without a bootstrap server */
  async bootstrap(): Promise<void> {
    const client = this.demandClient();
    if (isBootstrapClient(client)) await client.bootstrap();
    else throw new Error(`device ${this.#device.endpointName} has no bootstrap server`);
  }

  /** Handles a changed object list. Resolves when the server has it, or at once if a later message carries it. */
  async objectsChanged(): Promise<void> {
    const client = this.#client;
    if (!client || client.state === 'idle' || client.state === 'closed') return;
    const changed = client.objectsChanged();
    if (this.#isOffline) changed.catch(() => undefined);
    else await changed;
  }

  /** Runs `work` after a delay, unless the device has been stopped or rebooted. */
  later(delayMs: number, work: () => void): void {
    const run = this.#run;
    this.#setting.schedule.after(delayMs, () => {
      if (run === this.#run) work();
    });
  }

  /** Reports a failure as trouble, unless the device has been stopped or rebooted. */
  attempt(action: string, undertaken: Promise<void> | undefined): void {
    const run = this.#run;
    undertaken?.catch((error: unknown) => {
      if (run !== this.#run) return;
      this.#setting.onTrouble(this.#device, action, asError(error));
    });
  }

  async #boot(): Promise<void> {
    this.#run += 1;
    this.#isRebooting = false;
    this.bootedAtMs = this.#device.nowMs;
    this.#device.onRun();
    if (!this.#isOffline) await this.#open();
  }

  /**
   * Creates a client and registers it.
   *
   * @throws ServerUriError; Error if the socket cannot be opened
   */
  async #open(): Promise<void> {
    const run = this.#run;
    await this.#setting.ready();
    if (run !== this.#run || this.#client || this.#isOffline) return;
    const client = this.#createClient();
    this.#client = client;
    try {
      await client.start();
    } catch (error) {
      // `stop`, `reboot`, `reconnect` or `deregister` has ended this run.
      if (run !== this.#run || this.#client !== client || isClosed(error)) return;
      await this.#dropClient(client, false);
      throw error;
    }
  }

  async #goDown(kind: RebootKind, awayMs = rebootMs): Promise<void> {
    const client = this.#client;
    this.#run += 1;
    const run = this.#run;
    if (client) await this.#dropClient(client, false);
    this.#device.memory.clearVolatile();
    if (kind !== 'reboot') this.#link.powerOff();
    if (kind === 'factory-reset') this.#forget();
    if (run !== this.#run) return;
    this.later(awayMs, () => this.attempt('start', this.#boot()));
  }

  #forget(): void {
    this.#accounts = undefined;
    this.#device.memory.clearAll();
    this.#tree.resetInstances();
    this.lifetimeSeconds = this.#plan.lifetimeSeconds;
  }

  #createClient(): DeviceClient {
    const { index, endpointName, binding } = this.#device;
    this.#clients += 1;
    return createClient(this.#plan, this.#setting, {
      ...{ index, endpointName, binding, lifetimeSeconds: this.lifetimeSeconds },
      ...this.#link.factories(),
      tree: this.#tree,
      hooks: this.#device,
      faults: this.#link.faults,
      nowMs: () => this.#device.nowMs,
      onSecured: (tookMs) => this.#setting.onHandshake(this.#device, tookMs),
      run: this.#clients,
      accounts: this.#accounts,
      onProvisioned: (records) => {
        this.#accounts = records;
        this.lifetimeSeconds = lifetimeIn(records) ?? this.lifetimeSeconds;
      },
    });
  }

  async #dropClient(client: DeviceClient, deregister: boolean): Promise<void> {
    this.#closing = client.close({ deregister });
    await this.#closing;
    if (this.#client !== client) return;
    this.#before = this.#clientsCounters();
    this.#client = undefined;
    this.#closing = undefined;
  }
}

function isBootstrapClient(client: DeviceClient): client is BootstrapClient & DeviceClient {
  return 'bootstrap' in client;
}

function isClosed(error: unknown): boolean {
  return error instanceof DeviceUnreachableError && error.kind === 'closed';
}
