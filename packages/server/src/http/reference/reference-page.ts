import { createHash } from 'node:crypto';
import type { Express } from 'express';
import type { Contract, Operation } from '../contract.ts';
import { escapePointer, isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { CompressedText } from '../replies/compressed-text.ts';
import { blocks, escapeHtml, inline, textOf } from './markup.ts';
import { boundsOf, described, resolved, row, schemaSection, table, typeOf } from './schema-markup.ts';

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1rem}
code{font-family:ui-monospace,monospace;font-size:.9em}
nav{columns:14rem}nav a{display:block}
details{border:1px solid #8886;border-radius:4px;margin:.25rem 0;padding:.25rem .75rem}
summary{cursor:pointer}table{border-collapse:collapse;width:100%}
td,th{border-top:1px solid #8884;padding:.25rem .5rem .25rem 0;text-align:left;vertical-align:top}
small{opacity:.75}.method{display:inline-block;font-weight:bold;min-width:4.5rem}
.old summary code{text-decoration:line-through}
@media(prefers-color-scheme:dark){body{background:#111;color:#ddd}a{color:#8bf}}
`;

/** Nothing but the style of the page itself: it has no script, and loads nothing. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds `/docs`: the contract as a page for people. It takes no key, as `/openapi.json` takes none. */
export function addReferencePage(app: Express, contract: Contract): void {
  const page = new CompressedText(() => [...pageParts(contract)].join('\n'));
  app.get('/docs', async (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', POLICY);
    await page.send(request, response);
  });
}

/** All operations by their tags, then all schemas. */
function* pageParts({ document, operations }: Contract): Generator<string> {
  const { title, description } = valueAt(document, '/info');
  const name = escapeHtml(String(title));
  const tags = list(document['tags']).map(({ name: tag, description: text }) => ({
    id: escapeHtml(String(tag)),
    text: inline(textOf(text)),
    operations: operations.filter((one) => one.operationId.startsWith(`${String(tag)}.`)),
  }));
  const shown = tags.filter((tag) => tag.operations.length > 0);
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>`;
  yield `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>`;
  yield `<h1>${name}</h1>${blocks(textOf(description))}`;
  yield '<p>The same for programs: <a href="/openapi.json">/openapi.json</a>.</p><nav>';
  yield* shown.map(({ id }) => `<a href="#${id}">${id}</a>`);
  yield '<a href="#schemas">Schemas</a></nav>';
  for (const tag of shown) {
    yield `<h2 id="${tag.id}">${tag.id}</h2><p>${tag.text}</p>`;
    for (const one of tag.operations) yield operationSection(document, one);
  }
  yield '<h2 id="schemas">Schemas</h2>';
  for (const schema of Object.keys(valueAt(document, '/components/schemas')).sort()) {
    yield schemaSection(document, schema);
  }
  yield '</body></html>';
}

function operationSection(
  document: JsonObject,
  { operationId, method, path, permission }: Operation,
): string {
  const item = valueAt(document, `/paths/${escapePointer(path)}`);
  const operation = valueAt(item, `/${method}`);
  const isOld = operation['deprecated'] === true;
  const id = escapeHtml(operationId);
  return [
    `<details id="${id}"${isOld ? ' class="old"' : ''}><summary><span class="method">${method.toUpperCase()}</span> `,
    `<code>${escapeHtml(path)}</code> ${inline(textOf(operation['summary']))}`,
    `${isOld ? ' <em>deprecated</em>' : ''}</summary>${described(operation)}`,
    `<p>Operation <code>${id}</code>; permission <code>${escapeHtml(permission ?? 'any valid key')}</code>.</p>`,
    parameters(document, [...list(item['parameters']), ...list(operation['parameters'])]),
    body(document, operation['requestBody']),
    responses(document, operation['responses']),
    '</details>',
  ].join('');
}

function parameters(document: JsonObject, given: readonly JsonObject[]): string {
  const rows = given.map((one) => {
    const parameter = resolved(document, one);
    const need = parameter['required'] === true ? ' <strong>needed</strong>' : '';
    return row([
      `<code>${escapeHtml(String(parameter['name']))}</code>${need}`,
      escapeHtml(String(parameter['in'])),
      typeOf(document, parameter['schema']),
      inline(textOf(parameter['description'])) + boundsOf(resolved(document, parameter['schema'])),
    ]);
  });
  return table(['Parameter', 'In', 'Type', 'Meaning'], rows);
}

function body(document: JsonObject, given: unknown): string {
  if (given === undefined) return '';
  const request = resolved(document, given);
  return `<p>Body: ${contents(document, request)}</p>${described(request)}`;
}

function responses(document: JsonObject, given: unknown): string {
  const rows = Object.entries(isObject(given) ? given : {}).map(([status, one]) => {
    const response = resolved(document, one);
    return row([escapeHtml(status), inline(textOf(response['description'])), contents(document, response)]);
  });
  return table(['Status', 'When', 'Content'], rows);
}

function contents(document: JsonObject, { content }: JsonObject): string {
  return Object.entries(isObject(content) ? content : {})
    .map(([type, media]) => {
      const schema = isObject(media) ? media['schema'] : undefined;
      return `<code>${escapeHtml(type)}</code>: ${typeOf(document, schema)}`;
    })
    .join('<br>');
}

function list(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((one) => isObject(one)) : [];
}
