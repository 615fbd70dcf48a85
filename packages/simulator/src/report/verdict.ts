import type { ProblemsExpectation } from '../scenario/expectations.ts';
import type { ExpectationResult } from './expectation-result.ts';
import type { RunProblem } from './run-problems.ts';

/** `inconclusive`: nothing was wrong, but not all that the run expected was seen. */
export type Verdict = 'passed' | 'failed' | 'inconclusive';

/** Whether an expectation is about this problem; it decides then, in the place of the default verdict. */
export function isAbout(
  { cohort, of: kinds }: ProblemsExpectation,
  problem: Pick<RunProblem, 'cohort' | 'kind'>,
): boolean {
  return (cohort ?? problem.cohort) === problem.cohort && (kinds?.includes(problem.kind) ?? true);
}

/** Problems that make the run fail, because no `problems` expectation is about them. */
export function unallowedProblems(
  problems: readonly RunProblem[],
  allowances: readonly ProblemsExpectation[] = [],
): RunProblem[] {
  return problems.filter((problem) => !allowances.some((allowance) => isAbout(allowance, problem)));
}

/** @param problems that no expectation allows */
export function verdictOf(
  problems: readonly RunProblem[],
  expectations: readonly ExpectationResult[],
  unseen: readonly string[],
): Verdict {
  if (problems.length > 0 || !expectations.every(({ ok }) => ok)) return 'failed';
  return unseen.length > 0 ? 'inconclusive' : 'passed';
}
