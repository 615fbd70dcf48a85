import { isObject } from '../document.ts';
import type { JsonObject } from '../document.ts';

/**
 * The contract as the release after the sunset would have it: without deprecated operations, parameters and members.
 * Paths that have no operation left are gone too.
 */
export function withoutDeprecated(document: JsonObject): JsonObject {
  const paths = Object.entries(member(document, 'paths'))
    .map(([path, item]) => [path, isObject(item) ? reducedPath(item) : item] as const)
    .filter(([, item]) => !isObject(item) || METHODS.some((method) => method in item));
  return { ...(reduced(document) as JsonObject), paths: reduced(Object.fromEntries(paths)) };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

function reducedPath(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(([name, one]) => !(METHODS.includes(name) && isDeprecated(one))),
  );
}

/** Takes deprecated members out of all schemas below, with what names them, and deprecated items out of lists. */
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
    properties: without(member(result, 'properties'), gone),
    ...(Array.isArray(required) ? { required: required.filter((name) => !gone.includes(String(name))) } : {}),
  };
}

function deprecatedNames(properties: JsonObject): string[] {
  return Object.entries(properties)
    .filter(([, one]) => isDeprecated(one))
    .map(([name]) => name);
}

function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function isDeprecated(value: unknown): boolean {
  return isObject(value) && value['deprecated'] === true;
}

function member(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? value : {};
}
