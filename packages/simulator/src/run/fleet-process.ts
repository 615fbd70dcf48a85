/** A process that runs a slice of a fleet. `runInProcesses` starts it. It communicates only with its parent. */
import { systemClock } from '@muster/lwm2m';
import { BehaviourError } from '../device/respond/behaviour.ts';
import {
  optionsOf,
  type MessageOfProcess,
  type MessageToProcess,
  type ProcessJob,
} from './process-messages.ts';
import { demandBehaviours } from '../scenario/behaviour-modules.ts';
import { runShare } from './run-scenario.ts';
import { runShareInVirtualTime } from '../virtual/virtual-run.ts';

const progressMs = 1000;
const begin = Promise.withResolvers<undefined>();
let run: ReturnType<typeof runShare> | undefined;
let agreement: { readonly own: number; resolve(value: number): void } | undefined;
let isStopping = false;
let stopsOfParent = 0;

process.on('disconnect', endWithParent);
if (!process.connected) endWithParent();
// A terminal or a service manager signals all processes of the run. The parent ends them in order.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
process.on('uncaughtException', fail);
process.on('message', (message: MessageToProcess) => {
  if (message.type === 'stop') {
    stopsOfParent += 1;
    // The parent repeats the report of this process as its first stop. Only the second stop ends the wait for
    // Deregisters.
    if (!isStopping || stopsOfParent > 1) run?.stop();
    begin.resolve(undefined);
    agreement?.resolve(agreement.own);
  } else if (message.type === 'begin') begin.resolve(undefined);
  else if (message.type === 'agreed') agreement?.resolve(message.value);
  else start(message.job).catch(fail);
});

async function start(job: ProcessJob): Promise<void> {
  demandBehaviours(job.behaviours);
  const running = await (job.isVirtual ? runShareInVirtualTime : runShare)(job.file, optionsOf(job), {
    begin: begin.promise,
    ...(job.isVirtual ? { agree } : {}),
    onStop: () => {
      isStopping = true;
      send({ type: 'stopping' });
    },
  });
  run = running;
  if (stopsOfParent > 0) running.stop();
  send({ type: 'ready', part: running.part() });
  const report = (): void => {
    send({ type: 'progress', part: running.part() });
    timer = systemClock.setTimer(progressMs, report);
  };
  let timer = systemClock.setTimer(progressMs, report);
  const part = await running.ended.finally(() => timer.cancel());
  send({ type: 'done', part }, () => process.exit(0));
}

/** Waits for the value on which all processes agree. After a stop, processes do not wait for each other. */
async function agree(own: number): Promise<number> {
  if (stopsOfParent > 0) return own;
  const { promise, resolve } = Promise.withResolvers<number>();
  agreement = { own, resolve };
  send({ type: 'agree', value: own });
  return promise;
}

function send(message: MessageOfProcess, onSent?: () => void): void {
  // A failed send is ignored, because `disconnect` reports the end of the parent.
  process.send?.(message, undefined, undefined, () => onSent?.());
}

function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const message = error instanceof BehaviourError ? `${reason}. ${error.remedy}` : reason;
  send({ type: 'failed', message }, () => process.exit(1));
}

function endWithParent(): void {
  process.exit(1);
}
