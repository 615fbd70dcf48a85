import type { ValueRecord } from '../node/value.ts';

/** What a payload holds. */
export interface DecodedContent {
  readonly records: ValueRecord[];
  /** Object instances that the payload names as such, those without a resource too, in order. */
  readonly instanceIds: number[];
}
