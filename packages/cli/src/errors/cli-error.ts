import { exitCodes, type ExitCode } from './exit-codes.ts';

/** An error that is shown to users as it is, with a remedy. */
export class CliError extends Error {
  override readonly name: string = 'CliError';
  readonly exitCode: ExitCode;
  /** Action that the user can take. */
  readonly remedy: string | undefined;

  constructor(message: string, exitCode: ExitCode, remedy?: string) {
    super(message);
    this.exitCode = exitCode;
    this.remedy = remedy;
  }
}

/** Errors of a path that the command line names wrongly. */
const wrongPath: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Creates the error for a file or stream that cannot be written, for example because the disk is full.
 *
 * @param target the flag and the path, or the stream
 */
export function outputError(target: string, error: unknown): CliError {
  const message = `Cannot write ${target}: ${error instanceof Error ? error.message : String(error)}.`;
  const isWrongPath = error instanceof Error && 'code' in error && wrongPath.has(error.code);
  return isWrongPath ? new UsageError(message) : new CliError(message, exitCodes.output);
}

/** The command line cannot be understood. */
export class UsageError extends CliError {
  override readonly name = 'UsageError';

  constructor(message: string, remedy?: string) {
    super(message, exitCodes.usage, remedy);
  }
}
