/**
 * The store port: everything that the domain needs from a database, independent of the database.
 *
 * Entities are JSON documents in typed collections with declared indexes and unique keys. Measurements have their own port.
 *
 * Rules that every adapter follows (verified by one contract suite):
 * - The promise of a write resolves when the write is durable, never before.
 * - Writes made outside a transaction during one turn of the event loop share one commit. A write that fails, for
 *   example because of a unique key, fails alone.
 * - Reads outside a transaction see committed data only. They may miss a write that was not awaited.
 * - Documents are copied on the way in and on the way out: changing one afterwards does not change the store.
 * - Comparison and order are the same everywhere: absent and null sort first, then numbers and booleans (false = 0,
 *   true = 1), then strings by code point.
 */

export type Scalar = string | number | boolean | null;

/** A document: plain JSON data with camelCase fields. Times are in epoch milliseconds. */
export interface Entity {
  readonly id: string;
}

export interface IndexDefinition<Field extends string = string> {
  /** Fields of the document with scalar values, most significant first. Dots descend into nested objects. */
  readonly fields: readonly Field[];
  /** At most one document per combination of values. Documents that lack one of the fields are exempt. */
  readonly unique?: boolean;
  /**
   * Omits documents that lack the first field. If most do, they cost nothing. The index serves conditions that null
   * does not meet, and no sort.
   */
  readonly sparse?: boolean;
  /**
   * Further fields that lists are filtered by, with short values: IDs, states, numbers. Lists then read the index
   * instead of every document. Not allowed with `unique`.
   */
  readonly includes?: readonly Field[];
  /**
   * Further fields of any length that lists are filtered and searched by. Only SQLite stores them in the index:
   * PostgreSQL limits an entry to 2,704 bytes, and gives the fields columns. Not allowed with `unique`.
   */
  readonly covers?: readonly Field[];
}

/** A field that holds the ID of another document. It must be `id` or the first field of an index. */
export interface Reference<Field extends string = string> {
  readonly field: Field;
  /** Names of the collections whose documents the field may refer to. */
  readonly to: readonly string[];
  /** `cascade`: the document is deleted with the document that it refers to, in the same commit. */
  readonly onDelete: 'cascade' | Restriction;
}

/** A document cannot be deleted while others refer to it: ReferencedError. */
interface Restriction {
  /** Message of the error: which documents refer to this one, then the remedy. */
  readonly restrict: string;
}

export interface CollectionDefinition<T extends Entity> {
  /** Letters, digits and underscore, beginning with a letter. It is the name of a table, so it must never change. */
  readonly name: string;
  readonly indexes: readonly IndexDefinition<FieldOf<T>>[];
  /** Text fields for `contains`, `startsWith` and `search`. Their lower-case text is stored too. */
  readonly searched?: readonly (keyof T & string)[];
  readonly references?: readonly Reference<FieldOf<T>>[];
  /**
   * Computes the value of the field `exceptionOf`. Undefined for documents that are not in an exceptional state,
   * which is the common case. A sparse index that begins with the field finds and counts the others.
   */
  exceptionOf?(doc: T): string | undefined;
}

/** A field of a document, or of an object in it. */
export type FieldOf<T> = (keyof T & string) | `${keyof T & string}.${string}` | 'nameKey' | 'exceptionOf';

/**
 * Makes names unique within a scope by `nameKey` (`kernel/names.ts`), which ignores case and surrounding spaces. The
 * store computes that field from `name`; documents do not contain it.
 */
export function uniqueName<Scope extends string>(
  ...scope: readonly Scope[]
): IndexDefinition<Scope | 'name' | 'nameKey'>[] {
  return [{ fields: [...scope, 'name'] }, { fields: [...scope, 'nameKey'], unique: true }];
}

/** A definition without its document type, for lists of definitions. */
export interface AnyCollectionDefinition {
  readonly name: string;
  readonly indexes: readonly IndexDefinition[];
  readonly searched?: readonly string[];
  readonly references?: readonly Reference[];
  exceptionOf?(doc: Entity): string | undefined;
}

/**
 * One test of one field. `field` names a field of the document; dots descend into nested objects. `eq` with null
 * matches absent fields. `ne` matches absent fields unless its value is null. The order operators never match null or
 * absent fields. `contains` and `startsWith` match only strings, and ignore case. `among` matches a value that at
 * least one of the sources has, never null. With `isNegated` it matches all others, null included.
 */
export type Condition =
  | {
      readonly field: string;
      readonly op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
      readonly value: Scalar;
    }
  | { readonly field: string; readonly op: 'in'; readonly value: readonly Scalar[] }
  | { readonly field: string; readonly op: 'contains' | 'startsWith'; readonly value: string }
  | { readonly field: string; readonly op: 'exists'; readonly value: boolean }
  | {
      readonly field: string;
      readonly op: 'among';
      readonly value: readonly ValueSource[];
      readonly isNegated?: boolean;
    };

