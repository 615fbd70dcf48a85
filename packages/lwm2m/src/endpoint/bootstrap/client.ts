/**
 * A device that gets its LwM2M Server from a bootstrap server (OMA-TS-LightweightM2M_Core-V1_1 6.1).
 *
 *             start, no account      Finish, 2.04                 2.01
 *      idle ------------------> bootstrapping ------> registering -----> registered
 *       |                         ^  |      ^             |   ^            |
 *       |        back-off is over |  v      | too many    |   | back-off   | refused,
 *       |                        failed     | in vain     v   |            | no answer
 *       |                                   +----------- failed <----------+
 *       +-- start, account at hand --> registering        any state -- close --> closed
 */
import { type Clock, systemClock, type TimerHandle } from '@muster/net';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import { checkBootstrapOptions } from './check-options.ts';
import { createLwm2mClient } from '../client/client.ts';
import type { ClientCounters, ClientState, Lwm2mClient } from '../client/types.ts';
import { closed } from '../client/registration-outcome.ts';
import { createDeferred, type Deferred } from '../client/deferred.ts';
import { accountTransport } from '../secure/account-transport.ts';
import { attemptSettings } from './attempt-settings.ts';
import { BootstrapAttempt } from './attempt.ts';
import type { BootstrapClient, BootstrapClientOptions } from './client-types.ts';
import { addCounters, noCounters, wireCounters } from '../client/counters.ts';
import { ManagedObjects } from './managed-objects.ts';
import { ManagedTree, type ManagedTreeEvents } from './managed-tree.ts';
import { retryDelayMs } from './retry-delay.ts';
import { serverAccounts, type ServerAccount } from './server-account.ts';
import { openBootstrapSocket, type BootstrapSocket } from './socket.ts';

const DEFAULT_REGISTRATION_ATTEMPTS = 5;
/** Time during which a lost answer to a Finish can be repeated: MAX_TRANSMIT_WAIT of RFC 7252 4.8.2. */
const LINGER_MS = 93_000;
/** Runtime timers are limited to 24.8 days. */
const MAX_DELAY_MS = 2_000_000_000;

class Client implements BootstrapClient, ManagedTreeEvents {
  readonly #options: BootstrapClientOptions;
  readonly #tree: ManagedTree;
  #objects: ManagedObjects;
  #state: ClientState = 'idle';
  /** The client of the LwM2M Server; absent while there is none. */
  #client: Lwm2mClient | undefined;
  #account: ServerAccount | undefined;
  #attempt: BootstrapAttempt | undefined;
  #socket: BootstrapSocket | undefined;
  #timer: TimerHandle | undefined;
  #linger: TimerHandle | undefined;
  /** Settled when the device is registered, or can no longer be. */
  #registered: Deferred | undefined;
  /** Number of consecutive failed bootstraps. */
  #failures = 0;
  /** Number of consecutive failed Registers. */
  #refusals = 0;
  #isSuspended = false;
  /** The device bootstraps when it is resumed. */
  #isBootstrapDue = false;
  /** Counters of earlier clients and failed bootstraps. */
  #pastCounters: ClientCounters = noCounters;
  bootstraps = 0;

  constructor(options: BootstrapClientOptions) {
    this.#options = options;
    this.#objects = new ManagedObjects(options.provisioned);
    this.#tree = new ManagedTree(options.tree, this);
  }

  get state(): ClientState {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#attempt !== undefined || this.#client?.isBusy === true;
  }

  get objects(): ManagedObjects {
    return this.#objects;
  }

  get provisioned(): readonly ValueRecord[] {
    return this.#objects.records();
  }

  get serverUri(): string | undefined {
    return this.#account?.serverUri;
  }

  get localAddress(): { readonly address: string; readonly port: number } | undefined {
    return this.#client?.localAddress ?? this.#socket?.endpoint.transport.localAddress;
  }

