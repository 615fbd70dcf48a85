import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { procedureLists, type Procedure } from './procedures.ts';

const ID = /(?:LightweightM2M-1\.[0-2]-int-|TD_COAP_[A-Z]+_)\d+/g;
/** Further numbers of the same list, as in "LightweightM2M-1.1-int-101 102 103: ...". */
const MORE = /(LightweightM2M-1\.[0-2]-int-)\d+((?: \d{1,3})+)(?=:)/g;

/** Returns the files whose texts contain an ID, keyed by ID. Paths are relative to the root. */
export async function findTitles(root: URL): Promise<Map<string, string[]>> {
  const files = globSync(['packages/*/test/**/*.ts', 'e2e/**/*.test.ts'], { cwd: root }).sort();
  const titles = new Map<string, string[]>();
  for (const file of files) {
    const text = await readFile(new URL(file, root), 'utf8');
    for (const id of idsIn(text)) titles.set(id, [...(titles.get(id) ?? []), file]);
  }
  return titles;
}

function idsIn(text: string): Set<string> {
  const ids = new Set(Array.from(text.matchAll(ID), ([id]) => id));
  for (const [, prefix = '', numbers = ''] of text.matchAll(MORE)) {
    for (const number of numbers.trim().split(' ')) ids.add(`${prefix}${number}`);
  }
  return ids;
}

/** Returns the page before formatting. @throws Error if a title contains an ID that is in no list */
export function conformancePage(titles: ReadonlyMap<string, readonly string[]>): string {
  const left = new Map(titles);
  const parts = [
    '# Conformance',
    'All procedures of the test specifications that this project follows. `passed` lists the files whose tests have the ID ' +
      'in their titles. These tests exchange bytes and run with all other tests. `open` and `not applicable` give the ' +
      'reason why a procedure has no test.',
    'The tests of OMA procedures follow a published summary of the specification, with its steps, values and pass ' +
      'criteria, and not the original text. Tests check the requirements of a procedure; their values and formats can ' +
      'differ from its example.',
    '`node scripts/conformance.ts` generates this page, and a test checks it.',
  ];
  for (const { title, prefix, source, procedures } of procedureLists) {
    const rows = Object.entries(procedures)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([number, procedure]) => {
        const id = `${prefix}${number}`;
        const files = left.get(id);
        left.delete(id);
        return `| ${id} | ${nameOf(procedure)} | ${files ? passed(files) : remarkOf(procedure)} |`;
      });
    parts.push(
      `## ${title}`,
      `Source: ${source}.`,
      ['| id | procedure | state |', '| - | - | - |', ...rows].join('\n'),
    );
  }
  if (left.size > 0) throw new Error(`in titles of tests, and in no list: ${[...left.keys()].join(', ')}`);
  return `${parts.join('\n\n')}\n`;
}

function nameOf(procedure: Procedure): string {
  return typeof procedure === 'string' ? procedure : procedure.name;
}

function remarkOf(procedure: Procedure): string {
  return typeof procedure === 'string' ? 'open: no test yet' : procedure.remark;
}

function passed(files: readonly string[]): string {
  const links = files.map(
    (file) => `[${file.replace(/^packages\//, '').replace('/test/', '/')}](../${file})`,
  );
  return `passed: ${links.join(', ')}`;
}
