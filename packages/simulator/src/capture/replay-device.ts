import {
  CoapRequestError,
  createEndpoint,
  createUdpTransport,
  type Clock,
  type CoapReply,
  type CoapRequest,
  type CoapResponse,
  type Endpoint,
  type ObserveEndReason,
  type Observer,
  type Peer,
  type RequestInit,
} from '@muster/coap';
import { maxPackageBytes } from '../device/fetch-package.ts';
import { localAddressFor } from '../network/local-address.ts';
import type { ServerAddress } from '../network/server-address.ts';
import {
  describeKey,
  resourceKey,
  type NotifyStep,
  type RecordedReply,
  type RequestStep,
  type Step,
} from './recorded-exchange.ts';
import type { ReplayPlan } from './replay-plan.ts';
import type { ReplayTally } from './replay-report.ts';
import { until, type ReplayTime } from './replay-time.ts';

/** Settings shared by the devices of a replay. */
export interface ReplaySetting {
  readonly server: ServerAddress;
  readonly clock: Clock;
  readonly time: ReplayTime;
  readonly tally: ReplayTally;
  readonly responseTimeoutMs: number;
  readonly observeWaitMs: number;
  readonly signal: AbortSignal;
  /** Called for each request of the server. */
  readonly onServerRequest: () => void;
}

/** The server's observation of a resource. */
interface ReplayObservation {
  /** Undefined until the Observe has been accepted. */
  observer: Observer | undefined;
  readonly accept: number | undefined;
  /** Set while a notification is unacknowledged. */
  onEnd: ((reason: ObserveEndReason) => void) | undefined;
}

/** Replays a recorded device against another server, with its own socket. */
export class ReplayDevice {
  readonly #plan: ReplayPlan;
  readonly #setting: ReplaySetting;
  readonly #endpoint: Endpoint;
  readonly #server: Peer;
  /** Registration locations of this server, by recorded location. */
  readonly #locations = new Map<string, readonly string[]>();
  #latestLocation: readonly string[] | undefined;
  readonly #observations = new Map<string, ReplayObservation>();
  /** Called when the server has sent a request. */
  #onRequest: (() => void) | undefined;
  #waitUntilMs = 0;
  /** Numbers of server requests by resource key. */
  readonly #requestCounts = new Map<string, number>();
  /**
   * Number of server requests so far, followed by the numbers in the replay and in the capture before the device
   * registered.
   */
  #requestCount = 0;
  #countBeforeRegistration = 0;
  #recordedBeforeRegistration = 0;
  #stepMs = 0;

  private constructor(plan: ReplayPlan, setting: ReplaySetting, endpoint: Endpoint, server: Peer) {
    this.#plan = plan;
    this.#setting = setting;
    this.#endpoint = endpoint;
    this.#server = server;
  }

  /**
   * @param index position among the devices, from 1
   * @throws the system error if no socket can be bound
   */
  static async open(plan: ReplayPlan, index: number, setting: ReplaySetting): Promise<ReplayDevice> {
    const { server, clock } = setting;
    const transport = await createUdpTransport({ address: localAddressFor(index, server.address), port: 0 });
    const endpoint = createEndpoint({ transport, clock, limits: { maxBodyBytes: maxPackageBytes } });
    const peer = transport.peerOf(server.address, server.port);
    const device = new ReplayDevice(plan, setting, endpoint, peer);
    endpoint.setHandler((request) => device.#answer(request));
    return device;
  }

  /** Plays all steps in order. */
  async play(): Promise<void> {
    const { time, signal } = this.#setting;
    for (const step of this.#plan.steps) {
      await time.wait(step.ms);
      if (signal.aborted) return;
      this.#stepMs = step.ms;
      await this.#playStep(step);
    }
  }

  /** Reports the recorded requests that this server has not sent. */
  finish(): void {
    const { tally } = this.#setting;
    for (const [key, recorded] of this.#plan.requested) {
      for (let count = this.#requestCounts.get(key) ?? 0; count < recorded; count += 1)
        tally.addFinding('missing-request', `${describeKey(key)} did not come`, this.#plan.device);
    }
  }

  close(): Promise<void> {
    return this.#endpoint.close();
  }

  async #playStep(step: Step): Promise<void> {
    const isWhole = step.kind === 'request' ? step.isWhole : step.reply.isWhole;
    if (!isWhole) this.#skip(step, 'blocks are missing in the capture');
    else if (step.kind === 'request') await this.#request(step);
    else await this.#notify(step);
  }

  #skip(step: Step, reason: string): void {
    this.#setting.tally.addFinding('skipped', `${labelOf(step)}: ${reason}`, this.#plan.device, step.line);
  }

  async #request(step: RequestStep): Promise<void> {
    const path = this.#pathOf(step);
    if (!path) {
      this.#skip(step, 'the device is not registered with this server');
      return;
    }
    if (step.method === 'DELETE') await this.#waitForRequests(step);
    const { tally, signal } = this.#setting;
    if (signal.aborted) return;
    const timeout = this.#startTimeout();
    const aborted = AbortSignal.any([signal, timeout.signal]);
    tally.requests += 1;
    const response = this.#endpoint.request(this.#server, { ...initOf(step, path), signal: aborted });
    try {
      // A non-confirmable request without a recorded response may get none.
      if (!step.reply && !step.confirmable) response.catch(() => undefined);
      else this.#handleResponse(step, await response);
    } catch (error) {
      this.#fail(step, error);
    } finally {
      timeout.cancel();
    }
  }

