import type { Condition, IndexDefinition, Query } from '../../domain/ports/store.ts';

/** The primary key is an index in the order of ids. */
const primary: IndexDefinition = { fields: ['id'] };

export function isEquality(condition: Condition): boolean {
  return condition.op === 'eq' && condition.value !== null;
}

/**
 * Whether an index holds what matches a query side by side and in its order: then every entry that is met is a row of the
 * list, and nothing needs to be tested or sorted.
 */
export function isOrderedWalk(indexes: readonly IndexDefinition[], query: Query): boolean {
  const { where = [], search, sort = [] } = query;
  if (search !== undefined && search.text !== '') return false;
  if (new Set(sort.map((key) => key.direction)).size > 1) return false;
  const equalities = where.filter(isEquality);
  const fixed = new Set(equalities.map((one) => one.field));
  // Two of them may contradict each other: rows would be looked for that are not there.
  if (fixed.size < equalities.length) return false;
  const order = orderKeys(sort, fixed);
  const ranges = where.filter((one) => !isEquality(one));
  if (!ranges.every((one) => isRange(one) && one.field === order[0])) return false;
  return [primary, ...indexes].some((index) => isInOrder(index, fixed, order));
}

/** What rows are ordered by, the id included, without what is the same for all. */
function orderKeys(sort: NonNullable<Query['sort']>, fixed: ReadonlySet<string>): string[] {
  const keys = [...sort.map((key) => key.field), 'id'];
  return keys.slice(0, keys.indexOf('id') + 1).filter((field) => !fixed.has(field));
}

function isInOrder(index: IndexDefinition, fixed: ReadonlySet<string>, order: readonly string[]): boolean {
  const fields = index.fields.includes('id') ? index.fields : [...index.fields, 'id'];
  const leading = fields.findIndex((field) => !fixed.has(field));
  const before = leading < 0 ? fields : fields.slice(0, leading);
  if (before.length < fixed.size) return false;
  const rest = fields.slice(before.length);
  return order.every((field, i) => rest[i] === field);
}

function isRange({ op }: Condition): boolean {
  return op === 'lt' || op === 'le' || op === 'gt' || op === 'ge' || op === 'exists';
}
