import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
  Scalar,
  ValueSource,
} from '../../domain/ports/store.ts';
import { withStoredName } from '../../domain/names.ts';
import { UniqueViolationError } from '../../domain/ports/store.ts';
import type { Table } from '../core/backend.ts';
import { toJson } from '../core/checks.ts';
import { elementRows, splitConditions } from '../core/elements.ts';
import { toComparable } from '../core/scalars.ts';
import { orderOf, testOf, valueOf } from '../core/match.ts';
import type { UndoLog } from './undo-log.ts';

interface UniqueIndex {
  readonly fields: readonly string[];
  /** From the values of the fields to the id of their document. */
  readonly ids: Map<string, string>;
}

/** One collection in memory, with indexes as maps; every change can be taken back. */
export class DocumentTable implements Table {
  readonly #name: string;
  readonly #undo: UndoLog;
  readonly #others: (collection: AnyCollectionDefinition) => DocumentTable;
  readonly #docs = new Map<string, Entity>();
  readonly #unique: readonly UniqueIndex[];
  /** Per first field of an index: from a value to the ids of its documents. */
  readonly #lookups: ReadonlyMap<string, Map<string | number | null, Set<string>>>;

  /** @param others finds the other tables */
  constructor(
    definition: AnyCollectionDefinition,
    undo: UndoLog,
    others: (collection: AnyCollectionDefinition) => DocumentTable,
  ) {
    this.#name = definition.name;
    this.#others = others;
    this.#undo = undo;
    this.#unique = definition.indexes
      .filter((index) => index.unique === true)
      .map((index) => ({ fields: index.fields, ids: new Map() }));
    const first = definition.indexes.flatMap((index) => index.fields.slice(0, 1));
    this.#lookups = new Map(first.map((field) => [field, new Map()]));
  }

  /** The stored documents themselves, for saving; not to be changed. */
  all(): Iterable<Entity> {
    return this.#docs.values();
  }

  get(id: string): Entity | undefined {
    const doc = this.#docs.get(id);
    return doc === undefined ? undefined : copy(doc);
  }

  getMany(ids: Iterable<string>): Map<string, Entity> {
    const found = new Map<string, Entity>();
    for (const id of ids) {
      const doc = this.get(id);
      if (doc !== undefined) found.set(id, doc);
    }
    return found;
  }

  find(query: Query): Entity[] {
    return this.#select(query).map(copy);
  }

  page(query: Query): Page<Entity> {
    const matches = this.#matches(query);
    return { rows: cut(matches.sort(orderOf(query)), query).map(copy), total: matches.length };
  }

