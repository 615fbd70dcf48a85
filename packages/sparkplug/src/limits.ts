/** Bounds of a payload that is decoded. */
export interface PayloadLimits {
  /** Metrics. */
  readonly maxMetrics: number;
  /** UTF-8 bytes of the name of a metric or a property. */
  readonly maxNameBytes: number;
  /** Properties of a metric. */
  readonly maxProperties: number;
  /** Bytes of a payload after it is decompressed. */
  readonly maxInflatedBytes: number;
}

export const defaultLimits: PayloadLimits = {
  maxMetrics: 5_000,
  maxNameBytes: 1_024,
  maxProperties: 100,
  maxInflatedBytes: 524_288,
};
