/** A running server, or another service with a close method. */
interface Closable {
  close(): Promise<void>;
}

export interface SignalOptions {
  readonly signals?: readonly NodeJS.Signals[];
  /** Called when the server begins to stop. */
  readonly onStop?: (signal: NodeJS.Signals) => void;
}

/**
 * Resolves when one of the signals (by default SIGINT and SIGTERM) has arrived and the server has closed. A second
 * signal ends the process immediately, with the exit code of that signal.
 */
export function runUntilSignal(server: Closable, options: SignalOptions = {}): Promise<NodeJS.Signals> {
  const signals = options.signals ?? ['SIGINT', 'SIGTERM'];
  return new Promise((resolve, reject) => {
    let stopping = false;
    const onSignal = (signal: NodeJS.Signals, number: number): void => {
      if (stopping) process.exit(128 + number);
      stopping = true;
      options.onStop?.(signal);
      server
        .close()
        .finally(() => {
          for (const one of signals) process.off(one, onSignal);
        })
        .then(() => resolve(signal), reject);
    };
    for (const signal of signals) process.on(signal, onSignal);
  });
}
