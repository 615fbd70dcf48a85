export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object at a pointer after following all `$ref`s, and its own pointer. */
export function resolvePointer(document: JsonObject, pointer: string): [JsonObject, string] {
  let at = pointer;
  for (let hops = 0; hops < 16; hops += 1) {
    const value = valueAt(document, at);
    const reference = value['$ref'];
    if (typeof reference !== 'string') {
      return [value, at];
    }
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
