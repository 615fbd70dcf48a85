import type { Row, Source } from './dialect.ts';

/**
 * Finds rows by the value of one column. All look-ups of a turn of the event loop share a statement, because each
 * statement costs a round trip.
 */
export class Lookup {
  readonly #source: Source;
  readonly #sql: string;
  #wanted = new Map<unknown, PromiseWithResolvers<Row | undefined>>();

  /** @param sql finds rows with the value as `key`, at most one for each value of an array */
  constructor(source: Source, sql: string) {
    this.#source = source;
    this.#sql = sql;
  }

  /** Callers that look up the same value share its row. */
  find(value: unknown): Promise<Row | undefined> {
    let wanted = this.#wanted.get(value);
    if (wanted === undefined) {
      if (this.#wanted.size === 0) setImmediate(() => void this.#send());
      wanted = Promise.withResolvers();
      this.#wanted.set(value, wanted);
    }
    return wanted.promise;
  }

  async #send(): Promise<void> {
    const wanted = this.#wanted;
    this.#wanted = new Map();
    try {
      const rows = await this.#source().all({ sql: this.#sql, parameters: [[...wanted.keys()]] });
      const found = new Map(rows.map((row) => [row['key'], row]));
      for (const [value, { resolve }] of wanted) resolve(found.get(value));
    } catch (error) {
      for (const { reject } of wanted.values()) reject(error);
    }
  }
}
