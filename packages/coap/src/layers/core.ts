import { randomFillSync } from 'node:crypto';
import type { Clock, Peer, Transport } from '@muster/net';
import { newCounters } from './counters.ts';
import type { EndpointCounters } from './counters.ts';
import type { EndpointLimits, TransmissionParameters } from './parameters.ts';
import { TimerQueue } from './timer-queue.ts';

/** Random bytes for all endpoints of the process. One call per token would cost more than the token. */
const pool = Buffer.allocUnsafeSlow(4096);
let poolAt = pool.length;

/** State shared by the layers of an endpoint: timing, limits, counters and transport. */
export class Core {
  readonly clock: Clock;
  readonly parameters: TransmissionParameters;
  readonly limits: EndpointLimits;
  readonly random: () => number;
  readonly timers: TimerQueue;
  readonly counters: EndpointCounters = newCounters();
  readonly transport: Transport;
  readonly #seeded: (() => number) | undefined;
  readonly #onError: ((error: Error) => void) | undefined;

  constructor(
    transport: Transport,
    clock: Clock,
    parameters: TransmissionParameters,
    limits: EndpointLimits,
    random: (() => number) | undefined,
    onError: ((error: Error) => void) | undefined,
  ) {
    this.transport = transport;
    this.#onError = onError;
    this.clock = clock;
    this.parameters = parameters;
    this.limits = limits;
    this.random = random ?? Math.random;
    this.#seeded = random;
    this.timers = new TimerQueue(clock);
  }

  transmit(datagram: Buffer, peer: Peer): void {
    this.counters.datagramsSent += 1;
    this.counters.bytesSent += datagram.length;
    this.transport.send(datagram, peer);
  }

  /**
   * Returns unpredictable bytes, unless the endpoint has its own random source. They do not share Node.js's buffer
   * pool: a long-lived token would keep an 8 KiB slab of the pool in memory.
   */
  randomBytes(length: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length);
    if (this.#seeded) {
      for (let at = 0; at < length; at += 1) bytes[at] = Math.floor(this.#seeded() * 256);
      return bytes;
    }
    if (poolAt + length > pool.length) {
      randomFillSync(pool);
      poolAt = 0;
    }
    pool.copy(bytes, 0, poolAt, poolAt + length);
    poolAt += length;
    return bytes;
  }

  /** Reports an error that belongs to no request: of the transport, of handlers and of callbacks. */
  report(error: unknown): void {
    const reported = error instanceof Error ? error : new Error(String(error));
    this.#onError?.(reported);
  }

  /** Runs a callback of the application and reports its error, so that it does not affect the protocol. */
  guard(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.report(error);
    }
  }
}
