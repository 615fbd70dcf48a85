import { TimeoutError } from './errors.ts';

/** One signal for what can end a call: the caller, the client, and the time. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Milliseconds that are left; Infinity without a limit. */
  remainingMs(): number;
  /** Rejects when the signal fires before `delayMs` are over. */
  wait(delayMs: number): Promise<void>;
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
