import { parseIsoTime } from '@muster/lwm2m/core';
import { invalidMember } from '../../kernel/errors.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import type { Condition, Scalar, SortKey, ValueSource } from '../../store/port.ts';
import type { FilterTerm } from './filter-syntax.ts';
import type { PageRequest } from './page-request.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { didYouMean } from '../../kernel/closest-name.ts';

/** How the values of a field look to a client. `time` is epoch milliseconds or ISO 8601, which is UTC without a zone. */
export type FieldType = 'text' | 'uuid' | 'number' | 'boolean' | 'time';

export interface ListField {
  /** Field of the document; dots descend. */
  readonly path: string;
  readonly type: FieldType;
  /** Field that rows which share a value of this one are ordered by, where many do; else by id. */
  readonly then?: string;
  /** Places of the values in a device network, if they are not all in `path`: each document has its value in one of them. */
  readonly sources?: (deviceNetworkId: string) => readonly ValueSource[];
}

/** Fields that a field of another collection stands for: they can be filtered by, not sorted by. */
export interface JoinedField {
  readonly type: FieldType;
  /** The conditions on the documents of the list for one on the joined field. */
  readonly join: (condition: Condition, deviceNetworkId: string) => readonly Condition[];
  /** Field of the joined document. */
  readonly path: string;
}

/**
 * Fields that a list can be filtered, sorted and searched by: members of its rows, mapped to fields of its documents.
 */
export interface ListFields {
  readonly fields: Readonly<Record<string, ListField>>;
  readonly joined?: Readonly<Record<string, JoinedField>>;
  /** Fields of the document that Search looks into. */
  readonly search: readonly string[];
  readonly defaultSort: readonly SortKey[];
}

/**
 * Turns what the client asks into a query of the store.
 *
 * @param deviceNetworkId where joined fields are looked up
 * @throws MusterError `invalid-request`: an unknown field (the message names the known ones), or a value that is not of
 * the field's type
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

/** The documents that meet a condition in one of their sources. */
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
