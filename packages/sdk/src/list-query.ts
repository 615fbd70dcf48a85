import type { FilterField, ListId } from './list-keys.ts';
import type { OperationId } from './operation.ts';
import type { RowOf } from './types.ts';

export type { FilterField, ListId, SortKey, SortOf } from './list-keys.ts';

/** A value to compare with. A Date is compared with a time. */
export type FilterValue = string | number | boolean | Date;

/** The values to compare a field with: those of its enumeration if it has one. */
export type FieldValue<Id extends ListId, Field extends string> =
  RowOf<Id & OperationId> extends { readonly [Name in Field]?: infer Value }
    ? [Value] extends [string | null | undefined]
      ? string extends Value
        ? FilterValue
        : NonNullable<Value>
      : FilterValue
    : FilterValue;

/** Comparisons of one field, joined by `and`. */
export interface FilterComparisons<Value extends FilterValue = FilterValue> {
  readonly eq?: Value;
  readonly ne?: Value;
  readonly lt?: FilterValue;
  readonly le?: FilterValue;
  readonly gt?: FilterValue;
  readonly ge?: FilterValue;
  readonly contains?: string;
  readonly startswith?: string;
  /** Matches any of these values. */
  readonly in?: readonly Value[];
  readonly exists?: boolean;
}

/** Conditions by field, joined by `and`. A plain value means `eq`. */
export type FilterConditions<Id extends ListId> = {
  readonly [Field in FilterField<Id>]?:
    FieldValue<Id, Field> | FilterComparisons<FieldValue<Id, Field>> | undefined;
};

const operators = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'contains', 'startswith', 'in', 'exists'] as const;

/**
 * Builds a Filter string and quotes its values.
 *
 * @param list ID of the operation that takes the filter; determines the fields
 * @throws {TypeError} there is no condition, an operator is unknown, or a value cannot be compared
 * @example
 * import { filter } from '@muster/sdk';
 *
 * await muster.devices.list({ Filter: filter('devices.list', { Status: 'online', Name: { startswith: 'Bow' } }) });
 */
export function filter<Id extends ListId>(list: Id, conditions: FilterConditions<Id>): string {
  const terms = Object.entries<FilterValue | FilterComparisons | undefined>(conditions).flatMap(
    ([field, condition]) => (condition === undefined ? [] : termsOf(field, condition)),
  );
  if (terms.length === 0) throw new TypeError(`The filter of ${list} has no condition.`);
  return terms.join(' and ');
}

function termsOf(field: string, condition: FilterValue | FilterComparisons): string[] {
  if (typeof condition !== 'object' || condition instanceof Date)
    return [`${field} eq ${literal(condition)}`];
  return Object.entries(condition)
    .filter(([, value]) => value !== undefined)
    .map(([operator, value]: [string, unknown]) => {
      if (!operators.some((known) => known === operator))
        throw new TypeError(`${field}: unknown operator ${operator}. Use one of ${operators.join(', ')}.`);
      return `${field} ${operator} ${operator === 'in' ? listOf(field, value) : literal(value)}`;
    });
}

function listOf(field: string, values: unknown): string {
  if (!Array.isArray(values) || values.length === 0)
    throw new TypeError(`${field}: "in" needs a non-empty array.`);
  return `(${values.map(literal).join(', ')})`;
}

function literal(value: unknown): string {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  // An invalid Date throws a RangeError.
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string') throw new TypeError(`A filter cannot compare with ${String(value)}.`);
  return `'${text.replaceAll("'", "''")}'`;
}
