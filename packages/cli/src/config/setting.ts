/** A setting and its source. */
export interface Setting {
  readonly value: string;
  /** A flag, a variable, `profile NAME`, `local server NAME` or `default`. */
  readonly source: string;
}
