/** The examples of the pages in docs/reference. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', 'docs', 'reference');

export interface Example {
  /** Name of the page without its extension, such as `devices`. */
  readonly page: string;
  /** Heading above it, such as `muster devices list` or `muster.devices.list`. */
  readonly heading: string;
  readonly code: string;
}

/**
 * Reads the fenced blocks of a language from the pages of a folder.
 *
 * @param folder `cli` or `sdk`
 * @param info the word behind the fence; blocks with further words, such as `ts signature`, are no examples
 */
export function readExamples(folder: string, info: string): readonly Example[] {
  return globSync('*.md', { cwd: join(root, folder) })
    .sort()
    .flatMap((file) =>
      examplesOf(basename(file, '.md'), readFileSync(join(root, folder, file), 'utf8'), info),
    );
}

function examplesOf(page: string, text: string, info: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  for (const [, title, language, code = ''] of text.matchAll(/^(?:#+ (.+)|```(.*)\n([^]*?)^```)$/gmu)) {
    if (title !== undefined) heading = title;
    else if (language === info) examples.push({ page, heading, code: code.trim() });
  }
  return examples;
}
