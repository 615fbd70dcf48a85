/**
 * The store port: what the domain asks of a database, and nothing a database would answer differently.
 *
 * Entities are documents (plain JSON data) in named, typed collections with declared indexes and unique keys.
 * Measurements are a port of their own, because they only grow at one end and are read by time.
 *
 * Rules that every adapter keeps (proven by one contract suite):
 * - A promise of a write resolves when the write is durable, never before.
 * - Writes made outside a transaction during one turn of the event loop share one commit; a write that fails
 *   (a unique key, say) fails alone.
 * - Reads outside a transaction see committed data only. A write that is not awaited may not be seen yet.
 * - Documents are copied on the way in and on the way out: changing one afterwards changes nothing in the store.
 * - Comparison and order are the same everywhere: absent and null sort first, then numbers and booleans
 *   (false = 0, true = 1), then strings by code point.
 */

export type Scalar = string | number | boolean | null;

/** A document: plain JSON data with camelCase fields; times are epoch milliseconds. */
export interface Entity {
  readonly id: string;
}

export interface IndexDefinition<Field extends string = string> {
  /** Fields of the document holding scalars, most significant first; dots descend into nested objects. */
  readonly fields: readonly Field[];
  /** At most one document per combination of values; documents that lack one of the fields are exempt. */
  readonly unique?: boolean;
  /**
   * Leaves out the documents that lack the first field, which most do: then it costs them nothing. It serves conditions that
   * null does not meet, and no sort.
   */
  readonly sparse?: boolean;
  /**
   * Further fields that lists are filtered by, whose values are short: IDs, states, numbers. Lists then read the index instead of
   * every document. Not with `unique`.
   */
  readonly includes?: readonly Field[];
  /**
   * Further fields that lists are filtered and searched by, of any length. Only SQLite keeps them in the index: PostgreSQL
   * limits an entry to 2,704 bytes, and gives the fields columns. Not with `unique`.
   */
  readonly covers?: readonly Field[];
}

/** A field that holds the id of another document. An index begins with it, or it is `id`. */
export interface Reference<Field extends string = string> {
  readonly field: Field;
  /** Names of the collections whose documents it may refer to. */
  readonly to: readonly string[];
  /** `cascade`: deleted with the document that it refers to, in the same commit. */
  readonly onDelete: 'cascade' | Restriction;
}

/** While documents refer to another one, it cannot be deleted: ReferencedError. */
export interface Restriction {
  /** Message of the error: what refers to the document, then what to do. */
  readonly restrict: string;
}

export interface CollectionDefinition<T extends Entity> {
  /** Letters, digits and underscore, beginning with a letter; names a table, so it stays as it is for good. */
  readonly name: string;
  readonly indexes: readonly IndexDefinition<FieldOf<T>>[];
  /** Fields holding text that `contains`, `startsWith` and `search` look into: their lower-case text is stored too. */
  readonly searched?: readonly (keyof T & string)[];
  readonly references?: readonly Reference<FieldOf<T>>[];
  /**
   * The value of the field `exceptionOf`, which the store computes; undefined for documents that are not in an exceptional state,
   * as most are. A sparse index that begins with the field finds and counts the others.
   */
  exceptionOf?(doc: T): string | undefined;
}

/** A field of a document, or of an object in it. */
export type FieldOf<T> = (keyof T & string) | `${keyof T & string}.${string}` | 'nameKey' | 'exceptionOf';

/**
 * Makes names unique within a scope, by `nameKey` (`kernel/names.ts`): without regard to case and surrounding space. The
 * store computes that field from `name`; documents do not have it.
 */
export function uniqueName<Scope extends string>(
  ...scope: readonly Scope[]
): IndexDefinition<Scope | 'name' | 'nameKey'>[] {
  return [{ fields: [...scope, 'name'] }, { fields: [...scope, 'nameKey'], unique: true }];
}

/** A definition whose document type does not matter: what lists of definitions hold. */
export interface AnyCollectionDefinition {
  readonly name: string;
  readonly indexes: readonly IndexDefinition[];
  readonly searched?: readonly string[];
  readonly references?: readonly Reference[];
  exceptionOf?(doc: Entity): string | undefined;
}

