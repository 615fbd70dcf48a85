import { parse } from 'node:querystring';
import { invalidMember } from '../../kernel/errors.ts';
import type { FilterTerm } from './filter-syntax.ts';
import type { ContractParameter, Operation } from '../contract.ts';

/** A query with the names of the contract. */
export interface NormalisedQuery {
  readonly values: Record<string, unknown>;
  /** Conditions of the form `filter[0].Key=Name&filter[0].Value=x`. */
  readonly keyedFilter: readonly FilterTerm[];
}

const PREFIX = /^(?:settings|pagedrequest|measurementquery)\./u;
const KEYED_FILTER = /^filter\[(\d+)\]\.(key|value)$/u;
const none: readonly FilterTerm[] = [];

/** A query parameter, and the type to which its text is converted. */
export type QueryName = Pick<ContractParameter, 'name' | 'isList' | 'isBoolean'>;

/** Query names of an operation, keyed by their lower case. */
export function queryNames(operation: Operation): ReadonlyMap<string, QueryName> {
  return new Map(
    operation.parameters.filter((one) => one.in === 'query').map((one) => [one.name.toLowerCase(), one]),
  );
}

/**
 * Parses a query string. Names are case-insensitive and may have the prefix `settings.`, `pagedRequest.` or
 * `measurementQuery.`. Parameters that the operation does not have are ignored. True and false are case-insensitive.
 * An empty value counts as absent.
 *
 * @throws MusterError `invalid-request` for a repeated parameter
 */
export function normaliseQuery(url: string, names: ReadonlyMap<string, QueryName>): NormalisedQuery {
  const question = url.indexOf('?');
  if (question < 0 || question === url.length - 1 || names.size === 0) {
    return { values: {}, keyedFilter: none };
  }
  const values: Record<string, unknown> = {};
  const keyed = new Map<number, { key?: string; value?: string }>();
  // No limit, because a list would become longer if a condition were dropped. The size limit of headers applies.
  const parsed = parse(url.slice(question + 1), '&', '=', { maxKeys: 0 });
  for (const [name, value] of Object.entries(parsed)) {
    const lower = plainName(name);
    const known = names.get(lower);
    if (known !== undefined) {
      take(values, known, value);
    } else if (names.has('filter')) {
      takeKeyed(keyed, lower, value);
    }
  }
  return { values, keyedFilter: keyed.size === 0 ? none : keyedTerms(keyed) };
}

/** Returns the name of a query parameter in lower case, without the prefixes of old clients. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(PREFIX, '');
}

function take(
  values: Record<string, unknown>,
  { name, isList, isBoolean }: QueryName,
  value: string | string[] | undefined,
): void {
  if (isList) {
    const list = (Array.isArray(value) ? value : [value ?? '']).flatMap((one) => one.split(','));
    const wanted = list.map((one) => one.trim()).filter((one) => one !== '');
    if (wanted.length > 0) {
      values[name] = wanted;
    }
    return;
  }
  const text = demandSingle(name, value);
  if (Object.hasOwn(values, name)) {
    throw invalidMember(name, 'Is given more than once. Give it once.');
  }
  if (text !== '') {
    values[name] = isBoolean ? text.toLowerCase() : text;
  }
}

function demandSingle(name: string, value: string | string[] | undefined): string {
  if (Array.isArray(value)) {
    throw invalidMember(name, 'Is given more than once. Give it once.');
  }
  return value ?? '';
}

function takeKeyed(
  keyed: Map<number, { key?: string; value?: string }>,
  name: string,
  given: string | string[] | undefined,
): void {
  const match = KEYED_FILTER.exec(name);
  if (match === null) {
    return;
  }
  const value = demandSingle('Filter', given);
  const index = Number(match[1]);
  const half = match[2] === 'key' ? 'key' : 'value';
  const entry = keyed.get(index) ?? {};
  if (entry[half] !== undefined) {
    throw invalidMember('Filter', 'Is given more than once. Give it once.');
  }
  keyed.set(index, { ...entry, [half]: value });
}

function keyedTerms(keyed: ReadonlyMap<number, { key?: string; value?: string }>): FilterTerm[] {
  return [...keyed]
    .sort(([a], [b]) => a - b)
    .map(([index, { key, value }]) => {
      if (key === undefined || key === '' || value === undefined) {
        throw invalidMember('Filter', `filter[${index}] needs both a Key and a Value.`);
      }
      return { field: key, op: 'eq', value };
    });
}
