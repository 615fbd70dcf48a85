import type { Scalar } from '../../domain/ports/store.ts';

/** Text as it is compared without case; the same in every adapter (SQL's own lower() knows ASCII only). */
export function fold(text: string): string {
  return text.toLowerCase();
}

/** What a field's value is for comparison: booleans are numbers, nested data its JSON text. */
export function toComparable(value: unknown): string | number | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'boolean':
      return value ? 1 : 0;
    case 'object':
      return value === null ? null : JSON.stringify(value);
    default:
      return null;
  }
}

/** Null, then numbers, then strings by code point. */
export function compare(a: Scalar, b: Scalar): number {
  const left = toComparable(a);
  const right = toComparable(b);
  const rank = rankOf(left) - rankOf(right);
  if (rank !== 0 || left === null || right === null) return rank;
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(value: string | number | null): number {
  if (value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}

const surrogate = /[\ud800-\udfff]/;

/** JavaScript orders strings by UTF-16 unit, which differs from code points once surrogates are about. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}
