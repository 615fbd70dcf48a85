/** Text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The little of CommonMark that descriptions of the contract use, in one paragraph: code and strong emphasis. */
export function inline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/`([^`]+)`/gu, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/gu, '<strong>$1</strong>');
}

/** Paragraphs and lists. */
export function blocks(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/u)
    .map((block) => (block.startsWith('- ') ? list(block) : `<p>${inline(block)}</p>`))
    .join('');
}

function list(block: string): string {
  const items = block.slice(2).split(/\n- /u);
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
}

/** What stands in the contract as text; nothing else counts. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text of a description without its markup, on one line. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1')
    .replaceAll(/`|\*\*/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
