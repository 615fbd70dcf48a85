import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';
import type { Clock } from './clock.ts';

/** Milliseconds between two attempts. */
const PAUSE_MS = 1_000;

/** Faults that end while the written data stay the same. */
const TEMPORARY: ReadonlySet<StoreErrorCode> = new Set([
  'overloaded',
  'timeout',
  'too-slow',
  'disk-full',
  'read-only',
  'locked',
  'io',
]);

/** Repeats uses of a store that is away, for work that no caller repeats: its outcome is known and must be stored. */
export class UntilStored {
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #closing = new AbortController();

  /** @param onError receives the first error of each write that is repeated */
  constructor(clock: Clock, onError: (error: unknown) => void) {
    this.#clock = clock;
    this.#onError = onError;
  }

  /**
   * Resolves with the result of the write, or read, when it succeeds.
   *
   * @param write can be called again after a commit of which it is not known whether it took place
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

  /** Each write that waits is tried once more, and each later one once. */
  stop(): void {
    this.#closing.abort();
  }
}

/** Whether a use of the store failed that can succeed later as it is. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreError && TEMPORARY.has(error.code);
}
