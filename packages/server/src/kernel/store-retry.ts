import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';
import type { Clock } from './clock.ts';

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
