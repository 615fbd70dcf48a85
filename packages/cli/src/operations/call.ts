import type { OperationInput } from '@muster/sdk';
import { withUploadFigures } from '../live/upload-figures.ts';
import { isRow } from '../output/value.ts';
import { isAggregation, pointsOf } from './aggregation.ts';
import { operationId, type CallResult, type Job } from './job.ts';
import { isMassRegistration, registerDevices } from './mass-registration.ts';
import { sendChanges } from './partial.ts';
import { rowsOfWaited, waitForCommand } from './wait.ts';

/** Calls the operation once. An empty response becomes an object with the operation and the ID. */
export async function callOnce(job: Job, input: OperationInput, id: unknown): Promise<CallResult> {
  if (isMassRegistration(job.spec)) return registerDevices(job, input, () => call(job, input, id));
  const result = await call(job, input, id);
  if (job.spec.kind === 'none' || result === undefined) return { value: id === undefined ? {} : { Id: id } };
  if (job.spec.kind !== 'command') return { value: result };
  const activityId = isRow(result) ? result['activityId'] : undefined;
  if (job.flags['wait'] !== true || typeof activityId !== 'string') {
    return { value: { Id: id, ...(activityId === undefined ? {} : { ActivityId: activityId }) } };
  }
  return waitForCommand(job, id, activityId);
}

/** Returns the rows of a result; undefined if the result is shown as an object. */
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

/** Returns the Idempotency-Key of a request. Each of many IDs is a request with its own key. */
function keyOf({ flags, planned }: Job, id: unknown): string | undefined {
  const key = flags['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  return planned.many === undefined ? key : `${key} ${String(id)}`;
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the rows of a result. Each row begins with the other members of the result. */
export function rowsOf(value: unknown, member: string): unknown[] | undefined {
  if (!isRow(value)) return undefined;
  const { [member]: rows, ...others } = value;
  if (member === 'Rows') return asArray(rows);
  return asArray(rows).map((row) => (isRow(row) ? { ...others, ...row } : row));
}
