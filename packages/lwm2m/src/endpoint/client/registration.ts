/**
 * A device's registration (OMA-TS-LightweightM2M_Core-V1_1 6.2).
 *
 *             start                2.01
 *      idle --------> registering -------> registered --+ Update, 2.04
 *       ^              |  ^  ^                 |  ^     |
 *       |      refused,|  |  |  4.04, no       |  +-----+
 *       |    no answer v  |  |  answer         |
 *       |            failed  +-----------------+
 *       |              (back-off)              |
 *       +---------------------- Deregister ---+        any state -- close --> closed
 *
 * While suspended, the registration sends nothing and keeps its state. On resume it sends an Update, or registers if
 * the lifetime has ended.
 *
 * One exchange runs at a time. Requests during an exchange wait and are merged.
 */
import type { CoapResponse, RequestInit } from '@muster/coap';
import type { Clock, TimerHandle } from '@muster/net';
import { isBusy } from '../../operation/refusal.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import {
  deregisterRequest,
  registerRequest,
  updateRequest,
  type ObjectList,
  type RegistrationData,
} from '../../binding/register-query.ts';
import {
  closed,
  describe,
  describeProblem,
  isAccepted,
  isForgotten,
  isResponse,
  problemOf,
  refusalOf,
  type requestNames,
  retryDelayMs,
} from './registration-outcome.ts';
import type { ClientExchange, ClientProblemKind, ClientState, RegistrationBackOff } from './types.ts';
import { Lifetime } from './lifetime.ts';
import { merge, type PendingUpdate, type UpdateChanges } from './update-changes.ts';
import { createDeferred, type Deferred } from './deferred.ts';

/** The client, as its registration sees it. */
export interface RegistrationContext {
  readonly clock: Clock;
  readonly random: () => number;
  readonly backOff: RegistrationBackOff;
  registrationData(): RegistrationData;
  objects(): ObjectList;
  /** Sends a request to the server. @throws DeviceUnreachableError */
  request(init: RequestInit, operation: ClientExchange['operation']): Promise<CoapResponse>;
  /** Handles a refused Register. @returns whether it named a profile; if so, the next Register names none */
  profileRefused(): boolean;
  /** Called before each Register, with which the server forgets its observations. */
  beforeRegister(): void;
  onState(state: ClientState, detail: string | undefined): void;
  /** @param agoMs milliseconds since it happened. Defaults to 0. */
  onProblem(kind: ClientProblemKind, message: string, agoMs?: number): void;
  onError(error: unknown): void;
}

/** Time for an Update with all its retransmissions (MAX_TRANSMIT_WAIT, RFC 7252 4.8.2), with a margin. */
const UPDATE_LEAD_SECONDS = 100;
/** Runtime timers are limited to 24.8 days. */
const MAX_INTERVAL_MS = 2_000_000_000;
/** Minimum remaining lifetime for an Update to arrive in time; a tenth of the lifetime if that is less. */
const MIN_LIFETIME_LEFT_MS = 5_000;
/** Outcome of an exchange ended by `suspend`. */
const interrupted = Symbol('interrupted');

export class Registration {
  readonly #context: RegistrationContext;
  #state: ClientState = 'idle';
  #location: readonly string[] | undefined;
  #timer: TimerHandle | undefined;
  /** A Register or an Update is under way. */
  #isBusy = false;
  /** Location that the Register under way will return; undefined if it is refused or not answered. */
  #newLocation: Promise<readonly string[] | undefined> | undefined;
  /** Number of consecutive failures. */
  #attempts = 0;
  #pending: PendingUpdate | undefined;
  /** Changes of an Update that a busy server put off. The next Update repeats them. */
  #postponedChanges: UpdateChanges = {};
  /** Settled when the device is registered, or can no longer be. */
  #registered: Deferred | undefined;
  readonly #lifetime: Lifetime;
  #isSuspended = false;
  /** Number of suspensions so far. Tells exchanges from before a suspension from those after it. */
  #suspensions = 0;
  registrations = 0;
  updates = 0;
  failures = 0;

  constructor(context: RegistrationContext) {
    this.#context = context;
    this.#lifetime = new Lifetime(context.clock);
  }

  get state(): ClientState {
    return this.#state;
  }

