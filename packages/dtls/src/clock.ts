/** A task that waits for its time. */
export interface TimerHandle {
  cancel(): void;
}

/** Time, injected: whatever waits or reads the time takes a `Clock`, so that tests can run on a virtual one. */
export interface Clock {
  /** Wall time, epoch milliseconds. */
  now(): number;
  /** Milliseconds that never go back. */
  monotonic(): number;
  /** Runs `task` once after `delayMs` (at most 2^31 - 1); never keeps the process alive by itself. */
  setTimer(delayMs: number, task: () => void): TimerHandle;
}

class SystemTimer implements TimerHandle {
  readonly #timer: NodeJS.Timeout;

  constructor(delayMs: number, task: () => void) {
    this.#timer = setTimeout(task, delayMs).unref();
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimer: (delayMs, task) => new SystemTimer(delayMs, task),
};
