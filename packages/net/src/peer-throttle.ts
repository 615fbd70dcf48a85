import { Worker } from 'node:worker_threads';
import { unmapped } from './address.ts';
import type { SocketReceiver } from './datagram-socket.ts';
import type { PeerAddress, ThrottledSocket, ThrottleReport } from './throttle-protocol.ts';

/** Each has a socket. Further peers are not throttled. */
const MAX_PEERS = 64;

const keyOf = ({ address, port }: PeerAddress): string => `${address} ${port}`;

/** The throttled peers of a socket, and the thread that reads them. The thread runs as long as there are such peers. */
export class PeerThrottle {
  readonly #socket: ThrottledSocket;
  readonly #receiver: SocketReceiver;
  readonly #peers = new Set<string>();
  #worker: Worker | undefined;

  constructor(socket: ThrottledSocket, receiver: SocketReceiver) {
    this.#socket = socket;
    this.#receiver = receiver;
  }

  /** Throttles a peer until it stops flooding. Does nothing if it is throttled already. */
  add(peer: PeerAddress): void {
    const key = keyOf(peer);
    if (this.#peers.has(key) || this.#peers.size === MAX_PEERS) return;
    this.#peers.add(key);
    this.#worker ??= this.#start();
    this.#worker.postMessage(peer);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#peers.clear();
    await worker?.terminate();
  }

  #start(): Worker {
    // `.ts` in the workspace, `.js` in the package.
    const file = new URL(`./throttle-thread${import.meta.url.slice(-3)}`, import.meta.url);
    const worker = new Worker(file, { name: 'udp throttle', workerData: this.#socket });
    worker.unref();
    worker.on('message', (report: ThrottleReport) => this.#onReport(worker, report));
    worker.on('error', (error: Error) => {
      if (worker !== this.#worker) return;
      void this.close();
      this.#receiver.onError(error);
    });
    return worker;
  }

  #onReport(worker: Worker, report: ThrottleReport): void {
    if (worker !== this.#worker) return;
    if ('released' in report) {
      this.#peers.delete(keyOf(report.released));
      if (this.#peers.size === 0) void this.close();
      return;
    }
    const { buffer, byteOffset, length } = report.datagram;
    this.#receiver.onDatagram(Buffer.from(buffer, byteOffset, length), unmapped(report.address), report.port);
  }
}
