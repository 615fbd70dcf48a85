import { CliError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import type { Condition, Outcome } from './condition.ts';

/** A condition does not hold, or did not become true in time. */
export class ConditionError extends CliError {
  override readonly name = 'ConditionError';

  /** @param within the time limit, for example `60s`; undefined for a single check */
  constructor(
    { subject, expected }: Pick<Condition, 'subject' | 'expected'>,
    outcome: Outcome | undefined,
    within?: string,
    exitCode: ExitCode = exitCodes.mismatch,
  ) {
    const time = within === undefined ? '' : ` within ${within}`;
    const found = outcome === undefined ? 'the service did not answer' : `it ${outcome.text}`;
    super(`Expected ${subject} to be ${expected}${time}, but ${found}.`, exitCode);
  }
}
