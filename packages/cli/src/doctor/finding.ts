import { describeError } from '../errors/describe.ts';
import type { ExitCode } from '../errors/exit-codes.ts';

/** Result of one check of `muster doctor`. */
export interface Finding {
  /** Name of the check. */
  readonly check: string;
  readonly result: 'ok' | 'warn' | 'fail';
  readonly detail: string;
  /** Remedy for a warning or failure. */
  readonly remedy?: string;
  /** Exit code of the command if this is its first failure. */
  readonly exitCode?: ExitCode;
}

export const ok = (check: string, detail: string): Finding => ({ check, result: 'ok', detail });

export const warn = (check: string, detail: string, remedy: string): Finding => ({
  check,
  result: 'warn',
  detail,
  remedy,
});

export const fail = (check: string, detail: string, remedy: string, exitCode: ExitCode): Finding => ({
  check,
  result: 'fail',
  detail,
  remedy,
  exitCode,
});

/** A failed check, with the message and exit code that other commands have for the error. */
export function failedBy(check: string, error: unknown): Finding {
  const { message, remedy, exitCode } = describeError(error);
  return { check, result: 'fail', detail: message, ...(remedy === undefined ? {} : { remedy }), exitCode };
}
