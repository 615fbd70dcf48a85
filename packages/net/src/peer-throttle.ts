import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { unmapped } from './address.ts';
import { openConnectedSocket, type ConnectedSocket } from './connected-socket.ts';
import type { SocketReceiver } from './datagram-socket.ts';
import { startThread } from './start-thread.ts';
import type { PeerAddress, ThrottledSocket, ThrottleReport } from './throttle-protocol.ts';

/** Maximum number of throttled peers, each of which has a socket. */
const MAX_PEERS = 64;
/** Minimum time from the failure of a thread to the start of the next. Until then, no peer is throttled. */
const RESTART_MS = 1_000;

const keyOf = ({ address, port }: PeerAddress): string => `${address} ${port}`;

/**
 * The throttled peers of a socket, and the thread that reads them. The thread starts with the first peer, which takes
 * seconds on a busy machine, so a peer first has a connected socket in this thread.
 */
export class PeerThrottle {
  readonly #server: ThrottledSocket;
  readonly #receiver: SocketReceiver;
  /** Throttled peers with the socket of this thread, until the throttle thread has one. */
  readonly #peers = new Map<string, ConnectedSocket | undefined>();
  #worker: Worker | undefined;
  #restartAtMs = 0;

  constructor(server: ThrottledSocket, receiver: SocketReceiver) {
    this.#server = server;
    this.#receiver = receiver;
  }

  /** Throttles a peer until it stops flooding. Does nothing if it is throttled already, or if no socket can be connected to it. */
  add(peer: PeerAddress): void {
    const key = keyOf(peer);
    // The source port of a datagram can be 0 (RFC 768). No socket can be connected to this port.
    if (peer.port === 0 || this.#peers.has(key) || this.#peers.size === MAX_PEERS) return;
    if (performance.now() < this.#restartAtMs) return;
    const socket = openConnectedSocket(this.#server, peer, {
      onDatagram: (datagram, { address, port }) =>
        this.#receiver.onDatagram(datagram, unmapped(address), port),
      onConnected: () => {
        this.#worker ??= this.#start();
        this.#worker.postMessage(peer);
      },
      onFailed: () => this.#peers.delete(key),
    });
    this.#peers.set(key, socket);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#forget();
    await worker?.terminate();
  }

  #forget(): void {
    this.#worker = undefined;
    for (const socket of this.#peers.values()) socket?.close();
    this.#peers.clear();
  }

  #start(): Worker {
    // `.ts` in the workspace, `.js` in the package.
    const file = new URL(`./throttle-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = startThread(file, { name: 'udp throttle', workerData: this.#server });
    worker.unref();
    worker.on('message', (report: ThrottleReport) => {
      if (worker === this.#worker) this.#onReport(report);
    });
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) this.#receiver.onError(error);
    });
    // Its sockets are closed, so the server receives the datagrams of all peers.
    worker.on('exit', () => {
      if (worker !== this.#worker) return;
      this.#forget();
      this.#restartAtMs = performance.now() + RESTART_MS;
    });
    return worker;
  }

  #onReport(report: ThrottleReport): void {
    if ('throttled' in report) this.#closeOwnSocket(report.throttled);
    else if ('released' in report) this.#release(report.released);
    else {
      const { datagram, address, port } = report;
      const { buffer, byteOffset, length } = datagram;
      this.#receiver.onDatagram(Buffer.from(buffer, byteOffset, length), unmapped(address), port);
    }
  }

  #closeOwnSocket(peer: PeerAddress): void {
    const key = keyOf(peer);
    this.#peers.get(key)?.close();
    this.#peers.set(key, undefined);
  }

  #release(peer: PeerAddress): void {
    this.#closeOwnSocket(peer);
    this.#peers.delete(keyOf(peer));
  }
}
