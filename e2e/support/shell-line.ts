/** One command of a shell: its words, and the files that it reads and writes. */
export interface ShellCommand {
  readonly words: readonly string[];
  readonly input?: string;
  readonly output?: string;
}

/**
 * Splits a line as a shell does: quotes, variables, `<` and `>`.
 *
 * @returns undefined if the line needs a shell: a pipe, a substitution, or several commands
 */
export function readShellLine(
  line: string,
  variables: Readonly<Record<string, string>>,
): ShellCommand | undefined {
  if (line.includes('$(')) return undefined;
  const tokens = [...line.matchAll(/\s+|'([^']*)'|"([^"]*)"|\\(\n|.)|\$(\w+)|([<>])|([^\s'"\\$<>]+|\$)/gu)];
  const words: string[] = [];
  const files: Record<string, string> = {};
  let word: string | undefined;
  let target: string | undefined;
  const end = (): void => {
    if (word === undefined) return;
    if (target === undefined) words.push(word);
    else files[target] = word;
    word = undefined;
    target = undefined;
  };
  for (const [text, single, double, escaped, variable, redirect, bare] of tokens) {
    if (bare !== undefined && /^[|&;()]|[|;]$/u.test(bare)) return undefined;
    if (redirect !== undefined) {
      end();
      target = redirect;
    } else if (single === undefined && double === undefined && /^\s/u.test(text)) end();
    else
      word =
        (word ?? '') +
        (single ??
          double?.replaceAll(/\$(\w+)/gu, (_all, name: string) => valueOf(name)) ??
          escapedText(escaped) ??
          (variable === undefined ? bare : valueOf(variable)) ??
          '');
  }
  end();
  return {
    words,
    ...(files['<'] === undefined ? {} : { input: files['<'] }),
    ...(files['>'] === undefined ? {} : { output: files['>'] }),
  };

  function valueOf(name: string): string {
    const value = variables[name];
    if (value === undefined) throw new Error(`Nothing sets the variable ${name}.`);
    return value;
  }
}

/** A backslash at the end of a line joins it to the next. */
const escapedText = (escaped: string | undefined): string | undefined => (escaped === '\n' ? '' : escaped);
