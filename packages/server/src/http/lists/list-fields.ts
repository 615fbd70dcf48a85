import { parseIsoTime } from '@muster/lwm2m/core';
import { invalidMember } from '../../kernel/errors.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Condition, Scalar, SortKey, ValueSource } from '../../store/port.ts';
import type { FilterTerm } from './filter-syntax.ts';
import type { PageRequest } from './page-request.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { didYouMean } from '../../kernel/closest-name.ts';

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
  if (paging.sort.length === 0) {
    return list.defaultSort;
  }
  let then: SortKey | undefined;
  const keys: SortKey[] = paging.sort.map(({ field: name, direction }) => {
    const field = lookup(list.fields, name);
    if (field === undefined) {
      throw unknownField('Sort', name, Object.keys(list.fields));
    }
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
  if (Object.hasOwn(fields, name)) {
    return fields[name];
  }
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
      if (NUMBER.test(text)) {
        return Number(text);
      }
      throw invalidMember('Filter', `${member} must be compared with a number, not ${shownValue(text)}.`);
    case 'boolean':
      if (/^(?:true|false)$/iu.test(text)) {
        return text.toLowerCase() === 'true';
      }
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
