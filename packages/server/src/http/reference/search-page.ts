import { escapeHtml } from './markup.ts';
import { MAX_QUERY_LENGTH, PAGE_END, pageStart, searchForm } from './page-frame.ts';
import { wordsOf } from './search-index.ts';
import type { Hit, SearchIndex } from './search-index.ts';

/** Hits of a page. */
const MAX_HITS = 100;
/** Characters of a text below a hit. */
const MAX_TEXT = 240;

/** Writes the page of the hits of a search. @param title of the contract */
export function searchPage(index: SearchIndex, title: string, query: string): string {
  return page(title, query, hitList(index.search(query), query));
}

/** Writes the page for a search that is too long. @param title of the contract */
export function longSearchPage(title: string, query: string): string {
  const shown = query.slice(0, MAX_QUERY_LENGTH);
  const fault = `The search has ${query.length} characters. Search for at most ${MAX_QUERY_LENGTH}.`;
  return page(title, shown, `<p role="status">${fault}</p>`);
}

function page(title: string, query: string, content: string): string {
  return [
    pageStart(`${query} – ${title}`),
    `<main><h1>Search results</h1><p><a href="/docs">${escapeHtml(title)}: all operations and schemas</a></p>`,
    searchForm(query),
    content,
    `</main>${PAGE_END}`,
  ].join('');
}

function hitList(hits: readonly Hit[], query: string): string {
  const shown = `<q>${escapeHtml(query)}</q>`;
  if (hits.length === 0) {
    return `<p role="status">Nothing contains all words of ${shown}. Search for fewer words, or for parts of them.</p>`;
  }
  const all = hits.length === 1 ? '1 result' : `${hits.length} results`;
  const rest = hits.length > MAX_HITS ? ` These are the first ${MAX_HITS}. Add a word to see fewer.` : '';
  const items = hits.slice(0, MAX_HITS).map((hit) => hitItem(hit, wordsOf(query)));
  return `<p role="status">${all} for ${shown}.${rest}</p><ol>${items.join('')}</ol>`;
}

type Mark = (text: string) => string;

function hitItem({ summary, description, ...hit }: Hit, words: readonly string[]): string {
  const mark = marker(words);
  const shownDescription = mark(excerpt(description, words));
  const texts = [
    summary === '' ? '' : `<p>${mark(summary)}</p>`,
    shownDescription === '' ? '' : `<p><small>${shownDescription}</small></p>`,
  ];
  const old = hit.isDeprecated ? ' <em>deprecated</em>' : '';
  const link = `<a href="/docs#${encodeURIComponent(hit.anchor)}">${titleOf(hit, mark)}</a>`;
  return `<li class="hit">${link} <small>${kindOf(hit, mark)}</small>${old}${texts.join('')}</li>`;
}

type Titled = Omit<Hit, 'summary' | 'description'>;

function titleOf({ method, title }: Titled, mark: Mark): string {
  const code = `<code>${mark(title)}</code>`;
  return method === undefined ? code : `<span class="method">${method} </span>${code}`;
}

function kindOf({ kind, operationId }: Titled, mark: Mark): string {
  return operationId === undefined ? kind : `${kind} <code>${mark(operationId)}</code>`;
}

/** Returns the description if it contains a word, cut to the part around the first one. */
function excerpt(description: string, words: readonly string[]): string {
  const text = description.toLowerCase();
  const places = words.map((word) => text.indexOf(word)).filter((at) => at !== -1);
  if (places.length === 0 || description.length <= MAX_TEXT) return places.length === 0 ? '' : description;
  const start = Math.max(0, Math.min(...places) - MAX_TEXT / 2);
  const part = description.slice(start, start + MAX_TEXT);
  return `${start > 0 ? '…' : ''}${part}${start + MAX_TEXT < description.length ? '…' : ''}`;
}

/** Returns a function that escapes a text and marks the words in it. */
function marker(words: readonly string[]): Mark {
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  const pattern = new RegExp(`(${escaped.join('|')})`, 'iu');
  return (text) =>
    text
      .split(pattern)
      .map((part, at) => (at % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
      .join('');
}
