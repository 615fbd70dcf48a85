import type { CoapResponse, Endpoint, Observation } from '@muster/coap';
import type { Lwm2mPath } from '../../path/path.ts';
import type { ObserveRequest } from './observe-requests.ts';
import type { DeviceTarget, ObserveHandlers } from './types.ts';

type CoapObserver = Parameters<Endpoint['observe']>[2];

/** Keeps the observations of all devices. */
export interface WatchOwner {
  add(watch: Watch): void;
  remove(watch: Watch): void;
  /** A notification of it has come. */
  heard(watch: Watch): void;
  /** Reads a notification and hands it on. @param accept Content-Format that was asked for */
  notified(
    target: DeviceTarget,
    path: Lwm2mPath,
    accept: number | undefined,
    response: CoapResponse,
    handlers: ObserveHandlers,
  ): Promise<void>;
}

/** Stands between the CoAP observation and the handlers of one observation. */
export class Watch implements CoapObserver {
  /** Of the device; tells devices apart, over all listeners. */
  readonly key: string;
  readonly #owner: WatchOwner;
  readonly #target: DeviceTarget;
  readonly #request: ObserveRequest;
  readonly #handlers: ObserveHandlers;
  #observation: Observation | undefined;

  constructor(
    owner: WatchOwner,
    target: DeviceTarget,
    request: ObserveRequest,
    key: string,
    handlers: ObserveHandlers,
  ) {
    this.key = key;
    this.#owner = owner;
    this.#target = target;
    this.#request = request;
    this.#handlers = handlers;
  }

  get path(): Lwm2mPath {
    return this.#request.path;
  }

  /** Hex; empty before it has begun. */
  get token(): string {
    return this.#observation?.token.toString('hex') ?? '';
  }

  /** Whether the device still observes. */
  get isActive(): boolean {
    return this.#observation?.active === true;
  }

  begin(observation: Observation): void {
    // It may have ended already, which `onEnd` has told.
    if (!observation.active) return;
    this.#observation = observation;
    this.#owner.add(this);
  }

  async cancel(how: 'active' | 'passive', signal?: AbortSignal): Promise<void> {
    await this.#observation?.cancel(how, signal);
  }

  onNotification(response: CoapResponse): Promise<void> {
    if (this.#observation?.active === true) this.#owner.heard(this);
    const { path, init } = this.#request;
    return this.#owner.notified(this.#target, path, init.accept, response, this.#handlers);
  }

  onEnd(reason: string): void {
    if (this.#observation !== undefined) this.#owner.remove(this);
    this.#handlers.onEnd(reason);
  }
}
