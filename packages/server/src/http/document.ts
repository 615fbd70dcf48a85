import { omit } from '../kernel/data.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The members of a path that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object at a pointer after following all `$ref`s, and its own pointer. */
export function resolvePointer(document: JsonObject, pointer: string): [JsonObject, string] {
  let at = pointer;
  for (let hops = 0; hops < 16; hops += 1) {
    const value = valueAt(document, at);
    const reference = value['$ref'];
    if (typeof reference !== 'string') return [value, at];
    at = reference.slice(1);
  }
  throw new Error(`The reference ${pointer} is circular.`);
}

/** Returns the object at a pointer, even if it is a reference. */
export function valueAt(document: JsonObject, pointer: string): JsonObject {
  let value: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
  }
  if (!isObject(value)) {
    throw new Error(`The contract has nothing at ${pointer}.`);
  }
  return value;
}

/** RFC 6901, section 3. */
export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the object in a member. @throws Error if there is none */
export function objectAt(parent: JsonObject, member: string): JsonObject {
  const value = parent[member];
  if (!isObject(value)) {
    throw new Error(`The contract has no ${member} where one is required.`);
  }
  return value;
}

const KEY_HEADER = '#/components/parameters/IdempotencyKeyHeader';

/** Adds the errors of `x-shared-errors` to the responses of the operations that have them. */
export function withSharedErrors({ 'x-shared-errors': shared, ...document }: JsonObject): JsonObject {
  if (!isObject(shared)) return document;
  const errorsOf = ({ requestBody, parameters }: JsonObject): JsonObject => ({
    ...objectAt(shared, 'every'),
    ...(requestBody === undefined ? {} : objectAt(shared, 'body')),
    ...(hasKeyHeader(parameters) ? objectAt(shared, 'idempotencyKey') : {}),
  });
  const complete = (operation: unknown): unknown =>
    isObject(operation) && isObject(operation['responses'])
      ? { ...operation, responses: { ...operation['responses'], ...errorsOf(operation) } }
      : operation;
  const paths = mapped(objectAt(document, 'paths'), (item) =>
    isObject(item) ? mapped(item, complete) : item,
  );
  return { ...document, paths };
}

const hasKeyHeader = (parameters: unknown): boolean =>
  Array.isArray(parameters) && parameters.some((one) => isObject(one) && one['$ref'] === KEY_HEADER);

const mapped = (value: JsonObject, map: (member: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, map(member)]));

/** Values of the enumerations in a row, keyed by the lower-case name of the member. */
export type RowEnums = ReadonlyMap<string, readonly string[]>;

/** @param pointer to the schema of a response */
export function readRowEnums(document: JsonObject, pointer: string | undefined): RowEnums {
  const enums = new Map<string, readonly string[]>();
  for (const [name, { enum: values }] of rowMembers(document, pointer)) {
    if (Array.isArray(values))
      enums.set(
        name.toLowerCase(),
        values.filter((one) => typeof one === 'string'),
      );
  }
  return enums;
}

/**
 * The schemas of the members of a row, keyed by name.
 *
 * @param pointer to the schema of a response; if it is not a page, there are no rows
 */
export function rowMembers(
  document: JsonObject,
  pointer: string | undefined,
): ReadonlyMap<string, JsonObject> {
  const rows = pointer === undefined ? undefined : membersAt(document, pointer).get('Rows');
  if (rows === undefined) return new Map();
  const [, at] = resolvePointer(document, rows);
  const members = [...membersAt(document, `${at}/items`)];
  return new Map(members.map(([name, member]) => [name, resolvePointer(document, member)[0]]));
}

/** The pointers of the members of an object and of its parts, keyed by name. */
function membersAt(document: JsonObject, pointer: string): Map<string, string> {
  const [{ allOf, properties }, at] = resolvePointer(document, pointer);
  const parts = Array.isArray(allOf) ? allOf.map((_, index) => `${at}/allOf/${index}`) : [];
  const own = isObject(properties) ? Object.keys(properties) : [];
  return new Map([
    ...parts.flatMap((part) => [...membersAt(document, part)]),
    ...own.map((name) => [name, `${at}/properties/${escapePointer(name)}`] as const),
  ]);
}

/** The deprecation of an element, as values of response headers. */
export interface DeprecationNotice {
  /** Structured date, for example `@1535328000` (RFC 9745). */
  readonly deprecation: string;
  /** HTTP date (RFC 8594). */
  readonly sunset: string;
  /** Path of the successor. Its parameters, in braces, are also parameters of this operation. */
  readonly successor?: string;
}

const LAST_SECOND_MS = 24 * 3_600_000 - 1_000;

/**
 * Reads `x-sunset` and `x-successor` of a deprecated operation or member. The document has defaults for all of them
 * (`x-deprecated-since`, `x-sunset`).
 *
 * @returns undefined if it is not deprecated
 */
export function noticeOf(described: JsonObject, document: JsonObject): DeprecationNotice | undefined {
  if (described['deprecated'] !== true) return undefined;
  const since = dayOf(described['x-deprecated-since'] ?? document['x-deprecated-since']);
  const sunset = dayOf(described['x-sunset'] ?? document['x-sunset']);
  const successor = described['x-successor'];
  return {
    deprecation: `@${since / 1000}`,
    // A removal after a day takes effect at the end of that day.
    sunset: new Date(sunset + LAST_SECOND_MS).toUTCString(),
    ...(typeof successor === 'string' ? { successor } : {}),
  };
}

function dayOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Error('Deprecated elements need x-deprecated-since and x-sunset in the format YYYY-MM-DD.');
  }
  return time;
}

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

function reducedPath(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).filter(
      ([name, one]) => !(METHODS.some((method) => method === name) && isDeprecated(one)),
    ),
  );
}

/** Removes deprecated members and all mentions of their names from schemas, and deprecated items from lists. */
function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isDeprecated(one)).map(reduced);
  if (!isObject(value)) return value;
  const result = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, reduced(one)]));
  const properties = value['properties'];
  const gone = isObject(properties) ? deprecatedNames(properties) : [];
  if (gone.length === 0) return result;
  const required = value['required'];
  return {
    ...result,
    properties: omit(member(result, 'properties'), ...gone),
    ...(Array.isArray(required) ? { required: required.filter((name) => !gone.includes(String(name))) } : {}),
  };
}

function deprecatedNames(properties: JsonObject): string[] {
  return Object.entries(properties)
    .filter(([, one]) => isDeprecated(one))
    .map(([name]) => name);
}

function isDeprecated(value: unknown): boolean {
  return isObject(value) && value['deprecated'] === true;
}

function member(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isObject(value) ? value : {};
}
