import type { FleetIssue } from './fleet-config-error.ts';

/** A setting is invalid. Thrown while a value is compiled, and converted to issues with paths. */
export class SettingProblem extends Error {
  override readonly name = 'SettingProblem';
  readonly remedy: string;
  /** Whether the key is wrong, and not its value. */
  readonly atKey: boolean;
  /** Path within the setting. */
  readonly at: readonly (string | number)[];
  readonly #others: readonly SettingProblem[];

  constructor(
    message: string,
    remedy: string,
    place: { readonly atKey?: boolean; readonly at?: readonly (string | number)[] } = {},
    others: readonly SettingProblem[] = [],
  ) {
    super(message);
    this.remedy = remedy;
    this.atKey = place.atKey ?? false;
    this.at = place.at ?? [];
    this.#others = others;
  }

  /** This problem, and others in the same setting. */
  get all(): readonly SettingProblem[] {
    return [this, ...this.#others];
  }

  with(others: readonly SettingProblem[]): SettingProblem {
    return new SettingProblem(this.message, this.remedy, this, others);
  }

  /** Returns the same problems with a path in a larger setting. */
  within(at: readonly (string | number)[]): SettingProblem {
    // A key that the problem does not name is not at this path.
    const place = { atKey: this.atKey && this.at.length > 0, at: [...at, ...this.at] };
    const others = this.#others.map((other) => other.within(at));
    return new SettingProblem(this.message, this.remedy, place, others);
  }

  /** @param path path of the setting */
  issues(path: readonly (string | number)[]): FleetIssue[] {
    return this.all.map(({ message, remedy, atKey, at }) => ({
      path: [...path, ...at],
      message,
      remedy,
      atKey,
    }));
  }
}
