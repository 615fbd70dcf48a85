import type { ListQuery } from '../../kernel/list-query.ts';
import type { Condition, Entity, Page, Scalar, SortKey } from '../../store/port.ts';
import { foldCase, foldedOf, toComparable, valueOf } from '../../kernel/document-values.ts';

type Comparable = ReturnType<typeof toComparable>;

/**
 * Returns a page of documents that are not all in the store, as the store would. Without a sort key, they keep their
 * order.
 *
 * @param query without conditions on other collections
 */
export function pageInMemory<T extends Entity>(all: readonly T[], query: ListQuery): Page<T> {
  const { where = [], search, sort = [], offset = 0, limit = all.length } = query;
  const text = foldCase(search?.text ?? '');
  const isFound = (one: T): boolean =>
    text === '' || search?.fields.some((field) => foldedOf(one, field)?.includes(text)) === true;
  const found = all.filter((one) => where.every((condition) => meets(one, condition)) && isFound(one));
  if (sort.length > 0) found.sort((one, other) => inOrder(one, other, sort));
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

function meets(document: Entity, condition: Condition): boolean {
  const value = valueOf(document, condition.field);
  switch (condition.op) {
    case 'exists':
      return (value !== null) === condition.value;
    case 'contains':
      return foldedOf(document, condition.field)?.includes(foldCase(condition.value)) === true;
    case 'startsWith':
      return foldedOf(document, condition.field)?.startsWith(foldCase(condition.value)) === true;
    case 'in':
      return condition.value.some((one) => value === toComparable(one));
    case 'among':
      throw new Error(`The field ${condition.field} is in another collection.`);
    default:
      return compares(value, condition.op, condition.value);
  }
}

function compares(value: Comparable, op: 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', to: Scalar): boolean {
  const other = toComparable(to);
  if (op === 'eq') return value === other;
  if (op === 'ne') return value !== other;
  if (value === null || other === null) return false;
  if (op === 'lt') return value < other;
  if (op === 'le') return value <= other;
  return op === 'gt' ? value > other : value >= other;
}

/** Documents without a value come first. */
function inOrder(one: Entity, other: Entity, sort: readonly SortKey[]): number {
  const last = { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' };
  for (const { field, direction } of [...sort, last]) {
    const [a, b] = [valueOf(one, field) ?? '', valueOf(other, field) ?? ''];
    if (a !== b) return (a < b ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  return 0;
}
