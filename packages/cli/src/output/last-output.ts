/**
 * Keeps only the last of several `-o`, `--output` and `--json`, so that an alias such as `muster='muster -o table'` can
 * be overridden.
 */
export function lastOutputWins(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  const own = argv.slice(0, end === -1 ? argv.length : end);
  const choices = choicesOf(own);
  const superseded = new Set(choices.slice(0, -1).flat());
  return argv.filter((_word, index) => !superseded.has(index));
}

/** Returns the positions of the words of each flag. */
function choicesOf(words: readonly string[]): number[][] {
  const choices: number[][] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '-o' || word === '--output') {
      choices.push([index, index + 1]);
      index += 1;
    } else if (word === '--json' || /^(--output=|-o.)/u.test(word)) {
      choices.push([index]);
    }
  }
  return choices;
}
