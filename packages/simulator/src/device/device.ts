import {
  parsePath,
  type ClientExchange,
  type ClientHooks,
  type ClientProblem,
  type Lwm2mClient,
  type Lwm2mPath,
  type NotificationAttributes,
  type NotificationEvent,
  type ValueRecord,
} from '@muster/lwm2m';
import { createClient } from './create-client.ts';
import { totalCounters } from './device-counters.ts';
import { DeviceLink } from './device-link.ts';
import { DeviceMemory } from './device-memory.ts';
import type { DeviceSetting } from './device-setting.ts';
import { DeviceTree } from './object-tree.ts';
import { fetchPackage } from './fetch-package.ts';
import type { FirmwareSetting } from '../scenario/fleet-file.ts';
import { faultRounds } from './fault-rounds.ts';
import type { DevicePlan } from './plan.ts';
import { lifetimeIn } from './provisioned-lifetime.ts';
import { parseResourcePath } from './resource-path.ts';
import { startRounds } from './rounds.ts';
import type {
  AnsweredRequest,
  DeviceCounters,
  DeviceState,
  RebootKind,
  SimulatedDevice,
} from './simulated-device.ts';
import type { DeviceView, ReadValue } from './simulated-object.ts';
import { ValueWatch } from './value-watch.ts';

/** How long a device is away when it reboots. */
const rebootMs = 1000;
const updateRound = 0x75706400;
const notifyRound = 0x6e746600;
const churnRound = 0x63687500;

/** A device: what ties its objects, its client and its schedule together. */
export class Device implements SimulatedDevice, DeviceView, ClientHooks {
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly endpointName: string;
  readonly memory = new DeviceMemory();
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  readonly #tree: DeviceTree;
  readonly #link: DeviceLink;
  #client: Lwm2mClient | undefined;
  /** While the client is being closed. */
  #closing: Promise<void> | undefined;
  #state: DeviceState = 'idle';
  #lifetimeSeconds: number;
  /** What a bootstrap server has told the device. */
  #accounts: readonly ValueRecord[] | undefined;
  #bootedAtMs: number;
  /** Registrations, updates and so on of the clients before the last reboot. */
  #before: DeviceCounters | undefined;
  /** Tells the scheduled work of one run from that of the next. */
  #run = 0;
  #churned = 0;
  #rebooting = false;
  /** Undefined while nobody observes. */
  #watch: ValueWatch | undefined;

  constructor(plan: DevicePlan, setting: DeviceSetting, index: number, endpointName: string) {
    this.#plan = plan;
    this.#setting = setting;
    this.index = index;
    this.endpointName = endpointName;
    this.#lifetimeSeconds = plan.lifetimeSeconds;
    this.#bootedAtMs = setting.clock.now();
    this.#tree = new DeviceTree(plan, this);
    this.#link = new DeviceLink(this, plan, setting);
  }

  get state(): DeviceState {
    return this.#state;
  }

  get cohort(): string {
    return this.#plan.cohort;
  }

  get seed(): number {
    return this.#setting.seed;
  }

  get nowMs(): number {
    return this.#watch?.asOfMs ?? this.#setting.clock.now();
  }

  get bootedAtMs(): number {
    return this.#bootedAtMs;
  }

  get binding(): string {
    // LwM2M 1.1 says queue mode apart from the binding.
    return this.#plan.awakeSeconds !== undefined && this.#plan.lwm2mVersion === '1.0' ? 'UQ' : 'U';
  }

  get lifetimeSeconds(): number {
    return this.#lifetimeSeconds;
  }

  get localAddress(): string | undefined {
    return this.#client?.localAddress?.address;
  }

  get localPort(): number | undefined {
    return this.#client?.localAddress?.port;
  }

  get serverAddress(): string {
    return this.#setting.serverOf(this.#plan.server).address;
  }

