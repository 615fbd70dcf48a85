import type { MusterClient, ResourceResponse } from '@muster/sdk';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import type { KnownColumns } from '../output/columns.ts';
import { isRow, type Row } from '../output/value.ts';
import { countsOf, isOver, reasonOf, Reasons, waitForEntry, type Counts, type Entry } from './activity.ts';
import type { Job } from './job.ts';
import type { OperationSpec } from './spec.ts';

/** Result of a command that was waited for. */
export interface Waited {
  readonly value: Row;
  /** Set if the command failed, is a queue item, or did not end in time. */
  readonly failure?: CliError;
}

/** Member of a result that contains the parts of a command to many devices. */
const PARTS = 'Parts';
/** Member that contains the values of a Read. */
const VALUES = 'Values';

const commandColumns = ['Id', 'ActivityId'];
const waitedColumns = [...commandColumns, 'Status', 'EntityIdentifier', 'ResponseCode', 'ResponseMessage'];
const readColumns = [
  ...commandColumns,
  'Status',
  'Path',
  'Name',
  'Value',
  'Units',
  'Time',
  'ResponseMessage',
];

/** Columns of the results of a command, which depend on whether it is waited for. */
export function columnsOfCommand(spec: OperationSpec, isWaiting: boolean): KnownColumns {
  if (!isWaiting) return { columns: commandColumns };
  return { columns: isRead(spec) ? readColumns : waitedColumns };
}

type ReadResource = Pick<
  ResourceResponse,
  'Id' | 'Url' | 'Name' | 'TypeId' | 'SmartObjectId' | 'Units' | 'LatestMeasurement'
>;

/** Resources whose unit is the value of Sensor Units (5701) of their object instance (IPSO Smart Objects). */
const SENSOR_VALUES: readonly number[] = [5601, 5602, 5603, 5604, 5700];
const SENSOR_UNITS = 5701;

/** Operations that return values. Other commands return their outcome. */
const resourcesOfReads: Readonly<
  Record<string, (client: MusterClient, id: string) => AsyncIterable<ReadResource> | Promise<ReadResource>>
> = {
  'resources.read': (client, id) => client.resources.get(id),
  'smartObjects.read': ({ resources }, id) =>
    resources.iterate({ Filter: `SmartObjectId eq '${id}'`, PageSize: 500 }),
};

const isRead = (spec: OperationSpec): boolean => resourcesOfReads[spec.id] !== undefined;

/** Waits for a command and collects its results. */
export async function waitForCommand(job: Job, id: unknown, activityId: string): Promise<Waited> {
  const timeoutSeconds = Number(job.flags['wait-timeout'] ?? 60);
  const entry = await waitForEntry({
    client: job.client,
    read: () => job.client.activityLogs.get(activityId),
    timeoutMs: timeoutSeconds * 1000,
    signal: job.signal,
    filterOf: ({ Id }) => `ParentId eq '${Id}'`,
  });
  if (entry === undefined) return { value: { Id: id, ActivityId: activityId } };
  if (entry.EntityType === 'Multiple') return waitedForParts(job, id, entry, timeoutSeconds);
  const value = {
    Id: id,
    ActivityId: entry.Id,
    Status: entry.Status,
    EntityIdentifier: entry.EntityIdentifier,
    ResponseCode: entry.ResponseCode,
    ResponseMessage: entry.ResponseMessage,
  };
  if (entry.Status === 'Completed')
    return { value: isRead(job.spec) ? await valuesOf(job, id, entry) : value };
  if (isOver(entry)) return { value, failure: deviceFailure(entry) };
  return unfinished(job, value, entry, timeoutSeconds);
}

function deviceFailure(entry: Entry): CliError {
  if (entry.Status === 'Deleted') {
    return new CliError('The command was taken back before it was sent.', exitCodes.device);
  }
  return new CliError(`The command failed on the device: ${reasonOf(entry)}.`, exitCodes.device);
}

async function unfinished(job: Job, value: Row, entry: Entry, seconds: number): Promise<Waited> {
  const queueItemId = await queueItemOf(job, entry.Id);
  const look = `muster activity-logs get ${entry.Id}`;
  if (queueItemId === undefined) {
    const message = `The command has not ended within ${seconds} s; its status is ${entry.Status}.`;
    const remedy = `Wait longer with --wait-timeout, or look later: ${look}`;
    return { value, failure: new CliError(message, exitCodes.connection, remedy) };
  }
  const message = `The device is asleep. The command stays queued, and is sent when the device wakes up.`;
  const remedy = `Look at it with: muster queue-items get ${queueItemId}\nIts outcome: ${look}`;
  return {
    value: { ...value, QueueItemId: queueItemId },
    failure: new CliError(message, exitCodes.queued, remedy),
  };
}

/**
 * Returns the queue item of a command, which has the same ID; undefined if there is none, or if the key cannot read
 * queues.
 */
