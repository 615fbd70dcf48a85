import type { Clock, TimerHandle } from '@muster/net';
import type { RetransmissionOptions } from '../connection/options.ts';
import type { Flight } from './flight.ts';

/*
 * RFC 6347 section 4.2.4, figure 3:
 *
 *                    +-----------+
 *                    | PREPARING |<--------------------+
 *                    +-----------+                     |
 *                          | buffer next flight        |
 *                          v                           |
 *                    +-----------+                     |
 *         +--------->|  SENDING  |<------------+       |
 *         |          +-----------+             |       | receive
 *         |  read repeated |  | send flight    |       | next flight
 *         |  flight:       |  | set timer      |       |
 *         |  send again    |  v                |       |
 *         |          +-----------+  timer      |       |
 *         +----------|  WAITING  |--expires:---+       |
 *         |          +-----------+  send again         |
 *         |  last flight |   |                         |
 *         |  was sent    |   +-------------------------+
 *         |              |   receive last flight
 *         |              v   |
 *         |          +-----------+
 *         +----------| FINISHED  |   the sender of the last flight keeps it for 240 s (2 MSL) and repeats it when the
 *                    +-----------+   peer repeats its own last flight; the receiver has nothing left to repeat
 */
export type TransmitterState = 'preparing' | 'sending' | 'waiting' | 'finished';

/** Twice the maximum segment lifetime (RFC 6347 section 4.2.4). */
export const LAST_FLIGHT_KEPT_MS = 240_000;

/** Maximum number of resends of one flight, which limits the traffic that a repeating peer can cause. */
const MAX_RESENDS_ON_REPETITION = 32;

export interface TransmitterOptions {
  readonly clock: Clock;
  readonly retransmission: Required<RetransmissionOptions>;
  /** Sends a flight; `repetition` counts from 0. */
  transmit(flight: Flight, repetition: number): void;
  /** The peer has not answered the last retransmission. */
  onGaveUp(): void;
  /** The last flight is no longer kept. */
  onLastFlightForgotten(): void;
}

/** Sends our flights and retransmits each until the peer's next flight arrives. */
export class FlightTransmitter {
  #state: TransmitterState = 'preparing';
  readonly #options: TransmitterOptions;
  #flight: Flight | undefined;
  #timer: TimerHandle | undefined;
  #waitMs = 0;
  #timeouts = 0;
  #resends = 0;
  #retransmissions = 0;

  constructor(options: TransmitterOptions) {
    this.#options = options;
  }

  get state(): TransmitterState {
    return this.#state;
  }

  get keepsFlight(): boolean {
    return this.#flight !== undefined;
  }

  /** Number of retransmitted flights, for any reason. */
  get retransmissions(): number {
    return this.#retransmissions;
  }

  /** Sends a flight that the peer answers. */
  send(flight: Flight): void {
    this.#begin(flight);
    this.#waitMs = this.#options.retransmission.initialMs;
    this.#wait();
  }

  /** Sends the last flight of the handshake, which has no answer. */
  sendLast(flight: Flight): void {
    this.#begin(flight);
    this.#state = 'finished';
    this.#keep();
  }

  /** Drops our flight when the peer's next flight has arrived. */
  prepare(): void {
    this.#forget();
    this.#state = 'preparing';
  }

  /** Finishes after the peer's last flight. */
  finish(): void {
    this.#forget();
    this.#state = 'finished';
  }

  /** Resends our flight when the peer has repeated the end of its last one: it has not received ours. */
  onRepeated(): void {
    if (!this.#flight || this.#state === 'preparing') return;
    this.#resends += 1;
    if (this.#resends > MAX_RESENDS_ON_REPETITION) return;
    this.#repeat(this.#flight);
    if (this.#state === 'finished') this.#keep();
  }

  #begin(flight: Flight): void {
    this.#forget();
    this.#flight = flight;
    this.#timeouts = 0;
    this.#resends = 0;
    this.#state = 'sending';
    this.#options.transmit(flight, 0);
  }

  /** Counted from the peer's last repetition, because it repeats until it is answered. */
  #keep(): void {
    this.#timer?.cancel();
    this.#timer = this.#options.clock.setTimer(LAST_FLIGHT_KEPT_MS, () => {
      this.#forget();
      this.#options.onLastFlightForgotten();
    });
  }

  #wait(): void {
    this.#state = 'waiting';
    this.#timer = this.#options.clock.setTimer(this.#waitMs, () => this.#onTimer());
  }

  #onTimer(): void {
    const { attempts, maxMs } = this.#options.retransmission;
    if (!this.#flight) return;
    if (this.#timeouts >= attempts) {
      this.#forget();
      this.#options.onGaveUp();
      return;
    }
    this.#timeouts += 1;
    this.#waitMs = Math.min(this.#waitMs * 2, maxMs);
    this.#state = 'sending';
    this.#repeat(this.#flight);
    this.#wait();
  }

  #repeat(flight: Flight): void {
    this.#retransmissions += 1;
    this.#options.transmit(flight, this.#timeouts);
  }

  #forget(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#flight = undefined;
  }
}
