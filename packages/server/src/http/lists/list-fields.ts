import { parseIsoTime } from '@muster/lwm2m/core';
import { foldCase, foldedOf, inNetwork, toComparable, valueOf } from '../../kernel/entities.ts';
import type { ListQuery } from '../../kernel/entities.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { didYouMean, shownValue } from '../../kernel/texts.ts';
import type {
  CollectionDefinition,
  Condition,
  Entity,
  Page,
  Scalar,
  SortKey,
  ValueSource,
} from '../../store/port.ts';
import type { FilterTerm, PageRequest } from './page-request.ts';

/** Type of a field's values in the API. `time` is epoch milliseconds or ISO 8601; without a time zone it is UTC. */
export type FieldType = 'text' | 'uuid' | 'number' | 'boolean' | 'time';

export interface ListField {
  /** Field of the document. Dots descend. */
  readonly path: string;
  readonly type: FieldType;
  /** Second sort key for fields with few distinct values. By default, the ID. */
  readonly then?: string;
  /**
   * Sources of the values in a device network, if they are not all in `path`. Each document has its value in one of
   * them.
   */
  readonly sources?: (deviceNetworkId: string) => readonly ValueSource[];
}

/** Fields of another collection. They can be filtered, but not sorted. */
export interface JoinedField {
  readonly type: FieldType;
  /** Converts a condition on the joined field to conditions on the documents of the list. */
  readonly join: (condition: Condition, deviceNetworkId: string) => readonly Condition[];
  /** Field of the joined document. */
  readonly path: string;
}

/**
 * The fields by which a list can be filtered, sorted and searched: members of its rows, mapped to fields of its
 * documents.
 */
export interface ListFields {
  readonly fields: Readonly<Record<string, ListField>>;
  readonly joined?: Readonly<Record<string, JoinedField>>;
  /** Fields of the document for Search. */
  readonly search: readonly string[];
  readonly defaultSort: readonly SortKey[];
}

/**
 * Converts a client's request to a query of the store.
 *
 * @param deviceNetworkId where joined fields are looked up
 * @throws MusterError `invalid-request`: a field is unknown (the message lists the known ones), or a value does not
 * have the field's type
 */
export function toListQuery(paging: PageRequest, list: ListFields, deviceNetworkId: string): ListQuery {
  const where: Condition[] = [];
  for (const term of paging.filter) {
    const field = lookup(list.fields, term.field);
    const joined = field === undefined ? lookup(list.joined ?? {}, term.field) : undefined;
    if (field !== undefined) {
      where.push(inSources(toCondition(term, field), field.sources?.(deviceNetworkId)));
    } else if (joined !== undefined) {
      where.push(...joined.join(toCondition(term, joined), deviceNetworkId));
    } else {
      throw unknownField('Filter', term.field, [
        ...Object.keys(list.fields),
        ...Object.keys(list.joined ?? {}),
      ]);
    }
  }
  return {
    where,
    ...(paging.search === undefined ? {} : { search: { text: paging.search, fields: list.search } }),
    sort: sortKeys(paging, list, deviceNetworkId),
    offset: (paging.page - 1) * paging.pageSize,
    limit: paging.pageSize,
  };
}

function sortKeys(paging: PageRequest, list: ListFields, deviceNetworkId: string): readonly SortKey[] {
  if (paging.sort.length === 0) return list.defaultSort;
  let then: SortKey | undefined;
  const keys: SortKey[] = paging.sort.map(({ field: name, direction }) => {
    const field = lookup(list.fields, name);
    if (field === undefined) throw unknownField('Sort', name, Object.keys(list.fields));
    then = field.then === undefined ? undefined : { field: field.then, direction };
    const sources = field.sources?.(deviceNetworkId);
    return { field: field.path, direction, ...(sources !== undefined && { sources }) };
  });
  return then === undefined || keys.some((key) => key.field === then?.field) ? keys : [...keys, then];
}

/** Selects the documents that meet a condition in one of their sources. */
function inSources(condition: Condition, sources: readonly ValueSource[] | undefined): Condition {
  if (sources === undefined) return condition;
  const value = sources.map(({ collection, field, where }): ValueSource => ({
    collection,
    field: 'id',
    where: [{ ...condition, field }, ...where],
  }));
  return { field: 'id', op: 'among', value };
}

function lookup<T>(fields: Readonly<Record<string, T>>, name: string): T | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(fields).find((one) => one.toLowerCase() === wanted);
  return key === undefined ? undefined : fields[key];
}

function unknownField(member: string, field: string, known: readonly string[]): Error {
  return invalidMember(
    member,
    `Unknown field ${shownValue(field)}.${didYouMean(field, known)} Fields: ${known.join(', ')}.`,
  );
}

