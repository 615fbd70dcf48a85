import { sql } from 'kysely';

import type { Entity, Sample } from '../port.ts';
import type { Connection } from './connection.ts';
import type { Dialect } from './dialect.ts';

/** Number of documents and samples read in one step. Limits the memory for reading a whole store. */
const DOCUMENTS = 1_000;
const SAMPLES = 10_000;

/** Yields all documents of a table, ordered by ID. They may be updated during the iteration. */
export async function* readDocuments(
  connection: Connection,
  dialect: Dialect,
  table: string,
): AsyncGenerator<readonly Entity[]> {
  for (let last = ''; ;) {
    const rows = await connection.all(
      dialect.queries
        .selectFrom(table)
        .select('doc')
        .where('id', '>', dialect.toColumn(last))
        .orderBy('id')
        .limit(DOCUMENTS)
        .compile(),
    );
    const docs = rows.map(({ doc }) => JSON.parse(dialect.fromDocument(doc)) as Entity);
    if (docs.length > 0) yield docs;
    if (docs.length < DOCUMENTS) return;
    last = docs.at(-1)?.id ?? '';
  }
}

/** Yields all samples, grouped by resource and ascending by time. */
export async function* readSamples(
  connection: Connection,
  dialect: Dialect,
): AsyncGenerator<readonly Sample[]> {
  let [series, time] = [0, 0];
  for (;;) {
    // Without CROSS JOIN, SQLite would read the resources first, and sort the samples.
    const rows = await connection.all(
      sql`SELECT sample.series AS series, resource_id, time, value FROM sample CROSS JOIN series
        WHERE series.id = sample.series AND (sample.series, time) > (${series}, ${time})
        ORDER BY sample.series, time LIMIT ${sql.lit(SAMPLES)}`.compile(dialect.queries),
    );
    if (rows.length > 0) {
      yield rows.map((row) => ({
        resourceId: String(dialect.fromColumn(row['resource_id'])),
        timeMs: Number(row['time']),
        value: dialect.fromSample(row['value']),
      }));
    }
    if (rows.length < SAMPLES) return;
    series = Number(rows.at(-1)?.['series']);
    time = Number(rows.at(-1)?.['time']);
  }
}
