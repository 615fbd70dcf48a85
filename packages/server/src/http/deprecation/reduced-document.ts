import { isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';

/**
 * Returns the contract of the release after the sunset: without deprecated operations, parameters and members. Also
 * omits paths without operations, and components and tags that are no longer used.
 */
export function withoutDeprecated(document: JsonObject): JsonObject {
  const paths = Object.entries(member(document, 'paths'))
    .map(([path, item]) => [path, isObject(item) ? reducedPath(item) : item] as const)
    .filter(([, item]) => !isObject(item) || METHODS.some((method) => method in item));
  const rest = { ...(reduced(document) as JsonObject), paths: reduced(Object.fromEntries(paths)) };
  const needed = usedBy(rest);
  // Keeps schemas without references in the original document, because they are used by their name.
  const gone = new Set([...usedBy(document)].filter((one) => !needed.has(one)));
  return { ...rest, ...withoutUnused(rest, gone) };
}

/** `#/components/schemas/Name` and `tag name` of everything that operations use. */
function usedBy(document: JsonObject): ReadonlySet<string> {
  const used = new Set<string>();
  const waiting: unknown[] = [document['paths']];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const { $ref: pointer, tags } = value as JsonObject;
    if (Array.isArray(tags)) tags.forEach((tag) => used.add(`tag ${String(tag)}`));
    if (typeof pointer === 'string' && !used.has(pointer)) {
      used.add(pointer);
      waiting.push(valueAt(document, pointer));
    }
    waiting.push(...(Object.values(value) as unknown[]));
  }
  return used;
}

function withoutUnused(document: JsonObject, gone: ReadonlySet<string>): JsonObject {
  const components = Object.entries(member(document, 'components')).map(([kind, all]) => [
    kind,
    isObject(all)
      ? Object.fromEntries(Object.entries(all).filter(([name]) => !gone.has(`#/components/${kind}/${name}`)))
      : all,
  ]);
  const tags = document['tags'];
  return {
    components: Object.fromEntries(components) as JsonObject,
    ...(Array.isArray(tags)
      ? { tags: tags.filter((tag) => !isObject(tag) || !gone.has(`tag ${String(tag['name'])}`)) }
      : {}),
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

function reducedPath(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(([name, one]) => !(METHODS.includes(name) && isDeprecated(one))),
  );
}

/** Removes deprecated members and all mentions of their names from schemas, and deprecated items from lists. */
function reduced(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isDeprecated(one)).map(reduced);
  }
  if (!isObject(value)) {
    return value;
  }
  const result = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, reduced(one)]));
  const properties = value['properties'];
  const gone = isObject(properties) ? deprecatedNames(properties) : [];
  if (gone.length === 0) {
    return result;
  }
  const required = value['required'];
  return {
    ...result,
    properties: omitMembers(member(result, 'properties'), gone),
    ...(Array.isArray(required) ? { required: required.filter((name) => !gone.includes(String(name))) } : {}),
  };
}

function deprecatedNames(properties: JsonObject): string[] {
  return Object.entries(properties)
    .filter(([, one]) => isDeprecated(one))
    .map(([name]) => name);
}

function omitMembers(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function isDeprecated(value: unknown): boolean {
  return isObject(value) && value['deprecated'] === true;
}

function member(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? value : {};
}
