import { isObject, resolvePointer, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';

/** Follows a reference. Everything else is returned as it is. */
export function resolved(document: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  const reference = value['$ref'];
  return typeof reference === 'string' ? resolvePointer(document, reference.slice(1))[0] : value;
}

/** A member of a named schema. */
export interface SchemaMember {
  readonly name: string;
  /** ID of its row in the page; absent if an earlier row has the name. */
  readonly anchor?: string;
  /** Its schema as written, perhaps a reference. */
  readonly schema: unknown;
  /** Its schema with what a reference stands for. */
  readonly definition: JsonObject;
  readonly isRequired: boolean;
}

/** ID of a named schema in the page. */
export function schemaId(name: string): string {
  return `schema-${name}`;
}

/** Members of a named schema itself, without those of schemas that it refers to. */
export function membersOf(document: JsonObject, name: string): readonly SchemaMember[] {
  const schema = valueAt(document, `/components/schemas/${name}`);
  const parts: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const seen = new Set<string>();
  return [schema, ...parts.filter((one) => isObject(one))].flatMap(({ required, properties }) => {
    const all = new Set([required].flat().map(String));
    return Object.entries(isObject(properties) ? properties : {}).map(([member, own]) => {
      const anchor = seen.has(member) ? {} : { anchor: `${schemaId(name)}.${member}` };
      seen.add(member);
      const definition = { ...resolved(document, own), ...(isObject(own) ? own : {}) };
      return { name: member, ...anchor, schema: own, definition, isRequired: all.has(member) };
    });
  });
}
