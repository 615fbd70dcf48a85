import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { PermissionError, type OperationInput } from '@muster/sdk';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import type { KnownColumns } from '../output/columns.ts';
import { printable } from '../output/printable.ts';
import { isRow, type Row } from '../output/value.ts';
import { durationFlag } from '../live/duration.ts';
import { countsOf, isOver, reasonOf, Reasons, waitForEntry, type Counts, type Entry } from './activity.ts';
import { failedFileFlag } from './bulk-flags.ts';
import { FailedFile } from './failed-file.ts';
import type { CallResult, Job } from './job.ts';
import type { OperationSpec } from './spec.ts';

/** Whether an operation creates many devices with one request. */
export const isMassRegistration = (spec: Pick<OperationSpec, 'id'>): boolean =>
  spec.id === 'devices.createMultiple';

export const massRegistrationFlags: Interfaces.FlagInput = {
  wait: Flags.boolean({
    description: 'Wait for the last row, and fail if a row failed.',
    default: true,
    allowNo: true,
  }),
  'wait-timeout': durationFlag({
    description: 'Time to wait for the last row. Default: no limit.',
    min: 0.001,
    max: 86_400,
  }),
  ...failedFileFlag,
};

/** Columns of the result of a mass registration. */
export function columnsOfRegistration(isWaiting: boolean): KnownColumns {
  return { columns: ['CorrelationId', ...(isWaiting ? ['Status', 'Created', 'Failed'] : [])] };
}

/** Sends rows to create devices. A failed row is an item of `Failures`. */
export async function registerDevices(
  job: Job,
  input: OperationInput,
  send: () => Promise<unknown>,
): Promise<CallResult> {
  const failed = FailedFile.of(job.flags['failed-file']);
  try {
    const answer = await send();
    if (job.flags['wait'] === false) return { value: answer };
    const correlationId = isRow(answer) ? String(answer['CorrelationId']) : '';
    const outcome = await outcomeOf(job, correlationId);
    if (failed !== undefined) await writeFailed(failed, input.body, outcome);
    if (job.view.format === 'csv') noteFailures(outcome.failures);
    const failure = failureOf(job, outcome);
    return { value: valueOf(correlationId, outcome), ...(failure === undefined ? {} : { failure }) };
  } catch (error) {
    // It is unknown which rows were created. If all are sent again, the existing ones fail and the others are created.
    failed?.write(typeof input.body === 'string' ? input.body : `${JSON.stringify(input.body, null, 2)}\n`);
    throw error;
  } finally {
    failed?.close();
  }
}

interface FailedRow {
  /** Line of the CSV or item of the array, from 1. */
  readonly Row: number | undefined;
  readonly DeviceIdentifier: string | undefined;
  readonly ResponseCode: string | undefined;
  readonly ResponseMessage: string | undefined;
}

interface Outcome {
  readonly counts: Counts;
  readonly failures: readonly FailedRow[];
  readonly reasons: Reasons;
  /** Activity log entry of the request. */
  readonly entry: Entry | undefined;
  /** Child entry for reading the rows. */
  readonly reading: Entry | undefined;
}

async function outcomeOf(job: Job, correlationId: string): Promise<Outcome> {
  try {
    return await readOutcome(job, correlationId);
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
    throw new CliError(
      `The rows were sent (CorrelationId ${correlationId}), but the key may not read the activity log, which has their outcome.`,
      exitCodes.auth,
      'Use a key with the permission ActivityLog.Read, or --no-wait.',
    );
  }
}

async function readOutcome({ client, flags, signal }: Job, correlationId: string): Promise<Outcome> {
  const { activityLogs } = client;
  const ofRequest = `CorrelationId eq '${correlationId}'`;
  const ofRows = `${ofRequest} and EntityType eq Device`;
  const one = async (filter: string): Promise<Entry | undefined> =>
    (await activityLogs.list({ Filter: `${ofRequest} and ${filter}`, PageSize: 1 })).Rows[0];
  const seconds = flags['wait-timeout'];
  const entry = await waitForEntry({
    client,
    read: () => one('ParentId exists false'),
    timeoutMs: typeof seconds === 'number' ? seconds * 1000 : Infinity,
    signal,
    filterOf: () => ofRows,
  });
  const failures: FailedRow[] = [];
  const reasons = new Reasons();
  const list = activityLogs.iterate({
    Filter: `${ofRows} and Status eq Failed`,
    Sort: 'CreatedTimestamp',
    PageSize: 500,
  });
  for await (const row of list) {
    failures.push(failedRowOf(row));
    reasons.add(row);
  }
  failures.sort((first, second) => (first.Row ?? 0) - (second.Row ?? 0));
  const [counts, reading] = await Promise.all([
    countsOf(client, ofRows),
    one("Description eq 'Read the rows'"),
  ]);
  return { counts, failures, reasons, entry, reading };
}

