import type { MusterClient, OperationId, OperationInput } from '@muster/sdk';
import { operationTable } from '@muster/sdk';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { withUploadFigures } from '../live/upload-figures.ts';
import type { View } from '../output/printer.ts';
import { isRow } from '../output/value.ts';
import type { NameResolver } from '../names/resolver.ts';
import type { PlannedArguments } from './arguments.ts';
import { membersOfFlags } from './parse-value.ts';
import { sendChanges } from './partial.ts';
import type { OperationSpec } from './spec.ts';

/** One operation, ready to be called with one id or with many. */
export interface Job {
  readonly spec: OperationSpec;
  readonly client: MusterClient;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly planned: PlannedArguments;
  readonly body: unknown;
  /** The body holds the members to change alone. */
  readonly isPartial: boolean;
  /** Resolves names on standard input. */
  readonly names: NameResolver;
}

/** The rows of all pages, or as many as `--limit` says. */
export async function* rowsOfAllPages(
  job: Job,
  input: OperationInput,
): AsyncGenerator<unknown, void, undefined> {
  const { limit } = job.flags;
  let left = typeof limit === 'number' ? limit : Infinity;
  const pageSize = job.flags['page-size'] ?? Math.min(500, left);
  const query = { ...input.query, PageSize: pageSize };
  for await (const row of job.client.iterate(operationId(job.spec), { ...input, query })) {
    yield row;
    left -= 1;
    if (left <= 0) return;
  }
}

/** The path, the query and the body of a call; `id` takes the place of the one from standard input. */
export function inputOf(job: Job, idName?: string, id?: string): OperationInput {
  const { planned, spec, flags, body } = job;
  return {
    path: idName === undefined || id === undefined ? planned.path : { [idName]: id, ...planned.path },
    query: { ...membersOfFlags(spec.query, flags), ...planned.query },
    ...(body === undefined ? {} : { body }),
  };
}

/** Calls once; answers without a body become an object that says what was done to what. */
export async function callOnce(job: Job, input: OperationInput, id: unknown): Promise<unknown> {
  const result = await call(job, input, id);
  if (job.spec.kind === 'none') return id === undefined ? {} : { Id: id };
  if (job.spec.kind !== 'command') return result;
  const activityId = isRow(result) ? result['activityId'] : undefined;
  if (job.flags['wait'] !== true || typeof activityId !== 'string') {
    return { Id: id, ...(activityId === undefined ? {} : { ActivityId: activityId }) };
  }
  const timeoutMs = Number(job.flags['wait-timeout'] ?? 60) * 1000;
  return job.client.activityLogs.waitFor(activityId, { timeoutMs });
}

/** The end of a command that was waited for. */
export function checkEnd(entry: unknown): void {
  if (!isRow(entry) || entry['Status'] === undefined || entry['Status'] === 'Completed') return;
  const reason = [entry['ResponseCode'], entry['ResponseMessage']]
    .filter((part) => typeof part === 'string')
    .join(' ');
  throw new CliError(
    `The command failed on the device${reason === '' ? '' : `: ${reason}`}.`,
    exitCodes.device,
  );
}

export async function call(job: Job, input: OperationInput, id?: unknown): Promise<unknown> {
  const { partial } = job.spec;
  if (job.isPartial && partial !== undefined) return sendChanges(job.client, partial, input);
  const idempotencyKey = keyOf(job, id);
  const options = idempotencyKey === undefined ? undefined : { idempotencyKey };
  return withUploadFigures(input, process.stderr, (own) =>
    job.client.call(operationId(job.spec), own, options),
  );
}

/** Many ids on standard input are many requests, each with a key of its own. */
function keyOf({ flags, planned }: Job, id: unknown): string | undefined {
  const key = flags['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  return planned.fromStdin === undefined ? key : `${key} ${String(id)}`;
}

function operationId(spec: OperationSpec): OperationId {
  if (!isOperationId(spec.id)) throw new Error(`The SDK does not know ${spec.id}; run pnpm generate.`);
  return spec.id;
}

const isOperationId = (id: string): id is OperationId => id in operationTable;

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The rows of a result, each with the other members before its own. */
export function rowsOf(value: unknown, member: string): unknown[] | undefined {
  if (!isRow(value)) return undefined;
  const { [member]: rows, ...others } = value;
  if (member === 'Rows') return asArray(rows);
  return asArray(rows).map((row) => (isRow(row) ? { ...others, ...row } : row));
}
