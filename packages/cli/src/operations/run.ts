import { connect, formatOf } from '../base-command.ts';
import type { Download, OperationInput } from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';
import { allRows, printObject, printRows, type View } from '../output/printer.ts';
import { saveDownload } from '../output/save.ts';
import { isRow, type Row } from '../output/value.ts';
import { NameResolver } from '../names/resolver.ts';
import { planArguments } from './arguments.ts';
import { bodyOf } from './body.ts';
import { asArray, call, callOnce, checkEnd, inputOf, rowsOf, rowsOfAllPages, type Job } from './job.ts';
import { runMany } from './many.ts';
import { changesOf } from './partial.ts';
import type { OperationSpec } from './spec.ts';

/** What oclif made of the command line. */
export interface ParsedCommand {
  readonly flags: Readonly<Record<string, unknown>>;
  readonly argv: readonly string[];
}

/** Runs a generated command. */
export async function runOperation(spec: OperationSpec, parsed: ParsedCommand): Promise<void> {
  const { flags } = parsed;
  const piped = !process.stdin.isTTY;
  const planned = planArguments(spec, parsed.argv, piped);
  if (planned.fromStdin !== undefined && flags['data'] === '-') {
    throw new UsageError(
      'Standard input cannot hold both the ids and the body.',
      'Give the body with --data @FILE.',
    );
  }
  const changes = changesOf(spec, flags);
  const body = changes ?? (await bodyOf(spec.body, flags));
  if (spec.kind === 'binary') return runDownload({ spec, flags, planned, body });
  const { client, settings } = await connect(flags);
  const view: View = {
    format: formatOf(flags, settings),
    columns: columnsOf(flags['columns']),
    knownColumns: spec.kind === 'command' ? ['Id', 'ActivityId'] : spec.columns,
    secrets: flags['show-secrets'] === true ? [] : spec.secrets,
  };
  const job = await withIds({
    ...{ spec, client, flags, view, planned, body },
    isPartial: changes !== undefined,
  });
  if (planned.fromStdin !== undefined) return runMany(job, planned.fromStdin);
  return runOnce(job);
}

/** The job with ids in place of names. */
async function withIds(job: Omit<Job, 'names'>): Promise<Job> {
  const { spec } = job;
  const names = new NameResolver(job.client);
  return {
    ...job,
    names,
    planned: await names.arguments(spec, job.planned),
    flags: await names.flags(spec.query, job.flags),
    body: await names.body(spec, job.body),
  };
}

type DownloadJob = Pick<Job, 'spec' | 'flags' | 'planned' | 'body'>;

async function runDownload({ spec, flags, planned, body }: DownloadJob): Promise<void> {
  if (planned.fromStdin !== undefined) {
    throw new UsageError(`Missing argument: ${planned.fromStdin.name}. A file is downloaded by one id.`);
  }
  const { output, ...others } = flags;
  const path = typeof output === 'string' ? output : undefined;
  if (path === undefined && process.stdout.isTTY) {
    throw new UsageError(
      'The answer is a file, and no text for a terminal.',
      'Give --output FILE, or pipe it.',
    );
  }
  const { client, settings } = await connect(others);
  const view: View = {
    format: formatOf({}, settings),
    columns: undefined,
    knownColumns: ['File', 'Size'],
    secrets: [],
  };
  const job = await withIds({ spec, client, flags: others, view, planned, body, isPartial: false });
  const bytes = await saveDownload((await call(job, inputOf(job))) as Download, path);
  if (path !== undefined) await printObject({ File: path, Size: bytes }, view);
}

async function runOnce(job: Job): Promise<void> {
  const { spec, flags, view } = job;
  const input = inputOf(job);
  if (spec.kind === 'page') return runPage(job, input);
  const result = await callOnce(job, input, job.planned.path['id']);
  const rows = shownRows(spec, result, view);
  if (rows !== undefined) {
    await printRows(rows, view);
    return;
  }
  await printObject(result, view);
  if (flags['wait'] === true) checkEnd(result);
}

/** The rows of a result that is shown as rows. */
function shownRows(spec: OperationSpec, result: unknown, view: View): unknown[] | undefined {
  if (spec.kind === 'array') return asArray(result);
  const asTable = view.format === 'csv' || view.format === 'table';
  return asTable && spec.rowsMember !== undefined ? rowsOf(result, spec.rowsMember) : undefined;
}

async function runPage(job: Job, input: OperationInput): Promise<void> {
  const { view, flags } = job;
  if (flags['all'] === true || flags['limit'] !== undefined) {
    await printRows(rowsOfAllPages(job, input), view, allRows);
    return;
  }
  const page = await call(job, input);
  if (view.format === 'json' || view.format === 'yaml') return printObject(page, view);
  await printRows(rowsOf(page, 'Rows') ?? [], view);
  if (process.stderr.isTTY && isRow(page)) noteOtherPages(page);
}

function noteOtherPages(page: Row): void {
  const { Page, NbrOfPages, NbrOfRows } = page;
  if (typeof NbrOfPages !== 'number' || NbrOfPages <= 1) return;
  process.stderr.write(
    `Page ${String(Page)} of ${NbrOfPages}, ${String(NbrOfRows)} rows; --page shows others, --all shows all.\n`,
  );
}

function columnsOf(text: unknown): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  const columns = text.split(',').map((column) => column.trim());
  if (columns.includes('')) throw new UsageError('--columns must be names, separated by commas.');
  return columns;
}
