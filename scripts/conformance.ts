// Writes docs/conformance.md from the lists of procedures and the titles of tests. With --check, it writes nothing and
// fails if the page is outdated.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { conformancePage, findTitles } from './conformance/page.ts';

const root = new URL('../', import.meta.url);
const file = new URL('docs/conformance.md', root);
const style = await resolveConfig(new URL('package.json', root));
const page = await format(conformancePage(await findTitles(root)), { ...style, parser: 'markdown' });
const current = await readFile(file, 'utf8').catch(() => '');

if (current === page) {
  console.log('docs/conformance.md is up to date');
} else if (process.argv.includes('--check')) {
  console.error('docs/conformance.md is not what the tests give. Run: node scripts/conformance.ts');
  process.exitCode = 1;
} else {
  await writeFile(file, page);
  console.log('wrote docs/conformance.md');
}
