import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

import type { AnyCollectionDefinition, Query } from '../../domain/ports/store.ts';
import { AsideIndex } from './aside-index.ts';
import type { ChangeNote } from './change-notes.ts';
import type { Connection } from './connection.ts';
import type { AsideMessage } from './read-protocol.ts';
import type { RowReader } from './row-reader.ts';

/** Changes are gathered for so long before they are indexed, when nobody asks. */
const GATHER_MS = 250;
/** Indexes that nobody has asked for so long are dropped. */
const UNUSED_MS = 10 * 60_000;

export interface AsideDependencies {
  readonly connection: Connection;
  /** Where changes are told. */
  readonly notes: MessagePort;
  /** Asks for the changes of a collection, or that they be told no more. */
  want(collection: string, isWanted: boolean): void;
  /** Says what has become of the indexes of a collection. */
  report(message: AsideMessage): void;
  /** Runs work in a transaction, with the number of the last commit that it sees. */
  transaction(work: (commit: number) => void): void;
}

interface Kept {
  readonly index: AsideIndex;
  /** Epoch milliseconds. */
  usedAt: number;
}

/**
 * The indexes aside of a reading thread. They are made when they are asked for, from when on the writer tells of the
 * changes of their collection, and dropped when nobody asks any more.
 */
export class AsideIndexes {
  readonly #deps: AsideDependencies;
  readonly #kept = new Map<string, Kept>();
  readonly #starting = new Map<string, AnyCollectionDefinition>();
  #isGathering = false;

  constructor(deps: AsideDependencies) {
    this.#deps = deps;
    deps.notes.on('message', (note: ChangeNote) => {
      this.#take(note);
      if (this.#isGathering) return;
      this.#isGathering = true;
      setTimeout(() => this.#tidy(), GATHER_MS).unref();
    });
    deps.notes.unref();
  }

  /** Makes them, unless it has begun with that. */
  prepare(definition: AnyCollectionDefinition): void {
    const { name } = definition;
    if (this.#kept.has(name) || this.#starting.has(name)) return;
    this.#starting.set(name, definition);
    this.#deps.want(name, true);
  }

  /**
   * Inside a transaction: what answers the query, when an index aside does.
   *
   * @param commit the number of the last commit that the transaction sees
   */
  readerFor(definition: AnyCollectionDefinition, query: Query, commit: number): RowReader | undefined {
    const kept = this.#kept.get(definition.name);
    if (kept?.index.knows(query) !== true) return undefined;
    kept.usedAt = Date.now();
    // What the commits have changed that are seen was told before they could be seen.
    let got = receiveMessageOnPort(this.#deps.notes);
    while (got !== undefined) {
      this.#take(got.message as ChangeNote);
      got = receiveMessageOnPort(this.#deps.notes);
    }
    kept.index.update(commit);
    return kept.index.reader;
  }

  /** Nothing is made any more, and the connection may be closed. */
  close(): void {
    this.#kept.clear();
    this.#starting.clear();
    this.#deps.notes.close();
  }

  #take({ collection, ids, commit }: ChangeNote): void {
    const starting = this.#starting.get(collection);
    if (ids !== undefined) {
      this.#kept.get(collection)?.index.changed(ids, commit);
    } else if (starting !== undefined) {
      this.#starting.delete(collection);
      const index = new AsideIndex(this.#deps.connection, starting);
      this.#kept.set(collection, { index, usedAt: Date.now() });
      this.#goOn(collection, index);
    }
  }

  /** Questions are answered between the steps. */
  #goOn(collection: string, index: AsideIndex): void {
    setImmediate(() => {
      if (this.#kept.get(collection)?.index !== index) return;
      try {
        index.step();
      } catch {
        // No room for it, most likely: lists are slower, then.
        this.#drop(collection, index, 'failed');
        return;
      }
      if (index.isReady) this.#deps.report({ collection, aside: 'ready' });
      else this.#goOn(collection, index);
    });
  }

  #tidy(): void {
    this.#isGathering = false;
    for (const [collection, { index, usedAt }] of this.#kept) {
      if (index.isTooLate || Date.now() - usedAt > UNUSED_MS) this.#drop(collection, index, 'dropped');
      else if (index.isReady) this.#deps.transaction((commit) => index.update(commit));
    }
  }

  #drop(collection: string, index: AsideIndex, aside: 'dropped' | 'failed'): void {
    this.#kept.delete(collection);
    this.#deps.want(collection, false);
    this.#deps.report({ collection, aside });
    index.drop();
  }
}
