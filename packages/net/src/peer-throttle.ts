import type { Socket } from 'node:dgram';
import { Worker } from 'node:worker_threads';
import { unmapped } from './address.ts';
import { openConnectedSocket } from './connected-socket.ts';
import type { SocketReceiver } from './datagram-socket.ts';
import type { PeerAddress, ThrottledSocket, ThrottleReport } from './throttle-protocol.ts';

/** Each has a socket. Further peers are not throttled. */
const MAX_PEERS = 64;

const keyOf = ({ address, port }: PeerAddress): string => `${address} ${port}`;

/**
 * The throttled peers of a socket, and the thread that reads them, which starts with the first one. On a busy machine this takes
 * seconds, so that a peer first has a connected socket in this thread.
 */
export class PeerThrottle {
  readonly #server: ThrottledSocket;
  readonly #receiver: SocketReceiver;
  /** With the socket of this thread, until the throttle thread has one. */
  readonly #peers = new Map<string, Socket | undefined>();
  #worker: Worker | undefined;

  constructor(server: ThrottledSocket, receiver: SocketReceiver) {
    this.#server = server;
    this.#receiver = receiver;
  }

  /** Throttles a peer until it stops flooding. Does nothing if it is throttled already. */
  add(peer: PeerAddress): void {
    const key = keyOf(peer);
    if (this.#peers.has(key) || this.#peers.size === MAX_PEERS) return;
    const socket = openConnectedSocket(this.#server, peer, (datagram, { address, port }) =>
      this.#receiver.onDatagram(datagram, unmapped(address), port),
    );
    this.#peers.set(key, socket);
    this.#worker ??= this.#start();
    this.#worker.postMessage(peer);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    for (const socket of this.#peers.values()) socket?.close();
    this.#peers.clear();
    await worker?.terminate();
  }

  #start(): Worker {
    // `.ts` in the workspace, `.js` in the package.
    const file = new URL(`./throttle-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = new Worker(file, { name: 'udp throttle', workerData: this.#server });
    worker.unref();
    worker.on('message', (report: ThrottleReport) => {
      if (worker === this.#worker) this.#onReport(report);
    });
    worker.on('error', (error: Error) => {
      if (worker !== this.#worker) return;
      void this.close();
      this.#receiver.onError(error);
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
