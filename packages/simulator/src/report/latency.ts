/** Latencies in milliseconds. Percentiles are exact to half a percent, and undefined without a measurement. */
export interface LatencySummary {
  readonly count: number;
  readonly p50: number | undefined;
  readonly p95: number | undefined;
  readonly p99: number | undefined;
  readonly max: number | undefined;
}

/** Latencies as plain data, which can be merged. Times are whole microseconds. */
export interface LatencyHistogram {
  readonly count: number;
  /** 0 without a measurement. */
  readonly minMicros: number;
  readonly maxMicros: number;
  /** Pairs of bucket and count, ascending; see {@link bucketOf}. */
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

export const noLatencies: LatencyHistogram = { count: 0, minMicros: 0, maxMicros: 0, buckets: [] };

/** Number of buckets in each power of two: a bucket is at most 0.4 % wide. */
const subBuckets = 256;
const maxMicros = 3_600_000_000;

/**
 * Returns the bucket of a value. Values below 512 µs have one bucket each; above, a bucket has `2 ** e` values. Uses
 * whole numbers only, so that the result is the same on every machine.
 */
function bucketOf(micros: number): number {
  const exponent = Math.max(0, 23 - Math.clz32(micros));
  return exponent * subBuckets + Math.floor(micros / 2 ** exponent);
}

/** Returns the highest value of a bucket. */
function topOf(bucket: number): number {
  const exponent = Math.max(0, Math.floor(bucket / subBuckets) - 1);
  return (bucket - exponent * subBuckets + 1) * 2 ** exponent - 1;
}

/**
 * Records the latencies of many exchanges. The memory depends on the number of different latencies, up to 6,400
 * buckets.
 */
export class LatencyRecorder {
  readonly #buckets = new Map<number, number>();
  #count = 0;
  #min = Infinity;
  #max = 0;

  /** @param milliseconds 0.001 to one hour; other values are clamped */
  record(milliseconds: number): void {
    const micros = Math.min(maxMicros, Math.max(1, Math.round(milliseconds * 1000)));
    const bucket = bucketOf(micros);
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1);
    this.#count += 1;
    this.#min = Math.min(this.#min, micros);
    this.#max = Math.max(this.#max, micros);
  }

  histogram(): LatencyHistogram {
    if (this.#count === 0) return noLatencies;
    const buckets = [...this.#buckets].sort(([a], [b]) => a - b);
    return { count: this.#count, minMicros: this.#min, maxMicros: this.#max, buckets };
  }
}

export function mergeLatencies(a: LatencyHistogram, b: LatencyHistogram): LatencyHistogram {
  if (a.count === 0) return b;
  if (b.count === 0) return a;
  const buckets = new Map(a.buckets);
  for (const [bucket, count] of b.buckets) buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  return {
    count: a.count + b.count,
    minMicros: Math.min(a.minMicros, b.minMicros),
    maxMicros: Math.max(a.maxMicros, b.maxMicros),
    buckets: [...buckets].sort(([one], [other]) => one - other),
  };
}

/**
 * Returns the least time that the given share of the exchanges did not exceed.
 *
 * @param percent > 0 and <= 100
 * @returns milliseconds, or undefined without a measurement
 */
export function percentileOf(histogram: LatencyHistogram, percent: number): number | undefined {
  const { count, maxMicros: most, buckets } = histogram;
  let left = Math.ceil((percent / 100) * count);
  for (const [bucket, inBucket] of buckets) {
    left -= inBucket;
    if (left <= 0) return Math.min(most, topOf(bucket)) / 1000;
  }
  return undefined;
}

/** Returns count, minimum, maximum and percentiles of latencies in milliseconds. */
export function summaryOf(histogram: LatencyHistogram): LatencySummary {
  const { count, maxMicros: most } = histogram;
  return {
    count,
    p50: percentileOf(histogram, 50),
    p95: percentileOf(histogram, 95),
    p99: percentileOf(histogram, 99),
    max: count === 0 ? undefined : most / 1000,
  };
}
