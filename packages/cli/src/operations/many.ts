import { setTimeout as delay } from 'node:timers/promises';
import { AuthenticationError, ConnectionError } from '@muster/sdk';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import { describeError } from '../errors/describe.ts';
import { hasJsonErrors } from '../errors/report.ts';
import { withFigures } from '../live/figures.ts';
import { printRows } from '../output/printer.ts';
import { printable } from '../output/printable.ts';
import { mapOrdered } from './ordered.ts';
import { FailedFile } from './failed-file.ts';
import { InterruptedError } from './interrupt.ts';
import { inputOf, type Job } from './job.ts';
import { callOnce, shownRows } from './call.ts';
import { listOf } from './list.ts';
import { progressBar, type BulkProgress } from './progress-bar.ts';
import type { ArgSpec } from './spec.ts';

/** The work of a command for each of many IDs. */
export interface BulkWork extends Pick<Job, 'flags' | 'view' | 'signal'> {
  rowsOf(id: string): Promise<BulkResult>;
}

/** Result of one ID. */
export interface BulkResult {
  readonly rows: readonly unknown[];
  /** Error of the ID. The rows are shown as well. */
  readonly failure?: unknown;
}

/**
 * Runs a command for every ID. A failed ID does not stop the others.
 *
 * @param ids the IDs or names for `arg`
 */
export function runMany(job: Job, arg: ArgSpec, ids: readonly string[]): Promise<void> {
  const { flags, view, signal } = job;
  return runBulk({ flags, view, signal, rowsOf: (id) => rowsOf(job, arg, id) }, ids);
}

/** Runs the work for every ID. A failed ID does not stop the others. */
export async function runBulk(bulk: BulkWork, ids: readonly string[]): Promise<void> {
  const failed = FailedFile.of(bulk.flags['failed-file']);
  const run = new BulkRun(bulk, ids, failed);
  const work = (): Promise<number> => printRows(run.rows(), bulk.view);
  // Rows on the same terminal already show the progress.
  const showsProgress = process.stderr.isTTY && !process.stdout.isTTY;
  try {
    const render = (inPlace: boolean): string =>
      inPlace ? progressBar(run.progress(), process.stderr) : run.tally();
    if (showsProgress) await withFigures(render, process.stderr, work);
    else await work();
  } finally {
    failed?.close();
  }
  run.finish();
}

async function rowsOf(job: Job, arg: ArgSpec, idOrName: string): Promise<BulkResult> {
  const id = await job.names.idOf(arg.names, idOrName);
  const input = inputOf(job, arg.name, id);
  if (job.spec.kind === 'page') {
    const rows: unknown[] = [];
    for await (const row of listOf(job, input).rows) rows.push(row);
    return { rows };
  }
  const { value, failure } = await callOnce(job, input, id);
  const rows = shownRows(job, value) ?? [value];
  return { rows, ...(failure === undefined ? {} : { failure }) };
}

interface Outcome {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly error?: unknown;
}

/** Runs a command for many IDs, and counts the results. */
class BulkRun {
  readonly #job: BulkWork;
  readonly #ids: readonly string[];
  readonly #failed: FailedFile | undefined;
  readonly #maxErrors: number;
  /** Number of IDs that were started. */
  #started = 0;
  #done = 0;
  #unfinished = 0;
  #untried = 0;
  readonly #failures: ExitCode[] = [];
  /** Error that ends the run early because every other ID would fail in the same way. */
  #fatal: Error | undefined;

  constructor(job: BulkWork, ids: readonly string[], failed: FailedFile | undefined) {
    this.#job = job;
    this.#ids = ids;
    this.#failed = failed;
    this.#maxErrors = Number(job.flags['abort-on-errors'] ?? Infinity);
  }