function toCondition(
  term: FilterTerm,
  field: { readonly path: string; readonly type: FieldType },
): Condition {
  switch (term.op) {
    case 'exists':
      return { field: field.path, op: 'exists', value: term.value };
    case 'in':
      return {
        field: field.path,
        op: 'in',
        value: term.values.map((value) => toScalar(term.field, value, field.type)),
      };
    case 'contains':
    case 'startsWith':
      if (field.type !== 'text' && field.type !== 'uuid') {
        throw invalidMember(
          'Filter',
          `${term.field} is not text, so ${term.op.toLowerCase()} cannot be used with it.`,
        );
      }
      return { field: field.path, op: term.op, value: term.value };
    default:
      return { field: field.path, op: term.op, value: toScalar(term.field, term.value, field.type) };
  }
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

function toScalar(member: string, text: string, type: FieldType): Scalar {
  switch (type) {
    case 'text':
      return text;
    case 'uuid':
      return text.toLowerCase();
    case 'number':
      if (NUMBER.test(text)) return Number(text);
      throw invalidMember('Filter', `${member} must be compared with a number, not ${shownValue(text)}.`);
    case 'boolean':
      if (/^(?:true|false)$/iu.test(text)) return text.toLowerCase() === 'true';
      throw invalidMember(
        'Filter',
        `${member} must be compared with true or false, not ${shownValue(text)}.`,
      );
    case 'time': {
      const time = /^\d{1,16}$/u.test(text) ? Number(text) : parseIsoTime(text);
      if (time === undefined) {
        throw invalidMember(
          'Filter',
          `${member} must be compared with epoch milliseconds or an ISO 8601 time, not ${shownValue(text)}.`,
        );
      }
      return time;
    }
  }
}

type Named = Entity & { readonly deviceNetworkId: string; readonly name: string };

/**
 * A field for the name of an entity that rows refer to. It can be filtered: the filter finds the IDs of the entities
 * with such a name.
 *
 * @param idField field of the rows' documents with the ID
 * @param path field that counts as the name; every entity has it
 */
export function nameOf<T extends Named>(
  collection: CollectionDefinition<T>,
  idField: string,
  path = 'name',
): JoinedField {
  return {
    path,
    type: 'text',
    join: (condition, deviceNetworkId) => {
      // Every referenced entity has a name.
      if (condition.op === 'exists') return [{ ...condition, field: idField }];
      const { where = [] } = inNetwork(deviceNetworkId, { where: [condition] });
      return [{ field: idField, op: 'among', value: [{ collection, field: 'id', where }] }];
    },
  };
}

type Comparable = ReturnType<typeof toComparable>;

/**
 * Returns a page of documents that are not all in the store, as the store would. Without a sort key, they keep their
 * order.
 *
 * @param query without conditions on other collections
 */
export function pageInMemory<T extends Entity>(all: readonly T[], query: ListQuery): Page<T> {
  const { where = [], search, sort = [], offset = 0, limit = all.length } = query;
  const text = foldCase(search?.text ?? '');
  const isFound = (one: T): boolean =>
    text === '' || search?.fields.some((field) => foldedOf(one, field)?.includes(text)) === true;
  const found = all.filter((one) => where.every((condition) => meets(one, condition)) && isFound(one));
  if (sort.length > 0) found.sort((one, other) => inOrder(one, other, sort));
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

function meets(document: Entity, condition: Condition): boolean {
  const value = valueOf(document, condition.field);
  switch (condition.op) {
    case 'exists':
      return (value !== null) === condition.value;
    case 'contains':
      return foldedOf(document, condition.field)?.includes(foldCase(condition.value)) === true;
    case 'startsWith':
      return foldedOf(document, condition.field)?.startsWith(foldCase(condition.value)) === true;
    case 'in':
      return condition.value.some((one) => value === toComparable(one));
    case 'among':
      throw new Error(`The field ${condition.field} is in another collection.`);
    default:
      return compares(value, condition.op, condition.value);
  }
}

function compares(value: Comparable, op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', to: Scalar): boolean {
  const other = toComparable(to);
  if (op === 'eq') return value === other;
  if (op === 'ne') return value !== other;
  if (value === null || other === null) return false;
  if (op === 'lt') return value < other;
  if (op === 'le') return value <= other;
  return op === 'gt' ? value > other : value >= other;
}

/** Documents without a value come first. */
function inOrder(one: Entity, other: Entity, sort: readonly SortKey[]): number {
  const last = { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' };
  for (const { field, direction } of [...sort, last]) {
    const [a, b] = [valueOf(one, field) ?? '', valueOf(other, field) ?? ''];
    if (a !== b) return (a < b ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  return 0;
}
