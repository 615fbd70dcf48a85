/** Observations of devices: requests and notifications. */
import type { CoapResponse, Observation } from '@muster/coap';
import { DecodeError } from '../../codec/decode-error.ts';
import { checkOperationPath } from '../../operation/operation-path.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { OperationAnswer } from '../../operation/operation.ts';
import { samePath, type Lwm2mPath } from '../../path/path.ts';
import { isSuccess, readContent, valuesAnswer } from '../../binding/operation-answer.ts';
import { readCompositeRequest } from '../../binding/composite-request.ts';
import { withAttributes } from '../../binding/operation-request.ts';
import { unreachable, wasSent } from '../../binding/failure.ts';
import type { ServerCounters } from './counters.ts';
import { checkCompositePaths, type Composites } from './composites.ts';
import type { Accepted, Downlink } from './downlink.ts';
import type { Listeners, Route } from './listener.ts';
import { ObserveRequests, type ObserveRequest } from './observe-requests.ts';
import type {
  CancelOptions,
  CompositeFormats,
  CompositeObserveOptions,
  CompositeObserveResult,
  DeviceTarget,
  ExchangeOptions,
  ObserveHandlers,
  ObserveOptions,
  ObserveResult,
  ServerWarning,
} from './types.ts';
import { DeviceObservation, type ObservationOwner } from './device-observation.ts';

export interface ObservationsOptions {
  readonly listeners: Listeners;
  readonly downlink: Downlink;
  readonly composites: Composites;
  readonly counters: ServerCounters;
  readonly warn: (warning: ServerWarning) => void;
  /** Maximum number of observations in memory. Undefined: no limit, because they cannot be recalled. */
  readonly maxLoaded: number | undefined;
}

/** Result of an Observe. */
interface ObserveOutcome {
  readonly response: CoapResponse;
  readonly observation: Observation | undefined;
}

/**
 * Unloads a 64th of the observations at a time. Finding the first element of a Set skips all elements deleted before it
 * since the Set was last rehashed, and each notification deletes one.
 */
const UNLOADED_SHARE = 64;

/** Options for ending an observation. */
interface EndOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onExchanged?: ((isAnswered: boolean) => void) | undefined;
}

/** Path that stands for a composite observation. */
const root: Lwm2mPath = {};

/** Path to check the attributes of a composite with. Only periods, which any path can have, are valid there. */
const attributedPath: Lwm2mPath = { objectId: 0 };

const noComposites: OperationAnswer = {
  code: '4.05',
  success: false,
  diagnostic: 'the device takes no composites: observe its paths one by one',
};

export class Observations implements ObservationOwner {
  readonly #options: ObservationsOptions;
  readonly #requests = new ObserveRequests();
  /** Observations by device. Most devices have only one, which is stored without an array. */
  readonly #devices = new Map<string, DeviceObservation | readonly DeviceObservation[]>();
  /** Observations that can be unloaded, the one with the oldest notification first. */
  readonly #loaded = new Set<DeviceObservation>();

  constructor(options: ObservationsOptions) {
    this.#options = options;
  }

  async observe(
    target: DeviceTarget,
    path: Lwm2mPath,
    handlers: ObserveHandlers,
    options: ObserveOptions,
  ): Promise<ObserveResult> {
    checkOperationPath({ type: 'observe', path });
    const { accept: given, attributes } = options;
    const { downlink } = this.#options;
    const context = downlink.context(target, path);
    const begun = await downlink.tryFormats(target, context, given, async (init, route) => {
      const request = this.#request(target, path, init.accept, attributes);
      const value = await this.#sendObserve(target, request, route, handlers, options);
      return { code: value.response.code, value };
    });
    return this.#toResult(target, path, begun);
  }

