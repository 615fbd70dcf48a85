import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { Clock, TimerHandle } from '../kernel/clock.ts';

/** Milliseconds between checks of arriving bodies. */
const CHECK_INTERVAL_MS = 5_000;
/** Milliseconds that the server waits for the octets of a body. */
const WAIT_MS = 120_000;
/** Octets that extend the time limit by one second, so that large bodies can take longer. */
const BYTES_PER_SECOND = 8_192;

/** A body that has not arrived completely. */
interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  waitedMs: number;
  isLate: boolean;
}

/**
 * Finds bodies that clients send too slowly. Only counts the time in which the service waits for the client. Node's
 * own `requestTimeout` also counts the time in which the client waits for a service that processes a large body as it
 * arrives.
 */
export class LateBodies {
  readonly #clock: Clock;
  readonly #onLate: (socket: Socket, response: ServerResponse) => void;
  /** The latest body of each connection: a request starts after the previous one has arrived. */
  readonly #arrivals = new Map<Socket, Arrival>();
  #timer: TimerHandle | undefined;

  /** @param onLate responds to a late request; the next check closes its connection if it is still open */
  constructor(clock: Clock, onLate: (socket: Socket, response: ServerResponse) => void) {
    this.#clock = clock;
    this.#onLate = onLate;
  }

  /** Must be called for each request before its body is read. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const bytesBefore = socket.bytesRead;
    this.#arrivals.set(socket, { request, response, bytesBefore, waitedMs: 0, isLate: false });
    this.#arm();
  }

  forget(socket: Socket): void {
    this.#arrivals.delete(socket);
  }

  stop(): void {
    this.#timer?.cancel();
    this.#arrivals.clear();
  }

  #arm(): void {
    this.#timer ??= this.#clock.setTimer(CHECK_INTERVAL_MS, () => {
      this.#timer = undefined;
      for (const [socket, arrival] of this.#arrivals) this.#check(socket, arrival);
      if (this.#arrivals.size > 0) this.#arm();
    });
  }

  #check(socket: Socket, arrival: Arrival): void {
    if (arrival.request.complete) this.#arrivals.delete(socket);
    else if (arrival.isLate) socket.destroy();
    // If the buffer has unread octets, the client waits for the server.
    else if (arrival.request.readableLength === 0) {
      arrival.waitedMs += CHECK_INTERVAL_MS;
      arrival.isLate = arrival.waitedMs > allowedMs(socket, arrival);
      if (arrival.isLate) this.#onLate(socket, arrival.response);
    }
  }
}

/** The rest of a refused body is useless, however fast it arrives. */
function allowedMs(socket: Socket, { response, bytesBefore }: Arrival): number {
  const received = response.writableFinished ? 0 : socket.bytesRead - bytesBefore;
  return WAIT_MS + (received / BYTES_PER_SECOND) * 1_000;
}
