import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { StoreError } from '../../domain/ports/store.ts';
import type { Backend, PendingWrite, SampleTable, Table } from '../core/backend.ts';
import { DocumentSamples } from './document-samples.ts';
import { DocumentTable } from './document-table.ts';
import { UndoLog } from './undo-log.ts';

/** Makes the present state durable; when it rejects, the changes are taken back. */
export type Save = (state: DocumentBackend) => Promise<void>;

const defaultSamplesPerResource = 1_000;

/** A database in memory; `save` makes it durable. */
export class DocumentBackend implements Backend {
  readonly readsSeeUncommitted = true;
  readonly #undo = new UndoLog();
  readonly #tables: ReadonlyMap<string, DocumentTable>;
  readonly #samples: DocumentSamples;
  readonly #save: Save | undefined;

  constructor(
    definitions: readonly AnyCollectionDefinition[],
    options: { maxSamplesPerResource?: number | undefined; save?: Save },
  ) {
    this.#tables = new Map(
      definitions.map((d) => [d.name, new DocumentTable(d, this.#undo, (other) => this.table(other))]),
    );
    this.#samples = new DocumentSamples(
      this.#undo,
      options.maxSamplesPerResource ?? defaultSamplesPerResource,
    );
    this.#save = options.save;
  }

  table(definition: AnyCollectionDefinition): DocumentTable & Table {
    const table = this.#tables.get(definition.name);
    if (table === undefined) throw new StoreError('invalid', `There is no collection "${definition.name}".`);
    return table;
  }

  tables(): Iterable<[string, DocumentTable]> {
    return this.#tables;
  }

  samples(): DocumentSamples & SampleTable {
    return this.#samples;
  }

  /** After loading: what was loaded is the committed state. */
  accept(): void {
    this.#samples.trim();
    this.#undo.clear();
  }

  run(batch: readonly PendingWrite[]): void {
    for (const write of batch) this.#runOne(write);
  }

  begin(): void {
    this.#undo.clear();
  }

  end(): void | Promise<void> {
    if (this.#save === undefined) {
      this.accept();
      return;
    }
    if (this.#undo.mark === 0) return;
    return this.#save(this).then(() => this.accept());
  }

  rollback(): void {
    this.#undo.undoTo(0);
  }

  atomically(work: () => void): void {
    const mark = this.#undo.mark;
    try {
      work();
    } catch (error) {
      this.#undo.undoTo(mark);
      throw error;
    }
  }

  translate(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
  }

  close(): void {
    this.#undo.clear();
  }

  #runOne(write: PendingWrite): void {
    try {
      this.atomically(() => (write.outcome = write.run()));
    } catch (error) {
      write.error = this.translate(error);
    }
  }
}
