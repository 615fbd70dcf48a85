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

/** Turns the signals that end a process into an abort, so that the command can close its document and files. */
export interface Interrupt extends Disposable {
  /** Aborted with an {@link InterruptedError} at the first signal. The second one ends the process at once. */
  readonly signal: AbortSignal;
}

export function listenForInterrupt(): Interrupt {
  const controller = new AbortController();
  const onSignal = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort(new InterruptedError());
  };
  for (const name of signals) process.on(name, onSignal);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const name of signals) process.off(name, onSignal);
    },
  };
}