  /**
   * Waits until the server has sent as many requests as the recorded one. An early Deregister would leave the server no
   * time for them.
   */
  async #waitForRequests({ received }: RequestStep): Promise<void> {
    const { clock, signal } = this.#setting;
    while (
      !signal.aborted &&
      this.#requestCount - this.#countBeforeRegistration < received - this.#recordedBeforeRegistration
    ) {
      const remainingMs = this.#waitUntilMs - clock.monotonic();
      if (remainingMs <= 0) return;
      await until(clock, remainingMs, signal, (resolve) => (this.#onRequest = resolve));
    }
  }

  #startTimeout(): { readonly signal: AbortSignal; cancel(): void } {
    const controller = new AbortController();
    const { clock, responseTimeoutMs } = this.#setting;
    const timer = clock.setTimer(responseTimeoutMs, () => controller.abort());
    return { signal: controller.signal, cancel: () => timer.cancel() };
  }

  #handleResponse(step: RequestStep, response: CoapResponse): void {
    const { tally } = this.#setting;
    tally.isReached = true;
    this.#learnLocation(step, response);
    if (!step.reply) return;
    if (step.reply.code === response.code) tally.asRecorded += 1;
    else {
      const text = `${labelOf(step)}: ${response.code} instead of ${step.reply.code}`;
      tally.addFinding('different', text, this.#plan.device, step.line);
    }
  }

  #fail(step: RequestStep, error: unknown): void {
    if (this.#setting.signal.aborted) return;
    if (!(error instanceof CoapRequestError)) throw error;
    const { tally } = this.#setting;
    if (error.kind === 'reset') tally.isReached = true;
    if (!step.reply) return;
    const reason = error.kind === 'reset' ? 'the server rejected it with a Reset' : 'no response';
    tally.addFinding('unanswered', `${labelOf(step)}: ${reason}`, this.#plan.device, step.line);
  }

  /** @returns undefined for a registration that this server does not have */
  #pathOf({ path, reply }: RequestStep): readonly string[] | undefined {
    const location = path.join('/');
    const isKnown = this.#plan.locations.has(location);
    // The location of a Register without a recorded response is unknown. Registrations are below "rd".
    const isGuessed = !isKnown && path.at(-2) === 'rd' && reply?.locationPath.length !== 0;
    if (!isKnown && !isGuessed && path.at(-2) !== 'rd') return path;
    return this.#locations.get(location) ?? (isKnown ? undefined : this.#latestLocation);
  }