function failedRowOf({ Description, EntityIdentifier, ResponseCode, ResponseMessage }: Entry): FailedRow {
  const [, row] = /\((?:line|item) (\d+)\)$/u.exec(Description) ?? [];
  return {
    Row: row === undefined ? undefined : Number(row),
    DeviceIdentifier: EntityIdentifier,
    ResponseCode,
    ResponseMessage,
  };
}

function valueOf(correlationId: string, { counts, failures, entry }: Outcome): Row {
  return {
    CorrelationId: correlationId,
    Status: entry?.Status,
    Created: counts.completed,
    Failed: counts.failed,
    Failures: failures,
  };
}

/** Writes the failures to standard error, because CSV has no column for them. */
function noteFailures(failures: readonly FailedRow[]): void {
  for (const { Row, DeviceIdentifier, ResponseCode, ResponseMessage } of failures) {
    const reason = reasonOf({ ResponseCode, ResponseMessage, Status: 'Failed' });
    process.stderr.write(`row ${Row ?? '?'} ${printable(`${DeviceIdentifier ?? ''}: ${reason}`)}\n`);
  }
}

function failureOf(
  { flags }: Job,
  { counts, reasons, entry, reading, failures }: Outcome,
): CliError | undefined {
  const { completed, failed, total } = counts;
  const why = failed === 0 ? '' : `${failed} of ${total} rows failed: ${reasons.toString()}. `;
  if (entry !== undefined && !isOver(entry)) {
    const message = `${why}The rows are not over within ${String(flags['wait-timeout'])} s: ${completed} created so far.`;
    const remedy = `Look later: muster activity-logs list --filter "CorrelationId eq '${entry.CorrelationId ?? ''}'"`;
    return new CliError(message, exitCodes.connection, remedy);
  }
  const cut = reading?.Status === 'Failed' ? `Not all rows were read: ${reasonOf(reading)}.` : '';
  if (why === '' && cut === '') return undefined;
  const remedy =
    flags['failed-file'] === undefined ? '--failed-file keeps them, to be sent again.' : undefined;
  const codes = [...failures, ...(cut === '' ? [] : [reading])].map((one) => one?.ResponseCode);
  return new CliError(`${why}${cut}`.trim(), completed > 0 ? exitCodes.partial : familyOf(codes), remedy);
}

/** Returns the exit code of a registration whose rows have all failed. */
function familyOf(codes: readonly (string | undefined)[]): ExitCode {
  const ofService = (code: string | undefined): boolean => code === undefined || code.startsWith('5');
  return codes.every(ofService) ? exitCodes.service : exitCodes.rejected;
}

/** Writes the rows that failed and those that the service did not read. */
async function writeFailed(file: FailedFile, body: unknown, { counts, failures }: Outcome): Promise<void> {
  const rows = new Set(failures.map(({ Row }) => Row));
  if (Array.isArray(body)) {
    const left = body.filter((_item, index) => rows.has(index + 1) || index >= counts.total);
    if (left.length > 0) file.write(`${JSON.stringify(left, null, 2)}\n`);
  } else if (typeof body === 'string') {
    await writeFailedLines(file, body, (line, index) => rows.has(line) || index >= counts.total);
  }
}

async function writeFailedLines(
  file: FailedFile,
  text: string,
  isLeft: (line: number, index: number) => boolean,
): Promise<void> {
  const { parse } = await import('csv-parse');
  // Same options as in the service, so that line numbers agree.
  const parser = parse(text, {
    bom: true,
    info: true,
    raw: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  let head: string | undefined;
  let isHeadWritten = false;
  let index = -1;
  for await (const { raw, info } of parser as AsyncIterable<{ raw: string; info: { lines: number } }>) {
    const line = `${raw.replace(/^[\r\n]+|[\r\n]+$/gu, '')}\n`;
    if (head === undefined) {
      head = line;
    } else {
      index += 1;
      if (!isLeft(info.lines, index)) continue;
      file.write(isHeadWritten ? line : `${head}${line}`);
      isHeadWritten = true;
    }
  }
}
