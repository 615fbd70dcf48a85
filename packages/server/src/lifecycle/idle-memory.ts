import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { Clock, TimerHandle } from '../kernel/timers.ts';

const CHECK_MS = 10_000;
const MAX_QUIET_UTILIZATION = 0.1;
const MIN_GROWTH_BYTES = 100_000_000;

export interface Heap {
  /** Bytes that V8 holds for old objects and the garbage among them. */
  oldBytes(): number;
  /** Part of the time since the previous call in which the event loop ran, 0 to 1. */
  utilization(): number;
  /** Collects all garbage, and returns its memory to the system. */
  collect(): Promise<void>;
}

/**
 * Collects garbage in the first quiet seconds after the heap has grown. V8 keeps the garbage of a storm of enrolments until the
 * heap grows further, which can take days (decision 12).
 */
export class IdleMemory {
  readonly #clock: Clock;
  readonly #heap: Heap;
  #bytesBefore: number;
  #timer: TimerHandle | undefined;
  #isStopped = false;

  constructor(clock: Clock, heap: Heap = heapOfThread()) {
    this.#clock = clock;
    this.#heap = heap;
    this.#bytesBefore = heap.oldBytes();
  }

  start(): void {
    this.#heap.utilization();
    this.#timer = this.#clock.setTimer(CHECK_MS, () => void this.#check());
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.cancel();
  }

  async #check(): Promise<void> {
    const isQuiet = this.#heap.utilization() < MAX_QUIET_UTILIZATION;
    if (isQuiet && this.#heap.oldBytes() - this.#bytesBefore > MIN_GROWTH_BYTES) {
      await this.#heap.collect();
      this.#bytesBefore = this.#heap.oldBytes();
    }
    if (!this.#isStopped) this.start();
  }
}

export function heapOfThread(): Heap {
  let before = performance.eventLoopUtilization();
  return {
    oldBytes: () => getHeapSpaceStatistics().find((one) => one.space_name === 'old_space')?.space_size ?? 0,
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    collect: async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as (options: object) => Promise<void>;
      // Only a collection of last resort returns the freed pages.
      await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
    },
  };
}
