import { randomUUID } from 'node:crypto';
import { systemClock } from '@muster/lwm2m';
import { virtualFleet } from '../virtual/virtual-run.ts';
import { asError } from '../as-error.ts';
import { checkWorkerToken } from '../control/worker-server.ts';
import { ServerChecks } from '../expectations/server-view/server-checks.ts';
import { cohortsOf, fleetOptions, type FleetSlice } from '../fleet/fleet-options.ts';
import { createFleet, type Fleet } from '../fleet/fleet.ts';
import type { ExpectationResult } from '../report/expectation-result.ts';
import { reportOf, type FleetReport } from '../report/fleet-report.ts';
import type { LoadedFleetFile } from '../scenario/fleet-file.ts';
import { connectWorker, type Coordinator } from './connect-worker.ts';
import { forkProcess, type ProcessChannel } from './process-channel.ts';
import {
  toJob,
  type MessageOfProcess,
  type MessageToProcess,
  type ProcessJob,
  type SharedRunOptions,
} from './process-messages.ts';
import { concludeRun, mergeParts, progressOf, type RunPart } from './run-part.ts';
import { processesFor, processesOfWorkers, slicesOf } from './slices.ts';

/** Options for running a scenario in several processes. */
export interface ProcessesRunOptions extends SharedRunOptions {
  /** Number of processes, 1 to 64; at most one per device. Default: as many as the devices need. */
  readonly processes?: number;
  /** Addresses of workers that run the processes, each `HOST:PORT`. Default: processes on this machine. */
  readonly workers?: readonly string[];
  /** Token with which the workers were started; required with `workers`. */
  readonly token?: string;
  /**
   * Whether to run in virtual time. Each process then has a plain server for its devices. The report is byte for byte
   * that of the same run in one process, unless something fails or more devices register at a time than the fleet
   * allows. Default false.
   */
  readonly virtualTime?: boolean;
  /** Ends the run early, like {@link ProcessesRun.stop}. */
  readonly signal?: AbortSignal;
}

/** A scenario that runs in several processes. */
export interface ProcessesRun {
  /** Figures of the whole fleet, at most about a second old. */
  readonly fleet: Pick<Fleet, 'report'>;
  /** Process IDs, in the order of the devices; 0 for a process behind a worker. */
  readonly pids: readonly number[];
  /**
   * Resolves after all processes have ended. If one ended before its time, the others stop early, and `error` names its
   * devices and the reason.
   */
  readonly report: Promise<FleetReport>;
  /** Like `stop` of a run in one process. */
  stop(): void;
  /** Current results of the expectations about the messages of devices, at most about a second old. */
  progress(): readonly ExpectationResult[];
}

/** A process of a run ended before the run began. */
export class FleetProcessError extends Error {
  override readonly name = 'FleetProcessError';
}

/**
 * Runs a scenario in child processes, each with a slice of the fleet. Names, values, faults and the choice of devices
 * are those of the same run in one process. The slices start at the same time, with the same total rate. The child
 * processes end when this process ends for any reason.
 *
 * With `workers`, the processes are those of `startWorker` on other machines, at least one slice for each worker, in
 * order. If this process ends, their devices deregister.
 *
 * Resolves when all processes are ready, and the run begins.
 *
 * @throws FleetConfigError, ServerUriError or TypeError like `runScenario`
 * @throws FileLimitError if 64 processes cannot open enough sockets
 * @throws RangeError if the token is too short
 * @throws FleetProcessError if a process ends before it is ready, or a worker cannot be reached or refuses
 */
export async function runInProcesses(
  file: LoadedFleetFile,
  options: ProcessesRunOptions = {},
): Promise<ProcessesRun> {
  const { processes, workers, token = '', virtualTime = false, signal, ...shared } = options;
  const devices = checkedDeviceCount(file, shared, virtualTime);
  if (workers !== undefined) checkWorkerToken(token);
  const count = processes ?? (workers ? processesOfWorkers(devices, workers.length) : processesFor(devices));
  const slices = slicesOf(devices, count);
  const coordinator = { token, run: randomUUID() };
  const children = slices.map((slice, position) => {
    const worker = workers?.[Math.floor((position * workers.length) / slices.length)];
    return new SliceProcess(toJob(file, shared, slice, virtualTime), worker, coordinator);
  });
  try {
    await Promise.all(children.map((child) => child.ready));
  } catch (error) {
    await Promise.all(children.map((child) => child.kill()));
    throw error;
  }
  return new Run(file, children, { command: shared.command, signal });
}

/** @throws like `runScenario` */
function checkedDeviceCount(file: LoadedFleetFile, shared: SharedRunOptions, isVirtual: boolean): number {
  const options = isVirtual ? virtualFleet(file, shared) : fleetOptions(file, shared);
  const own = cohortsOf(options).find(({ behaviour }) => typeof behaviour === 'function');
  if (own) {
    throw new TypeError(
      `the behaviour of cohort ${own.name} is a function, which other processes cannot have. Give the path of a module.`,
    );
  }
  const devices = cohortsOf(options).reduce((sum, { count }) => sum + count, 0);
  ServerChecks.for(file, { clock: systemClock, deviceCount: devices, env: shared.env });
  createFleet({ ...options, slice: { first: 1, count: 1 } });
  return devices;
}

