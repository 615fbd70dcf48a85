/** Limits for decoding a payload. */
export interface PayloadLimits {
  /** Maximum number of metrics. */
  readonly maxMetrics: number;
  /** Maximum length of the name of a metric or a property in UTF-8 bytes. */
  readonly maxNameBytes: number;
  /** Maximum number of properties of a metric. */
  readonly maxProperties: number;
  /** Maximum size of a decompressed payload in bytes. */
  readonly maxInflatedBytes: number;
}

export const defaultLimits: PayloadLimits = {
  maxMetrics: 5_000,
  maxNameBytes: 1_024,
  maxProperties: 100,
  maxInflatedBytes: 524_288,
};