/**
 * One test on one field. `field` names a field of the document; dots descend into nested objects.
 * `eq` with null matches absent fields, `ne` matches absent fields unless its value is null;
 * the order operators never match null or absent fields.
 * `contains` and `startsWith` look at strings only and ignore case.
 * `among` matches a value that at least one of the sources has, never null.
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
  | { readonly field: string; readonly op: 'among'; readonly value: readonly ValueSource[] };

/** The values that documents of a collection have in a field: the ids of what has such a name, say. */
export interface ValueSource {
  readonly collection: AnyCollectionDefinition;
  readonly field: string;
  /** Of the documents that meet all of these. They name no sources of their own. */
  readonly where: readonly Condition[];
}

export interface SortKey {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  /**
   * Of a page: the places of the values, if they are not all in `field`. A source of another collection has the values of
   * documents with the same id, and of the same values in its conditions. Each document has its value in exactly one source. A page
   * has one field with sources.
   */
  readonly sources?: readonly ValueSource[];
}

export interface Query {
  /** All of them must hold. */
  readonly where?: readonly Condition[];
  /** The text, ignoring case, must be contained in at least one of the fields. */
  readonly search?: { readonly text: string; readonly fields: readonly string[] };
  /** The id is always the last key, in the direction of the key before it: the order is total and stable. */
  readonly sort?: readonly SortKey[];
  /** Rows to skip, >= 0. */
  readonly offset?: number;
  /** Rows to return at most, >= 0; absent: all. */
  readonly limit?: number;
}

export interface Page<T> {
  readonly rows: T[];
  /** How many documents match without offset and limit. */
  readonly total: number;
}

/**
 * How the elements of documents become rows of their own: the resources of smart objects. A document has an element for each
 * of its kinds. An element is a row, and so is each of its entries. Fields of a query are those of the document, and
 * `kind.NAME` for a column of `kinds`, and in conditions `entry` for the entry, which an element itself does not have.
 */
export interface ElementList {
  /** Field of the document: a list of the keys of kinds that it has no element of, absent when there are none. */
  readonly removed: string;
  /** Field of the document: an object with the entries of elements by key, each a list of numbers; absent when there are none. */
  readonly entries: string;
  /** The kinds: a document has those whose `of` is the value of its `field`. Keys are numbers. */
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

/** An element of the document `id`, or with `entry` one of its entries. */
export interface ElementRow {
  readonly id: string;
  readonly key: number;
  readonly entry?: number;
}

export interface ReadOnlyCollection<T extends Entity> {
  get(id: string): Promise<T | undefined>;
  /** Only the documents that exist; any number of ids. */
  getMany(ids: Iterable<string>): Promise<Map<string, T>>;
  find(query: Query): Promise<T[]>;
  /** The first match in order of id. */
  findOne(where: readonly Condition[]): Promise<T | undefined>;
  count(query?: Pick<Query, 'where' | 'search'>): Promise<number>;
  /**
   * How many matches have each value of a field: booleans as 0 and 1, null for those without the field. Cheap if an index
   * holds the field and begins with those of the conditions.
   *
   * @throws StoreError `too-slow` when it takes longer than the store allows a list
   */
  countBy(field: FieldOf<T>, where?: readonly Condition[]): Promise<Map<string | number | null, number>>;
  /** @throws StoreError `too-slow` when it takes longer than the store allows a list */
  page(query: Query): Promise<Page<T>>;
  /** The last keys of the order are the id of the document, the key and the entry, an element before its entries. */
  pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>>;
  /**
   * Iterates over all matches without holding them in memory. The ids are those at the start. Each document is read
   * when it is next, in its state at that time, and a deleted one is left out.
   */
  iterate(query: Query): AsyncIterable<T>;
}

/** A store or a transaction, for reading only. */
export interface Reader {
  collection<T extends Entity>(definition: CollectionDefinition<T>): ReadOnlyCollection<T>;
}

export interface Collection<T extends Entity> extends ReadOnlyCollection<T> {
  /** @throws UniqueViolationError when the id or a unique key is taken */
  insert(doc: T): Promise<void>;
  /** Inserts or replaces. @throws UniqueViolationError when another document has a unique key */
  put(doc: T): Promise<void>;
  /**
   * Resolves with whether there was such a document. Documents that refer to it with `cascade` go with it.
   *
   * @throws ReferencedError when a document refers to it, or to one that goes with it, with `restrict`
   */
  delete(id: string): Promise<boolean>;
  /**
   * Resolves with the number of deleted documents. Deletes in short steps, so that other work does not wait: outside
   * a transaction, each step is a commit of its own. References count as in `delete`.
   *
   * @throws ReferencedError
   */
  deleteWhere(where: readonly Condition[]): Promise<number>;
}

export interface Sample {
  readonly resourceId: string;
  /** Epoch milliseconds, an integer. */
  readonly timeMs: number;
  readonly value: number | string | boolean;
}

/** Samples per resource and time; of two samples of one resource and millisecond the later append stays. */
export interface MeasurementStore {
  append(samples: readonly Sample[]): Promise<void>;
  /** Ascending by time, both ends included; when there are more than `limit`, the newest `limit` of them. */
  range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  /** The same from the other end: when there are more than `limit`, the oldest `limit` of them. */
  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  /** The newest sample of each resource that has one. */
  latest(resourceIds: readonly string[]): Promise<Map<string, Sample>>;
  /** All samples of the resources, some at a time; outside a transaction in several commits. */
  deleteFor(resourceIds: readonly string[]): Promise<void>;
  /** Deletes all samples before the time; resolves with how many they were. */
  prune(beforeMs: number): Promise<number>;
}

export type WriteOperation =
  | {
      readonly type: 'put' | 'insert';
      readonly collection: AnyCollectionDefinition;
      readonly doc: Entity;
      /** Of a put: the document as it was read. A put need not look for what changes if it is still the stored one. */
      readonly before?: Entity;
    }
  | { readonly type: 'delete'; readonly collection: AnyCollectionDefinition; readonly id: string }
  | { readonly type: 'measure'; readonly samples: readonly Sample[] };

/** What works inside a transaction; unusable once the transaction has ended. */
export interface Transaction {
  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T>;
  write(operations: readonly WriteOperation[]): Promise<void>;
  readonly measurements: MeasurementStore;
}

export interface Store {
  /** @throws StoreError `invalid` when the definition was not given when the store was opened */
  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T>;
  /**
   * Runs `work` alone: all its writes are committed together, or none when it rejects. Transactions run one after
   * the other, and writes outside wait for them, in a shared store also those of other processes. So `work` must await calls of `tx` only; a call of the store
   * itself from inside `work` is refused (StoreError `nested`).
   */
  transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R>;
  /** All or nothing, in one commit with the other writes of this turn of the event loop. */
  write(operations: readonly WriteOperation[]): Promise<void>;
  readonly measurements: MeasurementStore;
  /** Resolves when the store can commit a write now. @throws StoreError */
  ping(): Promise<void>;
  /** Waits for running operations, then releases everything. Further calls reject with StoreError `closed`. */
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

/** A failed operation of the store. None of its writes are kept. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  /** What an operator can do about it. */
  readonly remedy: string;

