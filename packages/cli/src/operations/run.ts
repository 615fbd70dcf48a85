import { clientOf, formatOf, settingsOf } from '../base-command.ts';
import { checkWritable } from '../config/read-only.ts';
import type { Settings } from '../config/settings.ts';
import type { Download, OperationInput } from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';
import { columnsOf, type KnownColumns } from '../output/columns.ts';
import { csvColumns, printObject, printRows, type View } from '../output/printer.ts';
import { saveDownload } from '../output/save.ts';
import { isRow, type Row } from '../output/value.ts';
import { NameResolver } from '../names/resolver.ts';
import { columnsOfAggregation, isAggregation } from './aggregation.ts';
import { planArguments } from './arguments.ts';
import { bodyOf, isStdin } from './body.ts';
import { confirm } from './confirm.ts';
import { dryRun } from './dry-run.ts';
import { interruptible } from './interrupt.ts';
import { inputOf, type Job } from './job.ts';
import { call, callOnce, rowsOf, shownRows } from './call.ts';
import { listOf } from './list.ts';
import { runMany } from './many.ts';
import { columnsOfRegistration, isMassRegistration } from './mass-registration.ts';
import { withLists } from './parse-value.ts';
import { changesOf } from './partial.ts';
import { select, selectionRole, withEmptyFilter } from './selection.ts';
import { withSecrets } from './secret-file.ts';
import type { OperationSpec } from './spec.ts';
import { isTrial, printTrial } from './trial.ts';
import { columnsOfCommand } from './wait.ts';

/** The command line as parsed by oclif. */
export interface ParsedCommand {
  readonly flags: Readonly<Record<string, unknown>>;
  readonly argv: readonly string[];
}

/** Runs a generated command. */
export async function runOperation(spec: OperationSpec, parsed: ParsedCommand): Promise<void> {
  const role = selectionRole(spec, parsed.flags);
  const lists = [...spec.query, ...(spec.body?.fields ?? [])];
  const flags = await withSecrets(spec, withEmptyFilter(withLists(lists, parsed.flags), role));
  const planned = planArguments(spec, parsed.argv, role === 'argument');
  if (planned.many?.from === 'stdin' && isStdin(flags['data'])) {
    throw new UsageError(
      'Standard input cannot hold both the ids and the body.',
      'Give the body with --data @FILE.',
    );
  }
  const changes = changesOf(spec, flags);
  const body = changes ?? (await bodyOf(spec.body, flags));
  if (spec.kind === 'binary') return runDownload({ spec, flags, planned, body });
  const settings = await settingsOf(flags);
  const known = knownColumnsOf(spec, flags);
  const view: View = {
    format: formatOf(flags, settings),
    columns: columnsOf(flags['columns'], known),
    knownColumns: known.columns,
    ...(known.nested === undefined ? {} : { nested: known.nested }),
    secrets: flags['show-secrets'] === true ? [] : spec.secrets,
  };
  // Reject an output format that does not fit before sending anything.
  if (view.format === 'csv') csvColumns(view);
  const {
    ids,
    devices,
    job: selected,
  } = await select({ spec, flags, planned, body }, role, () => clientOf(settings, flags));
  const plannedJob = { spec, view, planned, isPartial: changes !== undefined, ...selected };
  if (flags['dry-run'] === true) {
    const job = { ...plannedJob, client: clientOf(settings, flags), signal: NEVER };
    return dryRun(await withIds(job, devices), ids);
  }
  await checkAllowed(plannedJob, { ids, isSelection: devices !== undefined }, settings);
  // From here on, Ctrl-C ends the command in order. Before, nothing has changed and it ends at once.
  return interruptible(async (signal) => {
    const client = clientOf(settings, flags, { signal });
    const job = await withIds({ ...plannedJob, client, signal }, devices);
    if (planned.many === undefined) await runOnce(job);
    else await runMany(job, planned.many.arg, ids ?? []);
  });
}

const NEVER = new AbortController().signal;

/** @throws {UsageError} the profile is read-only, or the command is not confirmed */
async function checkAllowed(
  { spec, flags, planned }: Pick<Job, 'spec' | 'flags' | 'planned'>,
  { ids, isSelection }: { readonly ids: readonly string[] | undefined; readonly isSelection: boolean },
  settings: Settings,
): Promise<void> {
  if (spec.writes !== true) return;
  checkWritable(settings);
  if (ids?.length === 0) return;
  // Further parts of the path, such as an endpoint name, belong to the first.
  const named = Object.values(planned.path).slice(0, 1).map(String);
  await confirm(spec, flags, { ids: ids ?? named, isSelection }, settings.url.value);
}