interface RunSetting {
  readonly command: string | undefined;
  readonly signal: AbortSignal | undefined;
}

class Run implements ProcessesRun {
  readonly report: Promise<FleetReport>;
  readonly fleet = { report: (): FleetReport => this.#reportNow() };
  readonly #file: LoadedFleetFile;
  readonly #children: readonly SliceProcess[];
  readonly #proposals: number[] = [];
  #isStopped = false;

  constructor(file: LoadedFleetFile, children: readonly SliceProcess[], { command, signal }: RunSetting) {
    this.#file = file;
    this.#children = children;
    const onAbort = (): void => this.stop();
    for (const child of children) {
      child.onEarlyEnd = () => this.#stopOnce();
      child.onProposal = (value) => this.#propose(value);
      child.send({ type: 'begin' });
    }
    if (signal?.aborted === true || children.some((child) => child.hasFailed)) this.stop();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.report = this.#run(command).finally(() => signal?.removeEventListener('abort', onAbort));
    // Callers can handle the rejection after they have stopped the run.
    this.report.catch(() => undefined);
  }

  get pids(): readonly number[] {
    return this.#children.map(({ pid }) => pid);
  }

  stop(): void {
    this.#isStopped = true;
    for (const child of this.#children) child.send({ type: 'stop' });
  }

  progress(): readonly ExpectationResult[] {
    return progressOf(this.#file, this.#part());
  }

  #propose(value: number): void {
    this.#proposals.push(value);
    if (this.#proposals.length < this.#children.length) return;
    const agreed = Math.max(...this.#proposals.splice(0));
    for (const child of this.#children) child.send({ type: 'agreed', value: agreed });
  }

  #stopOnce(): void {
    if (!this.#isStopped) this.stop();
  }

  async #run(command: string | undefined): Promise<FleetReport> {
    await Promise.all(this.#children.map((child) => child.ended));
    return concludeRun(this.#file, this.#part(), command);
  }

  #reportNow(): FleetReport {
    const { measurements, facts } = this.#part();
    return reportOf(measurements, facts);
  }

  #part(): RunPart {
    return mergeParts(this.#children.map(({ part }) => part));
  }
}

/** A process that runs a slice of the fleet. */
class SliceProcess {
  /** Resolves when its devices can start. Rejects with FleetProcessError. */
  readonly ready: Promise<void>;
  /** Resolves after the process has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** Called when the run ends early: the process failed, or met a problem that ends the run. */
  onEarlyEnd: () => void = () => undefined;
  /** Called when the process waits for the highest value of all processes. */
  onProposal: (value: number) => void = () => undefined;
  readonly #slice: FleetSlice;
  /** Address of the worker that runs the process; undefined: this machine. */
  readonly #worker: string | undefined;
  readonly #ready = Promise.withResolvers<undefined>();
  readonly #opened: Promise<ProcessChannel>;
  #channel: ProcessChannel | undefined;
  #part: RunPart | undefined;
  #isDone = false;
  #failure: string | undefined;

  constructor(job: ProcessJob, worker: string | undefined, coordinator: Coordinator) {
    this.#slice = job.slice;
    this.#worker = worker;
    this.ready = this.#ready.promise;
    this.ready.catch(() => undefined);
    const take = (message: MessageOfProcess): void => this.#take(message);
    this.#opened =
      worker === undefined ? Promise.resolve(forkProcess(take)) : connectWorker(worker, coordinator, take);
    this.ended = this.#run(job);
  }

  get pid(): number {
    return this.#channel?.pid ?? 0;
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** The last part of the run that the process has sent. */
  get part(): RunPart {
    if (this.#part === undefined) throw new Error('the process is not ready');
    return { ...this.#part, error: this.#part.error ?? this.#error };
  }

  send(message: MessageToProcess): void {
    this.#channel?.send(message);
  }

  async kill(): Promise<void> {
    await this.#opened.then((channel) => channel.kill()).catch(() => undefined);
    await this.ended;
  }

  async #run(job: ProcessJob): Promise<void> {
    try {
      this.#channel = await this.#opened;
    } catch (error) {
      const message = `The worker ${String(this.#worker)} cannot be used: ${asError(error).message}`;
      this.#ready.reject(new FleetProcessError(message));
      return;
    }
    this.send({ type: 'job', job });
    const reason = await this.#channel.ended;
    if (this.#isDone) return;
    this.#failure ??= reason;
    this.#ready.reject(new FleetProcessError(`${this.#error ?? ''} before the run began.`));
    this.onEarlyEnd();
  }

  get #error(): string | undefined {
    if (this.#failure === undefined) return undefined;
    const { first, count } = this.#slice;
    const title = this.#worker === undefined ? 'process of' : `worker ${this.#worker} with`;
    return `the ${title} devices ${first} to ${first + count - 1} ended: ${this.#failure}`;
  }

  #take(message: MessageOfProcess): void {
    if (this.#isDone) return;
    if (message.type === 'failed') this.#failure ??= message.message;
    else if (message.type === 'stopping') this.onEarlyEnd();
    else if (message.type === 'agree') this.onProposal(message.value);
    else {
      this.#part = message.part;
      this.#isDone = message.type === 'done';
      if (message.type === 'ready') this.#ready.resolve(undefined);
    }
  }
}
