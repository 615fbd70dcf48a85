/** Entities of the store: IDs, names, tenant isolation, the commit that creates them, and comparable values. */
import { randomUUID } from 'node:crypto';
import type {
  CollectionDefinition,
  Condition,
  Entity,
  Query,
  Reader,
  ReadOnlyCollection,
  WriteOperation,
} from '../store/port.ts';
import { UniqueViolationError } from '../store/port.ts';
import { conflict, notFound } from './errors.ts';
import type { NotFoundEntity } from './errors.ts';

const COUNTERS = 0x1000;

let lastMs = 0;
let counter = 0;
let head = '';

/**
 * Returns a new ID, greater than all before it: a UUID of version 7 (RFC 9562 5.7), whose 12 bits after the time are
 * a counter (6.2, method 1). Thousands of new entities are thus adjacent in every index of their IDs. With random
 * IDs, each of them would change a separate page.
 */
export function newId(): string {
  const now = Date.now();
  counter += 1;
  if (now > lastMs || counter === COUNTERS) {
    // The counter has overflowed, or the clock was set back: the time of the IDs runs ahead.
    lastMs = Math.max(now, lastMs + 1);
    counter = 0;
    const time = lastMs.toString(16).padStart(12, '0');
    head = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  }
  return head + counter.toString(16).padStart(3, '0') + randomUUID().slice(18);
}

/**
 * Returns the identity of a name: names with the same key are equal. Surrounding space, case, and the encoding of
 * accents (Unicode NFC) do not matter. Space inside a name does.
 *
 * Used for unique names and look-ups by name. Collections index it as the field `nameKey` ({@link uniqueName} of the
 * store port), which the store computes from `name`.
 */
export function nameKey(name: string): string {
  return trimName(name).normalize('NFC').toLowerCase();
}

/** Returns a name in its stored form. */
export function trimName(name: string): string {
  return name.trim();
}

/** Finds the entity with a name, in collections whose names are unique. */
export function nameCondition(name: string): Condition {
  return { field: 'nameKey', op: 'eq', value: nameKey(name) };
}

/** The entity whose name must be unique. */
interface UniqueName {
  /** The entity with its article, for the message: `a tag`. */
  readonly kind: string;
  /** Scope of the unique names. Defaults to `The device network`. */
  readonly owner?: string;
  /** The collection of the entity. Required if the write can violate a unique index of another collection. */
  readonly collection?: string;
}

/**
 * Runs a write of a named entity.
 *
 * @throws MusterError `already-exists` if another entity has the name
 */
export async function uniquelyNamed<R>(
  { kind, owner = 'The device network', collection }: UniqueName,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write();
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    if (collection !== undefined && cause.collection !== collection) throw cause;
    const message = `${owner} already has ${kind} with this name. Choose another name.`;
    throw conflict('already-exists', message, { cause });
  }
}

/** Filter, order and page of a list, without the condition on the device network. */
export type ListQuery = Query;

/** Restricts the query to one device network (tenant isolation). */
export function inNetwork(deviceNetworkId: string, query: ListQuery): Query {
  return {
    ...query,
    where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...(query.where ?? [])],
  };
}

/**
 * Returns the entity with this ID in a device network. An entity of another network counts as missing.
 *
 * @throws MusterError `…-not-found`
 */
export async function findInNetwork<T extends Entity & { readonly deviceNetworkId: string }>(
  collection: ReadOnlyCollection<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  deviceNetworkId: string,
  id: string,
): Promise<T> {
  const found = await collection.get(id);
  if (found?.deviceNetworkId !== deviceNetworkId) throw notFound(kind, id);
  return found;
}

/** Whether the entity exists in a device network. An entity of another network counts as missing. */
export async function existsInNetwork<T extends Entity & { readonly deviceNetworkId: string }>(
  reader: Reader,
  definition: CollectionDefinition<T>,
  deviceNetworkId: string,
  id: string,
): Promise<boolean> {
  return (await reader.collection(definition).get(id))?.deviceNetworkId === deviceNetworkId;
}

/**
 * The commit in which a request creates an entity. If the request has an Idempotency-Key, its response is stored in
 * the same commit, so that after a crash either both exist or neither.
 */
export class UnitOfWork {
  /** Returns the writes that belong in the commit that creates the entity, or activity log entry, with this ID. */
  readonly writesFor: (id: string) => readonly WriteOperation[];
  #isUsed = false;

  constructor(writesFor: UnitOfWork['writesFor'] = () => []) {
    this.writesFor = (id) => {
      this.#isUsed = true;
      return writesFor(id);
    };
  }

  /** @throws Error if the service has not called `writesFor`: the response of a repeated request would not be in its commit */
  checkUsed(): void {
    if (!this.#isUsed) throw new Error('The service did not add unit.writesFor(id) to its commit.');
  }
}

/** Converts text for comparison without case. The same in every dialect, because lower() of SQLite only handles ASCII. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** Converts a value for comparison: booleans become numbers, nested data becomes JSON text. */
export function toComparable(value: unknown): string | number | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'boolean':
      return value ? 1 : 0;
    case 'object':
      return value === null ? null : JSON.stringify(value);
    default:
      return null;
  }
}

/** Returns the comparable value of a field. Dots descend, absent is null, and `nameKey` is computed from the name. */
export function valueOf(doc: Entity, field: string): string | number | null {
  if (field === 'nameKey') {
    const name = memberOf(doc, 'name');
    return typeof name === 'string' ? nameKey(name) : null;
  }
  if (!field.includes('.')) return toComparable(memberOf(doc, field));
  let value: unknown = doc;
  for (const part of field.split('.')) value = memberOf(value, part);
  return toComparable(value);
}

/** Returns the lower-case text of a field; null for values that are not strings. */
export function foldedOf(doc: Entity, field: string): string | null {
  const value = valueOf(doc, field);
  return typeof value === 'string' ? foldCase(value) : null;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  return (value as Readonly<Record<string, unknown>>)[name];
}
