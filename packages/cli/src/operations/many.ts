import { setTimeout as delay } from 'node:timers/promises';
import { AuthenticationError, ConnectionError } from '@muster/sdk';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import { describeError } from '../errors/describe.ts';
import { withFigures } from '../live/figures.ts';
import { printRows } from '../output/printer.ts';
import { printable } from '../output/printable.ts';
import { mapOrdered } from './ordered.ts';
import { FailedFile } from './failed-file.ts';
import { InterruptedError } from './interrupt.ts';
import { callOnce, inputOf, shownRows, type Job } from './job.ts';
import { listOf } from './list.ts';
import type { ArgSpec } from './spec.ts';
import { idsFromStdin } from './stdin.ts';

/** Runs a command for every id on standard input; one that fails does not stop the others. */
export async function runMany(job: Job, arg: ArgSpec): Promise<void> {
  const failed = FailedFile.of(job.flags['failed-file']);
  const run = new BulkRun(job, arg, failed);
  const work = (): Promise<number> => printRows(run.rows(), job.view);
  // Rows on the same terminal show the progress themselves.
  const showsProgress = process.stderr.isTTY && !process.stdout.isTTY;
  try {
    if (showsProgress) await withFigures(() => run.tally(), process.stderr, work);
    else await work();
  } finally {
    failed?.close();
  }
  run.finish();
}

interface Outcome {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly error?: unknown;
}

/** A command run for many ids, with its tally. */
class BulkRun {
  readonly #job: Job;
  readonly #arg: ArgSpec;
  readonly #failed: FailedFile | undefined;
  readonly #maxErrors: number;
  #done = 0;
  #unfinished = 0;
  #untried = 0;
  readonly #failures: ExitCode[] = [];
  /** What ends the run early: it would fail for every other id in the same way. */
  #fatal: Error | undefined;

  constructor(job: Job, arg: ArgSpec, failed: FailedFile | undefined) {
    this.#job = job;
    this.#arg = arg;
    this.#failed = failed;
    this.#maxErrors = Number(job.flags['abort-on-errors'] ?? Infinity);
  }

