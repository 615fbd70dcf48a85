import { openSync, readSync } from 'node:fs';

/** Milliseconds. */
export interface HoldOutcome {
  /** Longest hold of the event loop. Milliseconds. */
  readonly longestMs: number;
  /** The same without the time in which the thread was ready while other processes had the processors (Linux). */
  readonly longestOwnMs: number;
  /** Maximum processor time of the thread between two turns of the event loop. Comparable on a busy machine. */
  readonly longestWorkedMs: number;
  readonly p99Ms: number;
  /** Share of the time in which the event loop worked: 0 to 1. */
  readonly busyShare: number;
}

const everyMs = 1;

/** Measures how long the event loop is held: the delay of a timer of 1 ms. */
export class Holds {
  #held: number[] = [];
  #longestOwnMs = 0;
  #longestWorkedMs = 0;
  #lastMs = performance.now();
  readonly #waited = waitedForProcessor();
  #lastWaitedMs = this.#waited();
  #lastWorkedMs = workedMs();
  #utilization = performance.eventLoopUtilization();

  constructor() {
    setInterval(() => this.#tick(), everyMs).unref();
  }

  #tick(): void {
    const now = performance.now();
    const waitedMs = this.#waited();
    const held = Math.max(0, now - this.#lastMs - everyMs);
    this.#held.push(held);
    this.#longestOwnMs = Math.max(this.#longestOwnMs, held - (waitedMs - this.#lastWaitedMs));
    const worked = workedMs();
    this.#longestWorkedMs = Math.max(this.#longestWorkedMs, worked - this.#lastWorkedMs);
    this.#lastWorkedMs = worked;
    this.#lastMs = now;
    this.#lastWaitedMs = waitedMs;
  }

  /** Returns the figures since the last call. */
  take(): HoldOutcome {
    this.#tick();
    const sorted = this.#held.sort((a, b) => a - b);
    const utilization = performance.eventLoopUtilization();
    const outcome = {
      longestMs: sorted.at(-1) ?? 0,
      longestOwnMs: this.#longestOwnMs,
      longestWorkedMs: this.#longestWorkedMs,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      busyShare: performance.eventLoopUtilization(utilization, this.#utilization).utilization,
    };
    this.#utilization = utilization;
    this.#held = [];
    this.#longestOwnMs = 0;
    this.#longestWorkedMs = 0;
    return outcome;
  }
}

/** Returns the processor time of this thread so far, in milliseconds. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Returns how long the main thread has waited for a processor so far, in milliseconds: the second value of its
 * schedstat.
 */
function waitedForProcessor(): () => number {
  if (process.platform !== 'linux') return () => 0;
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const text = Buffer.alloc(96);
  return () => Number(text.toString('latin1', 0, readSync(file, text, 0, 96, 0)).split(' ')[1]) / 1e6;
}
