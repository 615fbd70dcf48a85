import type { CoapResponse, Observation, ObservationHandlers } from '@muster/coap';
import type { Peer } from '@muster/net';
import { isLast, plainPeer, plainResponse } from './plain.ts';
import type { FrontObservation, ServerBehind } from './types.ts';

/** Keeps the observations of a front end. */
export interface RelayOwner {
  readonly server: ServerBehind;
  /** The observation is over, here or on the device. */
  over(relayed: RelayedObservation): void;
  /** Forgets the observation of that name, whichever has it now. */
  forgetObservation(observation: FrontObservation): void;
}

/** One observation of a front end: its notifications go to the server. */
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

  /** Notifications that came before this wait for it: they are named by the token of the observation. */
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
    // A server that has started since has it in its store only. One that is not confirmable does not come again.
    this.#owner.over(this);
    void this.cancel('passive');
    if (!(await server.recall(observation)) || !(await server.notification(observation, plain, true))) {
      throw new Error('The server does not have the observation of a notification.');
    }
    if (isLast(plain)) this.#owner.forgetObservation(observation);
  }

  /** The server knows it from the last notification. */
  onEnd(): void {
    this.#owner.over(this);
  }
}
