import { randomFillSync } from 'node:crypto';
import type { Clock, Peer, Transport } from '@muster/net';
import { newCounters } from './counters.ts';
import type { EndpointCounters } from './counters.ts';
import type { EndpointLimits, TransmissionParameters } from './parameters.ts';
import { TimerQueue } from './timer-queue.ts';

/** Random bytes drawn ahead, for all endpoints of the process: a call per token would cost more than the token. */
const pool = Buffer.allocUnsafeSlow(4096);
let poolAt = pool.length;

/** What all layers of one endpoint share: its timing, its bounds, its figures, and the way out. */
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
   * Unguessable bytes, unless the endpoint was given a source of its own. They have memory of their own, not a piece
   * of Node's pool: a token that lives long would keep eight kilobytes of other people's leftovers alive.
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

  /** Errors that belong to no request: of the transport, of handlers, of what an application hooked in. */
  report(error: unknown): void {
    const reported = error instanceof Error ? error : new Error(String(error));
    this.#onError?.(reported);
  }

  /** Runs what an application hooked in; what it throws must not hurt the protocol. */
  guard(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.report(error);
    }
  }
}
