/** Bounds of what one payload may hold; a payload over one of them is refused with DecodeError `too-large`. */
export const codecLimits = {
  /** Bytes of a payload. */
  maxPayloadBytes: 16 * 1024 * 1024,
  /** Values (records, or TLV leaves) of a payload. */
  maxRecords: 65_536,
  /** Paths of a composite request. */
  maxPaths: 1_024,
  /** Nesting of JSON and CBOR. */
  maxDepth: 8,
} as const;
