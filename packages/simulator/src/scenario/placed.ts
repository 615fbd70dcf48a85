import { SettingProblem } from './setting-problem.ts';

/** Runs `work`, and gives its problem a place. */
export function placed<Result>(at: readonly (string | number)[], work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SettingProblem)) throw error;
    throw new SettingProblem(error.message, error.remedy, { at });
  }
}
