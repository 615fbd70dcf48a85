import { AuthenticationError, ConnectionError } from '@muster/sdk';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import { describeError } from '../errors/describe.ts';
import { printRows } from '../output/printer.ts';
import { printable } from '../output/printable.ts';
import { mapOrdered } from './ordered.ts';
import { asArray, callOnce, checkEnd, inputOf, rowsOf, rowsOfAllPages, type Job } from './job.ts';
import type { ArgSpec } from './spec.ts';
import { idsFromStdin } from './stdin.ts';

type Outcome = { readonly rows: readonly unknown[] } | { readonly id: string; readonly error: unknown };

/** Runs a command for every id on standard input; one that fails does not stop the others. */
export async function runMany(job: Job, arg: ArgSpec): Promise<void> {
  const workers = Number(job.flags['workers'] ?? 1);
  const tally = { done: 0, failures: [] as ExitCode[] };
  await printRows(rowsOfMany(job, arg, workers, tally), job.view);
  finish(job, arg, tally);
}

interface Tally {
  done: number;
  readonly failures: ExitCode[];
}

async function* rowsOfMany(
  job: Job,
  arg: ArgSpec,
  workers: number,
  tally: Tally,
): AsyncGenerator<unknown, void, undefined> {
  for await (const outcome of mapOrdered(idsFromStdin(), workers, (id) => attempt(job, arg, id))) {
    if ('error' in outcome) {
      tally.failures.push(noteFailure(job, outcome.id, outcome.error));
    } else {
      tally.done += 1;
      yield* outcome.rows;
    }
  }
}

async function attempt(job: Job, arg: ArgSpec, id: string): Promise<Outcome> {
  try {
    return { rows: await rowsForId(job, arg, id) };
  } catch (error) {
    // What would fail for every other id in the same way ends the command.
    if (error instanceof AuthenticationError || error instanceof ConnectionError) throw error;
    return { id, error };
  }
}

async function rowsForId(job: Job, arg: ArgSpec, idOrName: string): Promise<unknown[]> {
  const id = await job.names.idOf(arg.names, idOrName);
  const input = inputOf(job, arg.name, id);
  if (job.spec.kind === 'page') return collect(rowsOfAllPages(job, input));
  const result = await callOnce(job, input, id);
  if (job.flags['wait'] === true) checkEnd(result);
  if (job.spec.kind === 'array') return asArray(result);
  const asTable = job.view.format === 'csv' || job.view.format === 'table';
  const rows = asTable && job.spec.rowsMember !== undefined ? rowsOf(result, job.spec.rowsMember) : undefined;
  return rows ?? [result];
}

function noteFailure(job: Job, id: string, error: unknown): ExitCode {
  const description = describeError(error);
  const text =
    job.flags['json'] === true || job.view.format === 'json'
      ? JSON.stringify({ id, error: description })
      : `${printable(id)}: ${printable(description.message)}`;
  process.stderr.write(`${text}\n`);
  return description.exitCode;
}

function finish(job: Job, arg: ArgSpec, tally: Tally): void {
  const { done, failures } = tally;
  if (failures.length > 0) {
    const same = failures.every((code) => code === failures[0]);
    const code = done === 0 && same ? (failures[0] ?? exitCodes.partial) : exitCodes.partial;
    throw new CliError(`${failures.length} of ${done + failures.length} failed.`, code);
  }
  if (done === 0 && !job.planned.asked) {
    throw new UsageError(
      `Missing argument: ${arg.name}. ${arg.description}`,
      'Give it, or pipe ids in, one a line.',
    );
  }
}

async function collect(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
