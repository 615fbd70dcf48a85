import type { AnyCollectionDefinition } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import type { SampleTable, View } from '../queue/backend.ts';
import type { Source, Dialect } from './dialect.ts';
import { References } from './references.ts';
import { SeriesNumbers, SqlSamples } from './samples.ts';
import { SqlTable } from './sql-table.ts';

/**
 * The collections and measurements of a database, in two views: committed data, and the data of the writing
 * connection.
 */
export class SqlViews {
  readonly #dialect: Dialect;
  readonly #sources: Readonly<Record<View, Source>>;
  readonly #tables: Readonly<Record<View, Map<string, SqlTable>>> = {
    committed: new Map(),
    current: new Map(),
  };
  readonly #samples: Readonly<Record<View, SqlSamples>>;
  readonly #references: References;
  readonly #options: StoreOptions;
  readonly #series = new SeriesNumbers();

  constructor(
    dialect: Dialect,
    definitions: readonly AnyCollectionDefinition[],
    sources: Readonly<Record<View, Source>>,
    options: StoreOptions,
  ) {
    this.#references = new References(definitions);
    this.#options = options;
    this.#dialect = dialect;
    this.#sources = sources;
    this.#samples = {
      committed: new SqlSamples(sources.committed, dialect, this.#series),
      current: new SqlSamples(sources.current, dialect, this.#series),
    };
  }

  table(definition: AnyCollectionDefinition, view: View): SqlTable {
    const tables = this.#tables[view];
    let table = tables.get(definition.name);
    if (table === undefined) {
      const related = {
        references: this.#references,
        tableOf: (other: AnyCollectionDefinition) => this.table(other, view),
        changeCounts: this.#options.changeCounts,
        keepsCounts: view === 'committed',
        sharesLookups: view === 'committed' && this.#dialect.sharesLookups,
      };
      table = new SqlTable(this.#sources[view], this.#dialect, definition, related, this.#options);
      tables.set(definition.name, table);
    }
    return table;
  }

  samples(view: View): SampleTable {
    return this.#samples[view];
  }

  /** Drops the state of a transaction after its rollback. */
  forgetUncommitted(): void {
    this.#series.forget();
  }
}
