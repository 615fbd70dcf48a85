import type { Express } from 'express';
import type { Contract, Operation } from '../contract.ts';
import { isObject, valueAt } from '../document.ts';
import type { JsonObject } from '../document.ts';
import { CompressedText } from '../replies/compressed-text.ts';
import { errorTable } from './error-markup.ts';
import { blocks, escapeHtml, inline, textOf } from './markup.ts';
import { groupsOf, operationAt, parametersOf } from './operation-list.ts';
import { MAX_QUERY_LENGTH, PAGE_END, pageStart, POLICY, searchForm } from './page-frame.ts';
import { boundsOf, described, folded, row, schemaSection, table, typeOf } from './schema-markup.ts';
import { resolved } from './schema-members.ts';
import { SearchIndex } from './search-index.ts';
import { longSearchPage, searchPage } from './search-page.ts';

/**
 * Adds `/docs`: the contract as a page for people. With `q` in its query, it answers a page of the elements that contain all words
 * of `q`. It takes no key, as `/openapi.json` takes none.
 */
export function addReferencePage(app: Express, contract: Contract): void {
  const title = String(valueAt(contract.document, '/info')['title']);
  const page = new CompressedText(() => [...pageParts(contract, title)].join('\n'));
  let index: SearchIndex | undefined;
  app.get('/docs', async (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', POLICY);
    const query = queryOf(request.originalUrl);
    if (query === '') return page.send(request, response);
    if (query.length > MAX_QUERY_LENGTH) {
      response.statusCode = 400;
      return new CompressedText(() => longSearchPage(title, query)).send(request, response);
    }
    const used = (index ??= new SearchIndex(contract));
    return new CompressedText(() => searchPage(used, title, query)).send(request, response);
  });
}

/** What a request searches for, without space around it; empty: nothing. */
function queryOf(url: string): string {
  const [, query = ''] = /\?([^#]*)/u.exec(url) ?? [];
  return new URLSearchParams(query).get('q')?.trim() ?? '';
}

/** All operations by their tags, all error codes, then all schemas. */
function* pageParts(contract: Contract, title: string): Generator<string> {
  const { document } = contract;
  const groups = groupsOf(contract);
  yield pageStart(title);
  yield `<h1>${escapeHtml(title)}</h1>${searchForm()}${blocks(textOf(valueAt(document, '/info')['description']))}`;
  yield '<p>The same for programs: <a href="/openapi.json">/openapi.json</a>.</p><nav>';
  yield* groups.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`);
  yield '<a href="#errors">Errors</a><a href="#schemas">Schemas</a></nav>';
  for (const { name, description, operations } of groups) {
    yield `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${inline(description)}</p>`;
    for (const one of operations) yield operationSection(document, one);
  }
  yield `<h2 id="errors">Errors</h2>${errorTable(document)}`;
  yield '<h2 id="schemas">Schemas</h2>';
  for (const schema of Object.keys(valueAt(document, '/components/schemas')).sort()) {
    yield schemaSection(document, schema);
  }
  yield PAGE_END;
}

function operationSection(document: JsonObject, one: Operation): string {
  const { operationId, method, path, permission } = one;
  const operation = operationAt(document, one);
  const isOld = operation['deprecated'] === true;
  const summary = [
    `<span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> `,
    `${inline(textOf(operation['summary']))}${isOld ? ' <em>deprecated</em>' : ''}`,
  ];
  const content = [
    described(operation),
    `<p>Operation <code>${escapeHtml(operationId)}</code>; `,
    `permission <code>${escapeHtml(permission ?? 'any valid key')}</code>.</p>`,
    parameters(document, parametersOf(document, one)),
    body(document, operation['requestBody']),
    responses(document, operation['responses']),
  ];
  return folded(operationId, summary.join(''), content.join(''), isOld ? 'old' : undefined);
}

function parameters(document: JsonObject, given: readonly JsonObject[]): string {
  const rows = given.map((parameter) => {
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
