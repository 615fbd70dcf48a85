import { peerKey } from './address.ts';
import type { Peer } from './transport.ts';

type Ports = Map<number, Peer>;

/**
 * Finds the Peer of an address and port without making a key for every datagram. Two generations bound it: when the
 * young one is full it becomes the old one and the old one goes, so that what is in use stays.
 */
export class PeerCache {
  readonly #generationSize: number;
  #last: Peer | undefined;
  #young: Map<string, Ports> | undefined;
  #old: Map<string, Ports> | undefined;
  #youngCount = 0;

  /** @param capacity peers kept at most */
  constructor(capacity = 65_536) {
    this.#generationSize = Math.max(1, capacity >> 1);
  }

  find(address: string, port: number): Peer {
    const last = this.#last;
    if (last?.port === port && last.address === address) return last;
    const peer = this.#young?.get(address)?.get(port) ?? this.#admit(address, port);
    this.#last = peer;
    return peer;
  }

  #admit(address: string, port: number): Peer {
    const last = this.#last;
    if (!this.#young && last) this.#store(last);
    const peer = this.#old?.get(address)?.get(port) ?? { key: peerKey(address, port), address, port };
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
    let ports = this.#young.get(peer.address);
    if (!ports) {
      ports = new Map<number, Peer>();
      this.#young.set(peer.address, ports);
    }
    ports.set(peer.port, peer);
    this.#youngCount += 1;
  }
}
