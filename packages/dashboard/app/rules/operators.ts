import type { ResourceDataType, RuleOperator } from '@muster/sdk/core';

/** Kinds of values for operators. */
export type ValueKind = 'number' | 'string' | 'boolean';

/**
 * A comparison with its limits, as entered. An operator with one limit uses `min`, or `max` if that is its only
 * limit.
 */
export interface ComparisonDraft {
  readonly operator: RuleOperator;
  readonly min: string;
  readonly max: string;
  readonly text: string;
}

/** Input fields of an operator. */
type Fields = 'none' | 'limit' | 'range' | 'text';

interface OperatorSpec {
  readonly label: string;
  readonly fields: Fields;
  /** Describes the comparison as the end of a sentence about the value, such as `is above 30 Cel`. */
  readonly words: (limits: Limits) => string;
}

interface Limits {
  readonly min: string;
  readonly max: string;
  readonly text: string;
  /** Unit with a leading space, or empty. */
  readonly unit: string;
}

const limit = (label: string, words: string): OperatorSpec => ({
  label,
  fields: 'limit',
  words: ({ min, unit }) => `${words} ${min}${unit}`,
});
const text = (label: string): OperatorSpec => ({
  label,
  fields: 'text',
  words: (limits) => `${label} “${limits.text}”`,
});

const numbers = {
  GreaterThan: limit('is above', 'is above'),
  GreaterEqual: limit('is at least', 'is at least'),
  LowerThan: limit('is below', 'is below'),
  LowerEqual: limit('is at most', 'is at most'),
  Equals: limit('equals', 'equals'),
  NotEquals: limit('differs from', 'differs from'),
  InsideRange: {
    label: 'is within a range, limits included',
    fields: 'range',
    words: ({ min, max, unit }) => `is within ${min} and ${max}${unit}`,
  },
  InsideRangeStrict: {
    label: 'is within a range, without its limits',
    fields: 'range',
    words: ({ min, max, unit }) => `is above ${min} and below ${max}${unit}`,
  },
  OutsideRange: {
    label: 'is outside of a range',
    fields: 'range',
    words: ({ min, max, unit }) => `is below ${min} or above ${max}${unit}`,
  },
} satisfies Partial<Record<RuleOperator, OperatorSpec>>;

const texts = {
  StringEquals: text('equals'),
  StringNotEquals: text('differs from'),
  StringStartsWith: text('starts with'),
  StringNotStartsWith: text('does not start with'),
  StringEndsWith: text('ends with'),
  StringNotEndsWith: text('does not end with'),
  StringContains: text('contains'),
  StringNotContains: text('does not contain'),
  StringRegexMatch: text('matches the regular expression'),
  StringNotRegexMatch: text('does not match the regular expression'),
} satisfies Partial<Record<RuleOperator, OperatorSpec>>;

const booleans = {
  BooleanIsTrue: { label: 'is true', fields: 'none', words: () => 'is true' },
  BooleanIsFalse: { label: 'is false', fields: 'none', words: () => 'is false' },
} satisfies Partial<Record<RuleOperator, OperatorSpec>>;

const specs: Readonly<Record<RuleOperator, OperatorSpec>> = {
  ...numbers,
  ...texts,
  ...booleans,
  None: { label: 'has any value', fields: 'none', words: () => 'has any value' },
};

const byKind: Readonly<Record<ValueKind, readonly RuleOperator[]>> = {
  number: Object.keys(numbers) as RuleOperator[],
  string: Object.keys(texts) as RuleOperator[],
  boolean: Object.keys(booleans) as RuleOperator[],
};

/** Operators for a kind of values, with labels. */
export const operatorChoices = (
  kind: ValueKind,
): { readonly value: RuleOperator; readonly label: string }[] =>
  [...byKind[kind], 'None' as const].map((value) => ({ value, label: specs[value].label }));

export const fieldsOf = (operator: RuleOperator): Fields => specs[operator].fields;

/** Returns the operator. If it does not compare values of this kind, returns the first one that does. */
export const operatorFor = (kind: ValueKind, operator: RuleOperator): RuleOperator =>
  operator === 'None' || byKind[kind].includes(operator) ? operator : (byKind[kind][0] ?? 'None');

/** Returns the kind of values of a data type. */
export function kindOf(dataType: ResourceDataType | undefined): ValueKind {
  switch (dataType) {
    case 'Integer':
    case 'UnsignedInteger':
    case 'Float':
    case 'Time':
    case undefined:
      return 'number';
    case 'Boolean':
      return 'boolean';
    default:
      return 'string';
  }
}

/** Describes a comparison as the end of a sentence about the value. Missing limits are shown as dots. */
export function comparisonWords(comparison: ComparisonDraft, unit: string): string {
  const { operator, min, max, text: typed } = comparison;
  const shown = (value: string): string => (value === '' ? '…' : value);
  const least = fieldsOf(operator) === 'limit' ? min || max : min;
  const limits = { min: shown(least), max: shown(max), text: shown(typed) };
  return specs[operator].words({ ...limits, unit: unit === '' ? '' : ` ${unit}` });
}

/** Whether a comparison has the limits that its operator requires. */
export function isComplete({ operator, min, max, text: typed }: ComparisonDraft): boolean {
  switch (fieldsOf(operator)) {
    case 'limit':
      return isNumber(min || max);
    case 'range':
      return isNumber(min) && isNumber(max);
    case 'text':
      return typed !== '';
    case 'none':
      return true;
  }
}

const isNumber = (typed: string): boolean => typed.trim() !== '' && Number.isFinite(Number(typed));

/** Returns the suitable reset for a trigger: a lower limit becomes an upper limit, and vice versa. */
export function oppositeOf({ operator, min, max }: ComparisonDraft): ComparisonDraft {
  const opposites: Partial<Record<RuleOperator, RuleOperator>> = {
    GreaterThan: 'LowerThan',
    GreaterEqual: 'LowerThan',
    LowerThan: 'GreaterThan',
    LowerEqual: 'GreaterThan',
    Equals: 'NotEquals',
    NotEquals: 'Equals',
    OutsideRange: 'InsideRange',
    InsideRange: 'OutsideRange',
    InsideRangeStrict: 'OutsideRange',
    BooleanIsTrue: 'BooleanIsFalse',
    BooleanIsFalse: 'BooleanIsTrue',
    StringEquals: 'StringNotEquals',
    StringContains: 'StringNotContains',
  };
  return { operator: opposites[operator] ?? operator, min, max, text: '' };
}
