/** Time: the injected clock, deadlines, and delays before a retry. */
import type { Clock, TimerHandle } from '@muster/lwm2m/core';
import TinyQueue from 'tinyqueue';
import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';

export { backOffMs } from '@muster/net/core';

/** Injected time. All parts of the workspace use this interface. */
export type { Clock, TimerHandle };

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

/** Milliseconds between two attempts. */
const PAUSE_MS = 1_000;

/** Errors that can end without a change of the written data. */
const TEMPORARY: ReadonlySet<StoreErrorCode> = new Set([
  'overloaded',
  'timeout',
  'too-slow',
  'disk-full',
  'read-only',
  'locked',
  'io',
]);

/**
 * Repeats writes and reads while the store is unavailable. For work that no caller repeats: its outcome is known and
 * must be stored.
 */
export class StoreRetry {
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #closing = new AbortController();

  /** @param onError receives the first error of each repeated write */
  constructor(clock: Clock, onError: (error: unknown) => void) {
    this.#clock = clock;
    this.#onError = onError;
  }

  /**
   * Resolves with the result of the write or read when it succeeds.
   *
   * @param write must be repeatable, also after a commit whose outcome is unknown
   * @param signal ends the attempts
   * @throws the error of the last attempt: if it is not temporary, if the signal is aborted, or after {@link stop}
   */
  async run<R>(write: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    const { signal: closing } = this.#closing;
    const ended = signal === undefined ? closing : AbortSignal.any([signal, closing]);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await write();
      } catch (error) {
        if (!isStoreAway(error) || ended.aborted) throw error;
        if (attempt === 0) this.#onError(error);
        await this.#pause(ended);
      }
    }
  }

  #pause(ended: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#clock.setTimer(PAUSE_MS, done);
      ended.addEventListener('abort', done);
      function done(): void {
        timer.cancel();
        ended.removeEventListener('abort', done);
        resolve();
      }
    });
  }

  /** Gives each waiting write one last attempt, and each later one a single attempt. */
  stop(): void {
    this.#closing.abort();
  }
}

/** Whether an operation of the store failed but can succeed later unchanged. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreError && TEMPORARY.has(error.code);
}
