import type { Express } from 'express';
import { errors } from '../../kernel/generated/error-table.ts';
import type { Contract, Operation } from '../contract.ts';
import { escapePointer, isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { CompressedText } from '../replies/compressed-text.ts';
import { blocks, escapeHtml, collapsible, inline, policyOf, table } from './markup.ts';
import { boundsOf, resolved, schemaSection, typeOf } from './schema-markup.ts';

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

/** Adds `/docs`, the contract as a readable page. Like `/openapi.json`, it needs no key. */
export function addReferencePage(app: Express, contract: Contract): void {
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
  yield '<p>The same for programs: <a href="/openapi.json">/openapi.json</a>.</p><nav>';
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