  /**
   * Registers, and retries until it succeeds.
   *
   * @throws DeviceUnreachableError if the client is closed or deregistered first
   */
  start(): Promise<void> {
    if (this.#state === 'closed') return Promise.reject(closed());
    if (this.#state === 'registered') return Promise.resolve();
    const { promise } = (this.#registered ??= createDeferred());
    if (this.#state === 'idle') {
      this.#setState('registering');
      if (!this.#isBusy && !this.#isSuspended) void this.#register();
    }
    return promise;
  }

  /** Sends nothing until `resume`. The caller ends the exchange under way. */
  suspend(): void {
    if (this.#isSuspended) return;
    // The server is to blame for a lapse before the suspension, not for one during it.
    if (this.#lifetime.leftMs < 0) this.#recordLapse();
    this.#isSuspended = true;
    this.#suspensions += 1;
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  /** Sends an Update or a Register. Resolves when the server has accepted it. @throws as `update` */
  resume(): Promise<void> {
    if (!this.#isSuspended) return Promise.resolve();
    this.#isSuspended = false;
    if (this.#state === 'closed' || this.#state === 'idle') return Promise.resolve();
    if (this.#state === 'registered' && this.#lifetime.isKnown) {
      const { lifetimeSeconds } = this.#context.registrationData();
      if (this.#lifetime.leftMs > Math.min(MIN_LIFETIME_LEFT_MS, lifetimeSeconds * 100)) return this.update();
    }
    this.#lifetime.end();
    this.#attempts = 0;
    this.#setState('registering');
    const { promise } = (this.#registered ??= createDeferred());
    if (!this.#isBusy) void this.#register();
    return promise;
  }

  /** @throws Lwm2mRefusal, DeviceUnreachableError */
  update(changes: UpdateChanges = {}): Promise<void> {
    if (this.#state === 'closed' || this.#state === 'idle') return Promise.reject(closed());
    const { changes: before, done } = this.#pending ?? { changes: {}, done: createDeferred() };
    this.#pending = { changes: merge(before, changes), done };
    this.#sendPending();
    return done.promise;
  }

  /**
   * Deregisters. Waits for the response to a Register under way, which has the location to deregister.
   *
   * @throws Lwm2mRefusal, DeviceUnreachableError
   */
  async deregister(): Promise<void> {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    const newLocation = this.#newLocation;
    const known = this.#location;
    const isAlive = newLocation !== undefined || (known !== undefined && this.#lifetime.leftMs > 0);
    this.#stop('idle');
    const location = newLocation ? await newLocation : known;
    // While it waited, the client may have been closed or started again.
    if (location === undefined || this.state !== 'idle') return;
    const request = this.#context.request(deregisterRequest(location), 'deregister');
    const response = await request.catch((error: unknown) => {
      this.#reportFailure('deregister', error);
      throw error;
    });
    if (isAccepted('deregister', response)) return;
    if (response.code !== '4.04') {
      this.#reportFailure('deregister', response);
      throw refusalOf('deregister', response);
    }
    // The registration is gone as intended, but the server must not drop it before its lifetime ends.
    if (isAlive) this.#context.onProblem('registration-lost', describeProblem('deregister', response));
  }

  close(): void {
    if (this.#state !== 'closed') this.#stop('closed');
  }

  #stop(state: 'idle' | 'closed'): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    if (this.#isSuspended) this.#lifetime.end();
    else this.#recordLapse();
    this.#location = undefined;
    this.#attempts = 0;
    this.#registered?.reject(closed());
    this.#pending?.done.reject(closed());
    this.#registered = undefined;
    this.#pending = undefined;
    this.#setState(state);
  }

  #setState(state: ClientState, detail?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#context.onState(state, detail);
  }

  /** Sends the pending Update if no exchange is under way. */
  #sendPending(): void {
    if (this.#isBusy || this.#isSuspended || this.#state !== 'registered' || !this.#pending) return;
    const pending = this.#pending;
    this.#pending = undefined;
    void this.#update(pending);
  }

  async #register(): Promise<void> {
    // The Register also fulfils an Update that was requested before the object list is made.
    const covered = this.#pending;
    this.#pending = undefined;
    this.#location = undefined;
    this.#setState('registering');
    const exchange = this.#exchange('register', () => {
      this.#context.beforeRegister();
      return registerRequest(this.#context.registrationData(), this.#context.objects());
    });
    this.#newLocation = exchange.then((response) =>
      isResponse(response) && isAccepted('register', response) ? response.locationPath : undefined,
    );
    const outcome = await exchange;
    this.#newLocation = undefined;
    if (this.#state === 'closed' || this.#state === 'idle') {
      covered?.done.reject(closed());
    } else if (outcome === interrupted) {
      this.#requeueUpdate(covered);
      if (!this.#isSuspended) await this.#register();
    } else if (isResponse(outcome) && isAccepted('register', outcome)) {
      this.#accepted(outcome, covered);
    } else if (isResponse(outcome) && outcome.code.startsWith('4.') && this.#context.profileRefused()) {
      this.#requeueUpdate(covered);
      await this.#register();
    } else {
      this.#requeueUpdate(covered);
      this.#failed(outcome);
      this.#reportFailure('register', outcome);
      this.#restartTimer(this.#retryDelayMs(outcome), () => void this.#register());
      this.#setState('failed', describe('register', outcome));
    }
  }

  /** @returns the response, `interrupted`, or the error of the exchange */
  async #exchange(operation: 'register' | 'update', make: () => RequestInit): Promise<unknown> {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#isBusy = true;
    const suspensions = this.#suspensions;
    try {
      return await this.#context.request(make(), operation);
    } catch (error) {
      return suspensions === this.#suspensions ? error : interrupted;
    } finally {
      this.#isBusy = false;
    }
  }

  #accepted({ locationPath }: CoapResponse, covered: PendingUpdate | undefined): void {
    this.registrations += 1;
    this.#attempts = 0;
    this.#extendLifetime();
    this.#location = locationPath;
    this.#scheduleUpdate();
    this.#setState('registered');
    const registered = this.#registered;
    this.#registered = undefined;
    registered?.resolve();
    covered?.done.resolve();
    this.#sendPending();
  }

  async #update(pending: PendingUpdate): Promise<void> {
    const changes = merge(this.#postponedChanges, pending.changes);
    this.#postponedChanges = {};
    const { done } = pending;
    const outcome = await this.#exchange('update', () =>
      updateRequest(
        this.#context.registrationData(),
        this.#location ?? [],
        changes,
        changes.withObjects === true ? this.#context.objects() : undefined,
      ),
    );
    if (outcome === interrupted) {
      this.#interrupted(pending);
    } else if (this.#state !== 'registered') {
      done.reject(closed());
      // Started again while the Update was under way.
      if (this.#state === 'registering') void this.#register();
    } else if (isResponse(outcome) && isAccepted('update', outcome)) {
      this.updates += 1;
      this.#attempts = 0;
      this.#extendLifetime();
      this.#scheduleUpdate();
      done.resolve();
    } else if (isResponse(outcome) && !isForgotten(outcome.code)) {
      // The registration is still valid: the server refused only this Update, or was busy.
      this.#failed(outcome);
      if (isBusy(outcome.code)) this.#postponedChanges = changes;
      this.#reportFailure('update', outcome);
      this.#restartTimer(this.#retryDelayMs(outcome), () => this.#periodic());
      done.reject(refusalOf('update', outcome));
    } else {
      this.#failed(outcome);
      this.#reportLoss(outcome);
      this.#requeueUpdate(pending);
      await this.#register();
    }
    this.#sendPending();
  }

  /** `resume` may have been called by now. */
  #interrupted(pending: PendingUpdate): void {
    if (this.#state === 'idle' || this.#state === 'closed') {
      pending.done.reject(closed());
      return;
    }
    this.#requeueUpdate(pending);
    if (this.#state === 'registering' && !this.#isSuspended) void this.#register();
  }

  /** Reports a failed Update that makes the client register again. */
  #reportLoss(outcome: unknown): void {
    if (isResponse(outcome)) {
      this.#lifetime.end();
      this.#context.onProblem('registration-lost', describeProblem('update', outcome));
    } else {
      this.#reportFailure('update', outcome);
    }
  }

  #reportFailure(operation: keyof typeof requestNames, outcome: unknown): void {
    // A busy server is a problem only if it puts the device off for longer than a lifetime.
    const isPutOff = operation === 'register' && isResponse(outcome) && isBusy(outcome.code);
    if (isPutOff && !this.#lifetime.isKnown) this.#extendLifetime();
    const kind = problemOf(operation, outcome);
    if (kind !== undefined) this.#context.onProblem(kind, describeProblem(operation, outcome));
  }

  /** Called when the server has accepted a Register or Update. */
  #extendLifetime(): void {
    this.#recordLapse();
    this.#lifetime.begin(this.#context.registrationData().lifetimeSeconds);
  }

  #recordLapse(): void {
    const agoMs = this.#lifetime.end();
    if (agoMs > 0)
      this.#context.onProblem('lifetime-lapsed', 'no Register or Update was accepted in time', agoMs);
  }

  #failed(outcome: unknown): void {
    this.failures += 1;
    if (!isResponse(outcome) && !(outcome instanceof DeviceUnreachableError)) this.#context.onError(outcome);
  }

  /** Merges a failed Update into the next Update or Register. */
  #requeueUpdate(pending: PendingUpdate | undefined): void {
    if (!pending) return;
    const later = this.#pending;
    later?.done.promise.then(pending.done.resolve, pending.done.reject);
    this.#pending = later ? { changes: merge(pending.changes, later.changes), done: later.done } : pending;
  }

  #retryDelayMs(outcome: unknown): number {
    const { backOff, random } = this.#context;
    this.#attempts += 1;
    return retryDelayMs(outcome, this.#attempts, backOff, random);
  }

  #scheduleUpdate(): void {
    const { lifetimeSeconds } = this.#context.registrationData();
    const lead = Math.min(UPDATE_LEAD_SECONDS, lifetimeSeconds / 2);
    // Up to a tenth earlier at random, so that devices that started together do not update together.
    const delayMs = (lifetimeSeconds - lead) * 1000 * (1 - 0.1 * this.#context.random());
    this.#restartTimer(delayMs, () => this.#periodic());
  }

  #restartTimer(delayMs: number, task: () => void): void {
    this.#timer?.cancel();
    this.#timer = this.#context.clock.setTimer(Math.min(delayMs, MAX_INTERVAL_MS), task);
  }

  /** Ignores the result: `failures` counts a refusal, and the next Update is scheduled already. */
  #periodic(): void {
    this.#timer = undefined;
    void this.update();
  }
}
