/** Reads the glossary of CONTRIBUTING.md, which is the only list of the words that it rules out. */

/** A word that the glossary rules out, with the terms to use instead. */
export interface RuledOutWord {
  readonly word: string;
  readonly terms: readonly string[];
}

/**
 * Finds the words in code style in the last column of the glossary tables.
 *
 * @param page CONTRIBUTING.md. Its glossary extends from the heading "## Glossary" to the next heading of that level
 * @throws {Error} the page has no glossary, or a row does not have three columns
 */
export function wordsRuledOutBy(page: string): RuledOutWord[] {
  const glossary = /^## Glossary$(.*?)(?=^## |$(?![^]))/msu.exec(page)?.[1];
  if (glossary === undefined) throw new Error('CONTRIBUTING.md has no section "## Glossary"');
  const terms = new Map<string, string[]>();
  for (const line of glossary.split('\n').filter((row) => /^\|(?! -)/u.test(row))) {
    const [term, , notTo, ...rest] = line.split('|').slice(1, -1);
    if (term === undefined || notTo === undefined || rest.length > 0) {
      throw new Error(`Row of the glossary without three columns: ${line}`);
    }
    for (const [, word = ''] of notTo.matchAll(/`([^`]+)`/gu)) {
      terms.set(word, [...(terms.get(word) ?? []), term.trim()]);
    }
  }
  return Array.from(terms, ([word, instead]) => ({ word, terms: instead }));
}

/** Returns a pattern for a whole word, also across a line break. Ignores case unless the word has a capital letter. */
export function patternOf({ word }: RuledOutWord): RegExp {
  const text = word.split(' ').join('\\s+');
  return new RegExp(`(?<![\\w-])${text}(?![\\w-])`, /\p{Lu}/u.test(word) ? 'gu' : 'giu');
}
