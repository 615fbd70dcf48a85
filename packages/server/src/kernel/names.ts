import type { Condition } from '../store/port.ts';

/**
 * Returns the identity of a name: names with the same key are equal. Surrounding space, case, and the encoding of
 * accents (Unicode NFC) do not matter. Space inside a name does.
 *
 * Used for unique names and look-ups by name. Collections index it as the field `nameKey` ({@link uniqueName} of the
 * store port), which the store computes from `name`.
 */
export function nameKey(name: string): string {
  return trimName(name).normalize('NFC').toLowerCase();
}

/** Returns a name in its stored form. */
export function trimName(name: string): string {
  return name.trim();
}

/** Finds the entity with a name, in collections whose names are unique. */
export function nameCondition(name: string): Condition {
  return { field: 'nameKey', op: 'eq', value: nameKey(name) };
}
