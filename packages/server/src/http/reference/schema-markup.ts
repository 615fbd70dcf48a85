import { isObject, resolvePointer, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { escapeHtml, collapsible, inline, table } from './markup.ts';

const SCHEMAS = '#/components/schemas/';
/** Maximum nesting of types in a description. In the contract, deeper types have a name. */
const MAX_DEPTH = 4;

/** Follows a reference. Other values are returned unchanged. */
export function resolved(document: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  const reference = value['$ref'];
  return typeof reference === 'string' ? resolvePointer(document, reference.slice(1))[0] : value;
}

/** Describes the type of a value briefly, with a link to a schema that has members. */
export function typeOf(document: JsonObject, schema: unknown, depth = 0): string {
  const own = resolved(document, schema);
  const reference = isObject(schema) ? schema['$ref'] : undefined;
  if (typeof reference === 'string' && (isObject(own['properties']) || Array.isArray(own['allOf']))) {
    const name = escapeHtml(reference.slice(SCHEMAS.length));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const parts = own['allOf'] ?? own['anyOf'] ?? own['oneOf'];
  if (Array.isArray(parts) && depth < MAX_DEPTH) {
    const joined = own['allOf'] === undefined ? ' or ' : ' and ';
    return parts.map((one) => typeOf(document, one, depth + 1)).join(joined);
  }
  return plainTypeOf(document, own, depth);
}

function plainTypeOf(document: JsonObject, { type, items, format }: JsonObject, depth: number): string {
  if (type === undefined) return 'any';
  const types = ([type].flat() as unknown as readonly string[]).map((one) =>
    one === 'array' && depth < MAX_DEPTH ? `list of ${typeOf(document, items, depth + 1)}` : one,
  );
  return types.join(' or ') + (typeof format === 'string' ? ` (${escapeHtml(format)})` : '');
}

/** A named schema: its own members without those of referenced schemas, or a description of its values. */
export function schemaSection(document: JsonObject, name: string): string {
  const schema = valueAt(document, `/components/schemas/${name}`);
  const bases: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const rows = [schema, ...bases.filter((one) => isObject(one))].flatMap((one) => memberRows(document, one));
  const content = [
    `<p>${inline(schema['description'])}</p>`,
    bases.length === 0 ? '' : `<p>All of: ${bases.map((one) => typeOf(document, one)).join(', ')}.</p>`,
    table(['Member', 'Type', 'Meaning'], rows),
    rows.length > 0 ? '' : `<p>${typeOf(document, { ...schema, allOf: undefined })}${boundsOf(schema)}</p>`,
  ];
  return collapsible(`schema-${name}`, `<code>${escapeHtml(name)}</code>`, content.join(''));
}

function memberRows(document: JsonObject, { required, properties }: JsonObject): string[][] {
  const needed = [required].flat();
  return Object.entries(isObject(properties) ? properties : {}).map(([name, member]) => {
    const definition = { ...resolved(document, member), ...(isObject(member) ? member : {}) };
    const need = needed.includes(name) ? ' <strong>needed</strong>' : '';
    const mark = definition['deprecated'] === true ? ' <em>deprecated</em>' : '';
    return [
      `<code>${escapeHtml(name)}</code>${need}${mark}`,
      typeOf(document, member),
      inline(definition['description']) + boundsOf(definition),
    ];
  });
}

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default', 'pattern'];

/** Describes bounds and allowed values. */
export function boundsOf(schema: JsonObject): string {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].filter((one) => one !== null) : [];
  const bounds = BOUNDS.filter((name) => schema[name] !== undefined);
  const all = [
    ...(choices.length === 0 ? [] : [`one of ${choices.join(', ')}`]),
    ...bounds.map((name) => `${name} ${String(schema[name])}`),
  ];
  return all.length === 0 ? '' : ` <small>${escapeHtml(all.join('; '))}</small>`;
}