  get counters(): ClientCounters {
    const now = addCounters(this.#pastCounters, this.#client?.counters ?? noCounters);
    return addCounters(now, wireCounters(this.#socket?.endpoint.counters));
  }

  get #clock(): Clock {
    return this.#options.clock ?? systemClock;
  }

  start(): Promise<void> {
    if (this.#state === 'closed') return Promise.reject(closed());
    if (this.#state === 'registered') return Promise.resolve();
    const { promise } = (this.#registered ??= createDeferred());
    if (this.#state === 'idle') {
      if (serverAccounts(this.#objects).length > 0) void this.#register();
      else this.#bootstrapLater((this.#options.holdOffSeconds ?? 0) * 1000);
    }
    return promise;
  }

  bootstrap(): Promise<void> {
    if (this.#state === 'closed') return Promise.reject(closed());
    const { promise } = (this.#registered ??= createDeferred());
    if (this.#attempt === undefined) this.#bootstrapLater(0);
    return promise;
  }

  update(options?: { readonly lifetimeSeconds?: number; readonly withObjects?: boolean }): Promise<void> {
    return this.#client?.update(options) ?? this.#next();
  }

  changed(...paths: readonly Lwm2mPath[]): void {
    this.#client?.changed(...paths);
  }

  objectsChanged(): Promise<void> {
    return this.#client?.objectsChanged() ?? this.#next();
  }

  send(records: readonly ValueRecord[], options?: { readonly format?: number }): Promise<void> {
    if (this.#client) return this.#client.send(records, options);
    return Promise.reject(new DeviceUnreachableError('closed', 'the device is not registered'));
  }

  fetch(path: readonly string[]): Promise<Uint8Array> {
    if (this.#client) return this.#client.fetch(path);
    return Promise.reject(new DeviceUnreachableError('closed', 'the device is not registered'));
  }

  attributes(path: Lwm2mPath): NotificationAttributes {
    return this.#client?.attributes(path) ?? {};
  }

  suspend(): void {
    if (this.#isSuspended) return;
    this.#isSuspended = true;
    this.#isBootstrapDue = this.#attempt !== undefined || this.#timer !== undefined;
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#attempt?.stop();
    this.#attempt = undefined;
    this.#client?.suspend();
    void this.#closeSocket();
  }

  async resume(): Promise<void> {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (this.#state === 'closed' || this.#state === 'idle') return;
    if (this.#isBootstrapDue) await this.bootstrap();
    else await this.#client?.resume();
  }

  /** Waits for the next registration, which carries the content of the Update. */
  #next(): Promise<void> {
    if (this.#state === 'closed' || this.#state === 'idle') return Promise.reject(closed());
    return (this.#registered ??= createDeferred()).promise;
  }

  async deregister(): Promise<void> {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    const inner = this.#client;
    this.#stop('idle');
    try {
      await inner?.deregister();
    } finally {
      await inner?.close();
    }
  }

  async close(options?: { readonly deregister?: boolean }): Promise<void> {
    const inner = this.#client;
    if (this.#state !== 'closed') this.#stop('closed');
    await inner?.close(options);
    await this.#closeSocket();
  }

  #stop(state: 'idle' | 'closed'): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#dropClient();
    this.#attempt?.stop();
    this.#attempt = undefined;
    this.#failures = 0;
    const registered = this.#registered;
    this.#registered = undefined;
    registered?.reject(closed());
    this.#setState(state);
  }

  #setState(state: ClientState, detail?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.hooks?.onState?.(state, detail);
  }

  /** Detaches from the client of the LwM2M Server. The caller must close it. */
  #dropClient(): Lwm2mClient | undefined {
    const inner = this.#client;
    if (inner) this.#pastCounters = addCounters(this.#pastCounters, inner.counters);
    this.#client = undefined;
    return inner;
  }

  #bootstrapLater(delayMs: number): void {
    this.#timer?.cancel();
    if (this.#isSuspended) {
      this.#isBootstrapDue = true;
      return;
    }
    this.#isBootstrapDue = false;
    const begin = (): void => void this.#bootstrap();
    if (delayMs === 0) begin();
    else this.#timer = this.#clock.setTimer(Math.min(delayMs, MAX_DELAY_MS), begin);
  }

  async #bootstrap(): Promise<void> {
    this.#timer = undefined;
    const attempt = this.#newAttempt();
    this.#attempt = attempt;
    this.#setState('bootstrapping');
    let problem: unknown;
    try {
      await this.#dropClient()?.close();
      await this.#closeSocket();
      const socket = await this.#openSocket(attempt);
      if (this.#attempt !== attempt) {
        await socket.endpoint.close();
        return;
      }
      this.#socket = socket;
      await attempt.run(socket.endpoint, socket.peer);
    } catch (error) {
      problem = error ?? new Error('no reason was given');
    }
    // The attempt was stopped.
    if (this.#attempt !== attempt) return;
    this.#attempt = undefined;
    if (problem === undefined) this.#bootstrapped();
    else this.#failed(problem);
  }

  #openSocket(attempt: BootstrapAttempt): Promise<BootstrapSocket> {
    return openBootstrapSocket(
      this.#options,
      (request) => attempt.handle(request),
      (error) => this.#onError(error),
    );
  }

  #newAttempt(): BootstrapAttempt {
    return new BootstrapAttempt({
      ...attemptSettings(this.#options),
      current: this.#objects,
      accept: (objects) => this.#accept(objects),
      onRequest: (request) => {
        this.#pastCounters = addCounters(this.#pastCounters, { ...noCounters, requests: 1 });
        this.#options.hooks?.onRequest?.(request);
      },
      onError: (error) => this.#onError(error),
    });
  }

  async #accept(objects: ManagedObjects): Promise<void> {
    await this.#options.onProvisioned?.(objects.records());
    this.#objects = objects;
  }

  #bootstrapped(): void {
    this.bootstraps += 1;
    this.#failures = 0;
    this.#refusals = 0;
    this.#linger = this.#clock.setTimer(LINGER_MS, () => void this.#closeSocket());
    void this.#register();
  }

  #failed(error: unknown): void {
    this.#pastCounters = addCounters(this.#pastCounters, { ...noCounters, failures: 1 });
    if (!(error instanceof DeviceUnreachableError) && !(error instanceof Lwm2mRefusal)) this.#onError(error);
    const message = `bootstrap: ${error instanceof Error ? error.message : String(error)}`;
    if (!(error instanceof Lwm2mRefusal && error.isBusy))
      this.#options.hooks?.onProblem?.({ kind: 'bootstrap-failed', timeMs: this.#clock.now(), message });
    const { random = Math.random, backOff } = this.#options;
    this.#bootstrapLater(retryDelayMs(error, this.#failures, backOff, random));
    this.#failures += 1;
    this.#setState('failed', message);
  }

  async #register(): Promise<void> {
    const [account] = serverAccounts(this.#objects);
    if (!account) throw new Error('a bootstrapped device needs an account');
    const { hooks, ...options } = this.#options;
    this.#account = account;
    const inner: Lwm2mClient = createLwm2mClient({
      ...options,
      ...accountTransport(account, options),
      serverUri: account.serverUri,
      omitEndpointName: options.omitEndpointName === true && !account.serverUri.startsWith('coap:'),
      lifetimeSeconds: account.lifetimeSeconds,
      binding: account.binding,
      serverInstanceId: account.serverInstanceId,
      tree: this.#tree,
      hooks: {
        onRequest: (request) => hooks?.onRequest?.(request),
        onObserve: (paths) => hooks?.onObserve?.(paths),
        onExchange: (exchange) => hooks?.onExchange?.(exchange),
        onNotification: (event) => hooks?.onNotification?.(event),
        onProblem: (problem) => hooks?.onProblem?.(problem),
        onError: (error) => hooks?.onError?.(error),
        ...(hooks?.onReport ? { onReport: (report) => hooks.onReport?.(report) } : {}),
        onState: (state, detail) => {
          if (this.#client === inner) this.#clientState(state, detail, account);
        },
      },
    });
    this.#client = inner;
    if (this.#isSuspended) inner.suspend();
    try {
      await inner.start();
    } catch (error) {
      // Without a socket there are no further events. Ignore a client that was closed.
      if (this.#client !== inner) return;
      this.#dropClient();
      this.#failed(error);
    }
  }

  #clientState(state: ClientState, detail: string | undefined, account: ServerAccount): void {
    if (state === 'closed' || state === 'idle') return;
    this.#setState(state, detail);
    if (state === 'registered') {
      this.#refusals = 0;
      const registered = this.#registered;
      this.#registered = undefined;
      registered?.resolve();
    } else if (state === 'failed') {
      this.#refusals += 1;
      const { registrationAttempts = DEFAULT_REGISTRATION_ATTEMPTS } = this.#options;
      const most = account.registrationAttempts ?? registrationAttempts;
      if (account.bootstrapOnFailure && this.#refusals >= most) this.#bootstrapLater(0);
    }
  }

  async #closeSocket(): Promise<void> {
    this.#linger?.cancel();
    this.#linger = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    this.#pastCounters = addCounters(this.#pastCounters, wireCounters(socket.endpoint.counters));
    await socket.endpoint.close();
  }

  #onError(error: unknown): void {
    this.#options.hooks?.onError?.(error instanceof Error ? error : new Error(String(error)));
  }

  /** Bootstraps after a short delay, so that the Execute is answered before the socket closes. */
  onBootstrapTrigger(): void {
    if (this.#attempt === undefined) this.#bootstrapLater(1);
  }

  onChanged(): void {
    void this.#store();
  }

  async #store(): Promise<void> {
    try {
      await this.#options.onProvisioned?.(this.#objects.records());
    } catch (error) {
      this.#onError(error);
    }
  }
}

/**
 * Creates a device that uses a bootstrap server. Opens nothing before `start`.
 *
 * @throws TypeError for a bootstrap URI other than coap://host:port (coaps requires a `bootstrapTransportFactory`), an
 *   empty endpoint name, and a name omitted with a coap: server; RangeError for an invalid hold-off or time-out
 */
export function createBootstrapClient(options: BootstrapClientOptions): BootstrapClient {
  checkBootstrapOptions(options);
  return new Client(options);
}
