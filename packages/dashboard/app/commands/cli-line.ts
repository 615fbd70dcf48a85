import { isId } from '../layout/list-url.ts';

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

/** The word that names an entity in commands: its name, or its ID where the name would look like a flag, an ID or standard input. */
export function nameWord({ Id, Name }: { readonly Id: string; readonly Name: string }): string {
  return Name === '' || Name.startsWith('-') || isId(Name) ? Id : Name;
}

/** A flag with its value. A value that starts with a minus is joined to it, or it would be a flag. */
export const flagWords = (flag: string, value: string): readonly string[] =>
  value.startsWith('-') ? [`${flag}=${value}`] : [flag, value];
