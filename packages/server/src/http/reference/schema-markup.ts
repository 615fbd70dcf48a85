import { isObject, resolvePointer, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { escapeHtml, inline, textOf } from './markup.ts';

const SCHEMAS = '#/components/schemas/';
/** A type in a type in a type: what lies deeper has a name in the contract. */
const MAX_DEPTH = 4;

/** What a reference stands for; everything else is itself. */
export function resolved(document: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  const reference = value['$ref'];
  return typeof reference === 'string' ? resolvePointer(document, reference.slice(1))[0] : value;
}

/** The name of a schema that has one. */
function schemaName(value: unknown): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' && reference.startsWith(SCHEMAS)
    ? reference.slice(SCHEMAS.length)
    : undefined;
}

/** The type of a value in a few words, with a link to what has members. */
export function typeOf(document: JsonObject, schema: unknown, depth = 0): string {
  const name = schemaName(schema);
  if (name !== undefined && hasMembers(valueAt(document, `/components/schemas/${name}`))) return linkTo(name);
  const own = resolved(document, schema);
  const list = parts(own['allOf']) ?? parts(own['anyOf']) ?? parts(own['oneOf']);
  if (list !== undefined && depth < MAX_DEPTH) {
    const joined = own['allOf'] === undefined ? ' or ' : ' and ';
    return list.map((one) => typeOf(document, one, depth + 1)).join(joined);
  }
  const types = [own['type']].flat().map(String);
  const words = types.map((type) =>
    type === 'array' && depth < MAX_DEPTH ? `list of ${typeOf(document, own['items'], depth + 1)}` : type,
  );
  const format = typeof own['format'] === 'string' ? ` (${escapeHtml(own['format'])})` : '';
  return `${own['type'] === undefined ? 'any' : words.join(' or ')}${format}`;
}

function linkTo(name: string): string {
  return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}

function parts(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function hasMembers(schema: JsonObject): boolean {
  return isObject(schema['properties']) || Array.isArray(schema['allOf']);
}

/** A named schema: its members, or what its values are. */
export function schemaSection(document: JsonObject, name: string): string {
  const schema = valueAt(document, `/components/schemas/${name}`);
  const bases = parts(schema['allOf'])?.map((one) => typeOf(document, one)) ?? [];
  const own = [schema, ...(parts(schema['allOf']) ?? [])].filter((one) => isObject(one));
  const rows = own.flatMap((one) => memberRows(document, one));
  return `<details id="schema-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${described(
    schema,
  )}${bases.length === 0 ? '' : `<p>All of: ${bases.join(', ')}.</p>`}${table(
    ['Member', 'Type', 'Meaning'],
    rows,
  )}${rows.length > 0 ? '' : `<p>${typeOf(document, { ...schema, allOf: undefined })}${boundsOf(schema)}</p>`}</details>`;
}

function memberRows(document: JsonObject, schema: JsonObject): string[] {
  const required = new Set([schema['required']].flat().map(String));
  const properties = schema['properties'];
  return Object.entries(isObject(properties) ? properties : {}).map(([name, member]) => {
    const whole = { ...resolved(document, member), ...(isObject(member) ? member : {}) };
    const mark = whole['deprecated'] === true ? ' <em>deprecated</em>' : '';
    const need = required.has(name) ? ' <strong>needed</strong>' : '';
    return row([
      `<code>${escapeHtml(name)}</code>${need}${mark}`,
      typeOf(document, member),
      inline(textOf(whole['description'])) + boundsOf(whole),
    ]);
  });
}

const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'default', 'pattern'];

/** Bounds and choices. */
export function boundsOf(schema: JsonObject): string {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].filter((one) => one !== null) : [];
  const named = BOUNDS.filter((name) => schema[name] !== undefined).map(
    (name) => `${name} ${String(schema[name])}`,
  );
  const all = [...(choices.length === 0 ? [] : [`one of ${choices.join(', ')}`]), ...named];
  return all.length === 0 ? '' : ` <small>${escapeHtml(all.join('; '))}</small>`;
}

export function described(value: JsonObject): string {
  return typeof value['description'] === 'string' ? `<p>${inline(value['description'])}</p>` : '';
}

export function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export function table(heads: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`;
}
