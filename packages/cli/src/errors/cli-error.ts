import { exitCodes, type ExitCode } from './exit-codes.ts';

/** An error that is shown to users as it is, with a remedy. */
export class CliError extends Error {
  override readonly name: string = 'CliError';
  readonly exitCode: ExitCode;
  /** What the user can do about it. */
  readonly remedy: string | undefined;

  constructor(message: string, exitCode: ExitCode, remedy?: string) {
    super(message);
    this.exitCode = exitCode;
    this.remedy = remedy;
  }
}

/** The command line cannot be understood. */
export class UsageError extends CliError {
  override readonly name = 'UsageError';

  constructor(message: string, remedy?: string) {
    super(message, exitCodes.usage, remedy);
  }
}
