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

/** An operation with its input, to be called with one ID or with many. */
export interface Job {
  readonly spec: OperationSpec;
  readonly client: MusterClient;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly planned: PlannedArguments;
  readonly body: unknown;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Whether the body contains only the members to change. */
  readonly isPartial: boolean;
  /** Resolves names from standard input. */
  readonly names: NameResolver;
}

/** Returns the path, query and body of a call. `id` replaces the ID from standard input. */
export function inputOf(job: Job, idName?: string, id?: string): OperationInput {
  const { planned, spec, flags, body } = job;
  return {
    path: idName === undefined || id === undefined ? planned.path : { [idName]: id, ...planned.path },
    query: { ...membersOfFlags(spec.query, flags), ...planned.query },
    ...(body === undefined ? {} : { body }),
  };
}

/** Result of a call. */
export interface CallResult {
  readonly value: unknown;
  /** Failure after the service accepted the call. The value is shown as well. */
  readonly failure?: CliError;
}

/** Calls the operation once. An empty response becomes an object with the operation and the ID. */
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

/** Returns the rows of a result; undefined if it is shown as an object. */
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

/** Requests for different IDs need different keys. */
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

/** Returns the rows of a result, each after the other members of the result. */
export function rowsOf(value: unknown, member: string): unknown[] | undefined {
  if (!isRow(value)) return undefined;
  const { [member]: rows, ...others } = value;
  if (member === 'Rows') return asArray(rows);
  return asArray(rows).map((row) => (isRow(row) ? { ...others, ...row } : row));
}
