import type { MusterClient, OperationId, OperationInput } from '@muster/sdk';
import { operationTable } from '@muster/sdk';
import type { CliError } from '../errors/cli-error.ts';
import { withUploadFigures } from '../live/upload-figures.ts';
import type { View } from '../output/printer.ts';
import { isRow } from '../output/value.ts';
import type { NameResolver } from '../names/resolver.ts';
import { isAggregation, pointsOf } from './aggregation.ts';
import type { PlannedArguments } from './arguments.ts';
import { isMassRegistration, registerDevices } from './mass-registration.ts';
import { membersOfFlags } from './parse-value.ts';
import { sendChanges } from './partial.ts';
import type { OperationSpec } from './spec.ts';
import { rowsOfWaited, waitForCommand } from './wait.ts';

/** One operation, ready to be called with one id or with many. */
export interface Job {
  readonly spec: OperationSpec;
  readonly client: MusterClient;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly planned: PlannedArguments;
  readonly body: unknown;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** The body holds the members to change alone. */
  readonly isPartial: boolean;
  /** Resolves names on standard input. */
  readonly names: NameResolver;
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

/** What a call came to. */
export interface CallResult {
  readonly value: unknown;
  /** What went wrong after the service took the call: the value is shown all the same. */
  readonly failure?: CliError;
}

/** Calls once; answers without a body become an object that says what was done to what. */
export async function callOnce(job: Job, input: OperationInput, id: unknown): Promise<CallResult> {
  if (isMassRegistration(job.spec)) return registerDevices(job, input, () => call(job, input, id));
  const result = await call(job, input, id);
  if (job.spec.kind === 'none') return { value: id === undefined ? {} : { Id: id } };
  if (job.spec.kind !== 'command') return { value: result };
  const activityId = isRow(result) ? result['activityId'] : undefined;
  if (job.flags['wait'] !== true || typeof activityId !== 'string') {
    return { value: { Id: id, ...(activityId === undefined ? {} : { ActivityId: activityId }) } };
  }
  return waitForCommand(job, id, activityId);
}

/** The rows of a result that is shown as rows; undefined if it is shown as an object. */
export function shownRows({ spec, view }: Job, result: unknown): unknown[] | undefined {
  if (spec.kind === 'array') return asArray(result);
  const isDocument = (view.format === 'json' || view.format === 'yaml') && view.columns === undefined;
  if (isDocument) return undefined;
  if (isAggregation(spec)) return pointsOf(result, view.format === 'table');
  if (spec.rowsMember !== undefined) return rowsOf(result, spec.rowsMember);
  return view.format === 'table' && view.columns === undefined ? undefined : rowsOfWaited(result);
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

/** @throws {Error} SDK and CLI were generated from different contracts */
export function operationId(spec: OperationSpec): OperationId {
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