/** The values of a field in documents of a collection, for example the IDs of all documents with a name. */
export interface ValueSource {
  readonly collection: AnyCollectionDefinition;
  readonly field: string;
  /** Conditions that the documents must all meet. They must not contain sources. */
  readonly where: readonly Condition[];
}

export interface SortKey {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  /**
   * Only for pages: where the values are, if they are not all in `field`. A source of another collection has the
   * values of documents with the same ID, with the same values in its conditions. Each document has its value in
   * exactly one source. Only one field of a page can have sources.
   */
  readonly sources?: readonly ValueSource[];
}

export interface Query {
  /** Conditions that must all hold. */
  readonly where?: readonly Condition[];
  /** Text that at least one of the fields must contain, ignoring case. */
  readonly search?: { readonly text: string; readonly fields: readonly string[] };
  /** The ID is always the last key, in the direction of the key before it. So the order is total and stable. */
  readonly sort?: readonly SortKey[];
  /** Number of rows to skip, >= 0. */
  readonly offset?: number;
  /** Maximum number of rows to return, >= 0. Absent: all. */
  readonly limit?: number;
}

export interface Page<T> {
  readonly rows: T[];
  /** Number of matching documents, without offset and limit. */
  readonly total: number;
}

/**
 * Describes how elements of documents become rows of their own, such as the resources of smart objects. A document
 * has an element for each of its kinds. An element is a row, and so is each of its entries. A query can use the
 * fields of the document, `kind.NAME` for a column of `kinds`, and, in conditions, `entry` for the entry. An element
 * itself has no `entry`.
 */
export interface ElementList {
  /** Field of the document: a list of the keys of kinds for which it has no element. Absent if it has all. */
  readonly removed: string;
  /**
   * Field of the document: an object with the entries of elements, keyed by kind, each a list of numbers. Absent
   * without entries.
   */
  readonly entries: string;
  /** The kinds. A document has the kinds whose `of` equals the value of its `field`. Keys are numbers. */
  readonly kinds: {
    readonly field: string;
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly of: string;
      readonly key: number;
      readonly values: readonly Scalar[];
    }[];
  };
}

/** An element of the document `id`, or, with `entry`, one of its entries. */
export interface ElementRow {
  readonly id: string;
  readonly key: number;
  readonly entry?: number;
}

export interface ReadOnlyCollection<T extends Entity> {
  get(id: string): Promise<T | undefined>;
  /** Returns the documents that exist. Any number of IDs is allowed. */
  getMany(ids: Iterable<string>): Promise<Map<string, T>>;
  find(query: Query): Promise<T[]>;
  /** Returns the match with the lowest ID. */
  findOne(where: readonly Condition[]): Promise<T | undefined>;
  count(query?: Pick<Query, 'where' | 'search'>): Promise<number>;
  /**
   * Returns the number of matches for each value of a field: booleans as 0 and 1, null for documents without the
   * field. Cheap if an index contains the field and begins with the fields of the conditions.
   *
   * @throws StoreError `too-slow` when it takes longer than the store allows a list
   */
  countBy(field: FieldOf<T>, where?: readonly Condition[]): Promise<Map<string | number | null, number>>;
  /** @throws StoreError `too-slow` when it takes longer than the store allows a list */
  page(query: Query): Promise<Page<T>>;
  /** Rows are finally sorted by the ID of the document, the key and the entry, an element before its entries. */
  pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>>;
  /**
   * Iterates over all matches without holding them in memory. The set of IDs is that at the start. Each document is
   * read when the iteration reaches it, and deleted ones are skipped.
   */
  iterate(query: Query): AsyncIterable<T>;
}

/** Read access to a store or a transaction. */
export interface Reader {
  collection<T extends Entity>(definition: CollectionDefinition<T>): ReadOnlyCollection<T>;
  readonly measurements: MeasurementReader;
}

export interface Collection<T extends Entity> extends ReadOnlyCollection<T> {
  /** @throws UniqueViolationError when another document has the ID or a unique key */
  insert(doc: T): Promise<void>;
  /** Inserts or replaces. @throws UniqueViolationError when another document has a unique key */
  put(doc: T): Promise<void>;
  /**
   * Resolves with whether the document existed. Also deletes documents that refer to it with `cascade`.
   *
   * @throws ReferencedError when a document refers with `restrict` to it, or to another document that would be
   * deleted
   */
  delete(id: string): Promise<boolean>;
  /**
   * Resolves with the number of deleted documents. Deletes in short steps, so that other work does not wait: outside
   * a transaction, each step is a separate commit. References count as in `delete`.
   *
   * @throws ReferencedError
   */
  deleteWhere(where: readonly Condition[]): Promise<number>;
}

export interface Sample {
  readonly resourceId: string;
  /** Integer, in epoch milliseconds. */
  readonly timeMs: number;
  readonly value: number | string | boolean;
}

