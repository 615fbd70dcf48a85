import type { ProblemsExpectation } from '../scenario/expectations.ts';
import type { ExpectationResult } from './expectation-result.ts';
import type { RunProblem } from './run-problems.ts';

/** `inconclusive`: there was no fault, but the run has not seen all expected outcomes. */
export type Verdict = 'passed' | 'failed' | 'inconclusive';

/** Whether an expectation applies to this problem. If so, it replaces the default verdict. */
export function isAbout(
  { cohort, of: kinds }: ProblemsExpectation,
  problem: Pick<RunProblem, 'cohort' | 'kind'>,
): boolean {
  return (cohort ?? problem.cohort) === problem.cohort && (kinds?.includes(problem.kind) ?? true);
}

/** Returns the problems that make the run fail, because no `problems` expectation applies to them. */
export function unallowedProblems(
  problems: readonly RunProblem[],
  allowances: readonly ProblemsExpectation[] = [],
): RunProblem[] {
  return problems.filter((problem) => !allowances.some((allowance) => isAbout(allowance, problem)));
}

/** @param problems problems that no expectation allows */
export function verdictOf(
  problems: readonly RunProblem[],
  expectations: readonly ExpectationResult[],
  unseen: readonly string[],
): Verdict {
  if (problems.length > 0 || !expectations.every(({ ok }) => ok)) return 'failed';
  return unseen.length > 0 ? 'inconclusive' : 'passed';
}
