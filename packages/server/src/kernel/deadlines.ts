import TinyQueue from 'tinyqueue';
import type { Clock, TimerHandle } from './clock.ts';

/** Longest delay that all timer implementations support: 2^31 - 1 ms. */
const MAX_DELAY_MS = 0x7fff_ffff;
/** Maximum number of outdated entries in the queue, in addition to the number of deadlines. */
const MAX_STALE = 1_000;

interface Entry {
  readonly key: string;
  /** Epoch milliseconds. */
  atMs: number;
  /** Time of its entry in the queue, not later than its deadline. */
  queuedMs: number;
}

/**
 * Deadlines of many entries on one timer. If a deadline moves later, as with every Registration Update, neither its
 * queue entry nor the timer changes. When the old time comes, the deadline is queued again.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #onDue: (key: string) => void;
  readonly #entries = new Map<string, Entry>();
  /** Contains each of `#entries`, and entries that have been deleted or replaced. */
  #queue = queueOf([]);
  #timer: TimerHandle | undefined;
  #timerAt = Number.POSITIVE_INFINITY;

  /** @param onDue called once for each deadline that is reached; must not throw */
  constructor(clock: Clock, onDue: (key: string) => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** @param atMs epoch milliseconds; replaces an earlier deadline of `key` */
  set(key: string, atMs: number): void {
    const known = this.#entries.get(key);
    if (known !== undefined && known.queuedMs <= atMs) {
      known.atMs = atMs;
      return;
    }
    const entry = { key, atMs, queuedMs: atMs };
    this.#entries.set(key, entry);
    this.#queue.push(entry);
    this.#sweep();
    this.#arm();
  }

  delete(key: string): void {
    if (this.#entries.delete(key) && this.#entries.size === 0) this.clear();
    else this.#sweep();
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
    this.#queue = queueOf([]);
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
  }

  #sweep(): void {
    if (this.#queue.length > 2 * this.#entries.size + MAX_STALE) {
      this.#queue = queueOf([...this.#entries.values()]);
    }
  }

  #arm(): void {
    const at = this.#queue.peek()?.queuedMs ?? Number.POSITIVE_INFINITY;
    if (at >= this.#timerAt) return;
    this.#timer?.cancel();
    this.#timerAt = at;
    const delayMs = Math.min(MAX_DELAY_MS, Math.max(0, at - this.#clock.now()));
    this.#timer = this.#clock.setTimer(delayMs, () => {
      this.#timer = undefined;
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#fire();
      this.#arm();
    });
  }

  #fire(): void {
    const now = this.#clock.now();
    for (
      let first = this.#queue.peek();
      first !== undefined && first.queuedMs <= now;
      first = this.#queue.peek()
    ) {
      this.#queue.pop();
      if (this.#entries.get(first.key) !== first) continue;
      if (first.atMs > first.queuedMs) {
        first.queuedMs = first.atMs;
        this.#queue.push(first);
      } else {
        this.#entries.delete(first.key);
        this.#onDue(first.key);
      }
    }
  }
}

function queueOf(entries: Entry[]): TinyQueue<Entry> {
  return new TinyQueue(entries, (one, other) => one.queuedMs - other.queuedMs);
}
