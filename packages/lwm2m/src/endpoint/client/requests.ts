import type { CoapResponse, Endpoint, RequestInit } from '@muster/coap';
import type { Clock, Peer } from '@muster/net';
import { unreachable } from '../../binding/failure.ts';
import { isAccepted, isUnanswered, suspended } from './registration-outcome.ts';
import type { ClientExchange, ClientHooks } from './types.ts';

/** Requests of a device to its server. */
export class Requests {
  readonly #clock: Clock;
  readonly #onExchange: ClientHooks['onExchange'];
  /** Requests under way; undefined while there are none. */
  #underWay: Set<AbortController> | undefined;
  /** The latest request was not answered. */
  isUnanswered = false;

  constructor(clock: Clock, hooks: ClientHooks | undefined) {
    this.#clock = clock;
    this.#onExchange = (exchange) => hooks?.onExchange?.(exchange);
  }

  get isUnderWay(): boolean {
    return this.#underWay !== undefined;
  }

  /** @throws DeviceUnreachableError */
  async send(
    endpoint: Endpoint,
    peer: Peer,
    init: RequestInit,
    operation: ClientExchange['operation'] | undefined,
  ): Promise<CoapResponse> {
    const abort = new AbortController();
    (this.#underWay ??= new Set()).add(abort);
    const beganMs = this.#clock.monotonic();
    const report = (response: CoapResponse | undefined): void => {
      if (operation) this.#report(operation, response, this.#clock.monotonic() - beganMs);
    };
    try {
      const response = await endpoint.request(peer, { ...init, signal: abort.signal });
      this.isUnanswered = false;
      report(response);
      return response;
    } catch (error) {
      if (abort.signal.aborted) throw suspended();
      this.isUnanswered = true;
      const reason = unreachable(error);
      if (isUnanswered(reason)) report(undefined);
      throw reason;
    } finally {
      this.#underWay.delete(abort);
      if (this.#underWay.size === 0) this.#underWay = undefined;
    }
  }

  /** Aborts all requests under way, which reject with DeviceUnreachableError `closed`. */
  abort(): void {
    for (const abort of this.#underWay ?? []) abort.abort();
  }

  #report(operation: ClientExchange['operation'], response: CoapResponse | undefined, tookMs: number): void {
    const accepted = response !== undefined && isAccepted(operation, response);
    const exchange = { operation, code: response?.code, isAccepted: accepted, tookMs };
    const isRegistered = accepted && operation === 'register';
    this.#onExchange?.(isRegistered ? { ...exchange, location: response.locationPath } : exchange);
  }
}
