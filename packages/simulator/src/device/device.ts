import {
  parsePath,
  type ClientExchange,
  type Lwm2mPath,
  type NotificationAttributes,
  type NotificationEvent,
} from '@muster/lwm2m';
import { ClientLifecycle, type LifecycleDevice } from './client-lifecycle.ts';
import { DeviceLink } from './device-link.ts';
import { DeviceMemory } from './device-memory.ts';
import type { DeviceSetting } from './device-setting.ts';
import { DeviceScript } from './respond/device-script.ts';
import { startDeviceRounds } from './device-rounds.ts';
import { DeviceTree } from './object-tree.ts';
import { fetchPackage } from './fetch-package.ts';
import type { DeviceFault, NetworkSetting } from '../scenario/faults.ts';
import type { FirmwareSetting } from '../scenario/firmware-setting.ts';
import { startRepeatedFaults } from './faults/repeated-faults.ts';
import { DeviceFaults, injectionError } from './faults/device-faults.ts';
import type { DevicePlan } from './plan.ts';
import { ReceivedRequests } from './received-requests.ts';
import { parseResourcePath } from './resource-path.ts';
import type { DeviceReport } from './report-observer.ts';
import type { DeviceCounters, DeviceState, RebootKind } from './simulated-device.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { DeviceView, ReadValue } from './simulated-object.ts';
import { readRecords, typedReading, withInstance, type SettableValue } from './typed-reading.ts';
import type { ProblemEvent } from '../report/run-problems.ts';
import { ValueWatch } from './value-watch.ts';

/** A simulated device: its objects and values, what its server observes, and its life cycle. */
export class Device implements LifecycleDevice, DeviceView {
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly endpointName: string;
  readonly memory = new DeviceMemory();
  readonly #plan: DevicePlan;
  readonly #setting: DeviceSetting;
  readonly #tree: DeviceTree;
  readonly #link: DeviceLink;
  readonly #life: ClientLifecycle;
  /** Undefined for a device without faults. */
  readonly #faults: DeviceFaults | undefined;
  /** Undefined for a device without `respond` and behaviour. */
  readonly #script: DeviceScript | undefined;
  #state: DeviceState = 'idle';
  #churned = 0;
  /** Undefined while the server observes nothing. */
  #watch: ValueWatch | undefined;
  /** Undefined unless the device records requests. */
  readonly #received: ReceivedRequests | undefined;

  constructor(plan: DevicePlan, setting: DeviceSetting, index: number, endpointName: string) {
    this.#plan = plan;
    this.#setting = setting;
    this.index = index;
    this.endpointName = endpointName;
    this.#tree = new DeviceTree(plan, this);
    this.#faults = DeviceFaults.of(this, plan, setting);
    this.#script = DeviceScript.of(this, plan, setting);
    this.#link = new DeviceLink(this, plan, setting, this.#faults, this.#script?.responder);
    this.#life = new ClientLifecycle(this, plan, setting, this.#tree, this.#link);
    const { recordRequests, clock } = setting;
    this.#received = recordRequests && new ReceivedRequests(endpointName, clock, recordRequests);
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
    return this.#watch?.asOfMs ?? this.#clockMs;
  }