  pageElements(query: Query, elements: ElementList): Page<ElementRow> {
    const { ofDocuments, ofKinds } = splitConditions(query);
    const { search } = query;
    const around = { collection: this.#name, has: (source: ValueSource) => this.#valuesOf(source) };
    const test = testOf({ where: ofKinds, ...(search && { search }) }, around);
    const rows = elementRows(this.#matches({ where: ofDocuments }), query, elements, test);
    return { rows: cut(rows, query), total: rows.length };
  }

  ids(query: Query): string[] {
    return this.#select(query).map((doc) => doc.id);
  }

  count(query: Query): number {
    return this.#matches(query).length;
  }

  prepare(type: 'put' | 'insert', doc: Entity): () => void {
    const stored = JSON.parse(toJson(doc)) as Entity;
    return () => {
      if (type === 'insert' && this.#docs.has(stored.id)) throw new UniqueViolationError(this.#name, ['id']);
      this.#replace(stored.id, stored);
    };
  }

  /**
   * Takes a document that an earlier version may have written: where its name collides by now it is exempt.
   *
   * @throws UniqueViolationError
   */
  load(doc: Entity): void {
    const stored = JSON.parse(toJson(doc)) as Entity;
    const violated = this.#docs.has(stored.id) ? ['id'] : this.#violatedBy(stored, 'nameKey');
    if (violated !== undefined) throw new UniqueViolationError(this.#name, violated);
    this.#set(stored.id, undefined, stored);
  }

  delete(id: string): boolean {
    if (!this.#docs.has(id)) return false;
    this.#replace(id, undefined);
    return true;
  }

  deleteWhere(where: readonly Condition[], limit: number): number {
    const matches = this.#matches({ where }, limit);
    for (const doc of matches) this.#replace(doc.id, undefined);
    return matches.length;
  }

  #select(query: Query): Entity[] {
    return cut(this.#matches(query).sort(orderOf(query)), query);
  }

  #matches(query: Query, limit = Infinity): Entity[] {
    const test = testOf(query, { collection: this.#name, has: (source) => this.#valuesOf(source) });
    const matches: Entity[] = [];
    for (const doc of this.#candidates(query.where ?? [])) {
      if (matches.length >= limit) break;
      if (test(doc)) matches.push(doc);
    }
    return matches;
  }

  #valuesOf({ collection, field, where }: ValueSource): (value: string | number) => boolean {
    const docs = this.#others(collection).#matches({ where });
    const values = new Set(docs.map((doc) => valueOf(doc, field)));
    return (value) => values.has(value);
  }

  /** By the first condition that an index answers; else all. */
  #candidates(where: readonly Condition[]): Iterable<Entity> {
    for (const condition of where) {
      const values = valuesWanted(condition);
      if (values === undefined) continue;
      if (condition.field === 'id') return this.#byId(values.map(String));
      const lookup = this.#lookups.get(condition.field);
      if (lookup === undefined) continue;
      const ids = new Set<string>();
      for (const value of values) for (const id of lookup.get(toComparable(value)) ?? []) ids.add(id);
      return this.#byId(ids);
    }
    return this.#docs.values();
  }

  *#byId(ids: Iterable<string>): Iterable<Entity> {
    for (const id of new Set(ids)) {
      const doc = this.#docs.get(id);
      if (doc !== undefined) yield doc;
    }
  }

  #replace(id: string, given: Entity | undefined): void {
    const previous = this.#docs.get(id);
    const next = given && this.#admitted(given, previous);
    this.#set(id, previous, next);
    this.#undo.push(() => this.#set(id, next, previous));
  }

  /** @throws UniqueViolationError */
  #admitted(doc: Entity, previous: Entity | undefined): Entity {
    const violated = this.#violatedBy(doc);
    if (violated === undefined) return doc;
    const kept = withStoredName(previous, doc);
    const others = kept && this.#violatedBy(kept, 'nameKey');
    if (kept === undefined || others !== undefined)
      throw new UniqueViolationError(this.#name, others ?? violated);
    return kept;
  }

  /** @param exempt indexes with this field do not count */
  #violatedBy(doc: Entity, exempt?: string): readonly string[] | undefined {
    for (const { fields, ids } of this.#unique) {
      if (exempt !== undefined && fields.includes(exempt)) continue;
      const key = keyOf(doc, fields);
      const holder = key === undefined ? undefined : ids.get(key);
      if (holder !== undefined && holder !== doc.id) return fields;
    }
    return undefined;
  }

  #set(id: string, previous: Entity | undefined, next: Entity | undefined): void {
    if (previous !== undefined) this.#unindex(previous);
    if (next === undefined) this.#docs.delete(id);
    else {
      this.#docs.set(id, next);
      this.#index(next);
    }
  }

  #index(doc: Entity): void {
    for (const { fields, ids } of this.#unique) {
      const key = keyOf(doc, fields);
      if (key !== undefined && !ids.has(key)) ids.set(key, doc.id);
    }
    for (const [field, lookup] of this.#lookups) {
      const value = valueOf(doc, field);
      const ids = lookup.get(value);
      if (ids === undefined) lookup.set(value, new Set([doc.id]));
      else ids.add(doc.id);
    }
  }

  #unindex(doc: Entity): void {
    for (const { fields, ids } of this.#unique) {
      const key = keyOf(doc, fields);
      if (key !== undefined && ids.get(key) === doc.id) ids.delete(key);
    }
    for (const [field, lookup] of this.#lookups) {
      const value = valueOf(doc, field);
      const ids = lookup.get(value);
      ids?.delete(doc.id);
      if (ids?.size === 0) lookup.delete(value);
    }
  }
}

/** The values that a condition allows, if it lists them. */
function valuesWanted(condition: Condition): readonly Scalar[] | undefined {
  if (condition.op === 'in') return condition.value;
  return condition.op === 'eq' ? [condition.value] : undefined;
}

/** Undefined when a field is absent: such documents are exempt from the unique key. */
function keyOf(doc: Entity, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => valueOf(doc, field));
  return values.includes(null) ? undefined : JSON.stringify(values);
}

function cut<T>(docs: T[], { offset = 0, limit }: Query): T[] {
  return docs.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** A copy of plain JSON data; keys such as `__proto__` stay data. */
function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') {
      Object.defineProperty(result, key, {
        value: copy(item),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    } else result[key] = copy(item);
  }
  return result as T;
}
