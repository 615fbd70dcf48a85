import { fold } from '../core/scalars.ts';

/** Stands between the texts of two fields: what is looked for never contains it. */
const separator = '\n';

/** Control characters: the index ends a text at NUL, and has one of them between fields. */
const unsearchable = /\p{Cc}/u;

/** An index of trigrams answers nothing shorter. */
const shortest = 3;

/** The text of a document that is indexed: its fields, in the order of the declaration. */
export function searchable(values: readonly unknown[]): string {
  const texts = values.map((value) => (typeof value === 'string' ? fold(value) : ''));
  return texts.join(separator).replaceAll('\0', separator);
}

/** How an index of texts is asked for what contains this; undefined when it does not know. */
export function phraseOf(text: string): string | undefined {
  const folded = fold(text);
  if (!folded.isWellFormed() || unsearchable.test(folded)) return undefined;
  if (Array.from(folded).length < shortest) return undefined;
  return `"${folded.replaceAll('"', '""')}"`;
}
