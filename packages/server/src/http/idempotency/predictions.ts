import { activityLogEntries } from '../../features/activity/model/activity-log-entry.ts';
import type { ActivityLogEntry } from '../../features/activity/model/activity-log-entry.ts';
import type { StoredAnswer } from '../../features/idempotency/model/idempotency-record.ts';
import type { Entity } from '../../store/port.ts';
import type { Written } from '../../features/idempotency/work-store.ts';
import type { Contract, Operation } from '../contract.ts';
import { resolvePointer } from '../document.ts';

export type Prediction = (written: readonly Written[]) => StoredAnswer | undefined;

/**
 * Derives the response of an operation from the contract and the documents of its commit:
 * - 201: the id of the entity that the operation creates, and the path to get it by;
 * - 200 with a CorrelationId: that of the first entry in the activity log;
 * - 204: nothing but X-Activity-Id, or nothing at all where an entity is created.
 *
 * If the response of an operation cannot be derived, it is stored later, in a commit of its own.
 */
export function predictionOf(operation: Operation, contract: Contract): Prediction {
  if (operation.responses.has('201 application/json')) return ofCreated(operation, contract);
  const schema = operation.responses.get('200 application/json');
  if (schema !== undefined) return hasCorrelationId(contract, schema) ? ofCorrelation : never;
  return isCreate(operation) ? ofCreatedSilently(operation) : ofCommand;
}

const never: Prediction = () => undefined;

function ofCreated(operation: Operation, contract: Contract): Prediction {
  const collection = collectionOf(operation);
  const path = contract.operations.find((one) => one.operationId === `${collection}.get`)?.path;
  return (written) => {
    const id = firstOf(written, collection)?.id;
    if (id === undefined) return undefined;
    const headers = path === undefined ? {} : { headers: { Location: path.replace('{id}', id) } };
    return { status: 201, body: { Id: id }, ...headers };
  };
}

function ofCreatedSilently(operation: Operation): Prediction {
  const collection = collectionOf(operation);
  return (written) => (firstOf(written, collection) === undefined ? undefined : { status: 204 });
}

const ofCorrelation: Prediction = (written) => {
  const id = firstEntry(written)?.correlationId;
  return id === undefined ? undefined : { status: 200, body: { CorrelationId: id } };
};

const ofCommand: Prediction = (written) => {
  const id = firstEntry(written)?.id;
  return id === undefined ? undefined : { status: 204, headers: { 'X-Activity-Id': id } };
};

/** The entry above all others of a request. */
function firstEntry(written: readonly Written[]): ActivityLogEntry | undefined {
  const entries = written.filter((one) => one.collection === activityLogEntries.name);
  return entries.map((one) => one.doc as ActivityLogEntry).find((one) => one.parentId === undefined);
}

function firstOf(written: readonly Written[], collection: string): Entity | undefined {
  return written.find((one) => one.collection === collection)?.doc;
}

function isCreate({ permission }: Operation): boolean {
  return permission?.endsWith('.Create') === true;
}

/** Collections and tags are named by the entity that the permission names: `SettingCategory.Create`, `settingCategories`. */
function collectionOf({ permission = '' }: Operation): string {
  const [entity = ''] = permission.split('.');
  const name = entity.charAt(0).toLowerCase() + entity.slice(1);
  return /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

function hasCorrelationId({ document }: Contract, pointer: string): boolean {
  const [schema] = resolvePointer(document, pointer);
  const { required } = schema;
  return Array.isArray(required) && required.includes('CorrelationId');
}
