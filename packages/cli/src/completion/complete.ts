import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';
import { completionOf } from './candidates.ts';

const maxDescription = 80;

/**
 * The hidden command behind the completion scripts: `muster __complete WORD... CURRENT` writes one candidate per line,
 * with a tab and its description, and a last line `:files` if the shell should complete file names. On any failure it
 * writes nothing and exits with 0, because an error message would appear in the line that the user is typing.
 */
export async function complete(words: readonly string[]): Promise<void> {
  try {
    const { candidates, files } = await completionOf(words);
    const lines = candidates
      .filter(({ value }) => printable(value) === value && value !== '')
      .map(({ value, description = '' }) => `${value}\t${shortened(description)}`);
    if (files === true) lines.push(':files');
    await write(lines.map((line) => `${line}\n`).join(''));
  } catch {
    // There are no candidates.
  }
}

/** Returns the first sentence, cut to `maxDescription` characters. */
function shortened(description: string): string {
  const [first = ''] = printable(description).split(/(?<=\.) /u);
  return first.length > maxDescription ? `${first.slice(0, maxDescription - 1)}…` : first;
}
