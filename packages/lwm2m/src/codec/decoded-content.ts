import type { ValueRecord } from '../node/value.ts';

/** Content of a payload. */
export interface DecodedContent {
  readonly records: ValueRecord[];
  /** Object instances in the payload, including those without resources, in order. */
  readonly instanceIds: number[];
}
