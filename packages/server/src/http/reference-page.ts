import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Express, Request, Response } from 'express';
import { errors } from '../kernel/generated/error-table.ts';
import type { Contract, Operation } from './contract.ts';
import { escapePointer, isObject, resolvePointer, valueAt } from './document.ts';
import type { JsonObject } from './document.ts';

const STYLE = `
:root{color-scheme:light dark}
body{background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;overflow-wrap:break-word;padding:1rem}
nav{columns:14rem}nav a{display:block}
summary{cursor:pointer;padding:.25rem 0}
details>div{border-left:2px solid #8888;padding-left:1rem;scroll-margin-top:4rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
td,th{border-top:1px solid #8884;padding:.25rem .5rem .25rem 0;text-align:left;vertical-align:top}
@media(max-width:40rem){table,tbody,tr,td{display:block}td{border:0;padding:0}tr:has(th){display:none}}
:target{background:#08f2}
`;

/** Allows the inline style. The page has no script and no form, and loads nothing. */
const POLICY = policyOf(STYLE);

/** Adds `/openapi.json`, the contract for programs, and `/docs`, the same as a readable page. They need no key. */
export function addReferencePage(app: Express, contract: Contract): void {
  const document = new CompressedText(() => JSON.stringify(contract.document));
  app.get('/openapi.json', async (request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    await document.send(request, response);
  });
  const page = new CompressedText(() => [...pageParts(contract)].join('\n'));
  app.get('/docs', async (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', POLICY);
    await page.send(request, response);
  });
}

