/** Conditions of a list, in the language of the API's Filter, with times relative to now, such as `-2h`. */
import { filter } from '@muster/sdk/core';
import { listFields, type FieldKind } from '../generated/list-fields.ts';
import { timeText } from '../format/text.ts';

export const OPERATORS = {
  contains: 'contains',
  startswith: 'starts with',
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
  exists: 'has a value',
} as const;
export type Operator = keyof typeof OPERATORS;

/** A condition on one field. */
export interface Term {
  readonly field: string;
  readonly operator: Operator;
  /** Several for `in` only. */
  readonly values: readonly string[];
}

/** Kinds of fields by name. */
export type TermFields = Readonly<Record<string, FieldKind>>;

const NO_FIELDS: TermFields = {};

/**
 * The fields by which a list can be filtered.
 *
 * @param operation ID of the operation, which more words may follow
 */
export const fieldsOf = (operation: string): TermFields =>
  listFields[operation.split(' ', 1)[0] ?? ''] ?? NO_FIELDS;

/** Operators that users can choose for a field. */
export function operatorsFor(kind: FieldKind): readonly Operator[] {
  if (typeof kind !== 'string') return ['eq', 'ne', 'in', 'exists'];
  switch (kind) {
    case 'text':
      return ['contains', 'startswith', 'eq', 'ne', 'in', 'exists'];
    case 'time':
      return ['lt', 'gt', 'exists'];
    case 'number':
      return ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'exists'];
    case 'id':
      return ['eq', 'ne', 'exists'];
    case 'boolean':
      return ['eq', 'exists'];
  }
}

const RELATIVE = /^-(\d{1,6})([mhdw])$/;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
export const UNITS = { m: 'minutes', h: 'hours', d: 'days', w: 'weeks' } as const;
export type Unit = keyof typeof UNITS;

/** Count and unit of a time such as `-2h`. Undefined for other texts. */
export function relativeOf(text: string): { readonly count: number; readonly unit: Unit } | undefined {
  const [, count, unit] = RELATIVE.exec(text) ?? [];
  return count === undefined ? undefined : { count: Number(count), unit: unit as Unit };
}

/** Replaces a relative time by the time in ISO 8601. */
function timeAt(text: string, nowMs: number): string {
  const relative = relativeOf(text);
  if (relative === undefined) return text;
  return new Date(nowMs - relative.count * UNIT_MS[relative.unit]).toISOString();
}

/** Whether the API accepts a value of a field. */
export function isValue(kind: FieldKind, value: string): boolean {
  if (typeof kind !== 'string') return kind.includes(value);
  switch (kind) {
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(value);
    case 'time':
      return RELATIVE.test(value) || /^\d{1,16}$/.test(value) || isIsoTime(value);
    case 'text':
    case 'id':
      return value !== '';
  }
}

const isIsoTime = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));

function isTerm(fields: TermFields, { field, operator, values }: Term): boolean {
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (kind === undefined || values.length === 0) return false;
  if (operator === 'exists') return values.every((value) => isValue('boolean', value));
  if (operator === 'contains' || operator === 'startswith') return kind === 'text' || kind === 'id';
  return values.every((value) => isValue(kind, value));
}

const TERM =
  /\s*([A-Z][\w.]*)\s+(eq|ne|lt|le|gt|ge|contains|startswith|in|exists)\s+(\((?:[^()']|'(?:[^']|'')*')*\)|'(?:[^']|'')*'|[^\s'(),]+)\s*(?:and\s+|$)/giy;

/** Parses conditions joined by `and`. Omits all if the text has a syntax error, and those on unknown fields. */
export function readTerms(fields: TermFields, text: string): readonly Term[] {
  const terms: Term[] = [];
  let end = 0;
  for (const [all, field = '', operator = '', value = ''] of text.matchAll(TERM)) {
    end += all.length;
    terms.push({ field, operator: operator.toLowerCase() as Operator, values: valuesOf(value) });
  }
  return end === text.length ? terms.filter((term) => isTerm(fields, term)) : [];
}

const valuesOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/'((?:[^']|'')*)'|[^\s'(),]+/g), ([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll("''", "'"),
  );

/**
 * Returns the filter expression of conditions. Empty if there are none.
 *
 * @param nowMs replaces relative times. Undefined: they stay, as in a URL.
 */
export function termsFilter(terms: readonly Term[], nowMs?: number): string {
  return terms
    .map(({ field, operator, values: [first = '', ...others] }) => {
      const text = nowMs === undefined ? first : timeAt(first, nowMs);
      const value = operator === 'in' ? [first, ...others] : operator === 'exists' ? first === 'true' : text;
      return filter('devices.list', { [field]: { [operator]: value } });
    })
    .join(' and ');
}

/** A condition in words, such as `Name contains “press”`. */
export function termText({ field, operator, values }: Term, kind: FieldKind, label: string): string {
  const [first = ''] = values;
  if (operator === 'exists') return `${label} ${first === 'true' ? 'has a value' : 'has no value'}`;
  if (kind === 'time') return `${label} ${operator.startsWith('l') ? 'before' : 'after'} ${timeWords(first)}`;
  const shown = kind === 'text' || field === 'Id' ? values.map((value) => `“${value}”`) : values;
  return `${label} ${OPERATORS[operator]} ${shown.join(', ')}`;
}

function timeWords(text: string): string {
  const relative = relativeOf(text);
  if (relative === undefined) return timeText(/^\d+$/.test(text) ? Number(text) : text);
  const { count, unit } = relative;
  return `${count} ${count === 1 ? UNITS[unit].slice(0, -1) : UNITS[unit]} ago`;
}

/** A label for a field without a column: `LatestRegistrationTime` becomes `Latest registration time`. */
export function fieldLabel(field: string): string {
  // The dashboard calls data collectors gateways.
  const words = field
    .replace('DataCollector', 'Gateway')
    .replaceAll('.', ' ')
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');
  const lower = words.replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
