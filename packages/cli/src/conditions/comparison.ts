import type { Reading } from '@muster/sdk';
import { UsageError } from '../errors/cli-error.ts';

type Value = Reading['Value'];

/** A comparison such as `gt 20`. */
export interface Comparison {
  /** The comparison in words: `greater than 20`. */
  readonly text: string;
  /** Whether a value satisfies the comparison. A missing value never does. */
  fits(value: Value): boolean;
}

const words = {
  eq: 'equal to',
  ne: 'different from',
  gt: 'greater than',
  ge: 'at least',
  lt: 'less than',
  le: 'at most',
  contains: 'text with',
  startswith: 'text that starts with',
} as const;
type Operator = keyof typeof words;

const orders: Readonly<Partial<Record<Operator, (value: number, expected: number) => boolean>>> = {
  gt: (value, expected) => value > expected,
  ge: (value, expected) => value >= expected,
  lt: (value, expected) => value < expected,
  le: (value, expected) => value <= expected,
};

/**
 * Parses a comparison: an operator of list filters and a value, `gt 20` or `eq 'closed'`. A value alone means `eq`.
 *
 * @param flag the flag that contains the comparison, for the error message
 * @throws {UsageError} the text is not a comparison, or orders a value that is not a number
 */
export function parseComparison(flag: string, text: string): Comparison {
  const { operator, given } = split(flag, text);
  const expected = given.replace(/^(['"])(.*)\1$/su, '$2');
  const number = numberOf(expected);
  if (orders[operator] !== undefined && number === undefined) {
    throw new UsageError(`${flag}: ${operator} compares numbers, and "${expected}" is not one.`);
  }
  return {
    text: `${words[operator]} ${given}`,
    fits: (value) => value !== undefined && fits(operator, value, expected, number),
  };
}

/** Splits a comparison into its operator and the value as written. */
function split(flag: string, text: string): { readonly operator: Operator; readonly given: string } {
  const { operator = '', value = '' } =
    /^(?<operator>[a-z]+)\s+(?<value>\S.*)$/su.exec(text.trim())?.groups ?? {};
  if (isOperator(operator)) return { operator, given: value };
  const given = text.trim();
  // An operator without a value is an error, for example after an unset shell variable.
  const isValue = /^(?:[^<>=!\s]\S*|'.*'|".*")$/su.test(given) && !isOperator(given);
  if (isValue) return { operator: 'eq', given };
  throw new UsageError(
    `${flag} cannot be "${text}".`,
    `Give one of ${Object.keys(words).join(', ')} and a value, such as 'ge 20', or a value alone.`,
  );
}

const isOperator = (text: string): text is Operator => Object.hasOwn(words, text);

function fits(
  operator: Operator,
  value: NonNullable<Value>,
  expected: string,
  number: number | undefined,
): boolean {
  const order = orders[operator];
  if (order !== undefined) {
    // The service returns integers beyond 2^53 as digits.
    const own = typeof value === 'string' ? numberOf(value) : value;
    return typeof own === 'number' && number !== undefined && order(own, number);
  }
  if (operator === 'contains') return String(value).includes(expected);
  if (operator === 'startswith') return String(value).startsWith(expected);
  const isEqual = typeof value === 'number' ? value === number : String(value) === expected;
  return isEqual === (operator === 'eq');
}

function numberOf(text: string): number | undefined {
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : undefined;
}
