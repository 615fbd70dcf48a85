import { totalmem } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { EventLoopUtilization } from 'node:perf_hooks';
import type { ThreadLoad } from '../kernel/ports.ts';

/** Milliseconds of a measurement. Figures over a shorter time are meaningless. */
const WINDOW_MS = 10_000;
/** Milliseconds between two samples of the delay. They are part of each sample. */
const RESOLUTION_MS = 20;

/** Measures the thread that creates it. */
export class ThreadMeter {
  readonly #now: () => number;
  readonly #startedMs = performance.now();
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #windowMs = performance.now();
  #utilization: EventLoopUtilization = performance.eventLoopUtilization();
  #last: Pick<ThreadLoad, 'busyPercent' | 'eventLoopDelayMs'> | undefined;

  /** @param now epoch milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#delays.enable();
  }

  load(): ThreadLoad {
    const { heapUsed, external } = process.memoryUsage();
    return {
      timeMs: this.#now(),
      uptimeSeconds: (performance.now() - this.#startedMs) / 1_000,
      ...this.#window(),
      memoryBytes: heapUsed + external,
      availableBytes: process.availableMemory(),
      totalBytes: totalBytes(),
    };
  }

  #window(): Pick<ThreadLoad, 'busyPercent' | 'eventLoopDelayMs'> {
    const nowMs = performance.now();
    const isLong = nowMs - this.#windowMs >= WINDOW_MS;
    if (!isLong && this.#last !== undefined) return this.#last;
    const { utilization } = performance.eventLoopUtilization(this.#utilization);
    const delayMs = this.#delays.count === 0 ? 0 : this.#delays.percentile(99) / 1e6 - RESOLUTION_MS;
    const found = { busyPercent: utilization * 100, eventLoopDelayMs: Math.max(delayMs, 0) };
    if (isLong) {
      this.#last = found;
      this.#windowMs = nowMs;
      this.#utilization = performance.eventLoopUtilization();
      this.#delays.reset();
    }
    return found;
  }

  close(): void {
    this.#delays.disable();
  }
}

/** A container can have less memory than its machine. */
function totalBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 && constrained < totalmem() ? constrained : totalmem();
}
