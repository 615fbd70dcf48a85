import type { Socket } from 'node:net';

import { addressKey, canonicalOrEmpty } from '../http/rate-limit.ts';

export interface ConnectionLimits {
  /** Maximum number of open connections, >= 1. */
  readonly max: number;
  /** Maximum number of open connections per address; 0: no limit. IPv6 addresses are counted by network. */
  readonly maxPerAddress: number;
  /** Whether an address is exempt from the limit per address. */
  readonly isExempt: (address: string) => boolean;
}

/** The connections of one address. */
interface Client {
  readonly key: string;
  readonly isExempt: boolean;
  /** Connections without a request in progress, the longest idle one first. */
  readonly idle: Set<Socket>;
  /** Numbers of requests in progress, keyed by connection. */
  readonly busy: Map<Socket, number>;
}

/**
 * The open connections of all listeners. At the limit per address, a new connection replaces the longest idle one of
 * the same address. At the total limit, it replaces one of the address with the most connections, so that one client
 * cannot lock out the others. If no connection is idle, the new one is refused. A connection on which headers are
 * still arriving counts as idle.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #clients = new Map<string, Client>();
  readonly #clientOf = new Map<Socket, Client>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Admits a new connection. At a limit, it replaces an idle one. @returns false if it must be closed */
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
      key,
      isExempt: isExempt(address),
      idle: new Set(),
      busy: new Map(),
    };
    this.#clients.set(key, client);
    this.#hold(socket, client);
    return true;
  }

  /** Lets a TLS connection take the place of the TCP connection below it. @returns false if it must be closed */
  secure(tcp: Socket | undefined, tls: Socket): boolean {
    const client = tcp && this.#clientOf.get(tcp);
    if (tcp === undefined || client === undefined) return false;
    client.idle.delete(tcp);
    this.#clientOf.delete(tcp);
    this.#hold(tls, client);
    return true;
  }

  #hold(socket: Socket, client: Client): void {
    client.idle.add(socket);
    this.#clientOf.set(socket, client);
    socket.once('close', () => this.#remove(socket, client));
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
    // Frees its place now, because its event 'close' comes later.
    client.idle.delete(socket);
    this.#clientOf.delete(socket);
    socket.destroySoon();
    return true;
  }

  /**
   * Returns the client with the most connections among those with an idle one. Proxies, which represent many clients,
   * come last.
   */
  #busiestClient(): Client | undefined {
    let busiest: Client | undefined;
    for (const client of this.#clients.values()) {
      if (client.idle.size > 0 && (busiest === undefined || isBusier(client, busiest))) busiest = client;
    }
    return busiest;
  }

  #remove(socket: Socket, client: Client): void {
    this.#clientOf.delete(socket);
    client.idle.delete(socket);
    client.busy.delete(socket);
    if (sizeOf(client) === 0 && this.#clients.get(client.key) === client) this.#clients.delete(client.key);
  }
}

function sizeOf({ idle, busy }: Client): number {
  return idle.size + busy.size;
}

function isBusier(one: Client, other: Client): boolean {
  if (one.isExempt !== other.isExempt) return other.isExempt;
  return sizeOf(one) > sizeOf(other);
}
