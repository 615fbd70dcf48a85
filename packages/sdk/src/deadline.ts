import { TimeoutError } from './errors.ts';

/** One signal for what can end a call: the caller, the client, and the time. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Milliseconds that are left; Infinity without a limit. */
  remainingMs(): number;
  /** Rejects when the signal fires before `delayMs` are over. */
  wait(delayMs: number): Promise<void>;
  /** Waits for `work`, and rejects earlier when the signal fires. The work itself goes on. */
  race<T>(work: T | Promise<T>): Promise<T>;
  /** Gives the call its whole time once more. */
  restart(): void;
  /** Stops the time until the next `restart`. */
  pause(): void;
  /** Lets go of timers and listeners. */
  release(): void;
}

/**
 * Starts the time of a call.
 *
 * @param timeoutMs milliseconds for the call; 0 is no limit
 * @param sources signals of the caller; their reasons are passed on as they are
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
    // No caller awaits the work after the deadline, so its failure has no other handler.
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

/** Waits; rejects with the reason of the signal when that fires first. */
export function waitFor(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      // The reason is the caller's own; another error would hide it.
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

/** The reason of a signal as an error, which it is unless the caller chose otherwise. */
export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError');
}