  #request(
    { rootPath }: DeviceTarget,
    path: Lwm2mPath,
    accept: number | undefined,
    attributes: NotificationAttributes | undefined,
  ): ObserveRequest {
    const request = this.#requests.get(rootPath, path, accept);
    return attributes === undefined
      ? request
      : { path, init: withAttributes(request.init, path, attributes) };
  }

  /** Observes several paths with one observation, whose path is the root. */
  async observeComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    handlers: ObserveHandlers,
    options: CompositeObserveOptions,
  ): Promise<CompositeObserveResult> {
    checkCompositePaths(paths);
    const { accept: requestedAccept, contentFormat: requestedFormat, attributes } = options;
    const { composites } = this.#options;
    if (!composites.supportsComposites(target)) return { answer: noComposites };
    let contentFormat = requestedFormat;
    const begun = await composites.tryFormats(target, requestedFormat, async (format, route) => {
      contentFormat = format;
      const request = readCompositeRequest(target.rootPath, paths, format, requestedAccept);
      const init = withAttributes(request, attributedPath, attributes);
      const value = await this.#sendObserve(target, { path: root, init }, route, handlers, options);
      return { code: value.response.code, accept: init.accept, value };
    });
    const result = await this.#toResult(target, root, begun);
    return contentFormat === undefined ? result : { ...result, contentFormat };
  }

  async #sendObserve(
    target: DeviceTarget,
    request: ObserveRequest,
    route: Route,
    handlers: ObserveHandlers,
    options: ExchangeOptions,
  ): Promise<ObserveOutcome> {
    const { init } = request;
    const observer = new DeviceObservation(this, target, request, route.key, handlers);
    const { response, observation } = await this.#options.downlink.counted(init, options, (hooked) =>
      route.endpoint.observe(route.peer, hooked, observer),
    );
    if (observation) observer.begin(observation);
    return { response, observation };
  }

  async #toResult(
    target: DeviceTarget,
    path: Lwm2mPath,
    { result: { response, observation }, accept }: Accepted<ObserveOutcome>,
  ): Promise<ObserveResult> {
    const answer = valuesAnswer(response, this.#options.downlink.context(target, path), accept);
    if (!observation) return { answer };
    if (answer.success) return { answer, token: observation.token.toString('hex') };
    // Its notifications could not be decoded.
    await this.#end(target, observation.token.toString('hex'), 'passive');
    return { answer };
  }

  resume(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    accept: number | undefined,
    handlers: ObserveHandlers,
    attributes?: NotificationAttributes,
    lastSequence?: number,
  ): void {
    checkOperationPath({ type: 'observe', path });
    const request = this.#request(target, path, accept, attributes);
    this.#resume(target, request, token, handlers, lastSequence);
  }

  resumeComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    { contentFormat, accept, attributes }: CompositeFormats,
    handlers: ObserveHandlers,
    lastSequence?: number,
  ): void {
    checkCompositePaths(paths);
    const request = readCompositeRequest(target.rootPath, paths, contentFormat, accept);
    const init = withAttributes(request, attributedPath, attributes);
    this.#resume(target, { path: root, init }, token, handlers, lastSequence);
  }

  #resume(
    target: DeviceTarget,
    request: ObserveRequest,
    token: string,
    handlers: ObserveHandlers,
    lastSequence?: number,
  ): void {
    const { endpoint, peer, key } = this.#options.listeners.route(target);
    const observer = new DeviceObservation(this, target, request, key, handlers);
    const bytes = Buffer.from(token, 'hex');
    try {
      observer.begin(endpoint.resumeObservation(peer, bytes, request.init, observer, lastSequence));
    } catch (error) {
      // The endpoint cannot hold more peers.
      throw unreachable(error);
    }
  }

  async cancel(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    { accept, ...options }: CancelOptions,
  ): Promise<void> {
    if (!this.#isKnown(target, token)) {
      if (how === 'passive') return;
      // An observation that is not in memory must be resumed before it can be cancelled.
      this.resume(target, path, token, accept, noHandlers);
    }
    await this.#end(target, token, how, options);
  }

  async cancelComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    { signal, onExchanged, ...formats }: CompositeFormats & EndOptions,
  ): Promise<void> {
    if (!this.#isKnown(target, token)) {
      if (how === 'passive') return;
      this.resumeComposite(target, paths, token, formats, noHandlers);
    }
    await this.#end(target, token, how, { signal, onExchanged });
  }

  #isKnown(target: DeviceTarget, token: string): boolean {
    return this.#find(this.#options.listeners.keyOf(target), token) !== undefined;
  }

  /** Ends every observation of a path on a device. @returns whether there was one */
  async cancelPath(target: DeviceTarget, path: Lwm2mPath, signal: AbortSignal | undefined): Promise<boolean> {
    checkOperationPath({ type: 'cancelObserve', path });
    const key = this.#options.listeners.keyOf(target);
    const observers = this.#observationsOf(key).filter((observer) => samePath(observer.path, path));
    for (const { token } of observers) await this.#end(target, token, 'active', { signal });
    return observers.length > 0;
  }

  /** Forgets all observations of a device. Later notifications are answered with a Reset. */
  forgetDevice(target: DeviceTarget): void {
    const key = this.#options.listeners.keyOf(target);
    const observers = this.#observationsOf(key);
    this.#devices.delete(key);
    for (const observer of observers) {
      this.#loaded.delete(observer);
      void observer.cancel('passive');
    }
  }

  async #end(
    target: DeviceTarget,
    token: string,
    how: 'active' | 'passive',
    { signal, onExchanged }: EndOptions = {},
  ): Promise<void> {
    const key = this.#options.listeners.keyOf(target);
    const observer = this.#find(key, token);
    if (!observer) return;
    this.remove(observer);
    try {
      const isSent = observer.isActive && how === 'active';
      await observer.cancel(how, signal);
      if (isSent) onExchanged?.(true);
    } catch (error) {
      const failure = unreachable(error);
      if (wasSent(failure)) onExchanged?.(false);
      throw failure;
    }
  }

  #find(key: string, token: string): DeviceObservation | undefined {
    return this.#observationsOf(key).find((observer) => observer.token === token);
  }

  #observationsOf(key: string): readonly DeviceObservation[] {
    const known = this.#devices.get(key) ?? [];
    return known instanceof DeviceObservation ? [known] : known;
  }

  #otherObservations({ key, token }: DeviceObservation): DeviceObservation[] {
    return this.#observationsOf(key).filter((one) => one.token !== token);
  }

  /** Adds an observation. Replaces one with the same token. */
  add(observer: DeviceObservation): void {
    this.remove(observer);
    const others = this.#observationsOf(observer.key);
    this.#devices.set(observer.key, others.length === 0 ? observer : [...others, observer]);
    this.touch(observer);
  }

  /** Makes the observation the last one to be unloaded. */
  touch(observer: DeviceObservation): void {
    const { maxLoaded } = this.#options;
    if (maxLoaded === undefined) return;
    this.#loaded.delete(observer);
    this.#loaded.add(observer);
    if (this.#loaded.size > maxLoaded) this.#unload(maxLoaded - Math.floor(maxLoaded / UNLOADED_SHARE));
  }

  /** Unloads observations until that number is left. */
  #unload(left: number): void {
    for (const oldest of this.#loaded) {
      if (this.#loaded.size <= left) return;
      this.remove(oldest);
      void oldest.cancel('passive');
    }
  }

  remove(observer: DeviceObservation): void {
    for (const one of this.#observationsOf(observer.key))
      if (one.token === observer.token) this.#loaded.delete(one);
    const left = this.#otherObservations(observer);
    if (left.length > 0) this.#devices.set(observer.key, left);
    else this.#devices.delete(observer.key);
  }

  get size(): number {
    let size = 0;
    for (const key of this.#devices.keys()) size += this.#observationsOf(key).length;
    return size;
  }

  /** Decodes a notification and calls the handler. */
  async handleNotification(
    target: DeviceTarget,
    path: Lwm2mPath,
    accept: number | undefined,
    response: CoapResponse,
    handlers: ObserveHandlers,
  ): Promise<void> {
    // An error ends the observation, which `onEnd` reports.
    if (!isSuccess(response.code)) return;
    const { downlink, counters } = this.#options;
    counters.notifications += 1;
    let answer: OperationAnswer & { contentFormat: number };
    try {
      answer = {
        ...readContent(response, downlink.context(target, path), accept),
        code: response.code,
        success: true,
      };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      this.#unreadable(target, error);
      return;
    }
    const { observe: sequence } = response;
    await handlers.onNotify(answer.records ?? [], {
      contentFormat: answer.contentFormat,
      ...(sequence === undefined ? {} : { sequence }),
    });
  }

  /** Counts an undecodable notification. It is acknowledged, because repeating it would not help. */
  #unreadable({ address, port }: DeviceTarget, error: DecodeError): void {
    const { counters, warn } = this.#options;
    counters.unreadableNotifications += 1;
    warn({ peer: `${address}:${port}`, message: `a notification cannot be read: ${error.message}` });
  }
}

const noHandlers: ObserveHandlers = {
  onNotify: () => Promise.resolve(),
  onEnd: () => undefined,
};