async function queueItemOf(job: Job, activityId: string): Promise<string | undefined> {
  try {
    return (await job.client.queueItems.get(activityId)).Id;
  } catch {
    job.signal.throwIfAborted();
    return undefined;
  }
}

/** Returns the values that a Read returned. A newer one may be stored. */
async function valuesOf(job: Job, id: unknown, entry: Entry): Promise<Row> {
  const common = { Id: id, ActivityId: entry.Id, Status: entry.Status };
  const found = await resourcesOfReads[job.spec.id]?.(job.client, String(id));
  if (found === undefined) return common;
  const returned = new Map((entry.Values ?? []).map((value) => [value.ruri, value]));
  if (!(Symbol.asyncIterator in found)) {
    const units = found.Units ?? (await sensorUnitsOf(job.client, found));
    return { ...common, ...valueOf(found, returned.get(found.Url), units) };
  }
  const resources: ReadResource[] = [];
  for await (const resource of found) resources.push(resource);
  const sensorUnits = resources.find(({ TypeId }) => TypeId === SENSOR_UNITS)?.LatestMeasurement?.sv;
  return {
    ...common,
    [VALUES]: resources
      .filter(({ Url }) => returned.has(Url))
      .map((one) =>
        valueOf(one, returned.get(one.Url), one.Units ?? (isSensorValue(one) ? sensorUnits : undefined)),
      ),
  };
}

const isSensorValue = ({ TypeId }: ReadResource): boolean => SENSOR_VALUES.includes(TypeId);

async function sensorUnitsOf(
  { resources }: MusterClient,
  resource: ReadResource,
): Promise<string | undefined> {
  if (!isSensorValue(resource)) return undefined;
  const filter = `SmartObjectId eq '${resource.SmartObjectId}' and TypeId eq ${SENSOR_UNITS}`;
  const page = await resources.list({ Filter: filter, PageSize: 1 });
  return page.Rows[0]?.LatestMeasurement?.sv;
}

function valueOf(
  { Id, Url, Name }: ReadResource,
  returned: ReadResource['LatestMeasurement'],
  units: string | undefined,
): Row {
  const { v, sv, bv, d } = returned ?? {};
  return { Id, Path: Url, Name, Value: v ?? sv ?? bv, Units: units, Time: d };
}

/** Returns the counts and a row per part of a command to many devices, such as a firmware campaign. */
async function waitedForParts(job: Job, id: unknown, entry: Entry, seconds: number): Promise<Waited> {
  const filter = `ParentId eq '${entry.Id}'`;
  const counts = await countsOf(job.client, filter);
  const common = { Id: id, ActivityId: entry.Id, Status: entry.Status };
  const value: Record<string, unknown> = {
    ...common,
    Total: counts.total,
    Completed: counts.completed,
    Failed: counts.failed,
  };
  const reasons = new Reasons();
  const parts: Row[] = [];
  const list = job.client.activityLogs.iterate({ Filter: filter, Sort: 'CreatedTimestamp', PageSize: 500 });
  for await (const part of list) {
    parts.push({
      Id: part.EntityId,
      ActivityId: part.Id,
      Status: part.Status,
      EntityIdentifier: part.EntityIdentifier,
      ResponseCode: part.ResponseCode,
      ResponseMessage: part.ResponseMessage,
    });
    if (part.Status === 'Failed' || part.Status === 'Deleted') reasons.add(part);
  }
  value[PARTS] = parts;
  const failure = failureOfParts(entry, counts, reasons, seconds);
  return { value, ...(failure === undefined ? {} : { failure }) };
}

function failureOfParts(
  entry: Entry,
  { total, completed, failed }: Counts,
  reasons: Reasons,
  seconds: number,
): CliError | undefined {
  const why = failed === 0 ? '' : `: ${reasons.toString()}`;
  if (!isOver(entry)) {
    const message = `The command has not ended within ${seconds} s: ${completed + failed} of ${total} done, ${failed} failed${why}.`;
    const remedy = `Wait longer with --wait-timeout, or look later: muster activity-logs get ${entry.Id}`;
    return new CliError(message, exitCodes.connection, remedy);
  }
  if (failed > 0) {
    const code = completed > 0 ? exitCodes.partial : exitCodes.device;
    return new CliError(`${failed} of ${total} failed${why}.`, code);
  }
  return entry.Status === 'Completed' ? undefined : deviceFailure(entry);
}

/** Returns the parts or values of a result as rows; undefined if it has none. */
export function rowsOfWaited(value: unknown): Row[] | undefined {
  if (!isRow(value)) return undefined;
  const { [VALUES]: values, [PARTS]: parts, ...common } = value;
  if (Array.isArray(values)) {
    return values.filter(isRow).map((row) => ({ ...common, ...row }));
  }
  return Array.isArray(parts) && 'ActivityId' in common ? parts.filter(isRow) : undefined;
}
