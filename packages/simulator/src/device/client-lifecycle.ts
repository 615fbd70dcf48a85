import type { ClientHooks, Lwm2mClient, ValueRecord } from '@muster/lwm2m';
import { createClient } from './create-client.ts';
import { totalCounters } from './device-counters.ts';
import type { DeviceLink } from './device-link.ts';
import type { DeviceMemory } from './device-memory.ts';
import type { DeviceSetting } from './device-setting.ts';
import type { DeviceTree } from './object-tree.ts';
import type { DevicePlan } from './plan.ts';
import { lifetimeIn } from './provisioned-lifetime.ts';
import type { DeviceCounters, RebootKind, SimulatedDevice } from './simulated-device.ts';

/** How long a device is away when it reboots. */
const rebootMs = 1000;
/** Lets the response to the request that reboots the device leave first. */
const answerMs = 50;

/** What a lifecycle needs of its device. */
export interface LifecycleDevice extends ClientHooks, SimulatedDevice {
  readonly binding: string;
  readonly nowMs: number;
  readonly memory: DeviceMemory;
  /** A run begins. */
  onRun(): void;
  /** A factory reset has cleared the memory. */
  onFactoryReset(): void;
}

/** Starts, reboots and stops a device: owns its client, one after the other, and what outlasts them. */
export class ClientLifecycle {
  readonly #device: LifecycleDevice;
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  readonly #tree: DeviceTree;
  readonly #link: DeviceLink;
  #client: Lwm2mClient | undefined;
  /** While the client is being closed. */
  #closing: Promise<void> | undefined;
  /** What a bootstrap server has written on the device. */
  #accounts: readonly ValueRecord[] | undefined;
  /** Counters of the clients before the last reboot. */
  #before: DeviceCounters | undefined;
  /** Tells the scheduled work of one run from that of the next. */
  #run = 0;
  #isRebooting = false;
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
  get client(): Lwm2mClient | undefined {
    return this.#client;
  }

  get counters(): DeviceCounters {
    return totalCounters(this.#client?.counters, this.#before, this.#link);
  }

  /** @throws Error for a device that is not started */
  demandClient(): Lwm2mClient {
    if (!this.#client) throw new Error(`device ${this.#device.endpointName} is not started`);
    return this.#client;
  }

  async start(): Promise<void> {
    await this.#closing;
    if (this.#client) return;
    this.#run += 1;
    this.#isRebooting = false;
    const run = this.#run;
    await this.#setting.ready();
    if (run !== this.#run) return;
    this.bootedAtMs = this.#device.nowMs;
    const client = this.#createClient();
    this.#client = client;
    this.#device.onRun();
    try {
      await client.start();
    } catch (error) {
      if (run !== this.#run) return;
      await this.#dropClient(client, false);
      throw error;
    }
  }

  async stop(deregister: boolean): Promise<void> {
    const client = this.#client;
    this.#run += 1;
    this.#isRebooting = false;
    if (!client) return;
    await this.#dropClient(client, deregister);
    this.#device.onState?.('closed');
  }

  reboot(kind: RebootKind): void {
    if (this.#isRebooting) return;
    this.#isRebooting = true;
    this.later(answerMs, () => this.attempt('reboot', this.#goDown(kind)));
  }

  /** Runs `work` later, unless the device has been stopped or rebooted by then. */
  later(delayMs: number, work: () => void): void {
    const run = this.#run;
    this.#setting.schedule.after(delayMs, () => {
      if (run === this.#run) work();
    });
  }

  /** Reports a failure as trouble, unless the device has been stopped or rebooted by then. */
  attempt(action: string, undertaken: Promise<void> | undefined): void {
    const run = this.#run;
    undertaken?.catch((error: unknown) => {
      if (run !== this.#run) return;
      this.#setting.onTrouble(
        this.#device,
        action,
        error instanceof Error ? error : new Error(String(error)),
      );
    });
  }

  async #goDown(kind: RebootKind): Promise<void> {
    const client = this.#client;
    if (!client) return;
    this.#run += 1;
    const run = this.#run;
    await this.#dropClient(client, false);
    this.#device.memory.clearVolatile();
    if (kind !== 'reboot') this.#link.powerOff();
    if (kind === 'factory-reset') this.#forget();
    if (run !== this.#run) return;
    this.later(rebootMs, () => {
      this.#isRebooting = false;
      this.attempt('start', this.start());
    });
  }

  #forget(): void {
    this.#accounts = undefined;
    this.#device.memory.clearAll();
    this.#tree.resetInstances();
    this.lifetimeSeconds = this.#plan.lifetimeSeconds;
    this.#device.onFactoryReset();
  }

  #createClient(): Lwm2mClient {
    const { index, endpointName, binding } = this.#device;
    return createClient(this.#plan, this.#setting, {
      ...{ index, endpointName, binding, lifetimeSeconds: this.lifetimeSeconds },
      ...this.#link.factories(),
      tree: this.#tree,
      hooks: this.#device,
      run: this.#run,
      accounts: this.#accounts,
      onProvisioned: (records) => {
        this.#accounts = records;
        this.lifetimeSeconds = lifetimeIn(records) ?? this.lifetimeSeconds;
      },
    });
  }

  async #dropClient(client: Lwm2mClient, deregister: boolean): Promise<void> {
    this.#closing = client.close({ deregister });
    await this.#closing;
    if (this.#client !== client) return;
    this.#before = this.counters;
    this.#client = undefined;
    this.#closing = undefined;
  }
}
