import { UsageError } from '../errors/cli-error.ts';
import { readConfig } from './config-file.ts';

/**
 * Splits a text into words as a shell does, with single quotes, double quotes and backslashes.
 *
 * @throws {UsageError} a quote is not closed
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  const parts = /\s*(?<word>(?:[^\s'"\\]|\\[^]|'[^']*'|"(?:[^"\\]|\\[^])*")+)\s*/uy;
  while (parts.lastIndex < text.trimEnd().length) {
    const word = parts.exec(text)?.groups?.['word'];
    if (word === undefined) throw new UsageError(`A quote in "${text}" is not closed.`);
    words.push(
      word.replaceAll(
        /'(?<plain>[^']*)'|"(?<quoted>(?:[^"\\]|\\[^])*)"|\\(?<char>[^])/gu,
        (_whole, plain?: string, quoted?: string, char?: string) =>
          plain ?? quoted?.replaceAll(/\\(["\\$`])/gu, '$1') ?? char ?? '',
      ),
    );
  }
  return words;
}

/**
 * Returns the command line for an alias: its words, with `$1`, `$2` and so on replaced by arguments. The other arguments
 * follow.
 *
 * @throws {UsageError} an argument is missing
 */
export function expandAlias(name: string, text: string, args: readonly string[]): string[] {
  const used = new Set<number>();
  const words = splitWords(text).map((word) =>
    word.replaceAll(/\$(?<number>[1-9])/gu, (_whole, digit: string) => {
      const position = Number(digit);
      used.add(position);
      const value = args[position - 1];
      if (value !== undefined) return value;
      throw new UsageError(`The alias ${name} needs argument ${position}.`, `It stands for: muster ${text}`);
    }),
  );
  return [...words, ...args.filter((_arg, index) => !used.has(index + 1))];
}

/** Returns the words of a command line, with an alias at its beginning replaced. */
export async function aliasedLine(argv: readonly string[]): Promise<readonly string[]> {
  const [name = '', ...args] = argv;
  const { aliases = {} } = await readConfig();
  const text = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return text === undefined ? argv : expandAlias(name, text, args);
}