/** Replaces names by IDs in a job. */
async function withIds(job: Omit<Job, 'names'>, devices?: ReadonlyMap<string, string>): Promise<Job> {
  const { spec } = job;
  const names = new NameResolver(job.client);
  if (devices !== undefined) names.learn('devices.list', devices);
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
  if (planned.many !== undefined) {
    throw new UsageError(`Missing argument: ${planned.many.arg.name}. A file is downloaded by one id.`);
  }
  const { output, ...others } = flags;
  const path = typeof output === 'string' ? output : undefined;
  if (flags['dry-run'] !== true && path === undefined && process.stdout.isTTY) {
    throw new UsageError(
      'The answer is a file, and no text for a terminal.',
      'Give --output FILE, or pipe it.',
    );
  }
  const settings = await settingsOf(others);
  const view: View = {
    format: formatOf({ json: flags['json'] === true }, settings),
    columns: undefined,
    knownColumns: ['File', 'Size'],
    secrets: [],
  };
  return interruptible(async (signal) => {
    const client = clientOf(settings, others, { signal });
    const job = await withIds({ spec, client, flags: others, view, planned, body, isPartial: false, signal });
    if (flags['dry-run'] === true) return dryRun(job, undefined);
    const bytes = await saveDownload((await call(job, inputOf(job))) as Download, path);
    if (path !== undefined) await printObject({ File: path, Size: bytes }, view);
  });
}

async function runOnce(job: Job): Promise<void> {
  const { spec, view } = job;
  const input = inputOf(job);
  if (spec.kind === 'page') return runPage(job, input);
  const { value, failure } = await callOnce(job, input, job.planned.path['id']);
  if (isTrial(spec) && view.format === 'table' && view.columns === undefined) return printTrial(value, view);
  const rows = shownRows(job, value);
  if (rows === undefined) await printObject(value, view);
  else await printRows(rows, view);
  if (isPreview(job) && view.format === 'table') process.stderr.write(PREVIEW_NOTE);
  if (failure !== undefined) throw failure;
}

const PREVIEW_NOTE =
  '\nThis is a preview: nothing was imported. Run the command without --preview to import.\n';

/** Whether the request shows what the operation would do. */
const isPreview = ({ spec, flags }: Job): boolean =>
  flags['preview'] === true && spec.query.some(({ member }) => member === 'preview');

/** Returns the columns of the results of a command. */
function knownColumnsOf(spec: OperationSpec, flags: Job['flags']): KnownColumns {
  if (spec.kind === 'command') return columnsOfCommand(spec, flags['wait'] === true);
  if (isAggregation(spec)) return { columns: columnsOfAggregation(flags) };
  if (isMassRegistration(spec)) return columnsOfRegistration(flags['wait'] !== false);
  return spec.kind === 'none' ? { columns: ['Id'] } : spec;
}

async function runPage(job: Job, input: OperationInput): Promise<void> {
  const { view, flags } = job;
  if (flags['all'] === true || flags['limit'] !== undefined) {
    const list = listOf(job, input);
    const count = await printRows(list.rows, view, list.envelope);
    if (process.stderr.isTTY) noteRest(count, list.total());
    return;
  }
  const page = await call(job, input);
  if (view.format === 'json' || view.format === 'yaml') await printObject(page, view);
  else await printRows(rowsOf(page, 'Rows') ?? [], view);
  if (isRow(page)) noteOtherPages(flags, page);
}

function noteRest(count: number, total: unknown): void {
  if (typeof total !== 'number' || total <= count) return;
  process.stderr.write(`${count} of ${total} rows; --all shows all.\n`);
}

/** Reports on standard error that there are more rows, also to scripts unless they choose pages themselves. */
function noteOtherPages(flags: Job['flags'], { Rows, Page, NbrOfPages, NbrOfRows }: Row): void {
  const isChosen = flags['page'] !== undefined || flags['page-size'] !== undefined;
  if (!isChosen) noteRest(Array.isArray(Rows) ? Rows.length : 0, NbrOfRows);
  if (!isChosen || !process.stderr.isTTY || typeof NbrOfPages !== 'number' || NbrOfPages <= 1) return;
  process.stderr.write(
    `Page ${String(Page)} of ${NbrOfPages}, ${String(NbrOfRows)} rows; --page shows others, --all shows all.\n`,
  );
}
