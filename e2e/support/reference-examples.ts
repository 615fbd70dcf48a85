/** The examples of the reference, which is generated for it. */
import { posix } from 'node:path';
import { readContract } from '../../scripts/generate/contract.ts';
import { referencePages } from '../../scripts/reference/pages.ts';

const pages = await referencePages(await readContract(new URL('../../openapi.yaml', import.meta.url)));

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
  return Object.entries(pages)
    .filter(([path]) => path.startsWith(`docs/reference/${folder}/`))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, text]) => examplesOf(posix.basename(path, '.md'), text, info));
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
