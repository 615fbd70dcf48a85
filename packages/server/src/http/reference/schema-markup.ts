import { isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { escapeHtml, inline, textOf } from './markup.ts';
import { membersOf, resolved, schemaId } from './schema-members.ts';

const SCHEMAS = '#/components/schemas/';
/** A type in a type in a type: what lies deeper has a name in the contract. */
const MAX_DEPTH = 4;

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
  const rows = memberRows(document, name);
  const content = [
    described(schema),
    bases.length === 0 ? '' : `<p>All of: ${bases.join(', ')}.</p>`,
    table(['Member', 'Type', 'Meaning'], rows),
    rows.length > 0 ? '' : `<p>${typeOf(document, { ...schema, allOf: undefined })}${boundsOf(schema)}</p>`,
  ];
  return folded(schemaId(name), `<code>${escapeHtml(name)}</code>`, content.join(''));
}

/** A part of the page that folds. Its ID is on the content, because browsers unfold what contains the target of a link. */
export function folded(id: string, summary: string, content: string, className?: string): string {
  const attribute = className === undefined ? '' : ` class="${className}"`;
  return `<details${attribute}><summary>${summary}</summary><div id="${escapeHtml(id)}">${content}</div></details>`;
}

function memberRows(document: JsonObject, schema: string): string[] {
  return membersOf(document, schema).map(({ name, anchor, schema: member, definition, isRequired }) => {
    const mark = definition['deprecated'] === true ? ' <em>deprecated</em>' : '';
    const need = isRequired ? ' <strong>needed</strong>' : '';
    return row(
      [
        `<code>${escapeHtml(name)}</code>${need}${mark}`,
        typeOf(document, member),
        inline(textOf(definition['description'])) + boundsOf(definition),
      ],
      anchor,
    );
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

/** @param id of the row in the page */
export function row(cells: readonly string[], id?: string): string {
  return `<tr${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export function table(heads: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  return `<div class="wide"><table><tr>${head}</tr>${rows.join('')}</table></div>`;
}
