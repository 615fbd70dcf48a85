import TinyQueue from 'tinyqueue';
import type { Clock, TimerHandle } from './clock.ts';

/** Longest delay that every timer implementation takes: 2^31 - 1 ms. */
const MAX_DELAY_MS = 0x7fff_ffff;
/** Entries in the queue that are out of date, besides as many as there are deadlines. */
const MAX_STALE = 1_000;

interface Entry {
  readonly key: string;
  /** Epoch milliseconds. */
  atMs: number;
  /** Its time in the queue, not after its deadline. */
  queuedMs: number;
}

/**
 * Deadlines of many entries on one timer. If a deadline moves later, as with every Registration Update, neither its
 * place in the queue nor the timer changes: it is put into the queue again when its old time comes.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #onDue: (key: string) => void;
  readonly #entries = new Map<string, Entry>();
  /** Contains each of `#entries`, and entries that were deleted or replaced since. */
  #queue = queueOf([]);
  #timer: TimerHandle | undefined;
  #timerAt = Number.POSITIVE_INFINITY;

  /** @param onDue called once per deadline that has come; it must not throw */
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
