import type { CoapResponse, Endpoint, Observation } from '@muster/coap';
import type { Lwm2mPath } from '../../path/path.ts';
import type { ObserveRequest } from './observe-requests.ts';
import type { DeviceTarget, ObserveHandlers } from './types.ts';

type CoapObserver = Parameters<Endpoint['observe']>[2];

/** Owner of the observations of all devices. */
export interface ObservationOwner {
  add(observation: DeviceObservation): void;
  remove(observation: DeviceObservation): void;
  /** Called for each notification of an observation. */
  touch(observation: DeviceObservation): void;
  /** Decodes a notification and calls the handler. @param accept requested Content-Format */
  handleNotification(
    target: DeviceTarget,
    path: Lwm2mPath,
    accept: number | undefined,
    response: CoapResponse,
    handlers: ObserveHandlers,
  ): Promise<void>;
}

/** Connects a CoAP observation to its handlers. */
export class DeviceObservation implements CoapObserver {
  /** Unique key of the device across all listeners. */
  readonly key: string;
  readonly #owner: ObservationOwner;
  readonly #target: DeviceTarget;
  readonly #request: ObserveRequest;
  readonly #handlers: ObserveHandlers;
  #observation: Observation | undefined;

  constructor(
    owner: ObservationOwner,
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
    // The observation may have ended already, which `onEnd` has reported.
    if (!observation.active) return;
    this.#observation = observation;
    this.#owner.add(this);
  }

  async cancel(how: 'active' | 'passive', signal?: AbortSignal): Promise<void> {
    await this.#observation?.cancel(how, signal);
  }

  onNotification(response: CoapResponse): Promise<void> {
    if (this.#observation?.active === true) this.#owner.touch(this);
    const { path, init } = this.#request;
    return this.#owner.handleNotification(this.#target, path, init.accept, response, this.#handlers);
  }

  onEnd(reason: string): void {
    if (this.#observation !== undefined) this.#owner.remove(this);
    this.#handlers.onEnd(reason);
  }
}