  get #offsetMs(): number {
    return this.#plan.clockOffsetSeconds * 1000;
  }

  /** The clock of the device, which can be wrong and drift. */
  get #clockMs(): number {
    return this.#setting.clock.now() + this.#offsetMs + (this.#faults?.driftMs ?? 0);
  }

  get bootedAtMs(): number {
    return this.#life.bootedAtMs;
  }

  get startedAtMs(): number | undefined {
    const startedAtMs = this.#setting.startedAtMs();
    return startedAtMs === undefined ? undefined : startedAtMs + this.#offsetMs;
  }

  get binding(): string {
    // LwM2M 1.1 has a separate parameter for queue mode.
    return this.#plan.awakeSeconds !== undefined && this.#plan.lwm2mVersion === '1.0' ? 'UQ' : 'U';
  }

  get lifetimeSeconds(): number {
    return this.#life.lifetimeSeconds;
  }

  get localAddress(): string | undefined {
    return this.#life.client?.localAddress?.address;
  }

  get localPort(): number | undefined {
    return this.#life.client?.localAddress?.port;
  }

  get serverAddress(): string {
    return this.#setting.serverOf(this.#plan.server).address;
  }

  get counters(): DeviceCounters {
    return this.#life.counters;
  }

  get isAwake(): boolean {
    const { client } = this.#life;
    return client !== undefined && (client.isAwake ?? this.#link.isAwake);
  }

  get isBusy(): boolean {
    return this.#life.client?.isBusy === true;
  }

  get isLockedOut(): boolean {
    return this.#faults !== undefined && this.#faults.active('wrong-password').length > 0;
  }

  get churned(): number {
    return this.#churned;
  }

  get received(): ReceivedRequests {
    if (this.#received) return this.#received;
    throw new Error(
      `${this.endpointName} does not record requests. Create the fleet with the option recordRequests: true.`,
    );
  }

  async start(): Promise<void> {
    await this.#life.start();
  }

  async stop(options: { readonly deregister?: boolean } = {}): Promise<void> {
    await this.#life.stop(options.deregister ?? true);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  async update(): Promise<void> {
    await this.#life.demandRegistering().update();
  }

  async register(): Promise<void> {
    await this.#life.demandClient().start();
  }

  async reconnect(): Promise<void> {
    await this.#life.reconnect();
  }

  goOffline(): void {
    this.#life.goOffline();
  }

  async comeBack(): Promise<void> {
    await this.#life.comeBack();
  }

  async bootstrap(): Promise<void> {
    await this.#life.bootstrap();
  }

  async addInstance(objectId: number, instanceId: number): Promise<void> {
    this.#tree.create(objectId, instanceId, []);
    await this.#life.objectsChanged();
  }

  async removeInstance(objectId: number, instanceId: number): Promise<void> {
    this.#tree.remove(objectId, instanceId);
    await this.#life.objectsChanged();
  }

  async send(paths: readonly string[]): Promise<void> {
    const client = this.#life.demandRegistering();
    await client.send(readRecords(paths, (path) => this.read(path)));
  }

  async deregister(): Promise<void> {
    await this.#life.demandClient().deregister();
  }

  async churn(): Promise<void> {
    const { churn } = this.#plan;
    if (!churn) return;
    this.#tree.churn(churn);
    await this.#life.objectsChanged();
    this.#churned += 1;
  }

  attributes(path: string): NotificationAttributes {
    return this.#life.client?.attributes(parsePath(path)) ?? {};
  }

  instanceIds(objectId: number): readonly number[] {
    return this.#tree.instanceIds(objectId);
  }

  /** Called by the objects of the device. */
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

  set(path: string, value: SettableValue): void {
    const { objectId, instanceId, resourceId, resourceInstanceId } = parseResourcePath(path);
    const model = this.#setting.models.resource(objectId, resourceId);
    if (resourceInstanceId === undefined) {
      this.#tree.set(objectId, instanceId, resourceId, typedReading(path, model, value));
      this.changed({ objectId, instanceId, resourceId });
    } else {
      const before = this.#tree.read(objectId, instanceId, resourceId);
      const values = withInstance(path, model, before, resourceInstanceId, value);
      this.#tree.set(objectId, instanceId, resourceId, values);
      this.changed({ objectId, instanceId, resourceId, resourceInstanceId });
    }
  }

  execute(path: string, args = ''): void {
    const { objectId, instanceId, resourceId } = parseResourcePath(path);
    this.#tree.execute(objectId, instanceId, resourceId, args);
  }

  /** Reports values that changed together to the client, which decides by the attributes which observations notify. */
  changed(...paths: readonly Lwm2mPath[]): void {
    this.#life.client?.changed(...paths);
  }

  get firmware(): FirmwareSetting {
    return this.#plan.firmware;
  }

  get isSecured(): boolean {
    return this.#setting.serverOf(this.#plan.server).uri.startsWith('coaps:');
  }

  fetch(uri: string): Promise<Uint8Array> {
    return fetchPackage(uri, (path) => this.#life.demandClient().fetch(path), this.#setting.clock);
  }

  /** Sets a new lifetime. The client sends it to the server. */
  setLifetime(seconds: number): void {
    this.#life.lifetimeSeconds = seconds;
  }

  /** Stops without a message, returns after a second with a new socket, and registers. */
  reboot(kind: RebootKind = 'reboot'): void {
    this.#life.reboot(kind);
  }

  /** Called by the objects of the device. */
  restart(kind: RebootKind): void {
    if (this.#life.isStarted) this.#life.reboot(kind);
  }

  crash(downSeconds = 1): void {
    this.#life.crash(downSeconds * 1000);
  }

  cutConnection(): void {
    const { client } = this.#life;
    if (!client?.cut) throw new Error(`device ${this.endpointName} has no connection to cut`);
    client.cut();
  }

  /** Called by a fault. */
  flood(messages: number): void {
    this.#life.client?.flood?.(messages);
  }

  async rebind(): Promise<void> {
    await this.#link.rebind();
  }

  /** Sends an Update over the new session, so that the server uses it. */
  async loseSession(): Promise<void> {
    await this.#link.loseSession();
    await this.#life.client?.update();
  }

  injectFault(fault: DeviceFault, forSeconds?: number): void {
    const faults = this.#faults;
    if (!faults || !this.#setting.injectFaults) throw injectionError(this.endpointName);
    const injected = faults.inject(fault, forSeconds);
    const repeated = faults.repeated.filter((one) => one === injected);
    startRepeatedFaults(repeated, faults, this);
  }

  injectNetwork(condition: NetworkSetting, forSeconds?: number): void {
    if (!this.#setting.injectFaults) throw injectionError(this.endpointName);
    this.#link.injectNetwork(condition, forSeconds);
  }

  clearInjected(): void {
    this.#faults?.clearInjected();
    this.#link.clearInjected();
  }

  /** Called by the client and the lifecycle. */
  onState(state: DeviceState, detail?: string): void {
    const previous = this.#state;
    if (state === previous || (this.#life.isOffline && state !== 'offline')) return;
    this.#state = state;
    // Observations end with their registration.
    if (state === 'registering') this.#watch = undefined;
    this.#setting.onState(this, state, previous, detail);
    this.#script?.stateChanged(state);
  }

  /** Called by the client. */
  onRequest(request: AnsweredRequest): void {
    const { operation, path, code } = request;
    if (operation === 'cancelObserve' && code.startsWith('2.')) this.#watch?.remove(parsePath(path));
    this.#received?.record(request);
    this.#setting.onRequest(this, request);
  }

  /** Called by the client. Tracks which paths the server observes. */
  onObserve(paths: readonly string[]): void {
    this.#watch ??= new ValueWatch(this.nowMs, (changed) => this.#life.client?.changed(...changed));
    for (const path of paths) this.#watch.add(parsePath(path));
  }

  /** Called by the client. Undefined unless the fleet records reports, so that messages have no callbacks. */
  get onReport(): ((report: DeviceReport) => void) | undefined {
    const { onReport } = this.#setting;
    return onReport === undefined ? undefined : (report) => onReport(this, report);
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
  onProblem(problem: ProblemEvent): void {
    this.#setting.onProblem(this, problem);
  }

  /** Called by the client. */
  onError(error: Error): void {
    this.#setting.onTrouble(this, 'client', error);
  }

  /** Called by the lifecycle. */
  onRun(): void {
    const look = (): void => this.#watch?.reportChanges(this.#clockMs, this.#tree);
    startDeviceRounds(this.#plan, this, look, (action, undertaken) => this.#life.attempt(action, undertaken));
    if (this.#faults) startRepeatedFaults(this.#faults.repeated, this.#faults, this);
  }

  later(delayMs: number, work: () => void): void {
    this.#life.later(delayMs, work);
  }
}
