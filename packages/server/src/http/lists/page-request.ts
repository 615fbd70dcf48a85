import { invalidMember } from '../../kernel/errors.ts';
import type { MusterError } from '../../kernel/errors.ts';
import { didYouMean, shownValue } from '../../kernel/texts.ts';
import type { RowEnums } from '../document.ts';

/** A client's request for a list, with the names of the API. {@link toListQuery} converts it to a query of the store. */
export interface PageRequest {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Rows per page, 1 to 1000. */
  readonly pageSize: number;
  /** Conditions that must all hold. */
  readonly filter: readonly FilterTerm[];
  readonly sort: readonly SortTerm[];
  readonly search?: string;
}

/** One condition as written by the client. Values are still text. */
export type FilterTerm =
  | { readonly field: string; readonly op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'; readonly value: string }
  | { readonly field: string; readonly op: 'contains' | 'startsWith'; readonly value: string }
  | { readonly field: string; readonly op: 'in'; readonly values: readonly string[] }
  | { readonly field: string; readonly op: 'exists'; readonly value: boolean };

interface SortTerm {
  /** As spelled by the client. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * Reads the query of a list.
 *
 * @param keyed conditions of the form `filter[0].Key=Name&filter[0].Value=x`
 * @throws MusterError `invalid-request` for a malformed Filter or Sort
 */
export function readPageRequest(
  query: Readonly<Record<string, unknown>>,
  keyed: readonly FilterTerm[],
  enums: RowEnums,
): PageRequest {
  const { Page, PageSize, Filter, Sort, Search } = query;
  const filter = [...(typeof Filter === 'string' ? parseFilter(Filter) : []), ...keyed];
  assertBounded(filter);
  return {
    page: typeof Page === 'number' ? Page : 1,
    pageSize: typeof PageSize === 'number' ? PageSize : 20,
    filter: normaliseEnums(filter, enums),
    sort: typeof Sort === 'string' ? parseSort(Sort) : [],
    ...(typeof Search === 'string' ? { search: Search } : {}),
  };
}

/**
 * Parses filters such as `Name eq 'x' and Status in (online, offline)`.
 *
 *     filter = condition *( "and" condition )
 *     condition = field operator value / field "in" "(" value *( "," value ) ")" / field "exists" ( "true" / "false" )
 *     value = "'" text, a quote in it doubled "'" / word
 *
 * Operators and `and` are case-insensitive.
 *
 * @throws MusterError `invalid-request`, ModelState `Filter`
 */
export function parseFilter(filter: string): FilterTerm[] {
  const reader = new FilterReader(tokenise(filter));
  const terms: FilterTerm[] = [];
  while (!reader.done) {
    if (terms.length > 0) reader.and();
    terms.push(readTerm(reader));
    assertBounded(terms);
  }
  return terms;
}

type Operator = FilterTerm['op'];

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['eq', 'eq'],
  ['ne', 'ne'],
  ['lt', 'lt'],
  ['le', 'le'],
  ['gt', 'gt'],
  ['ge', 'ge'],
  ['contains', 'contains'],
  ['startswith', 'startsWith'],
  ['in', 'in'],
  ['exists', 'exists'],
]);

const MAX_CONDITIONS = 20;
const MAX_LIST = 200;
const FIELD = /^[A-Za-z][\w.]{0,127}$/u;

/** @throws MusterError `invalid-request`, ModelState `Filter`, if there are too many conditions */
function assertBounded(terms: readonly FilterTerm[]): void {
  if (terms.length > MAX_CONDITIONS) {
    throw fault(`A filter must not have more than ${MAX_CONDITIONS} conditions.`);
  }
}

function readTerm(reader: FilterReader): FilterTerm {
  const field = reader.field();
  const op = reader.operator();
  switch (op) {
    case 'in':
      return { field, op, values: reader.list() };
    case 'exists': {
      const value = reader.value().toLowerCase();
      if (value !== 'true' && value !== 'false') {
        throw fault(`exists needs true or false, not ${shownValue(value)}.`);
      }
      return { field, op, value: value === 'true' };
    }
    default:
      return { field, op, value: reader.value() };
  }
}

class FilterReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#next >= this.#tokens.length;
  }

  take(wanted: string): Token {
    const token = this.#tokens[this.#next];
    if (token === undefined) {
      throw fault(`${wanted} is missing at the end.`);
    }
    this.#next += 1;
    return token;
  }

  field(): string {
    const token = this.take('A field');
    if (token.kind !== 'word' || !FIELD.test(token.text)) {
      throw fault(`${shownValue(token.text)} is not the name of a field. Write a condition as Name eq 'x'.`);
    }
    return token.text;
  }

  operator(): Operator {
    const token = this.take('An operator');
    const operator = token.kind === 'word' ? operators.get(token.text.toLowerCase()) : undefined;
    if (operator === undefined) {
      throw fault(
        `Unknown operator ${shownValue(token.text)}.${didYouMean(token.text, operators.keys())} Use one of ${[...operators.keys()].join(', ')}.`,
      );
    }
    return operator;
  }

  value(): string {
    const token = this.take('A value');
    if (token.kind === 'mark') {
      throw fault(`Expected a value, not "${token.text}". Put text with such characters in single quotes.`);
    }
    return token.text;
  }

  list(): string[] {
    this.#mark('(');
    const values = [this.value()];
    for (let mark = this.take('")"'); mark.kind !== 'mark' || mark.text !== ')'; mark = this.take('")"')) {
      if (mark.kind !== 'mark' || mark.text !== ',') {
        throw fault('Separate the values of a list with commas.');
      }
      values.push(this.value());
      if (values.length > MAX_LIST) {
        throw fault(`A list must not have more than ${MAX_LIST} values.`);
      }
    }
    return values;
  }

  and(): void {
    const token = this.take('"and"');
    if (token.kind !== 'word' || token.text.toLowerCase() !== 'and') {
      throw fault(
        `Expected "and" between conditions, not ${shownValue(token.text)}. Put text with spaces in single quotes.`,
      );
    }
  }

  #mark(mark: string): void {
    const token = this.take(`"${mark}"`);
    if (token.kind !== 'mark' || token.text !== mark) {
      throw fault(`Expected "${mark}", not ${shownValue(token.text)}.`);
    }
  }
}

interface Token {
  readonly kind: 'word' | 'text' | 'mark';
  readonly text: string;
}

/** Quoted text, a bracket or comma, or a bare word. One of them matches at every position that is not blank. */
const TOKEN = /\s*(?:'(?<text>(?:[^']|'')*)'|(?<mark>[(),])|(?<word>[^\s'(),]+))/uy;

function tokenise(filter: string): Token[] {
  const tokens: Token[] = [];
  const end = filter.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(filter)?.groups;
    if (groups === undefined) {
      throw fault(`The quote at character ${at + 1} is not closed. Double a quote inside text: ''.`);
    }
    const { text, mark, word = '' } = groups;
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll("''", "'") });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

function fault(message: string): MusterError {
  return invalidMember('Filter', message);
}

const SORT_FIELD = /^(?<minus>[-+]?)(?<field>[A-Za-z][\w.]{0,127})(?:\s+(?<word>asc|desc))?$/iu;
const MAX_SORT_FIELDS = 8;

/**
 * Parses `Name,-DeviceIdentifier` or `Name desc, DeviceIdentifier`: a comma-separated list of fields. A leading minus
 * or a trailing `desc` reverses the order.
 *
 * @throws MusterError `invalid-request`, ModelState `Sort`
 */
function parseSort(text: string): SortTerm[] {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  if (parts.length > MAX_SORT_FIELDS) {
    throw invalidMember('Sort', `Must have at most ${MAX_SORT_FIELDS} fields, not ${parts.length}.`);
  }
  return parts.map((part) => {
    const groups = SORT_FIELD.exec(part.trim())?.groups;
    if (groups?.['field'] === undefined || (groups['minus'] !== '' && groups['word'] !== undefined)) {
      throw invalidMember(
        'Sort',
        `Must be Field, -Field or Field desc, separated by commas, not ${shownValue(part.trim())}.`,
      );
    }
    const down = groups['minus'] === '-' || groups['word']?.toLowerCase() === 'desc';
    return { field: groups['field'], direction: down ? 'desc' : 'asc' };
  });
}

/**
 * Converts the values of enumerations in conditions, which are case-insensitive, to the spelling of the contract.
 *
 * @throws MusterError `invalid-request` if a value is not in the enumeration
 */
function normaliseEnums(terms: readonly FilterTerm[], enums: RowEnums): FilterTerm[] {
  return terms.map((term) => {
    const known = enums.get(term.field.toLowerCase());
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
