/** A setting that does not fit. Thrown while one value is compiled, and made into an issue with its place. */
export class SettingProblem extends Error {
  override readonly name = 'SettingProblem';
  readonly remedy: string;
  /** The key is wrong rather than its value. */
  readonly atKey: boolean;
  /** Place below the setting. */
  readonly at: readonly (string | number)[];

  constructor(
    message: string,
    remedy: string,
    place: { readonly atKey?: boolean; readonly at?: readonly (string | number)[] } = {},
  ) {
    super(message);
    this.remedy = remedy;
    this.atKey = place.atKey ?? false;
    this.at = place.at ?? [];
  }
}
