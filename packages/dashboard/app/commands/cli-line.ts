/** Words that a POSIX shell takes as they are. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** Quotes a word for a POSIX shell, so that names with spaces, quotes or `$( )` stay names. */
export function shellWord(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The `muster` command that does the same.
 *
 * @param words the words after `muster`; `undefined` words are left out
 * @example
 * cliLine('write', 'press-7', '/3/0/14', '+01:00') // muster write press-7 /3/0/14 +01:00
 */
export function cliLine(...words: readonly (string | undefined)[]): string {
  const given = words.filter((word) => word !== undefined);
  return ['muster', ...given.map(shellWord)].join(' ');
}

/** A value that starts with a minus comes after `--`, or it would be a flag. */
export function valueWords(value: string): readonly string[] {
  return value.startsWith('-') ? ['--', value] : [value];
}
