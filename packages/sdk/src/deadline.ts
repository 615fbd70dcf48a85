import { TimeoutError } from './errors.ts';

/** Combines everything that can end a call into one signal: the caller, the client and the time-out. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Remaining time in milliseconds; Infinity without a limit. */
  remainingMs(): number;
  /** Resolves after `delayMs` milliseconds, or rejects when the signal fires. */
  wait(delayMs: number): Promise<void>;
  /** Waits for `work`, or rejects when the signal fires. Does not stop the work. */
  race<T>(work: T | Promise<T>): Promise<T>;
  /** Restarts the time-out with its full duration. */
  restart(): void;
  /** Stops the time-out until the next `restart`. */
  pause(): void;
  /** Removes timers and listeners. */
  release(): void;
}

/**
 * Starts the time-out of a call.
 *
 * @param timeoutMs limit for the call in milliseconds; 0 is no limit
 * @param sources signals of the caller; the call rejects with their reasons unchanged
 */
export function startDeadline(timeoutMs: number, sources: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const startedMs = performance.now();
  const startTimer = (): ReturnType<typeof setTimeout> | undefined =>
    timeoutMs > 0 ? setTimeout(() => controller.abort(new TimeoutError(timeoutMs)), timeoutMs) : undefined;
  let timer = startTimer();
  const links = sources
    .filter((source) => source !== undefined)
    .map((source) => {
      const onAbort = (): void => controller.abort(source.reason);
      if (source.aborted) onAbort();
      else source.addEventListener('abort', onAbort, { once: true });
      return () => source.removeEventListener('abort', onAbort);
    });
  return {
    signal: controller.signal,
    remainingMs: () => (timeoutMs > 0 ? timeoutMs - (performance.now() - startedMs) : Infinity),
    wait: (delayMs) => waitFor(delayMs, controller.signal),
    race: (work) => raceWith(work, controller.signal),
    restart: () => {
      clearTimeout(timer);
      timer = startTimer();
    },
    pause: () => clearTimeout(timer),
    release: () => {
      clearTimeout(timer);
      for (const unlink of links) unlink();
    },
  };
}

function raceWith<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    // The work can fail after the deadline, when no caller handles its rejection.
    void Promise.resolve(work).catch(() => undefined);
    return Promise.reject(asError(signal.reason));
  }
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** Resolves after `delayMs` milliseconds, or rejects with the reason of the signal. */
export function waitFor(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      // Reject with the caller's own reason, unchanged.
      reject(asError(signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, delayMs);
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** The reason of a signal as an error. A caller can abort with any value. */
export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}
