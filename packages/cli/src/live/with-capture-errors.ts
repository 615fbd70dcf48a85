import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';

/**
 * Starts a recording or replay, and converts the errors of the simulator to those of the CLI.
 *
 * @throws UsageError for invalid options, addresses and files; CliError if the address to listen on is in use
 */
export async function withCaptureErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const simulator = await import('@muster/simulator');
  const usage = [
    simulator.CaptureFileError,
    simulator.CaptureOptionError,
    simulator.CaptureWriteError,
    simulator.FileLimitError,
    simulator.ServerUriError,
  ];
  try {
    return await work();
  } catch (error) {
    if (error instanceof simulator.CaptureListenError) throw new CliError(error.message, exitCodes.start);
    if (error instanceof Error && usage.some((ErrorClass) => error instanceof ErrorClass)) {
      throw new UsageError(error.message);
    }
    throw error;
  }
}

/**
 * Calls `stop` after a time, if one is set.
 *
 * @returns a function that cancels the timer
 */
export function stopAfter(seconds: number | undefined, stop: () => void): () => void {
  const timer = seconds === undefined ? undefined : setTimeout(stop, seconds * 1000);
  return () => clearTimeout(timer);
}
