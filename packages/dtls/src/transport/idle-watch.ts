import type { Clock, TimerHandle } from '@muster/net';
import type { Association } from './association.ts';
import type { AssociationTable } from './association-table.ts';

/** Maximum delay of a timer. */
const MAX_TIMER_MS = 2_000_000_000;

/** Closes connections that were idle for too long. Has one timer, for the least recently active one. */
export class IdleWatch {
  readonly #clock: Clock;
  readonly #table: AssociationTable;
  readonly #timeoutMs: number;
  readonly #onIdle: (association: Association) => void;
  #timer: TimerHandle | undefined;

  constructor(
    clock: Clock,
    table: AssociationTable,
    timeoutMs: number,
    onIdle: (association: Association) => void,
  ) {
    this.#clock = clock;
    this.#table = table;
    this.#timeoutMs = timeoutMs;
    this.#onIdle = onIdle;
  }

  /** Starts the timer if there is a connection to watch. */
  watch(): void {
    if (this.#timer || !Number.isFinite(this.#timeoutMs)) return;
    const { oldest } = this.#table;
    if (!oldest) return;
    const waitMs = oldest.lastActiveMs + this.#timeoutMs - this.#clock.monotonic();
    this.#timer = this.#clock.setTimer(Math.min(Math.max(0, waitMs), MAX_TIMER_MS), () => this.#reportIdle());
  }

  stop(): void {
    this.#timer?.cancel();
  }

  #reportIdle(): void {
    this.#timer = undefined;
    const idleSinceMs = this.#clock.monotonic() - this.#timeoutMs;
    let one = this.#table.oldest;
    while (one && one.lastActiveMs <= idleSinceMs) {
      const next: Association | undefined = one.newer;
      this.#onIdle(one);
      one = next;
    }
    this.watch();
  }
}
