import type { Condition } from '../store/port.ts';

/**
 * What identifies a name: two names with the same key are one name. Space around a name does not count, nor does case, nor
 * how accents are encoded (Unicode NFC). Space inside a name does.
 *
 * Unique names and look-ups by name both use it: collections index it as the field `nameKey` ({@link uniqueName} of the
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
export function named(name: string): Condition {
  return { field: 'nameKey', op: 'eq', value: nameKey(name) };
}