  /** The rows of all ids, in the order of the ids. */
  async *rows(): AsyncGenerator<unknown, void, undefined> {
    const ids = new Ids(idsFromStdin(), this.#job.signal);
    const workers = Number(this.#job.flags['workers'] ?? 1);
    let isEmpty = true;
    for await (const outcome of mapOrdered(this.#toTry(ids), workers, (id) => this.#attempt(id))) {
      this.#note(outcome);
      if (outcome.rows.length > 0) isEmpty = false;
      yield* outcome.rows;
    }
    if (this.#mustStop()) await this.#leave(ids);
    // Nothing has been written yet: an error leaves standard output empty.
    if (isEmpty && (this.#fatal !== undefined || this.#isMissing)) this.finish();
  }

  #mustStop(): boolean {
    const { signal } = this.#job;
    return signal.aborted || this.#fatal !== undefined || this.#failures.length >= this.#maxErrors;
  }

  /** No ids came, and none were asked for. */
  get #isMissing(): boolean {
    return this.#done + this.#failures.length === 0 && !this.#job.planned.asked;
  }

  async *#toTry(ids: Ids): AsyncGenerator<string, void, undefined> {
    const pauseMs = Number(this.#job.flags['delay'] ?? 0);
    let isFirst = true;
    while (!this.#mustStop()) {
      const id = await ids.next();
      if (id === undefined) return;
      if (!isFirst && pauseMs > 0) await this.#pause(pauseMs);
      isFirst = false;
      // Looked at again: the pause and the wait for input take long.
      if (this.#mustStop()) this.#skip(id);
      else yield id;
    }
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#job.signal }).catch(() => undefined);
  }

  async #attempt(id: string): Promise<Outcome> {
    try {
      const { rows, failure } = await this.#rowsOf(id);
      return { id, rows, ...(failure === undefined ? {} : { error: failure }) };
    } catch (error) {
      if (error instanceof AuthenticationError || error instanceof ConnectionError) this.#fatal ??= error;
      return { id, rows: [], error };
    }
  }

  async #rowsOf(id: string): Promise<{ readonly rows: readonly unknown[]; readonly failure?: CliError }> {
    const input = inputOf(this.#job, this.#arg.name, id);
    if (this.#job.spec.kind === 'page') {
      const rows: unknown[] = [];
      for await (const row of listOf(this.#job, input).rows) rows.push(row);
      return { rows };
    }
    const { value, failure } = await callOnce(this.#job, input, id);
    const rows = shownRows(this.#job, value) ?? [value];
    return { rows, ...(failure === undefined ? {} : { failure }) };
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

  #skip(id: string): void {
    this.#untried += 1;
    this.#failed?.write(`${id}\n`);
  }

  /** Ids that were not tried go into the file, so that the run can be taken up again. */
  async #leave(ids: Ids): Promise<void> {
    if (this.#failed === undefined) {
      process.stdin.destroy();
      return;
    }
    for await (const id of ids.rest()) this.#skip(id);
  }

  /** `3 done, 1 failed` */
  tally(): string {
    return [
      `${this.#done} done`,
      `${this.#failures.length} failed`,
      ...(this.#unfinished > 0 ? [`${this.#unfinished} unfinished`] : []),
      ...(this.#untried > 0 ? [`${this.#untried} not tried`] : []),
    ].join(', ');
  }

  /** @throws what ended the run, or that some ids failed */
  finish(): void {
    const { signal } = this.#job;
    if (signal.aborted) throw new InterruptedError(`Interrupted: ${this.tally()}.`);
    if (this.#fatal !== undefined) {
      process.stderr.write(`Stopped: ${this.tally()}.\n`);
      throw this.#fatal;
    }
    const all = this.#done + this.#failures.length;
    if (this.#failures.length > 0) {
      const stopped = this.#mustStop() ? ` Stopped: ${this.tally()}.` : '';
      throw new CliError(`${this.#failures.length} of ${all} failed.${stopped}`, this.#exitCode());
    }
    if (this.#isMissing) {
      throw new UsageError(
        `Missing argument: ${this.#arg.name}. ${this.#arg.description}`,
        'Give it, or pipe ids in, one a line.',
      );
    }
    if (process.stderr.isTTY && !process.stdout.isTTY) process.stderr.write(`${this.tally()}.\n`);
  }

  /** The code of the family if all failed alike. */
  #exitCode(): ExitCode {
    const [first = exitCodes.partial] = this.#failures;
    const isOne = this.#done === 0 && this.#failures.every((code) => code === first);
    return isOne ? first : exitCodes.partial;
  }
}

/** Ids whose reading ends with a signal, and can be taken up again. */
class Ids {
  readonly #ids: AsyncIterator<string>;
  readonly #aborted: Promise<undefined>;
  #pending: Promise<IteratorResult<string>> | undefined;

  constructor(ids: AsyncIterable<string>, signal: AbortSignal) {
    this.#ids = ids[Symbol.asyncIterator]();
    this.#aborted = new Promise((resolve) => {
      if (signal.aborted) resolve(undefined);
      signal.addEventListener('abort', () => resolve(undefined), { once: true });
    });
  }

  /** @returns undefined at the end of the ids, or when the signal fires */
  async next(): Promise<string | undefined> {
    this.#pending ??= this.#ids.next();
    const result = await Promise.race([this.#pending, this.#aborted]);
    if (result === undefined) return undefined;
    this.#pending = undefined;
    return result.done === true ? undefined : result.value;
  }

  /** The ids that have not been read, whether or not the signal has fired. */
  async *rest(): AsyncGenerator<string, void, undefined> {
    for (;;) {
      const result = await (this.#pending ?? this.#ids.next());
      this.#pending = undefined;
      if (result.done === true) return;
      yield result.value;
    }
  }
}

function noteFailure(job: Job, id: string, error: unknown): ExitCode {
  const description = describeError(error);
  const isJson = job.view.format === 'json' || job.view.format === 'ndjson';
  const text = isJson
    ? JSON.stringify({ id, error: description })
    : `${printable(id)}: ${printable(description.message)}`;
  process.stderr.write(`${text}\n`);
  return description.exitCode;
}
