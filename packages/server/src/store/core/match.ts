import type { Condition, Entity, Query, Scalar, ValueSource } from '../../domain/ports/store.ts';
import { nameKey } from '../../domain/names.ts';
import { compare, fold, toComparable } from './scalars.ts';

export type Test = (doc: Entity) => boolean;

/** The value of a field as it is compared: dots descend; absent is null. `nameKey` is computed from the name. */
export function valueOf(doc: Entity, field: string): string | number | null {
  if (field === 'nameKey') {
    const name = memberOf(doc, 'name');
    return typeof name === 'string' ? nameKey(name) : null;
  }
  if (!field.includes('.')) return toComparable(memberOf(doc, field));
  let value: unknown = doc;
  for (const part of field.split('.')) value = memberOf(value, part);
  return toComparable(value);
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** What a test of documents needs to know of other documents. */
export interface Around {
  /** The name of the collection whose documents are tested. */
  readonly collection: string;
  /** Whether a value, which is not null, is among those of a source. */
  has(source: ValueSource): (value: string | number) => boolean;
}

export function testOf(query: Pick<Query, 'where' | 'search'>, around: Around): Test {
  const tests = (query.where ?? []).map((condition) => conditionTest(condition, around));
  if (query.search !== undefined && query.search.text !== '') tests.push(searchTest(query.search));
  return (doc) => tests.every((test) => test(doc));
}

/** Whether a document is itself what the source would find for it. */
export function isOwn({ collection, field }: ValueSource, condition: Condition, name: string): boolean {
  return collection.name === name && field === 'id' && condition.field === 'id';
}

/** Total order of a query: its keys, then the id in the direction of the last key. */
export function orderOf(query: Query): (a: Entity, b: Entity) => number {
  const keys = [...(query.sort ?? [])];
  keys.push({ field: 'id', direction: keys.at(-1)?.direction ?? 'asc' });
  return (a, b) => {
    for (const { field, direction } of keys) {
      const difference = compare(valueOf(a, field), valueOf(b, field));
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  };
}

function conditionTest(condition: Condition, around: Around): Test {
  const { field } = condition;
  switch (condition.op) {
    case 'exists':
      return (doc) => (valueOf(doc, field) !== null) === condition.value;
    case 'in': {
      const wanted = new Set(condition.value.map(toComparable));
      wanted.delete(null);
      return (doc) => wanted.has(valueOf(doc, field));
    }
    case 'among': {
      const tests = condition.value.map((source) => sourceTest(source, condition, around));
      return (doc) => tests.some((test) => test(doc));
    }
    case 'contains': {
      const part = fold(condition.value);
      return (doc) => foldedText(doc, field)?.includes(part) ?? false;
    }
    case 'startsWith': {
      const start = fold(condition.value);
      return (doc) => foldedText(doc, field)?.startsWith(start) ?? false;
    }
    default:
      return comparisonTest(field, condition.op, condition.value);
  }
}

function sourceTest(source: ValueSource, condition: Condition, around: Around): Test {
  if (isOwn(source, condition, around.collection)) return testOf(source, around);
  const has = around.has(source);
  return (doc) => {
    const value = valueOf(doc, condition.field);
    return value !== null && has(value);
  };
}

function comparisonTest(field: string, op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', value: Scalar): Test {
  const wanted = toComparable(value);
  if (op === 'eq') return (doc) => valueOf(doc, field) === wanted;
  if (op === 'ne') return (doc) => valueOf(doc, field) !== wanted;
  return (doc) => {
    const found = valueOf(doc, field);
    if (found === null || wanted === null) return false;
    const difference = compare(found, wanted);
    if (difference === 0) return op === 'le' || op === 'ge';
    return difference < 0 === (op === 'lt' || op === 'le');
  };
}

function searchTest(search: NonNullable<Query['search']>): Test {
  const part = fold(search.text);
  return (doc) => search.fields.some((field) => foldedText(doc, field)?.includes(part) ?? false);
}

function foldedText(doc: Entity, field: string): string | undefined {
  const value = valueOf(doc, field);
  return typeof value === 'string' ? fold(value) : undefined;
}
