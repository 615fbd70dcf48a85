import type { CoapResponse, Observation, ObservationHandlers } from '@muster/coap';
import type { Peer } from '@muster/net';
import { isLast, plainPeer, plainResponse } from './plain.ts';
import type { FrontObservation, FrontEndServer } from './types.ts';

/** Owner of the observations of a front end. */
export interface RelayOwner {
  readonly server: FrontEndServer;
  /** Called when the observation has ended, here or on the device. */
  onRelayEnded(relayed: RelayedObservation): void;
  /** Forgets the observation with that token, even if another object now represents it. */
  forgetObservation(observation: FrontObservation): void;
}

/** One observation of a front end. Passes its notifications to the server. */
export class RelayedObservation implements ObservationHandlers {
  readonly listener: string;
  readonly peer: Peer;
  readonly #owner: RelayOwner;
  readonly #begun = Promise.withResolvers<undefined>();
  #observation: Observation | undefined;

  constructor(owner: RelayOwner, listener: string, peer: Peer) {
    this.#owner = owner;
    this.listener = listener;
    this.peer = peer;
  }

  /** Hex; empty before it has begun. */
  get token(): string {
    return this.#observation?.token.toString('hex') ?? '';
  }

  /** Starts the delivery of notifications, which need the token of the observation. */
  begin(observation: Observation): void {
    this.#observation = observation;
    this.#begun.resolve(undefined);
  }

  async cancel(how: 'active' | 'passive', signal?: AbortSignal): Promise<void> {
    await this.#observation?.cancel(how, signal);
  }

  async onNotification(response: CoapResponse): Promise<void> {
    await this.#begun.promise;
    const { server } = this.#owner;
    const observation = { listener: this.listener, peer: plainPeer(this.peer), token: this.token };
    const plain = plainResponse(response);
    if (await server.notification(observation, plain)) return;
    // A server started since has the observation only in its store. A non-confirmable notification is not repeated.
    this.#owner.onRelayEnded(this);
    void this.cancel('passive');
    const recalled = await server.recall(observation);
    if (recalled !== 'resumed' || !(await server.notification(observation, plain, true))) {
      throw new Error('The server does not have the observation of a notification.');
    }
    if (isLast(plain)) this.#owner.forgetObservation(observation);
  }

  /** The last notification has already told the server. */
  onEnd(): void {
    this.#owner.onRelayEnded(this);
  }
}
