import { SettingProblem } from './setting-problem.ts';

/** Runs `work`, and adds a path to its problems. */
export function withProblemPath<Result>(at: readonly (string | number)[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SettingProblem)) throw error;
    throw error.within(at);
  }
}

/**
 * Runs `work` for each item.
 *
 * @throws SettingProblem with the problems of all items
 */
export function mapCollectingProblems<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Result[] {
  const problems: SettingProblem[] = [];
  const results = items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems.push(...error.all);
      return [];
    }
  });
  const [first, ...others] = problems;
  if (first) throw first.with(others);
  return results;
}
