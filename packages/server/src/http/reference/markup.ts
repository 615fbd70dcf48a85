import { createHash } from 'node:crypto';

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
export function inline(text: unknown): string {
  return escapeHtml(typeof text === 'string' ? text : '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/gu, '<strong>$1</strong>');
}

/** Converts paragraphs and lists of a CommonMark description to HTML. */
export function blocks(text: unknown): string {
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
export function collapsible(id: string, summary: string, content: string): string {
  return `<details><summary>${summary}</summary><div id="${escapeHtml(id)}">${content}</div></details>`;
}

/** @param rows of cells in HTML. Without rows, the result is empty */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><tr>${head}</tr>${body.join('')}</table></div>`;
}