  /** Returns the rows of all IDs, in the order of the IDs. */
  async *rows(): AsyncGenerator<unknown, void, undefined> {
    const workers = Number(this.#job.flags['workers'] ?? 1);
    let isEmpty = true;
    for await (const outcome of mapOrdered(this.#nextIds(), workers, (id) => this.#attempt(id))) {
      this.#note(outcome);
      if (outcome.rows.length > 0) isEmpty = false;
      yield* outcome.rows;
    }
    this.#saveUntried();
    // Nothing has been written yet: the error leaves standard output empty.
    if (isEmpty && this.#fatal !== undefined) this.finish();
  }

  #mustStop(): boolean {
    const { signal } = this.#job;
    return signal.aborted || this.#fatal !== undefined || this.#failures.length >= this.#maxErrors;
  }

  async *#nextIds(): AsyncGenerator<string, void, undefined> {
    const pauseMs = Number(this.#job.flags['delay'] ?? 0) * 1000;
    while (!this.#mustStop() && this.#started < this.#ids.length) {
      if (this.#started > 0 && pauseMs > 0) await this.#pause(pauseMs);
      if (this.#mustStop()) return;
      const id = this.#ids[this.#started] ?? '';
      this.#started += 1;
      yield id;
    }
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#job.signal }).catch(() => undefined);
  }

  async #attempt(id: string): Promise<Outcome> {
    try {
      const { rows, failure } = await this.#job.rowsOf(id);
      return { id, rows, ...(failure === undefined ? {} : { error: failure }) };
    } catch (error) {
      if (error instanceof AuthenticationError || error instanceof ConnectionError) this.#fatal ??= error;
      return { id, rows: [], error };
    }
  }

  #note({ id, error }: Outcome): void {
    if (error === undefined) {
      this.#done += 1;
      return;
    }
    this.#failed?.write(`${id}\n`);
    if (error instanceof InterruptedError) this.#unfinished += 1;
    else this.#failures.push(noteFailure(this.#job, id, error));
  }

  /** Writes IDs that were not tried to the file, so that another run can continue. */
  #saveUntried(): void {
    for (const id of this.#ids.slice(this.#started)) {
      this.#untried += 1;
      this.#failed?.write(`${id}\n`);
    }
  }

  progress(): BulkProgress {
    return { done: this.#done, failed: this.#failures.length, total: this.#ids.length };
  }

  /** Returns `3 done, 1 failed`. */
  tally(): string {
    return [
      `${this.#done} done`,
      `${this.#failures.length} failed`,
      ...(this.#unfinished > 0 ? [`${this.#unfinished} unfinished`] : []),
      ...(this.#untried > 0 ? [`${this.#untried} not tried`] : []),
    ].join(', ');
  }

  /** @throws the error that ended the run, or an error that some IDs failed */
  finish(): void {
    const { signal } = this.#job;
    if (signal.aborted) throw new InterruptedError(`Interrupted: ${this.tally()}.`);
    if (this.#fatal !== undefined) {
      const message = `Stopped: ${this.tally()}.`;
      process.stderr.write(`${hasJsonErrors(this.#job.flags) ? JSON.stringify({ message }) : message}\n`);
      throw this.#fatal;
    }
    const all = this.#done + this.#failures.length;
    if (this.#failures.length > 0) {
      const stopped = this.#mustStop() ? ` Stopped: ${this.tally()}.` : '';
      throw new CliError(`${this.#failures.length} of ${all} failed.${stopped}`, this.#exitCode());
    }
    if (process.stderr.isTTY && !process.stdout.isTTY) process.stderr.write(`${this.tally()}.\n`);
  }

  /** Returns the exit code that all IDs failed with, or else that of a partial failure. */
  #exitCode(): ExitCode {
    const [first = exitCodes.partial] = this.#failures;
    const isOne = this.#done === 0 && this.#failures.every((code) => code === first);
    return isOne ? first : exitCodes.partial;
  }
}

function noteFailure(job: BulkWork, id: string, error: unknown): ExitCode {
  const description = describeError(error);
  const text = hasJsonErrors(job.flags)
    ? JSON.stringify({ id, error: description })
    : printable([`${id}: ${description.message}`, description.remedy ?? ''].join(' ').trim());
  process.stderr.write(`${text}\n`);
  return description.exitCode;
}
