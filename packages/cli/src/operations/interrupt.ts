import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';

/** Ctrl-C, SIGTERM or a closed terminal ended the command. */
export class InterruptedError extends CliError {
  override readonly name = 'InterruptedError';

  constructor(message = 'Interrupted.') {
    super(message, exitCodes.interrupted);
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command that a signal can end, so that the command can close its document and its files.
 *
 * @param run gets a signal that is aborted with an {@link InterruptedError} at the first SIGINT, SIGTERM or SIGHUP; the
 *   second one ends the process at once
 */
export async function interruptible<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(new InterruptedError());
  };
  for (const name of signals) process.on(name, onSignal);
  try {
    return await run(controller.signal);
  } catch (error) {
    // Node's timers and streams report an aborted signal as an error of their own.
    if (error instanceof Error && error.name === 'AbortError') controller.signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of signals) process.off(name, onSignal);
  }
}
