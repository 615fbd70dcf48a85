import { exitCodes } from '../errors/exit-codes.ts';
import { handleClosedStdout } from '../output/stdout.ts';

/** Signals that end a long-running command. */
export interface StopSignals extends Disposable {
  /** Fires at the first Ctrl-C, SIGTERM or closed terminal. */
  readonly signal: AbortSignal;
  /** Resolves when the signal fires. */
  readonly stopped: Promise<void>;
  /** From now on, SIGHUP calls `reload` instead, unless a terminal sends it when it is closed. */
  reloadOnHangUp(reload: () => void): void;
}

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Listens for signals to stop. The second one ends the process at once.
 *
 * @param onSecond handles the second signal, so that only the third one ends the process
 */
function listenForStop(onSecond?: () => void): StopSignals {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let handleSecond = onSecond;
  const stop = (): void => {
    if (controller.signal.aborted) {
      if (!handleSecond) process.exit(exitCodes.interrupted);
      handleSecond();
      handleSecond = undefined;
      return;
    }
    if (process.stderr.isTTY) process.stderr.write('\nStopping; Ctrl-C again ends it at once.\n');
    controller.abort();
    resolve(undefined);
  };
  let reload: (() => void) | undefined;
  const hangUp = (): void => (reload ?? stop)();
  const handlers = names.map((name) => [name, name === 'SIGHUP' ? hangUp : stop] as const);
  for (const [name, handler] of handlers) process.on(name, handler);
  // If the reader of standard output exits, stop in order.
  handleClosedStdout(() => {
    if (!controller.signal.aborted) stop();
  });
  return {
    signal: controller.signal,
    stopped: promise,
    reloadOnHangUp: (handler) => {
      if (!process.stdin.isTTY && !process.stderr.isTTY) reload = handler;
    },
    [Symbol.dispose]: () => {
      for (const [name, handler] of handlers) process.off(name, handler);
    },
  };
}

/**
 * Runs `work` and listens for signals to stop it.
 *
 * @param onSecond handles the second signal, so that only the third one ends the process
 */
export async function withStopSignals<Result>(
  run: (stop: StopSignals) => Promise<Result>,
  onSecond?: () => void,
): Promise<Result> {
  const stop = listenForStop(onSecond);
  try {
    return await run(stop);
  } finally {
    stop[Symbol.dispose]();
  }
}
