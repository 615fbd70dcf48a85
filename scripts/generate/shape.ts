import type { Contract, Schema } from './contract.ts';
import { listOfMember } from './names.ts';

/**
 * The allowed members of an object, and their shapes; null if any value is allowed. An array has the shape of its
 * items. The shape of an ID is the list that resolves a name to it.
 */
export type Shape = { readonly [member: string]: Shape } | string | null;

/** Keywords besides `properties` that allow other members. */
const openKeywords = ['additionalProperties', 'oneOf', 'anyOf', 'patternProperties'];

export function shapeOf(contract: Contract, raw: Schema, seen: readonly Schema[] = []): Shape {
  const schema = contract.resolve(raw);
  if (seen.includes(schema) || openKeywords.some((keyword) => keyword in schema)) return null;
  const path = [...seen, schema];
  if (schema.items !== undefined) return shapeOf(contract, schema.items, path);
  const parts = (schema.allOf ?? []).map((part) => shapeOf(contract, part, path));
  if (parts.includes(null)) return null;
  const own = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    listOfMember(contract, name, member) ?? shapeOf(contract, member, path),
  ]);
  const shape = Object.assign({}, ...parts, Object.fromEntries(own)) as NonNullable<Shape>;
  return Object.keys(shape).length === 0 ? null : shape;
}
