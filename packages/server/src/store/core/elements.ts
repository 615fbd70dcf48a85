import type { Condition, ElementList, ElementRow, Entity, Query } from '../../domain/ports/store.ts';
import { orderOf, valueOf } from './match.ts';
import type { Test } from './match.ts';

const KIND = 'kind.';

/** The column that a field of a query names; undefined for a field of the document. */
export function columnOfKind(field: string): string | undefined {
  return field.startsWith(KIND) ? field.slice(KIND.length) : undefined;
}

/** The conditions on documents, and those on kinds. */
export function splitConditions({ where = [] }: Query): {
  readonly ofDocuments: readonly Condition[];
  readonly ofKinds: readonly Condition[];
} {
  const isOfKind = ({ field }: Condition): boolean => columnOfKind(field) !== undefined;
  return { ofDocuments: where.filter((one) => !isOfKind(one)), ofKinds: where.filter(isOfKind) };
}

/** A row with what it is tested and sorted by. */
interface Candidate extends Entity {
  readonly key: number;
  readonly entry: number | undefined;
}

/**
 * The rows that the elements of documents make, in order.
 *
 * @param test of a document with its `kind`
 */
export function elementRows(
  documents: readonly Entity[],
  query: Query,
  elements: ElementList,
  test: Test,
): ElementRow[] {
  const { kinds } = elements;
  const known = new Map(
    kinds.rows.map(({ of, key, values }) => [
      `${of} ${key}`,
      Object.fromEntries(kinds.columns.map((column, at) => [column, values[at]])),
    ]),
  );
  const candidates = documents.flatMap((document) =>
    listIn(document, elements.list).flatMap((element): Candidate[] => {
      const key = Number(valueOf(element, elements.key));
      const kind = known.get(`${valueOf(document, kinds.field)} ${key}`);
      const tested = { ...document, kind };
      if (kind === undefined || !test(tested)) return [];
      const entries = listIn(element, elements.entries) as unknown as number[];
      return [undefined, ...entries].map((entry) => ({ ...tested, key, entry }));
    }),
  );
  const isDescending = query.sort?.at(-1)?.direction === 'desc';
  const byFields = orderOf(query);
  const byPlace = (a: Candidate, b: Candidate): number => a.key - b.key || (a.entry ?? -1) - (b.entry ?? -1);
  return candidates
    .sort((a, b) => byFields(a, b) || (isDescending ? byPlace(b, a) : byPlace(a, b)))
    .map(({ id, key, entry }) => ({ id, key, ...(entry === undefined ? {} : { entry }) }));
}

function listIn(document: Entity, field: string): readonly Entity[] {
  const list = (document as unknown as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(list) ? (list as Entity[]) : [];
}
