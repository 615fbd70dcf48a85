import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FairWork } from '../../../kernel/fair-queue.ts';
import { FormulaError } from '../formulas.ts';
import type { FormulaEngine } from '../formulas.ts';
import type { FormulaAnswer, FormulaRequest } from './formula-process.ts';

interface ProcessFormulaEngineOptions {
  /** Processor time limit of an evaluation in milliseconds. Defaults to 250. */
  readonly timeoutMs?: number;
  /** Memory limit for JavaScript values in megabytes. Defaults to 64. */
  readonly memoryMb?: number;
}

/** The process ended or did not respond, for reasons other than the formula. */
class Interruption extends FormulaError {}

/**
 * Signal with which the formula process ends itself when a formula takes too long. No other program sends it, and
 * unlike SIGXCPU it leaves no core dump. Windows only has signals that end a process.
 */
const OVERTIME_SIGNAL: NodeJS.Signals = 'SIGVTALRM' in constants.signals ? 'SIGVTALRM' : 'SIGKILL';
const TIMEOUT_MS = 250;
const MEMORY_MB = 64;
/**
 * Milliseconds to wait for a response while the machine is busy or has been asleep, which is not the formula's fault.
 */
const ANSWER_TIMEOUT_MS = 10_000;
/** Packages that the process loads. */
const libraries = ['jsonata', 'lru-cache'];
/** The process may only read its own code. Node releases before 23.5 do not support this restriction. */
const restrictions = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', '--allow-worker', ...codePaths().map((path) => `--allow-fs-read=${path}`)]
  : [];

/** Returns the files and folders from which the process is loaded. */
function codePaths(): string[] {
  const require = createRequire(import.meta.url);
  const places = libraries.flatMap((name) => {
    const folders = require.resolve.paths(name) ?? [];
    const found = folders.map((folder) => join(folder, name)).find(existsSync);
    return found === undefined ? [] : linked(found);
  });
  return [import.meta.dirname, ...places, ...manifestsAbove(import.meta.dirname)];
}

/** Returns a path and the targets of its links, as in a workspace. */
function linked(path: string): string[] {
  const isLink = lstatSync(path).isSymbolicLink();
  return isLink ? [path, ...linked(resolve(dirname(path), readlinkSync(path)))] : [path];
}

/** Returns the package.json of the package, which declares its files as modules. */
function manifestsAbove(folder: string): string[] {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return [file];
  return dirname(folder) === folder ? [] : manifestsAbove(dirname(folder));
}

/**
 * Evaluates formulas in a separate process with a memory limit. A formula that takes too long, in a loop or a regular
 * expression, or too much memory ends that process, and the next formula gets a new one. The service neither waits nor
 * crashes. (A worker thread that runs out of memory can end its whole process.)
 */
export class ProcessFormulaEngine implements FormulaEngine {
  readonly #timeoutMs: number;
  readonly #memoryMb: number;
  /** One at a time, so that the formula that takes too long is known. Costs are milliseconds of processor time. */
  readonly #work = new FairWork({ max: 1 });
  readonly #underWay = new Set<Promise<FormulaAnswer>>();
  #child: Promise<ChildProcess> | undefined;
  #closed = false;

  constructor(options: ProcessFormulaEngineOptions = {}) {
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#memoryMb = options.memoryMb ?? MEMORY_MB;
  }

  async problem(expression: string, deviceNetworkId: string): Promise<string | undefined> {
    try {
      const answer = await this.#ask({ expression }, deviceNetworkId);
      return 'fault' in answer ? answer.fault : undefined;
    } catch (error) {
      if (error instanceof FormulaError) return error.message;
      throw error;
    }
  }

  async evaluate(
    expression: string,
    input: unknown,
    deviceNetworkId: string,
    bindings: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> {
    const request = { expression, input: JSON.stringify(input), bindings };
    const answer = await this.#ask(request, deviceNetworkId);
    if ('fault' in answer) throw new FormulaError(answer.fault);
    return answer.result === undefined ? undefined : (JSON.parse(answer.result) as unknown);
  }

  async #ask(request: FormulaRequest, deviceNetworkId: string): Promise<FormulaAnswer> {
    // A formula that ends its process also costs the start of the next one.
    let costMs = 2 * this.#timeoutMs;
    const attempt = async (): Promise<FormulaAnswer> => {
      const answer = await this.#attempt(request);
      costMs = answer.spentMs;
      return answer;
    };
    const answering = this.#work.run(deviceNetworkId, attempt, () => costMs);
    this.#underWay.add(answering);
    try {
      return await answering;
    } catch (error) {
      throw error instanceof FormulaError ? error : new FormulaError('The formula cannot be evaluated now.');
    } finally {
      this.#underWay.delete(answering);
    }
  }

  /** Tries a formula again in a new process if the process was ended from outside, which is not the formula's fault. */
  async #attempt(request: FormulaRequest): Promise<FormulaAnswer> {
    try {
      return await this.#run(request);
    } catch (error) {
      if (!(error instanceof Interruption) || this.#closed) throw error;
      return this.#run(request);
    }
  }

  async #run(request: FormulaRequest): Promise<FormulaAnswer> {
    if (this.#closed) throw new FormulaError('The service is shutting down.');
    try {
      const child = await (this.#child ??= this.#start());
      return await exchange(child, request, this.#timeoutMs);
    } catch (error) {
      await this.#stop();
      throw error;
    }
  }

  async #start(): Promise<ChildProcess> {
    // `.ts` in the workspace, `.js` in the package.
    const url = new URL(`./formula-process${import.meta.url.slice(-3)}`, import.meta.url);
    const child = fork(fileURLToPath(url), [String(this.#timeoutMs), OVERTIME_SIGNAL], {
      env: {},
      execArgv: [`--max-old-space-size=${this.#memoryMb}`, ...restrictions],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => undefined);
    try {
      // The first response arrives when everything is loaded.
      await exchange(child, { expression: '0' }, this.#timeoutMs);
    } catch (cause) {
      child.kill('SIGKILL');
      throw new Error('The process that evaluates formulas does not start.', { cause });
    }
    child.unref();
    child.channel?.unref();
    return child;
  }

  async #stop(): Promise<void> {
    const child = await this.#child?.catch(() => undefined);
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    child.ref();
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#underWay);
    await this.#stop();
  }
}

function exchange(child: ChildProcess, request: FormulaRequest, timeoutMs: number): Promise<FormulaAnswer> {
  return new Promise((resolve, reject) => {
    const over = (settle: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      settle();
    };
    const fail = (error: FormulaError): void => over(() => reject(error));
    // Accept a response that arrived while this process was busy.
    const giveUp = (): void =>
      void setImmediate(() => fail(new Interruption('The evaluation of the formula did not end in time.')));
    const timer = setTimeout(giveUp, ANSWER_TIMEOUT_MS + timeoutMs);
    const onMessage = (answer: unknown): void => over(() => resolve(answer as FormulaAnswer));
    // Node.js aborts or traps if it runs out of memory. Any other exit has an external cause.
    const onExit = (code: number | null, signal: string | null): void => {
      if (signal === OVERTIME_SIGNAL)
        fail(new FormulaError(`The formula took longer than ${timeoutMs} ms.`, true));
      else if (signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134 || code === 5) {
        fail(new FormulaError('The formula used too much memory.', true));
      } else fail(new Interruption('The evaluation of the formula was interrupted.'));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request, (error) => {
      if (error !== null) fail(new Interruption('The evaluation of the formula was interrupted.'));
    });
  });
}
