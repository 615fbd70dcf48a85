import { formatHostPort, type Peer } from '@muster/net';

/** Peers by address: the only one, or a map by port. Most addresses have only one. */
type Generation = Map<string, Peer | Map<number, Peer>>;

/**
 * Finds the Peer of an address and port without creating a key for every datagram. Two generations limit its size: when
 * the young one is full, it replaces the old one, so that peers in use are kept.
 */
export class PeerCache {
  readonly #generationSize: number;
  #last: Peer | undefined;
  #young: Generation | undefined;
  #old: Generation | undefined;
  #youngCount = 0;

  /** @param capacity maximum number of peers */
  constructor(capacity = 65_536) {
    this.#generationSize = Math.max(1, capacity >> 1);
  }

  find(address: string, port: number): Peer {
    const last = this.#last;
    if (last?.port === port && last.address === address) return last;
    const peer = findIn(this.#young, address, port) ?? this.#admit(address, port);
    this.#last = peer;
    return peer;
  }

  #admit(address: string, port: number): Peer {
    const last = this.#last;
    if (!this.#young && last) this.#store(last);
    const peer = findIn(this.#old, address, port) ?? { key: formatHostPort(address, port), address, port };
    if (last) this.#store(peer);
    return peer;
  }

  #store(peer: Peer): void {
    if (this.#youngCount >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = undefined;
      this.#youngCount = 0;
    }
    this.#young ??= new Map();
    const known = this.#young.get(peer.address);
    if (known === undefined) this.#young.set(peer.address, peer);
    else if (known instanceof Map) known.set(peer.port, peer);
    else this.#young.set(peer.address, new Map([known, peer].map((one) => [one.port, one])));
    this.#youngCount += 1;
  }
}

function findIn(generation: Generation | undefined, address: string, port: number): Peer | undefined {
  const known = generation?.get(address);
  if (known instanceof Map) return known.get(port);
  return known?.port === port ? known : undefined;
}
