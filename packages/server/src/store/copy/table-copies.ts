import type { AnyCollectionDefinition, Entity } from '../port.ts';
import { toJson } from '../queue/checks.ts';
import type { Row } from '../sql/connection.ts';
import { columnsOf, tableOf } from '../sql/schema.ts';
import type { CopyColumn, CopySource, CopyTarget } from './ends.ts';

/** Documents and samples of a commit. Bounds the memory that a copy needs. */
const DOCUMENTS = 1_000;
const SAMPLES = 10_000;

/** How the rows of a table are copied. */
export interface TableCopy {
  readonly table: string;
  /** Reads the source. */
  readonly query: string;
  /** Rows of a commit. */
  readonly size: number;
  readonly columns: readonly CopyColumn[];
  /** A row of the source as the target stores it. */
  readonly convert: (row: Row) => readonly unknown[];
}

/** The documents of a collection. Their columns are computed: databases represent values differently. */
export function documentCopy(
  { dialect: from }: CopySource,
  { dialect: to }: CopyTarget,
  definition: AnyCollectionDefinition,
): TableCopy {
  const table = tableOf(definition.name);
  const columns = columnsOf(definition);
  return {
    table,
    query: `SELECT doc FROM "${table}"`,
    size: DOCUMENTS,
    columns: [
      { name: 'id', type: 'text' },
      { name: 'doc', type: 'document' },
      ...columns.map(({ name }) => ({ name, type: 'text' as const })),
    ],
    convert: ({ doc }) => {
      const entity = JSON.parse(from.fromDocument(doc)) as Entity;
      const values = columns.map(({ valueOf }) => to.toColumn(valueOf(entity)));
      return [to.toColumn(entity.id), to.toDocument(toJson(entity)), ...values];
    },
  };
}

/** The numbers of resources in the table of samples. */
export function seriesCopy({ dialect: from }: CopySource, { dialect: to }: CopyTarget): TableCopy {
  return {
    table: 'series',
    query: 'SELECT id, resource_id FROM series ORDER BY id',
    size: SAMPLES,
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'resource_id', type: 'text' },
    ],
    convert: ({ id, resource_id: resource }) => [Number(id), to.toColumn(from.fromColumn(resource))],
  };
}

export function sampleCopy({ dialect: from }: CopySource, { dialect: to }: CopyTarget): TableCopy {
  return {
    table: 'sample',
    query: 'SELECT series, time, value FROM sample ORDER BY series, time',
    size: SAMPLES,
    columns: [
      { name: 'series', type: 'integer' },
      { name: 'time', type: 'integer' },
      { name: 'value', type: 'document' },
    ],
    convert: ({ series, time, value }) => [Number(series), Number(time), to.toSample(from.fromSample(value))],
  };
}