  get counters(): DeviceCounters {
    return totalCounters(this.#client?.counters, this.#before, this.#link);
  }

  get isAwake(): boolean {
    return this.#client !== undefined && this.#link.isAwake;
  }

  get churned(): number {
    return this.#churned;
  }

  async start(): Promise<void> {
    await this.#closing;
    if (this.#client) return;
    this.#run += 1;
    this.#rebooting = false;
    const run = this.#run;
    await this.#setting.ready();
    if (run !== this.#run) return;
    this.#bootedAtMs = this.nowMs;
    const client = this.#createClient();
    this.#client = client;
    this.#startRounds();
    try {
      await client.start();
    } catch (error) {
      if (run !== this.#run) return;
      await this.#dropClient(client, false);
      throw error;
    }
  }

  async stop(options: { readonly deregister?: boolean } = {}): Promise<void> {
    const client = this.#client;
    this.#run += 1;
    this.#rebooting = false;
    if (!client) return;
    await this.#dropClient(client, options.deregister ?? true);
    this.onState('closed');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  async update(): Promise<void> {
    await this.#demandClient().update();
  }

  async deregister(): Promise<void> {
    await this.#demandClient().deregister();
  }

  async churn(): Promise<void> {
    const { churn } = this.#plan;
    if (!churn) return;
    const back = this.#churned % 2 === 1;
    this.#churned += 1;
    const [comes, goes] = back ? [churn.goes, churn.appears] : [churn.appears, churn.goes];
    this.#tree.addInstance(churn.objectId, comes);
    this.#tree.removeInstance(churn.objectId, goes);
    await this.#client?.objectsChanged();
  }

  attributes(path: string): NotificationAttributes {
    return this.#client?.attributes(parsePath(path)) ?? {};
  }

  instanceIds(objectId: number): readonly number[] {
    return this.#tree.instanceIds(objectId);
  }

  /** For the device's own objects. */
  value(objectId: number, instanceId: number, resourceId: number): ReadValue | undefined {
    return this.#tree.read(objectId, instanceId, resourceId);
  }

  read(path: string): ReadValue | undefined {
    const { objectId, instanceId, resourceId, resourceInstanceId } = parseResourcePath(path);
    const value = this.#tree.read(objectId, instanceId, resourceId);
    if (resourceInstanceId === undefined) return value;
    return value instanceof Map
      ? (value as ReadonlyMap<number, ReadValue>).get(resourceInstanceId)
      : undefined;
  }

  set(path: string, value: ReadValue): void {
    const { objectId, instanceId, resourceId } = parseResourcePath(path);
    this.#tree.set(objectId, instanceId, resourceId, value);
    this.changed({ objectId, instanceId, resourceId });
  }

  execute(path: string, args = ''): void {
    const { objectId, instanceId, resourceId } = parseResourcePath(path);
    this.#tree.execute(objectId, instanceId, resourceId, args);
  }

  /** Tells the client that values changed together; it decides by the attributes which observations notify. */
  changed(...paths: readonly Lwm2mPath[]): void {
    this.#client?.changed(...paths);
  }

  get firmware(): FirmwareSetting {
    return this.#plan.firmware;
  }

  get isSecured(): boolean {
    return this.#setting.serverOf(this.#plan.server).uri.startsWith('coaps:');
  }

  fetch(uri: string): Promise<Uint8Array> {
    return fetchPackage(uri, (path) => this.#demandClient().fetch(path));
  }

  /** Takes a new lifetime; the client tells the server. */
  setLifetime(seconds: number): void {
    this.#lifetimeSeconds = seconds;
  }

  /** Goes away without a word, comes back after a second with a new socket, and registers. */
  reboot(kind: RebootKind = 'reboot'): void {
    if (this.#rebooting) return;
    this.#rebooting = true;
    // A moment for the answer to leave.
    this.later(50, () => this.#attempt('reboot', this.#goDown(kind)));
  }

  async rebind(): Promise<void> {
    await this.#link.rebind();
  }

  /** The server reaches the device over the new session after an Update that arrives over it. */
  async loseSession(): Promise<void> {
    await this.#link.loseSession();
    await this.#client?.update();
  }

  async #goDown(kind: RebootKind): Promise<void> {
    const client = this.#client;
    if (!client) return;
    this.#run += 1;
    const run = this.#run;
    await this.#dropClient(client, false);
    this.memory.clearVolatile();
    if (kind !== 'reboot') this.#link.powerOff();
    if (kind === 'factory-reset') this.#forget();
    if (run !== this.#run) return;
    this.later(rebootMs, () => {
      this.#rebooting = false;
      this.#attempt('start', this.start());
    });
  }

  #forget(): void {
    this.#accounts = undefined;
    this.memory.clearAll();
    this.#tree.resetInstances();
    this.#churned = 0;
    this.#lifetimeSeconds = this.#plan.lifetimeSeconds;
  }

  /** Called by the client. */
  onState(state: DeviceState, detail?: string): void {
    const previous = this.#state;
    if (state === previous) return;
    this.#state = state;
    // Observations end with the registration that they belong to.
    if (state === 'registering') this.#watch = undefined;
    this.#setting.onState(this, state, previous, detail);
  }

  /** Called by the client. */
  onRequest(request: AnsweredRequest): void {
    const { operation, path, code } = request;
    if (operation === 'cancelObserve' && code.startsWith('2.')) this.#watch?.remove(parsePath(path));
    this.#setting.onRequest(this, request);
  }

  /** Called by the client: keeps in mind what the server observes. */
  onObserve(paths: readonly string[]): void {
    this.#watch ??= new ValueWatch(this.nowMs, (changed) => this.#client?.changed(...changed));
    for (const path of paths) this.#watch.add(parsePath(path));
  }

  /** Called by the client. */
  onExchange(exchange: ClientExchange): void {
    this.#setting.onExchange(this, exchange);
  }

  /** Called by the client. */
  onNotification(event: NotificationEvent): void {
    this.#setting.onNotification(this, event);
  }

  /** Called by the client. */
  onProblem(problem: ClientProblem): void {
    this.#setting.onProblem(this, problem);
  }

  /** Called by the client. */
  onError(error: Error): void {
    this.#setting.onTrouble(this, 'client', error);
  }

  #createClient(): Lwm2mClient {
    const { index, endpointName, lifetimeSeconds, binding } = this;
    return createClient(this.#plan, this.#setting, {
      ...{ index, endpointName, lifetimeSeconds, binding },
      ...this.#link.factories(),
      tree: this.#tree,
      hooks: this,
      run: this.#run,
      accounts: this.#accounts,
      onProvisioned: (records) => {
        this.#accounts = records;
        this.#lifetimeSeconds = lifetimeIn(records) ?? this.#lifetimeSeconds;
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

  #demandClient(): Lwm2mClient {
    if (!this.#client) throw new Error(`device ${this.endpointName} is not started`);
    return this.#client;
  }

  #startRounds(): void {
    const { updateIntervalSeconds, notifyIntervalSeconds, churn, security } = this.#plan;
    const update = (): void => this.#attempt('update', this.#client?.update());
    const look = (): void => this.#watch?.look(this.#setting.clock.now(), this.#tree);
    const change = (): void => this.#attempt('update', this.churn());
    const rounds = [
      { intervalSeconds: updateIntervalSeconds, kind: updateRound, work: update },
      { intervalSeconds: notifyIntervalSeconds, kind: notifyRound, work: look },
      { intervalSeconds: churn?.everySeconds, kind: churnRound, work: change },
      ...faultRounds(security.faults, this, (action, undertaken) => this.#attempt(action, undertaken)),
    ];
    startRounds(rounds, this);
  }

  /** Runs `work` later, unless the device has been stopped or rebooted by then. */
  later(delayMs: number, work: () => void): void {
    const run = this.#run;
    this.#setting.schedule.after(delayMs, () => {
      if (run === this.#run) work();
    });
  }

  /** What fails because the device has been stopped meanwhile is no trouble. */
  #attempt(action: string, undertaken: Promise<void> | undefined): void {
    const run = this.#run;
    undertaken?.catch((error: unknown) => {
      if (run !== this.#run) return;
      this.#setting.onTrouble(this, action, error instanceof Error ? error : new Error(String(error)));
    });
  }
}
