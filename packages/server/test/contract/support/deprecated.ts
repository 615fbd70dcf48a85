import { isObject, operations, resolved, type DescribedOperation, type Json } from './document.ts';

/** Keys from the body to a deprecated member; '[]' stands for every item of a list. */
export type MemberPath = readonly string[];

/** Returns the deprecated members of a schema and of the schemas in it. */
export function deprecatedMembers(schema: unknown, seen: readonly Json[] = []): MemberPath[] {
  const own = resolved(schema);
  if (seen.includes(own)) return [];
  const below = (one: unknown): MemberPath[] => deprecatedMembers(one, [...seen, own]);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (own[name] ?? []) as unknown[]);
  const members = Object.entries((own['properties'] ?? {}) as Json).flatMap(([name, member]) =>
    isObject(member) && member['deprecated'] === true
      ? [[name]]
      : below(member).map((path) => [name, ...path]),
  );
  const items = own['items'] === undefined ? [] : below(own['items']).map((path) => ['[]', ...path]);
  return [...parts.flatMap(below), ...members, ...items];
}

/** Operations with deprecated members in their JSON body, with each of these members. */
export const deprecatedInRequests: readonly (readonly [DescribedOperation, MemberPath])[] = operations
  .filter((operation) => !operation.isDeprecated)
  .flatMap((operation) =>
    deprecatedMembers(operation.bodies.get('application/json')?.schema ?? {}).map(
      (path) => [operation, path] as const,
    ),
  );

/** Sets the value at a path in a copy of a body, and adds missing parents. */
export function withMember(body: unknown, [key, ...rest]: MemberPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '[]') {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withMember(first, rest, value), ...others];
  }
  const object = isObject(body) ? body : {};
  return { ...object, [key]: withMember(object[key], rest, value) };
}

/** Returns the values at a path; of a list those of all items. */
export function valuesAt(body: unknown, [key, ...rest]: MemberPath): unknown[] {
  if (key === undefined) return body === undefined ? [] : [body];
  if (key === '[]') return Array.isArray(body) ? body.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(body) ? valuesAt(body[key], rest) : [];
}

/** Formats a path as in ModelState. */
export function nameOf(path: MemberPath): string {
  return path.join('.').replaceAll('.[]', '[0]').replace(/^\[\]/u, '[0]');
}
