import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Milliseconds, to a tenth of a percent; all undefined when nothing was measured. */
export interface LatencySummary {
  readonly count: number;
  readonly p50: number | undefined;
  readonly p95: number | undefined;
  readonly max: number | undefined;
}

/** Latencies of a fleet in one HDR histogram, Node's own: a fixed size, however many are recorded. */
export class LatencyRecorder {
  readonly #histogram: RecordableHistogram = createHistogram({
    lowest: 1,
    highest: 3_600_000_000,
    figures: 3,
  });

  /** @param milliseconds from 0.001 up to an hour; what is outside counts as the bound */
  record(milliseconds: number): void {
    const micros = Math.round(milliseconds * 1000);
    this.#histogram.record(Math.min(3_600_000_000, Math.max(1, micros)));
  }

  summary(): LatencySummary {
    const { count } = this.#histogram;
    if (count === 0) return { count, p50: undefined, p95: undefined, max: undefined };
    return {
      count,
      p50: this.#histogram.percentile(50) / 1000,
      p95: this.#histogram.percentile(95) / 1000,
      max: this.#histogram.max / 1000,
    };
  }
}