/** All operations grouped by tag, all error codes, then all schemas. */
function* pageParts({ document, operations }: Contract): Generator<string> {
  const info = valueAt(document, '/info');
  const title = escapeHtml(String(info['title']));
  const groups = Map.groupBy(operations, ({ operationId }) => operationId.slice(0, operationId.indexOf('.')));
  const tags = objects(document['tags']).filter(({ name }) => groups.has(String(name)));
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>`;
  yield `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>`;
  yield `<h1>${title}</h1>${blocks(info['description'])}`;
  yield '<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p><nav>';
  yield* tags.map(({ name }) => `<a href="#${String(name)}">${String(name)}</a>`);
  yield '<a href="#errors">Errors</a><a href="#schemas">Schemas</a></nav>';
  for (const { name, description } of tags) {
    yield `<h2 id="${String(name)}">${String(name)}</h2><p>${inline(description)}</p>`;
    for (const one of groups.get(String(name)) ?? []) yield operationSection(document, one);
  }
  yield `<h2 id="errors">Errors</h2>${errorTable(document)}<h2 id="schemas">Schemas</h2>`;
  const schemas = Object.keys(valueAt(document, '/components/schemas')).sort();
  for (const schema of schemas) yield schemaSection(document, schema);
  yield '</body></html>';
}

function operationSection(
  document: JsonObject,
  { operationId, method, path, permission }: Operation,
): string {
  const item = valueAt(document, `/paths/${escapePointer(path)}`);
  const operation = valueAt(item, `/${method}`);
  const old = operation['deprecated'] === true ? ' <em>deprecated</em>' : '';
  const summary = `<strong>${method.toUpperCase()}</strong> <code>${escapeHtml(path)}</code> ${inline(operation['summary'])}${old}`;
  const body = resolved(document, operation['requestBody']);
  const content = [
    `<p>${inline(operation['description'])}</p>`,
    `<p>Operation <code>${operationId}</code>; permission <code>${escapeHtml(permission ?? 'any valid key')}</code>.</p>`,
    parameterTable(document, [...objects(item['parameters']), ...objects(operation['parameters'])]),
    'content' in body ? `<p>Body: ${contents(document, body)}</p><p>${inline(body['description'])}</p>` : '',
    responseTable(document, operation['responses']),
  ];
  return collapsible(operationId, summary, content.join(''));
}

function parameterTable(document: JsonObject, parameters: readonly JsonObject[]): string {
  const rows = parameters.map((one) => {
    const { name, in: place, required, schema, description } = resolved(document, one);
    return [
      `<code>${escapeHtml(String(name))}</code>${required === true ? ' <strong>needed</strong>' : ''}`,
      String(place),
      typeOf(document, schema),
      inline(description) + boundsOf(resolved(document, schema)),
    ];
  });
  return table(['Parameter', 'In', 'Type', 'Meaning'], rows);
}

function responseTable(document: JsonObject, responses: unknown): string {
  const rows = Object.entries(isObject(responses) ? responses : {}).map(([status, one]) => {
    const response = resolved(document, one);
    return [status, inline(response['description']), contents(document, response)];
  });
  return table(['Status', 'When', 'Content'], rows);
}

function contents(document: JsonObject, { content }: JsonObject): string {
  return Object.entries(isObject(content) ? content : {})
    .map(
      ([type, media]) =>
        `<code>${type}</code>: ${typeOf(document, isObject(media) ? media['schema'] : undefined)}`,
    )
    .join('<br>');
}

/** All error codes, ordered by status. */
function errorTable(document: JsonObject): string {
  const remedies = valueAt(document, '/components/schemas/ErrorCode/x-errors');
  const rows = Object.entries(errors)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, message }]) => {
      const remedy = isObject(remedies[code]) ? remedies[code]['remedy'] : undefined;
      return [`<code>${code}</code>`, String(status), escapeHtml(message), inline(remedy)];
    });
  return table(['Code', 'Status', 'Meaning', 'What to do'], rows);
}

function objects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}

const SCHEMAS = '#/components/schemas/';
/** Maximum nesting of types in a description. In the contract, deeper types have a name. */
const MAX_DEPTH = 4;

/** Follows a reference. Other values are returned unchanged. */
function resolved(document: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  const reference = value['$ref'];
  return typeof reference === 'string' ? resolvePointer(document, reference.slice(1))[0] : value;
}

/** Describes the type of a value briefly, with a link to a schema that has members. */
function typeOf(document: JsonObject, schema: unknown, depth = 0): string {
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
function schemaSection(document: JsonObject, name: string): string {
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
function boundsOf(schema: JsonObject): string {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].filter((one) => one !== null) : [];
  const bounds = BOUNDS.filter((name) => schema[name] !== undefined);
  const all = [
    ...(choices.length === 0 ? [] : [`one of ${choices.join(', ')}`]),
    ...bounds.map((name) => `${name} ${String(schema[name])}`),
  ];
  return all.length === 0 ? '' : ` <small>${escapeHtml(all.join('; '))}</small>`;
}

/** Returns the Content-Security-Policy of a page with one inline style, without scripts and forms, that loads nothing. */
export function policyOf(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Escapes text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Converts code and strong emphasis of a CommonMark description to HTML. Values that are not strings become empty
 * text.
 */
function inline(text: unknown): string {
  return escapeHtml(typeof text === 'string' ? text : '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/gu, '<strong>$1</strong>');
}

/** Converts paragraphs and lists of a CommonMark description to HTML. */
function blocks(text: unknown): string {
  return String(text)
    .trim()
    .split(/\n{2,}/u)
    .map((block) => (block.startsWith('- ') ? list(block) : `<p>${inline(block)}</p>`))
    .join('');
}

function list(block: string): string {
  const items = block.slice(2).split(/\n- /u);
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

/**
 * A collapsible part of the page. The ID is on the content, because browsers expand the part that contains the target
 * of a link.
 */
function collapsible(id: string, summary: string, content: string): string {
  return `<details><summary>${summary}</summary><div id="${escapeHtml(id)}">${content}</div></details>`;
}

/** @param rows of cells in HTML. Without rows, the result is empty */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><tr>${head}</tr>${body.join('')}</table></div>`;
}

type Form = 'br' | 'gzip' | 'identity';

const QUALITY = 9;

/**
 * A long text that does not change while the server runs. It is generated and compressed once for each encoding that
 * clients request.
 */
class CompressedText {
  readonly #make: () => string;
  readonly #forms = new Map<Form, Promise<Buffer>>();

  constructor(make: () => string) {
    this.#make = make;
  }

  /** Sends the text, compressed if the client accepts it. The caller has set its media type. */
  async send(request: Request, response: Response): Promise<void> {
    const form = formFor(request);
    const bytes = await this.#bytesOf(form);
    response.vary('Accept-Encoding');
    if (form !== 'identity') response.setHeader('Content-Encoding', form);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  #bytesOf(form: Form): Promise<Buffer> {
    let bytes = this.#forms.get(form);
    if (bytes === undefined) {
      bytes = form === 'identity' ? Promise.resolve(Buffer.from(this.#make())) : this.#compressed(form);
      this.#forms.set(form, bytes);
    }
    return bytes;
  }

  async #compressed(form: 'br' | 'gzip'): Promise<Buffer> {
    const text = await this.#bytesOf('identity');
    if (form === 'gzip') return promisify(gzip)(text);
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
}

function formFor(request: Request): Form {
  if (request.acceptsEncodings('br') !== false) return 'br';
  return request.acceptsEncodings('gzip') === false ? 'identity' : 'gzip';
}
