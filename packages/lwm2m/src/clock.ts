/**
 * Time, injected: whatever waits or reads the time takes a `Clock`, so that tests can run on a virtual one. The same
 * shape as the clock of `@muster/coap`, which the core does not import.
 */
export interface TimerHandle {
  cancel(): void;
}

/** Where time comes from: of the machine, or of a test. */
export interface Clock {
  /** Wall time, epoch milliseconds. */
  now(): number;
  /** Milliseconds that never go back. */
  monotonic(): number;
  /** Runs `task` once after `delayMs`; never keeps the process alive by itself. */
  setTimer(delayMs: number, task: () => void): TimerHandle;
}

/** The longest delay that the runtime's timers take. */
const MAX_DELAY_MS = 2_147_483_647;

class SystemTimer implements TimerHandle {
  #timer: NodeJS.Timeout | undefined;

  constructor(delayMs: number, task: () => void) {
    this.#arm(delayMs, task);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  #arm(delayMs: number, task: () => void): void {
    const step = Math.min(delayMs, MAX_DELAY_MS);
    const next = step < delayMs ? (): void => this.#arm(delayMs - step, task) : task;
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
