import { nameKey } from './names.ts';
import type { Entity } from '../store/port.ts';

/** Converts text for comparison without case. The same in every dialect, because lower() of SQLite only handles ASCII. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/** Converts a value for comparison: booleans become numbers, nested data becomes JSON text. */
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

/** Returns the comparable value of a field. Dots descend, absent is null, and `nameKey` is computed from the name. */
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

/** Returns the lower-case text of a field; null for values that are not strings. */
export function foldedOf(doc: Entity, field: string): string | null {
  const value = valueOf(doc, field);
  return typeof value === 'string' ? foldCase(value) : null;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  return (value as Readonly<Record<string, unknown>>)[name];
}
