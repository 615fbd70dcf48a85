import { isId } from '../layout/list-url.ts';

/** Words that a POSIX shell does not change. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** Quotes a word for a POSIX shell. Spaces, quotes or `$( )` in a name have no effect then. */
export function shellWord(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Returns the equivalent `muster` command.
 *
 * @param words the words after `muster`; `undefined` words are omitted
 * @example
 * cliLine('write', 'press-7', '/3/0/14', '+01:00') // muster write press-7 /3/0/14 +01:00
 */
export function cliLine(...words: readonly (string | undefined)[]): string {
  const given = words.filter((word) => word !== undefined);
  return ['muster', ...given.map(shellWord)].join(' ');
}

/** Puts `--` before a value that starts with a minus, which would otherwise be a flag. */
export function valueWords(value: string): readonly string[] {
  return value.startsWith('-') ? ['--', value] : [value];
}

/** The word for an entity in commands: its name, or its ID if the name looks like a flag, an ID or standard input. */
export function nameWord({ Id, Name }: { readonly Id: string; readonly Name: string }): string {
  return Name === '' || Name.startsWith('-') || isId(Name) ? Id : Name;
}

/**
 * A flag with its value. A value that starts with a minus is joined to the flag, because it would otherwise be a flag
 * itself.
 */
export const flagWords = (flag: string, value: string): readonly string[] =>
  value.startsWith('-') ? [`${flag}=${value}`] : [flag, value];
