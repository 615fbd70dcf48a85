/** A timer that has been set. */
export interface TimerHandle {
  /** Stops the timer. Does nothing once its task has run. */
  cancel(): void;
}

/** The source of time. Code that waits or reads the time takes a `Clock`, so that tests can pass a virtual one. */
export interface Clock {
  /** Wall-clock time in milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Milliseconds since an arbitrary start. Never goes back. */
  monotonic(): number;
  /** Runs `task` once, after `delayMs` milliseconds. A timer alone does not keep the process alive. */
  setTimer(delayMs: number, task: () => void): TimerHandle;
}

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2_147_483_647;

class SystemTimer implements TimerHandle {
  #timer: NodeJS.Timeout | undefined;

  constructor(delayMs: number, task: () => void) {
    this.#start(delayMs, task);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  #start(delayMs: number, task: () => void): void {
    const step = Math.min(delayMs, MAX_TIMEOUT_MS);
    const next = step < delayMs ? (): void => this.#start(delayMs - step, task) : task;
    this.#timer = setTimeout(next, step);
    this.#timer.unref();
  }
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer: (delayMs, task) => new SystemTimer(delayMs, task),
};
