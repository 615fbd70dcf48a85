import type { ResourceDataType, RuleOperator } from '@muster/sdk/core';

/** Values that operators compare. */
export type ValueKind = 'number' | 'string' | 'boolean';

/** A comparison with its limits as people type them. Operators with one limit take `min`, or `max` if it is the only one. */
export interface ComparisonDraft {
  readonly operator: RuleOperator;
  readonly min: string;
  readonly max: string;
  readonly text: string;
}

/** Fields that an operator needs. */
type Fields = 'none' | 'limit' | 'range' | 'text';

interface OperatorSpec {
  readonly label: string;
  readonly fields: Fields;
  /** The comparison as the rest of a sentence about the value, such as `is above 30 Cel`. */
  readonly words: (limits: Limits) => string;
}

interface Limits {
  readonly min: string;
  readonly max: string;
  readonly text: string;
  /** With a space before it, or empty. */
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

/** Operators for values of a kind, with their labels. */
export const operatorChoices = (
  kind: ValueKind,
): { readonly value: RuleOperator; readonly label: string }[] =>
  [...byKind[kind], 'None' as const].map((value) => ({ value, label: specs[value].label }));

export const fieldsOf = (operator: RuleOperator): Fields => specs[operator].fields;

/** The operator, or the first one for values of the kind if it does not compare such values. */
export const operatorFor = (kind: ValueKind, operator: RuleOperator): RuleOperator =>
  operator === 'None' || byKind[kind].includes(operator) ? operator : (byKind[kind][0] ?? 'None');

/** How values of a data type are compared. */
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

/** A comparison as the rest of a sentence about the value. Limits that are missing are dots. */
export function comparisonWords(comparison: ComparisonDraft, unit: string): string {
  const { operator, min, max, text: typed } = comparison;
  const shown = (value: string): string => (value === '' ? '…' : value);
  const least = fieldsOf(operator) === 'limit' ? min || max : min;
  const limits = { min: shown(least), max: shown(max), text: shown(typed) };
  return specs[operator].words({ ...limits, unit: unit === '' ? '' : ` ${unit}` });
}

/** Whether a comparison has the limits that its operator needs. */
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

/** The reset that suits a trigger: a limit below one from above, and the other way round. */
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
