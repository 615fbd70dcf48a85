import type { Socket } from 'node:net';

import { addressKey, canonicalOrEmpty } from '../http/middleware/client-address.ts';

export interface ConnectionLimits {
  /** Connections at a time, >= 1. */
  readonly max: number;
  /** Connections of one address at a time; 0: no limit. IPv6 addresses count by their network. */
  readonly maxPerAddress: number;
  /** Whether the limit per address does not apply to an address. */
  readonly isExempt: (address: string) => boolean;
}

/** The connections of one address. */
interface Client {
  readonly isExempt: boolean;
  /** Connections without a request under way, the one that has been idle longest first. */
  readonly idle: Set<Socket>;
  /** Requests under way by connection. */
  readonly busy: Map<Socket, number>;
}

/**
 * The open connections of the listener. At the limit per address a new connection takes the place of the one of the same
 * address that has been idle longest; at the limit of all, of one of the address with most connections, so that one
 * client cannot lock out the others. It is refused when no connection is idle. A connection on which headers are still
 * arriving counts as idle.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #clients = new Map<string, Client>();
  readonly #clientOf = new Map<Socket, Client>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Admits a new connection, in place of an idle one at a limit. @returns false when it must be closed */
  add(socket: Socket): boolean {
    const address = canonicalOrEmpty(socket.remoteAddress);
    const key = addressKey(address);
    const { max, maxPerAddress, isExempt } = this.#limits;
    const known = this.#clients.get(key);
    const isLimited = maxPerAddress > 0 && !(known?.isExempt ?? isExempt(address));
    if (known !== undefined && isLimited && sizeOf(known) >= maxPerAddress && !this.#closeIdle(known))
      return false;
    if (this.#clientOf.size >= max && !this.#closeIdle(this.#busiestClient())) return false;
    const client = this.#clients.get(key) ?? {
      isExempt: isExempt(address),
      idle: new Set(),
      busy: new Map(),
    };
    this.#clients.set(key, client);
    client.idle.add(socket);
    this.#clientOf.set(socket, client);
    socket.once('close', () => this.#remove(socket, key));
    return true;
  }

  /** A request has arrived. */
  begin(socket: Socket): void {
    const client = this.#clientOf.get(socket);
    if (client === undefined) return;
    client.idle.delete(socket);
    client.busy.set(socket, (client.busy.get(socket) ?? 0) + 1);
  }

  /** A response has ended. */
  end(socket: Socket): void {
    const client = this.#clientOf.get(socket);
    const left = (client?.busy.get(socket) ?? 0) - 1;
    if (client === undefined || left < 0) return;
    if (left > 0) {
      client.busy.set(socket, left);
      return;
    }
    client.busy.delete(socket);
    client.idle.add(socket);
  }

  closeAllIdle(): void {
    for (const client of this.#clients.values()) while (this.#closeIdle(client));
  }

  #closeIdle(client: Client | undefined): boolean {
    const [socket] = client?.idle ?? [];
    if (client === undefined || socket === undefined) return false;
    // Its place is free now; its 'close' comes later.
    client.idle.delete(socket);
    this.#clientOf.delete(socket);
    socket.destroySoon();
    return true;
  }

  /** The client with most connections of those that have an idle one; proxies, which stand for many, come last. */
  #busiestClient(): Client | undefined {
    let busiest: Client | undefined;
    for (const client of this.#clients.values()) {
      if (client.idle.size > 0 && (busiest === undefined || isBusier(client, busiest))) busiest = client;
    }
    return busiest;
  }

  #remove(socket: Socket, key: string): void {
    const client = this.#clients.get(key);
    this.#clientOf.delete(socket);
    client?.idle.delete(socket);
    client?.busy.delete(socket);
    if (client !== undefined && sizeOf(client) === 0) this.#clients.delete(key);
  }
}

function sizeOf({ idle, busy }: Client): number {
  return idle.size + busy.size;
}

function isBusier(one: Client, other: Client): boolean {
  if (one.isExempt !== other.isExempt) return other.isExempt;
  return sizeOf(one) > sizeOf(other);
}
