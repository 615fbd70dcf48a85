/** Processor time, memory and event loop of a thread. */
export interface ThreadLoad {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly uptimeSeconds: number;
  /** Share of time for which the event loop was busy, in percent. */
  readonly busyPercent: number;
  /** 99th percentile, in milliseconds. */
  readonly eventLoopDelayMs: number;
  readonly memoryBytes: number;
  readonly availableBytes: number;
  readonly totalBytes: number;
}
