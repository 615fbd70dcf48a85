import { RE2JS } from 're2js';
import type { Sample } from '../../store/port.ts';
import type { Comparison, RuleOperator } from './model/rule.ts';

type Value = Sample['value'];

/**
 * Returns whether a value meets a comparison; undefined for a value of a type that the operator does not
 * compare.
 */
export type Test = (value: Value) => boolean | undefined;

/** Type of the values that an operator compares. */
export type ComparedType = 'number' | 'string' | 'boolean' | 'any';

const ofNumbers: Readonly<Record<string, (value: number, min: number, max: number) => boolean>> = {
  Equals: (value, limit) => value === limit,
  NotEquals: (value, limit) => value !== limit,
  GreaterThan: (value, limit) => value > limit,
  GreaterEqual: (value, limit) => value >= limit,
  LowerThan: (value, limit) => value < limit,
  LowerEqual: (value, limit) => value <= limit,
  InsideRange: (value, min, max) => value >= min && value <= max,
  InsideRangeStrict: (value, min, max) => value > min && value < max,
  OutsideRange: (value, min, max) => value < min || value > max,
};
const ranges: ReadonlySet<RuleOperator> = new Set(['InsideRange', 'InsideRangeStrict', 'OutsideRange']);

const ofTexts: Readonly<Record<string, (value: string, text: string) => boolean>> = {
  StringEquals: (value, text) => value === text,
  StringNotEquals: (value, text) => value !== text,
  StringStartsWith: (value, text) => value.startsWith(text),
  StringNotStartsWith: (value, text) => !value.startsWith(text),
  StringEndsWith: (value, text) => value.endsWith(text),
  StringNotEndsWith: (value, text) => !value.endsWith(text),
  StringContains: (value, text) => value.includes(text),
  StringNotContains: (value, text) => !value.includes(text),
};
const regularExpressions: ReadonlySet<RuleOperator> = new Set(['StringRegexMatch', 'StringNotRegexMatch']);
/**
 * Maximum number of instructions of a compiled regular expression. RE2 takes up to that many steps per
 * character. This limit and the next one keep a comparison below about 10 ms.
 */
const MAX_EXPRESSION_SIZE = 200;
/** Number of leading characters of a value that a regular expression is compared with. */
const MAX_COMPARED_CHARACTERS = 1_000;

/** Returns the type of the values that an operator compares. */
export function comparedType(operator: RuleOperator): ComparedType {
  if (operator === 'None') return 'any';
  if (operator === 'BooleanIsTrue' || operator === 'BooleanIsFalse') return 'boolean';
  return operator in ofNumbers ? 'number' : 'string';
}

export const isExpression = ({ operator }: Comparison): boolean => regularExpressions.has(operator);

/** Returns the limit of an operator with one limit: the minimum, or else the maximum. */
const limitOf = ({ min, max }: Comparison): number | undefined => min ?? max;

/** Names of the members of a comparison in a request. */
export interface LimitNames {
  readonly min: string;
  readonly max: string;
  readonly text: string;
}

/** Returns the faults of a comparison, by request member. Empty if it is complete. */
export function comparisonFaults(comparison: Comparison, names: LimitNames): Record<string, string[]> {
  const { operator, min, max, text } = comparison;
  switch (comparedType(operator)) {
    case 'number':
      return ranges.has(operator) ? rangeFaults(comparison, names) : limitFaults(operator, min, max, names);
    case 'string':
      return textFaults(operator, text, names);
    default:
      return {};
  }
}

function rangeFaults({ operator, min, max }: Comparison, names: LimitNames): Record<string, string[]> {
  if (min === undefined) return { [names.min]: [`Is missing. ${operator} needs a minimum and a maximum.`] };
  if (max === undefined) return { [names.max]: [`Is missing. ${operator} needs a minimum and a maximum.`] };
  if (min > max) return { [names.min]: [`Must be at most ${names.max}, ${max}, not ${min}.`] };
  return operator === 'InsideRangeStrict' && min === max
    ? { [names.min]: [`Must be below ${names.max}, ${max}: ${operator} includes neither limit.`] }
    : {};
}

function limitFaults(
  operator: RuleOperator,
  min: number | undefined,
  max: number | undefined,
  names: LimitNames,
): Record<string, string[]> {
  if (min === undefined && max === undefined) {
    return { [names.min]: [`Is missing. ${operator} needs a limit, here or in ${names.max}.`] };
  }
  return min !== undefined && max !== undefined && min !== max
    ? { [names.max]: [`Must be left out. ${operator} takes one limit, and ${names.min} has it.`] }
    : {};
}

function textFaults(
  operator: RuleOperator,
  text: string | undefined,
  names: LimitNames,
): Record<string, string[]> {
  if (text === undefined) return { [names.text]: [`Is missing. ${operator} needs a text.`] };
  if (!regularExpressions.has(operator)) return {};
  const fault = expressionFault(text);
  return fault === undefined ? {} : { [names.text]: [fault] };
}

function expressionFault(text: string): string | undefined {
  try {
    const size = RE2JS.compile(text).programSize();
    if (size <= MAX_EXPRESSION_SIZE) return undefined;
    return `Must be simpler: it compiles to ${size} instructions, and ${MAX_EXPRESSION_SIZE} are allowed. Repeat fewer times.`;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^error parsing regexp: /u,
      '',
    );
    return `Must be a regular expression in RE2 syntax, which has no look-around and no back-references: ${reason}.`;
  }
}

/** Compiles a comparison without faults. */
export function testOf(comparison: Comparison): Test {
  const { operator, text = '' } = comparison;
  switch (comparedType(operator)) {
    case 'any':
      return () => true;
    case 'boolean': {
      const wanted = operator === 'BooleanIsTrue';
      return (value) => (typeof value === 'boolean' ? value === wanted : undefined);
    }
    case 'number':
      return numberTest(comparison);
    case 'string':
      return regularExpressions.has(operator) ? expressionTest(operator, text) : textTest(operator, text);
  }
}

function numberTest(comparison: Comparison): Test {
  const { operator } = comparison;
  const compare = ofNumbers[operator];
  const min = ranges.has(operator) ? comparison.min : limitOf(comparison);
  const max = comparison.max ?? min;
  if (compare === undefined || min === undefined || max === undefined) return () => undefined;
  return (value) => (typeof value === 'number' ? compare(value, min, max) : undefined);
}

function textTest(operator: RuleOperator, text: string): Test {
  const compare = ofTexts[operator];
  return (value) => (typeof value === 'string' ? compare?.(value, text) : undefined);
}

function expressionTest(operator: RuleOperator, text: string): Test {
  const pattern = RE2JS.compile(text);
  const wanted = operator === 'StringRegexMatch';
  return (value) =>
    typeof value === 'string'
      ? pattern.matcher(value.slice(0, MAX_COMPARED_CHARACTERS)).find() === wanted
      : undefined;
}
