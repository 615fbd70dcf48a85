import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MessageOfProcess, MessageToProcess } from './process-messages.ts';

/** A process that holds a slice of a fleet, on this machine or behind a worker. */
export interface ProcessChannel {
  /** Undefined behind a worker. */
  readonly pid: number | undefined;
  /** Resolves with the reason after the process, or the connection to its worker, has ended. */
  readonly ended: Promise<string>;
  /** Does nothing after the end. */
  send(message: MessageToProcess): void;
  kill(): void;
}

/** Starts a process on this machine. It ends with this process, however that ends. */
export function forkProcess(onMessage: (message: MessageOfProcess) => void): ProcessChannel {
  // `.ts` in the workspace, `.js` in the package.
  const url = new URL(`./fleet-process${import.meta.url.slice(-3)}`, import.meta.url);
  const child = fork(fileURLToPath(url), [], {
    // Maps and typed arrays arrive as such.
    serialization: 'advanced',
    // Standard output belongs to the report of the whole fleet.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  child.on('message', onMessage);
  child.on('error', ({ message }) => (failure ??= message));
  return {
    pid: child.pid,
    ended: once(child, 'close').then(
      ([code, signal]: (number | string | null)[]) =>
        failure ?? String(signal ?? `exit code ${String(code)}`),
      String,
    ),
    send: (message) => {
      if (child.connected) child.send(message, () => undefined);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