  constructor(code: StoreErrorCode, message: string, remedy = '', options?: ErrorOptions) {
    super(remedy === '' ? message : `${message} ${remedy}`, options);
    this.name = 'StoreError';
    this.code = code;
    this.remedy = remedy;
  }
}

/** The id or a unique key is taken. */
export class UniqueViolationError extends StoreError {
  readonly collection: string;
  /** The fields of the unique key; `['id']` when the id itself is taken. */
  readonly fields: readonly string[];

  constructor(collection: string, fields: readonly string[], options?: ErrorOptions) {
    super('unique', `${collection} already holds a document with this ${fields.join(' + ')}.`, '', options);
    this.name = 'UniqueViolationError';
    this.collection = collection;
    this.fields = fields;
  }
}

/** Documents refer to the one that is to be deleted. Its message is that of the declared restriction. */
export class ReferencedError extends StoreError {
  /** The collection of the documents that refer to it. */
  readonly collection: string;

  constructor(collection: string, message: string) {
    super('referenced', message);
    this.name = 'ReferencedError';
    this.collection = collection;
  }
}

/**
 * Indexes for lists within a scope (for example a device network) that can be filtered and sorted by each of the
 * fields. With them, the cost of the first pages does not depend on the number of documents.
 */
export function listIndexes<Field extends string>(
  scope: Field,
  fields: readonly Field[],
): IndexDefinition<Field>[] {
  return fields.map((field) => ({ fields: [scope, field] }));
}

/** Typed makers of write operations. */
export function putOperation<T extends Entity>(collection: CollectionDefinition<T>, doc: T): WriteOperation {
  return { type: 'put', collection, doc };
}
/** A put that costs one statement if the stored document still has the indexed fields of `before`. */
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
