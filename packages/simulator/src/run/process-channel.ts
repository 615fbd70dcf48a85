import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { systemClock, type Clock } from '@muster/lwm2m';
import type { MessageOfProcess, MessageToProcess } from './process-messages.ts';

/** How often messages of a process are looked for. It sends one each second. */
const lookEveryMs = 5_000;
/** Looks in a row without a message after which a process counts as hung. */
const maxSilentLooks = 6;
/** The same before its first message, which comes when its devices are made. */
const maxSilentLooksAtStart = 24;

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

/**
 * Starts a process on this machine. It ends with this process, however that ends, and is killed if it sends nothing for 30 s, or
 * for 120 s at its start.
 */
export function forkProcess(
  onMessage: (message: MessageOfProcess) => void,
  clock: Clock = systemClock,
): ProcessChannel {
  // `.ts` in the workspace, `.js` in the package.
  const url = new URL(`./fleet-process${import.meta.url.slice(-3)}`, import.meta.url);
  const child = fork(fileURLToPath(url), [], {
    // Maps and typed arrays arrive as such.
    serialization: 'advanced',
    // Standard output belongs to the report of the whole fleet.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  let maxLooks = maxSilentLooksAtStart;
  let silentLooks = 0;
  // Counts looks, not time: after the machine has slept, the messages of the time before arrive only after the next look.
  const look = (): void => {
    silentLooks += 1;
    timer = clock.setTimer(lookEveryMs, look);
    if (silentLooks <= maxLooks) return;
    failure ??= `no message for ${(maxLooks * lookEveryMs) / 1000} s`;
    child.kill('SIGKILL');
  };
  let timer = clock.setTimer(lookEveryMs, look);
  child.on('message', (message: MessageOfProcess) => {
    maxLooks = maxSilentLooks;
    silentLooks = 0;
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
