/** Limits of one payload. A payload over a limit is rejected with DecodeError `too-large`. */
export const codecLimits = {
  /** Maximum number of bytes of a payload. */
  maxPayloadBytes: 16 * 1024 * 1024,
  /** Maximum number of values (records, or TLV leaves) of a payload. */
  maxRecords: 65_536,
  /** Maximum number of paths of a composite request. */
  maxPaths: 1_024,
  /** Maximum nesting of JSON and CBOR. */
  maxDepth: 8,
} as const;
