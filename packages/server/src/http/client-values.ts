/** Converts the different spellings of clients to the single one that the service uses. */
import { parse } from 'node:querystring';
import { trimName } from '../kernel/entities.ts';
import { invalidMember } from '../kernel/errors.ts';
import type { MusterError } from '../kernel/errors.ts';
import { shownValue } from '../kernel/texts.ts';
import type { ContractParameter, Operation } from './contract.ts';
import type { FilterTerm } from './lists/page-request.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const ID_MEMBER = /^id$|Ids?$/u;
/** IDs of other systems are not changed. */
const FOREIGN_ID = 'ExternalId';
/**
 * Members whose empty text counts as absent, because forms of clients send it for empty fields. The contract refuses
 * an empty text in required members. In other members, an empty text is a value.
 */
const LEFT_OUT_WHEN_EMPTY: ReadonlySet<string> = new Set([
  'ActorId',
  'BootstrapServerName',
  'CompanyRegistrationId',
  'ExternalId',
  'HttpEndpoint',
  'HttpMethod',
  'HttpPassword',
  'HttpUsername',
  'MACAddress',
  'Name',
  'NameSpace',
  'PreSharedKey',
  'SSID',
  'TimeZone',
  'Title',
]);
/** Greater than the depth of any body of the contract. Deeper values are not changed. */
const MAX_DEPTH = 8;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** IDs are case-insensitive (RFC 9562) and stored in lower case. */
export function normaliseId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : text;
}

/** Normalises a path parameter: IDs in lower case, other names unchanged. */
export function normaliseParameter(name: string, text: string): string {
  return isId(name) ? normaliseId(text) : text;
}

/**
 * Returns the body without members that count as absent, which are null or empty. IDs are in lower case and names
 * trimmed.
 */
export function normaliseBody(body: unknown): unknown {
  return normalise(body, '', 0);
}

/** Returns the operations of a JSON Patch that a client of the original service has put into an object. */
export function unwrapPatch({ method }: Operation, body: unknown): unknown {
  if (method !== 'patch' || typeof body !== 'object' || body === null || !('Operations' in body)) return body;
  return body.Operations;
}

function normaliseText(text: string, name: string): string {
  if (name === 'Name') return trimName(text);
  return isId(name) ? normaliseId(text) : text;
}

function normalise(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return normaliseText(value, name);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => normalise(item, name, depth + 1));
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== null && key !== '__proto__' && !(member === '' && LEFT_OUT_WHEN_EMPTY.has(key))) {
      result[key] = normalise(member, key, depth + 1);
    }
  }
  return result;
}

function isId(name: string): boolean {
  return ID_MEMBER.test(name) && name !== FOREIGN_ID;
}

/** A query with the names of the contract. */
interface NormalisedQuery {
  readonly values: Record<string, unknown>;
  /** Conditions of the form `filter[0].Key=Name&filter[0].Value=x`. */
  readonly keyedFilter: readonly FilterTerm[];
}

const PREFIX = /^(?:settings|pagedrequest|measurementquery)\./u;
const KEYED_FILTER = /^filter\[(\d+)\]\.(key|value)$/u;
const none: readonly FilterTerm[] = [];

/** The query of a URL, without the question mark. */
export function queryOf(url: string): string {
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question + 1);
}

/** Returns what the URL of an operation has before `/api/v3`: the base path, or nothing. */
export function basePathOf(url: string): string {
  const at = url.search(/\/api\/v3(?:[/?]|$)/iu);
  return at < 0 ? '' : url.slice(0, at);
}

/** Query parameters of an operation, keyed by the lower case of their names. */
export function queryNames(operation: Operation): ReadonlyMap<string, ContractParameter> {
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
export function normaliseQuery(url: string, names: ReadonlyMap<string, ContractParameter>): NormalisedQuery {
  const query = queryOf(url);
  if (query === '' || names.size === 0) return { values: {}, keyedFilter: none };
  const values: Record<string, unknown> = {};
  const keyed = new Map<number, { key?: string; value?: string }>();
  // No limit, because a list would become longer if a condition were dropped. The size limit of headers applies.
  const parsed = parse(query, '&', '=', { maxKeys: 0 });
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
  { name, isList, isBoolean }: ContractParameter,
  value: string | string[] | undefined,
): void {
  if (isList) {
    const list = (Array.isArray(value) ? value : [value ?? '']).flatMap((one) => one.split(','));
    const wanted = list.map((one) => one.trim()).filter((one) => one !== '');
    if (wanted.length > 0) values[name] = wanted;
    return;
  }
  const text = demandSingle(name, value);
  if (Object.hasOwn(values, name)) throw repeated(name);
  if (text !== '') values[name] = isBoolean ? text.toLowerCase() : text;
}

function demandSingle(name: string, value: string | string[] | undefined): string {
  if (Array.isArray(value)) throw repeated(name);
  return value ?? '';
}

function repeated(name: string): MusterError {
  return invalidMember(name, 'Is given more than once. Give it once.');
}

function takeKeyed(
  keyed: Map<number, { key?: string; value?: string }>,
  name: string,
  given: string | string[] | undefined,
): void {
  const match = KEYED_FILTER.exec(name);
  if (match === null) {
    // Without its condition, the list would be longer than the client expects.
    if (!name.startsWith('filter')) return;
    throw invalidMember(
      'Filter',
      `Has the unknown form ${shownValue(name)}. Send Filter=Name eq 'x', or filter[0].Key=Name&filter[0].Value=x.`,
    );
  }
  const value = demandSingle('Filter', given);
  const index = Number(match[1]);
  const half = match[2] === 'key' ? 'key' : 'value';
  const entry = keyed.get(index) ?? {};
  if (entry[half] !== undefined) throw repeated('Filter');
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
