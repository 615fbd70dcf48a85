import { isIPv6 } from 'node:net';
import type { Clock, DatagramSocket, SocketReceiver } from '@muster/lwm2m';

/** Range of ports for sockets without a given port: the dynamic ports of Linux and of RFC 6335. */
const firstFreePort = 32_768;
const lastPort = 65_535;
const defaultLatencyMs = 1;
/** Source addresses of sockets that are bound to all addresses. */
const ownAddress = { v4: '10.0.0.1', v6: 'fd00::1' };

/** Options of a virtual network. */
export interface VirtualNetworkOptions {
  /** Latency between two sockets in milliseconds. Default 1. */
  readonly latencyMs?: number;
}

/** A datagram network in memory. It does not lose or reorder datagrams, and uses the time of its clock. */
export class VirtualNetwork {
  readonly #clock: Clock;
  readonly #latencyMs: number;
  readonly #sockets = new Map<string, VirtualSocket>();
  readonly #nextPorts = new Map<string, number>();

  constructor(clock: Clock, { latencyMs = defaultLatencyMs }: VirtualNetworkOptions = {}) {
    this.#clock = clock;
    this.#latencyMs = Math.max(0, latencyMs);
  }

  /** Number of open sockets. */
  get size(): number {
    return this.#sockets.size;
  }

  /**
   * Opens a socket.
   *
   * @param address literal; `0.0.0.0` and `::` receive datagrams for any address
   * @param port 0 (the default) takes a free port
   * @throws an error with code EADDRINUSE if the port is taken, or no port is free
   */
  openSocket(address: string, port = 0): Promise<DatagramSocket> {
    return new Promise((resolve) => resolve(this.#open(address, port)));
  }

  #open(address: string, port: number): DatagramSocket {
    const bound = port === 0 ? this.#freePort(address) : port;
    const key = keyOf(address, bound);
    if (this.#sockets.has(key)) throw inUse(key);
    const socket = new VirtualSocket(this, address, bound);
    this.#sockets.set(key, socket);
    return socket;
  }

  /** Called by a socket. */
  carry(datagram: Uint8Array, from: VirtualSocket, address: string, port: number): void {
    const bytes = Buffer.from(datagram);
    this.#clock.setTimer(this.#latencyMs, () => {
      const to =
        this.#sockets.get(keyOf(address, port)) ??
        this.#sockets.get(keyOf(isIPv6(address) ? '::' : '0.0.0.0', port));
      to?.receive(bytes, from.source, from.localAddress.port);
    });
  }

  /** Called by a socket. */
  release(socket: VirtualSocket): void {
    const { address, port } = socket.localAddress;
    const key = keyOf(address, port);
    if (this.#sockets.get(key) === socket) this.#sockets.delete(key);
  }

  /** Returns ports in turn, so that a closed port is reused as late as possible. */
  #freePort(address: string): number {
    const start = this.#nextPorts.get(address) ?? firstFreePort;
    let port = start;
    do {
      const next = port === lastPort ? firstFreePort : port + 1;
      if (!this.#sockets.has(keyOf(address, port))) {
        this.#nextPorts.set(address, next);
        return port;
      }
      port = next;
    } while (port !== start);
    throw inUse(address);
  }
}

class VirtualSocket implements DatagramSocket {
  readonly localAddress: { readonly address: string; readonly port: number };
  /** Source address of its datagrams. */
  readonly source: string;
  readonly #network: VirtualNetwork;
  #receiver: SocketReceiver | undefined;
  #isClosed = false;

  constructor(network: VirtualNetwork, address: string, port: number) {
    this.#network = network;
    this.localAddress = { address, port };
    this.source = address === '0.0.0.0' ? ownAddress.v4 : address === '::' ? ownAddress.v6 : address;
  }

  start(receiver: SocketReceiver): void {
    this.#receiver = receiver;
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    if (!this.#isClosed) this.#network.carry(datagram, this, address, port);
  }

  receive(datagram: Buffer, address: string, port: number): void {
    this.#receiver?.onDatagram(datagram, address, port);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    this.#receiver = undefined;
    this.#network.release(this);
    return Promise.resolve();
  }
}

function keyOf(address: string, port: number): string {
  return `${address} ${port}`;
}

function inUse(place: string): Error {
  return Object.assign(new Error(`bind EADDRINUSE ${place} (virtual network)`), { code: 'EADDRINUSE' });
}
