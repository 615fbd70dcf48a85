import type { JsonPatchOperation } from '@muster/sdk/core';

/**
 * Returns a JSON Patch (RFC 6902) with the changed members.
 *
 * @param next new values of some members
 */
export function patchOf<Members extends object>(
  current: Readonly<Members>,
  next: Readonly<Partial<Record<keyof Members & string, unknown>>>,
): JsonPatchOperation[] {
  return Object.entries(next)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(current, name)))
    .map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
}
