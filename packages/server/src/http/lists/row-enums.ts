import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { escapePointer, isObject, resolvePointer, type JsonObject } from '../document.ts';
import type { FilterTerm } from './filter-syntax.ts';

/** Values of the enumerations in a row, keyed by the lower-case name of the member. */
export type RowEnums = ReadonlyMap<string, readonly string[]>;

/** @param pointer to the schema of a response */
export function readRowEnums(document: JsonObject, pointer: string | undefined): RowEnums {
  const words = new Map<string, readonly string[]>();
  for (const [name, { enum: values }] of rowMembers(document, pointer)) {
    if (Array.isArray(values)) words.set(name.toLowerCase(), values.filter(isText));
  }
  return words;
}

/**
 * The schemas of the members of a row, keyed by name.
 *
 * @param pointer to the schema of a response; if it is not a page, there are no rows
 */
export function rowMembers(
  document: JsonObject,
  pointer: string | undefined,
): ReadonlyMap<string, JsonObject> {
  const rows = pointer === undefined ? undefined : membersAt(document, pointer).get('Rows');
  if (rows === undefined) return new Map();
  const [, at] = resolvePointer(document, rows);
  const members = [...membersAt(document, `${at}/items`)];
  return new Map(members.map(([name, member]) => [name, resolvePointer(document, member)[0]]));
}

/** The pointers of the members of an object and of its parts, keyed by name. */
function membersAt(document: JsonObject, pointer: string): Map<string, string> {
  const [{ allOf, properties }, at] = resolvePointer(document, pointer);
  const parts = Array.isArray(allOf) ? allOf.map((_, index) => `${at}/allOf/${index}`) : [];
  const own = isObject(properties) ? Object.keys(properties) : [];
  return new Map([
    ...parts.flatMap((part) => [...membersAt(document, part)]),
    ...own.map((name) => [name, `${at}/properties/${escapePointer(name)}`] as const),
  ]);
}

/**
 * Converts the values of enumerations in conditions, which are case-insensitive, to the spelling of the contract.
 *
 * @throws MusterError `invalid-request` if a value is not in the enumeration
 */
export function normaliseEnums(terms: readonly FilterTerm[], words: RowEnums): FilterTerm[] {
  return terms.map((term) => {
    const known = words.get(term.field.toLowerCase());
    if (known === undefined || term.op === 'exists') return term;
    if (term.op === 'contains' || term.op === 'startsWith') return term;
    if (term.op === 'in')
      return { ...term, values: term.values.map((value) => word(term.field, value, known)) };
    return { ...term, value: word(term.field, term.value, known) };
  });
}

function word(field: string, value: string, known: readonly string[]): string {
  const wanted = value.toLowerCase();
  const found = known.find((one) => one.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw invalidMember('Filter', `${field} must be one of ${known.join(', ')}, not ${shownValue(value)}.`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
