import type { Clock, DatagramReceiver, Peer, Transport } from '@muster/net';
import { seededRandom } from './seeded-random.ts';

/** Behaviour of a link. Rates are 0 to 1. */
export interface LinkConditions {
  readonly lossRate?: number;
  readonly duplicationRate?: number;
  /** Bounds of the random delay of each datagram, which can change their order. Defaults 1 and 1. */
  readonly minDelayMs?: number;
  readonly maxDelayMs?: number;
  readonly seed?: number;
}

/** Two transports with a bad network between them, driven by a clock and a seed. */
export class LossyLink {
  readonly left: Transport;
  readonly right: Transport;
  /** Numbers of datagrams that were sent, lost, and delivered twice. */
  readonly stats = { sent: 0, lost: 0, duplicated: 0 };
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #conditions: LinkConditions;

  constructor(clock: Clock, conditions: LinkConditions = {}) {
    this.#clock = clock;
    this.#conditions = conditions;
    this.#random = seededRandom(conditions.seed ?? 1);
    const left = new LinkEnd(this, 1);
    const right = new LinkEnd(this, 2);
    left.other = right;
    right.other = left;
    this.left = left;
    this.right = right;
  }

  carry(datagram: Uint8Array, to: LinkEnd, from: Peer): void {
    const { lossRate = 0, duplicationRate = 0 } = this.#conditions;
    this.stats.sent += 1;
    if (this.#random() < lossRate) {
      this.stats.lost += 1;
      return;
    }
    this.#deliverLater(datagram, to, from);
    if (this.#random() < duplicationRate) {
      this.stats.duplicated += 1;
      this.#deliverLater(datagram, to, from);
    }
  }

  #deliverLater(datagram: Uint8Array, to: LinkEnd, from: Peer): void {
    const { minDelayMs = 1, maxDelayMs = minDelayMs } = this.#conditions;
    const delayMs = minDelayMs + this.#random() * (maxDelayMs - minDelayMs);
    const bytes = Buffer.from(datagram);
    this.#clock.setTimer(delayMs, () => to.receive(bytes, from));
  }
}

class LinkEnd implements Transport {
  readonly scheme = 'coap';
  readonly localAddress: { address: string; port: number };
  readonly #link: LossyLink;
  readonly #self: Peer;
  #receiver: DatagramReceiver | undefined;
  other: LinkEnd | undefined;

  constructor(link: LossyLink, number: number) {
    this.#link = link;
    this.localAddress = { address: `192.0.2.${number}`, port: 5683 };
    this.#self = this.peerOf(this.localAddress.address, this.localAddress.port);
  }

  peerOf(address: string, port: number): Peer {
    return { key: `${address}:${port}`, address, port };
  }

  start(receiver: DatagramReceiver): void {
    this.#receiver = receiver;
  }

  send(datagram: Uint8Array): void {
    if (this.other) this.#link.carry(datagram, this.other, this.#self);
  }

  receive(datagram: Buffer, from: Peer): void {
    this.#receiver?.onDatagram(datagram, from);
  }

  close(): Promise<void> {
    this.#receiver = undefined;
    return Promise.resolve();
  }
}
