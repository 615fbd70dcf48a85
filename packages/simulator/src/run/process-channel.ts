import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { systemClock, type Clock } from '@muster/lwm2m';
import type { MessageOfProcess, MessageToProcess } from './process-messages.ts';

/** Interval in milliseconds of the checks for messages of a process, which sends one each second. */
const checkIntervalMs = 5_000;
/** Number of consecutive checks without a message after which a process counts as hung. */
const maxSilentChecks = 6;
/** The same before its first message, which it sends when its devices have been created. */
const maxSilentChecksAtStart = 24;

/** A process that runs a slice of a fleet, on this machine or behind a worker. */
export interface ProcessChannel {
  /** Undefined behind a worker. */
  readonly pid: number | undefined;
  /** Resolves with the reason after the process, or the connection to its worker, has ended. */
  readonly ended: Promise<string>;
  /** Sends a message. Does nothing after the end. */
  send(message: MessageToProcess): void;
  kill(): void;
}

/**
 * Starts a process on this machine. It ends when this process ends for any reason, and is killed if it sends nothing
 * for 30 s, or for 120 s at its start.
 */
export function forkProcess(
  onMessage: (message: MessageOfProcess) => void,
  clock: Clock = systemClock,
): ProcessChannel {
  // `.ts` in the workspace, `.js` in the package.
  const url = new URL(`./fleet-process${import.meta.url.slice(-3)}`, import.meta.url);
  const child = fork(fileURLToPath(url), [], {
    // Preserves maps and typed arrays.
    serialization: 'advanced',
    // Standard output belongs to the report of the whole fleet.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  let maxChecks = maxSilentChecksAtStart;
  let silentChecks = 0;
  // Count checks, not time: after the machine was suspended, earlier messages arrive only after the next check.
  const check = (): void => {
    silentChecks += 1;
    timer = clock.setTimer(checkIntervalMs, check);
    if (silentChecks <= maxChecks) return;
    failure ??= `no message for ${(maxChecks * checkIntervalMs) / 1000} s`;
    child.kill('SIGKILL');
  };
  let timer = clock.setTimer(checkIntervalMs, check);
  child.on('message', (message: MessageOfProcess) => {
    maxChecks = maxSilentChecks;
    silentChecks = 0;
    onMessage(message);
  });
  child.once('close', () => timer.cancel());
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