  #learnLocation(step: RequestStep, { code, locationPath }: CoapResponse): void {
    if (step.method === 'DELETE' && code.startsWith('2.')) this.#locations.delete(step.path.join('/'));
    if (code !== '2.01' || locationPath.length === 0) return;
    const recorded = step.reply?.locationPath.join('/');
    if (recorded !== undefined) this.#locations.set(recorded, locationPath);
    this.#latestLocation = locationPath;
    this.#countBeforeRegistration = this.#requestCount;
    this.#recordedBeforeRegistration = step.received;
    this.#waitUntilMs = this.#setting.clock.monotonic() + this.#setting.observeWaitMs;
  }

  async #notify(step: NotifyStep): Promise<void> {
    const observation = await this.#observationOf(step.key);
    const { accept } = observation ?? {};
    const { contentFormat } = step.reply;
    if (!observation) this.#skip(step, 'the server does not observe the resource');
    else if (accept !== undefined && contentFormat !== undefined && accept !== contentFormat) {
      this.#skip(step, `the server asked for Content-Format ${accept}`);
    } else await this.#send(observation, step);
  }

  /** Returns the observation of a resource. Waits for it, because this server can be slower than the recorded one. */
  async #observationOf(key: string): Promise<ReplayObservation | undefined> {
    const { clock, signal } = this.#setting;
    while (!signal.aborted) {
      const observation = this.#observations.get(key);
      const remainingMs = this.#waitUntilMs - clock.monotonic();
      if (observation?.observer?.active === true || remainingMs <= 0) return observation;
      await until(clock, remainingMs, signal, (resolve) => (this.#onRequest = resolve));
    }
    return undefined;
  }

  /** Resolves when the notification has been sent. An unacknowledged notification delays the next one. */
  async #send(observation: ReplayObservation, step: NotifyStep): Promise<void> {
    const { tally } = this.#setting;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let isSent = false;
    const afterSent = (): void => {
      if (!isSent) tally.notifications += 1;
      isSent = true;
      resolve(undefined);
    };
    observation.onEnd = (reason) => {
      if (reason === 'timeout' || reason === 'reset') this.#reportLost(step, reason);
      resolve(undefined);
    };
    observation.observer?.notify({ ...coapReply(step.reply), afterSent }, { confirmable: step.confirmable });
    await promise;
  }

  #reportLost(step: NotifyStep, reason: ObserveEndReason): void {
    const text = reason === 'timeout' ? 'no acknowledgement' : 'the server rejected it with a Reset';
    this.#setting.tally.addFinding('unanswered', `${labelOf(step)}: ${text}`, this.#plan.device, step.line);
  }

  #answer(request: CoapRequest): CoapReply {
    const { tally, onServerRequest, time } = this.#setting;
    tally.isReached = true;
    onServerRequest();
    this.#requestCount += 1;
    this.#onRequest?.();
    const key = resourceKey(request);
    this.#requestCounts.set(key, (this.#requestCounts.get(key) ?? 0) + 1);
    const nowMs = Math.max(this.#stepMs, time.nowMs());
    const answer = this.#plan.answers.find(key, request.accept, nowMs);
    if (answer === undefined || answer === 'format') {
      const reason = answer === 'format' ? ` in Content-Format ${String(request.accept)}` : '';
      const text = `${describeKey(key)}${reason} is not in the capture`;
      tally.addFinding('unknown-request', text, this.#plan.device);
      return { code: answer === 'format' ? '4.06' : '4.04' };
    }
    tally.answered += 1;
    const reply = coapReply(answer);
    const wantsObserve = request.observe === 0 && !this.#plan.answers.refusesObserve(key);
    return wantsObserve ? this.#beginObservation(key, request, reply) : reply;
  }

  #beginObservation(key: string, request: CoapRequest, reply: CoapReply): CoapReply {
    if (!reply.code.startsWith('2.')) return reply;
    const observation: ReplayObservation = {
      observer: undefined,
      accept: request.accept,
      onEnd: undefined,
    };
    observation.observer = request.acceptObserve({
      onEnd: (reason) => {
        if (this.#observations.get(key) === observation) this.#observations.delete(key);
        observation.onEnd?.(reason);
      },
    });
    if (!observation.observer) return reply;
    const afterSent = (): void => {
      if (observation.observer?.active !== true) return;
      this.#observations.set(key, observation);
      this.#onRequest?.();
    };
    return { ...reply, afterSent };
  }
}

function initOf(step: RequestStep, path: readonly string[]): RequestInit {
  const { method, query, payload, contentFormat, accept, confirmable, options } = step;
  return {
    method,
    path,
    query,
    confirmable,
    options,
    ...(payload.length > 0 ? { payload } : {}),
    ...(contentFormat === undefined ? {} : { contentFormat }),
    ...(accept === undefined ? {} : { accept }),
  };
}

function coapReply(reply: RecordedReply): CoapReply {
  const { code, payload, contentFormat, maxAgeSeconds, etag, locationPath, options } = reply;
  return {
    code,
    options,
    ...(payload.length > 0 ? { payload } : {}),
    ...(contentFormat === undefined ? {} : { contentFormat }),
    ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
    ...(etag === undefined || etag.length === 0 ? {} : { etag }),
    ...(locationPath.length > 0 ? { locationPath } : {}),
  };
}

/** Returns the LwM2M operation of a message, for reports. */
function labelOf(step: Step): string {
  if (step.kind === 'notify') return `Notify ${describeKey(step.key).replace(/^\S+ /u, '')}`;
  const { method, path, query } = step;
  const last = path.at(-1);
  if (method === 'POST' && query.some((part) => part.startsWith('ep='))) {
    return last === 'bs' ? 'Bootstrap-Request' : 'Register';
  }
  if (path.at(-2) === 'rd') return method === 'DELETE' ? 'Deregister' : 'Update';
  if (method === 'POST' && last === 'dp') return 'Send';
  return `${method} /${path.join('/')}`;
}
