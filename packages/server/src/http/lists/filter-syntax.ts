import { invalidMember } from '../../kernel/errors.ts';
import type { MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { didYouMean } from '../../kernel/closest-name.ts';

/** One condition as written by the client. Values are still text. */
export type FilterTerm =
  | { readonly field: string; readonly op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'; readonly value: string }
  | { readonly field: string; readonly op: 'contains' | 'startsWith'; readonly value: string }
  | { readonly field: string; readonly op: 'in'; readonly values: readonly string[] }
  | { readonly field: string; readonly op: 'exists'; readonly value: boolean };

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

const MAX_TERMS = 20;
const MAX_LIST = 200;
const FIELD = /^[A-Za-z][\w.]{0,127}$/u;

interface Token {
  readonly kind: 'word' | 'text' | 'mark';
  readonly text: string;
  /** Offset in the filter. */
  readonly at: number;
}

function fault(message: string): MusterError {
  return invalidMember('Filter', message);
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
    if (groups['text'] !== undefined) {
      tokens.push({ kind: 'text', text: groups['text'].replaceAll("''", "'"), at });
    } else if (groups['mark'] !== undefined) {
      tokens.push({ kind: 'mark', text: groups['mark'], at });
    } else {
      tokens.push({ kind: 'word', text: groups['word'] ?? '', at });
    }
  }
  return tokens;
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
    if (terms.length > 0) {
      reader.and();
    }
    terms.push(readTerm(reader));
    assertBounded(terms);
  }
  return terms;
}

/** @throws MusterError `invalid-request`, ModelState `Filter`, if there are too many conditions */
export function assertBounded(terms: readonly FilterTerm[]): void {
  if (terms.length > MAX_TERMS) {
    throw fault(`A filter must not have more than ${MAX_TERMS} conditions.`);
  }
}
