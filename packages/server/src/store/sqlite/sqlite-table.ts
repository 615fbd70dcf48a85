import type { SQLInputValue } from 'node:sqlite';

import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
} from '../../domain/ports/store.ts';
import type { Table } from '../core/backend.ts';
import { toJson } from '../core/checks.ts';
import { withStoredName } from '../../domain/names.ts';
import { valueOf } from '../core/match.ts';
import type { ChangeNotes } from './change-notes.ts';
import { CommittedReads } from './committed-reads.ts';
import type { Source } from './connection.ts';
import { readElements } from './element-reader.ts';
import type { Matches } from './matches.ts';
import type { ReadThreads } from './read-threads.ts';
import { isUniqueViolation } from './errors.ts';
import { RowReader } from './row-reader.ts';
import { RowWriter } from './row-writer.ts';
import { indexedFields, tableOf } from './schema.ts';
import { Texts, textsTableOf } from './texts.ts';
import type { Walkers } from './walkers.ts';

/** Rows that a walk looks at in one turn of the event loop, whether they match or not: some milliseconds. */
const rowsOfPart = 500;

/** Where a collection is read whose table sees commits alone. */
export interface Readers {
  readonly walkers: Walkers;
  readonly threads: ReadThreads;
}

/** One collection, as it is committed or as the connection that writes it sees it. */
export class SqliteTable implements Table {
  readonly #fields: readonly string[];
  readonly #name: string;
  readonly #definition: AnyCollectionDefinition;
  readonly #reader: RowReader;
  readonly #rows: RowWriter;
  readonly #texts: Texts | undefined;
  readonly #matches: Matches;
  /**
   * Whether every change is noted, those of fields without a column too. Lists of documents with indexes aside are of such
   * fields, and it would be counted anew, over and over, what becomes of these documents.
   */
  readonly #isFollowed: boolean;
  readonly #notes: ChangeNotes;
  /** Where commits alone are seen. */
  readonly #committed: CommittedReads | undefined;
  readonly #walkers: Walkers | undefined;