/** Samples by resource and time. If two samples of a resource have the same millisecond, the later append wins. */
export interface MeasurementReader {
  /**
   * Returns samples ascending by time, both ends included. If there are more than `limit`, the newest `limit` of
   * them.
   */
  range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  /** Like `range`, but if there are more than `limit`, the oldest `limit` of them. */
  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  /** Returns the newest sample of each resource that has one. */
  latest(resourceIds: readonly string[]): Promise<Map<string, Sample>>;
}

export interface MeasurementStore extends MeasurementReader {
  append(samples: readonly Sample[]): Promise<void>;
  /** Deletes all samples of the resources in steps. Outside a transaction, each step is a separate commit. */
  deleteFor(resourceIds: readonly string[]): Promise<void>;
  /** Deletes all samples before the time. Resolves with their number. */
  prune(beforeMs: number): Promise<number>;
}

export type WriteOperation =
  | {
      readonly type: 'put' | 'insert';
      readonly collection: AnyCollectionDefinition;
      readonly doc: Entity;
      /**
       * Only for a put: the document as it was read. If it is still the stored one, the put need not look for
       * changes.
       */
      readonly before?: Entity;
    }
  | { readonly type: 'delete'; readonly collection: AnyCollectionDefinition; readonly id: string }
  | { readonly type: 'measure'; readonly samples: readonly Sample[] };

/** Access to the store inside a transaction. Unusable after the transaction has ended. */
export interface Transaction {
  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T>;
  write(operations: readonly WriteOperation[]): Promise<void>;
  readonly measurements: MeasurementStore;
}

export interface Store {
  /** @throws StoreError `invalid` when the definition was not passed to the opening of the store */
  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T>;
  /**
   * Runs `work` alone. All its writes are committed together, or none if it rejects. Transactions run one after the
   * other. Writes outside wait for them. So `work` must only await calls of `tx`: a call of the store itself from
   * inside `work` is refused (StoreError `nested`).
   */
  transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R>;
  /** Executes all operations or none, in one commit with the other writes of this turn of the event loop. */
  write(operations: readonly WriteOperation[]): Promise<void>;
  readonly measurements: MeasurementStore;
  /** Resolves when the store can commit a write now. @throws StoreError */
  ping(): Promise<void>;
  /** Waits for running operations, then releases all resources. Further calls reject with StoreError `closed`. */
  close(): Promise<void>;
}

export type StoreErrorCode =
  | 'unique'
  | 'referenced'
  | 'invalid'
  | 'nested'
  | 'closed'
  | 'overloaded'
  | 'timeout'
  | 'too-slow'
  | 'disk-full'
  | 'read-only'
  | 'locked'
  | 'corrupt'
  | 'schema-newer'
  | 'schema-differs'
  | 'io';

/** An operation of the store failed. None of its writes are kept. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** Remedy for an operator. */
  readonly remedy: string;

  constructor(code: StoreErrorCode, message: string, remedy = '', options?: ErrorOptions) {
    super(remedy === '' ? message : `${message} ${remedy}`, options);
    this.name = 'StoreError';
    this.code = code;
    this.remedy = remedy;
  }
}

/** Another document has the ID or a unique key. */
export class UniqueViolationError extends StoreError {
  readonly collection: string;
  /** The fields of the unique key; `['id']` for the ID itself. */
  readonly fields: readonly string[];

  constructor(collection: string, fields: readonly string[], options?: ErrorOptions) {
    super('unique', `${collection} already holds a document with this ${fields.join(' + ')}.`, '', options);
    this.name = 'UniqueViolationError';
    this.collection = collection;
    this.fields = fields;
  }
}

/** The document to be deleted is referred to by others. The message comes from the declared restriction. */
export class ReferencedError extends StoreError {
  /** The collection of the referring documents. */
  readonly collection: string;

  constructor(collection: string, message: string) {
    super('referenced', message);
    this.name = 'ReferencedError';
    this.collection = collection;
  }
}

/**
 * Returns indexes for lists within a scope, such as a device network, that can be filtered and sorted by each of the
 * fields. With them, the cost of the first pages does not depend on the number of documents.
 */
export function listIndexes<Field extends string>(
  scope: Field,
  fields: readonly Field[],
): IndexDefinition<Field>[] {
  return fields.map((field) => ({ fields: [scope, field] }));
}

/** Returns a typed put operation. */
export function putOperation<T extends Entity>(collection: CollectionDefinition<T>, doc: T): WriteOperation {
  return { type: 'put', collection, doc };
}
/** Returns a put that costs one statement if the stored document still has the indexed fields of `before`. */
export function replaceOperation<T extends Entity>(
  collection: CollectionDefinition<T>,
  before: T,
  doc: T,
): WriteOperation {
  return { type: 'put', collection, doc, before };
}
export function insertOperation<T extends Entity>(
  collection: CollectionDefinition<T>,
  doc: T,
): WriteOperation {
  return { type: 'insert', collection, doc };
}
export function deleteOperation(collection: AnyCollectionDefinition, id: string): WriteOperation {
  return { type: 'delete', collection, id };
}
export function measureOperation(samples: readonly Sample[]): WriteOperation {
  return { type: 'measure', samples };
}