  /**
   * @param matches shared by both tables of a collection, as `notes` are
   * @param readers where commits alone are seen
   */
  constructor(
    source: Source,
    definition: AnyCollectionDefinition,
    { matches, notes }: { readonly matches: Matches; readonly notes: ChangeNotes },
    readers: Readers | undefined,
  ) {
    this.#notes = notes;
    this.#name = definition.name;
    this.#definition = definition;
    this.#matches = matches;
    this.#isFollowed = definition.aside !== undefined;
    this.#fields = indexedFields(definition);
    this.#reader = new RowReader(source, definition);
    this.#walkers = readers?.walkers;
    this.#committed =
      readers && new CommittedReads({ definition, reader: this.#reader, matches, threads: readers.threads });
    const texts = readers === undefined ? textsTableOf(definition) : undefined;
    if (texts !== undefined) this.#texts = new Texts(source(), definition, texts);
    const table = tableOf(definition.name);
    this.#rows = new RowWriter(source(), table, this.#fields, definition.searched ?? [], this.#texts);
  }

  /** Before a commit. */
  settle(): void {
    this.#texts?.settle();
  }

  /** Before what is written is asked for. */
  flush(): void {
    this.#texts?.flush();
  }

  /** After a rollback. */
  forget(): void {
    this.#texts?.forget();
  }

  get(id: string): Entity | undefined {
    const doc = this.#reader.get(id);
    return doc === undefined ? undefined : parse(doc);
  }

  getMany(ids: Iterable<string>): Map<string, Entity> {
    const docs = this.#reader.getMany([...new Set(ids)]).map(parse);
    return new Map(docs.map((doc) => [doc.id, doc]));
  }

  find(query: Query): Entity[] {
    this.flush();
    return this.#reader.find(query).map(parse);
  }

  page(query: Query): Page<Entity> | Promise<Page<Entity>> {
    if (this.#committed !== undefined) return this.#committed.page(query);
    const total = this.#count(query);
    return { rows: this.#reader.page(query, total).map(parse), total };
  }

  pageElements(query: Query, elements: ElementList): Page<ElementRow> | Promise<Page<ElementRow>> {
    if (this.#committed !== undefined) return this.#committed.pageElements(query, elements);
    this.flush();
    return readElements(this.#reader, this.#definition, query, elements);
  }

  count(query: Query): number | Promise<number> {
    return this.#committed?.count(query) ?? this.#count(query);
  }

  ids(query: Query): string[] {
    this.flush();
    return this.#reader.ids(query);
  }

  /** Of committed documents only: what is being written is seen by the connection that writes it. */
  get idParts(): ((query: Query) => Generator<string[], string[], undefined>) | undefined {
    const walkers = this.#walkers;
    return walkers && ((query) => this.#walk(walkers, query));
  }

  *#walk(walkers: Walkers, query: Query): Generator<string[], string[], undefined> {
    const { sql, values } = this.#reader.queries.steps(query, this.#reader.way(query));
    const walker = walkers.take();
    try {
      let part: string[] = [];
      let rows = 0;
      for (const { id } of walker.each(sql, values)) {
        if (id !== null) part.push(String(id));
        rows += 1;
        if (rows % rowsOfPart !== 0) continue;
        yield part;
        part = [];
      }
      return part;
    } finally {
      walkers.giveBack(walker);
    }
  }

  #count(query: Query): number {
    this.flush();
    return this.#reader.count(query);
  }

  prepare(type: 'put' | 'insert', doc: Entity): () => void {
    const json = toJson(doc);
    const values = this.#values(doc, json);
    const copy = (): Entity => parse(json);
    return () => {
      this.#notes.note(this.#name, doc.id);
      if (type === 'put') this.#put(doc.id, values, copy);
      else this.#insert(values, copy);
    };
  }

  delete(id: string): boolean {
    this.#notes.note(this.#name, id);
    const before = this.#before(id);
    const deleted = this.#rows.delete(id);
    if (before !== undefined) this.#matches.changed(before, undefined);
    return deleted;
  }

  deleteWhere(where: readonly Condition[], limit: number): number {
    this.flush();
    const isFollowed = this.#isFollowed && this.#matches.wantsChanges;
    const rows = this.#reader.all(this.#reader.queries.delete(where, limit, isFollowed));
    for (const { id, row, doc } of rows) {
      this.#texts?.changed(Number(row));
      this.#notes.note(this.#name, String(id));
      if (isFollowed) this.#changed(parse(String(doc)), () => undefined);
      else this.#matches.changedSomehow();
    }
    return rows.length;
  }

  #insert(values: readonly SQLInputValue[], doc: () => Entity): void {
    this.#rows.insert(values);
    this.#changed(undefined, doc);
  }

  /**
   * Most documents are put again with the same indexed values (a Registration Update moves a few times): then the
   * row alone is written and no index is touched.
   */
  #put(id: string, values: readonly SQLInputValue[], doc: () => Entity): void {
    const followed = this.#isFollowed && this.#matches.wantsChanges ? this.get(id) : undefined;
    if (this.#rows.refresh(values)) {
      if (followed === undefined) this.#matches.rewritten();
      else this.#changed(followed, doc);
      return;
    }
    const before = followed ?? this.#before(id);
    try {
      this.#rows.put(id, values);
    } catch (error) {
      doc = this.#exempt(id, doc, error);
    }
    this.#changed(before, doc);
  }

  /** Writes a document whose name has collided since an earlier version, if the change does not rename it. */
  #exempt(id: string, doc: () => Entity, error: unknown): () => Entity {
    const kept = isUniqueViolation(error) ? withStoredName(this.get(id), doc()) : undefined;
    if (kept === undefined) throw error;
    this.#rows.put(id, this.#values(kept, toJson(kept), 'nameKey'));
    return () => kept;
  }

  /** @param absent a field that counts as absent */
  #values(doc: Entity, json: string, absent?: string): SQLInputValue[] {
    const values: SQLInputValue[] = [doc.id, json];
    for (const field of this.#fields) values.push(field === absent ? null : valueOf(doc, field));
    return values;
  }

  /** What a document is before it changes, where totals need it. */
  #before(id: string): Entity | undefined {
    if (this.#matches.wantsChanges) return this.get(id);
    this.#matches.changedSomehow();
    return undefined;
  }

  #changed(before: Entity | undefined, after: () => Entity | undefined): void {
    if (this.#matches.wantsChanges) this.#matches.changed(before, after());
    else this.#matches.changedSomehow();
  }
}

function parse(doc: string): Entity {
  return JSON.parse(doc) as Entity;
}
