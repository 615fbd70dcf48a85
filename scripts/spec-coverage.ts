// Writes docs/spec-coverage.md. Fails if a cited test does not exist.
//   --check        writes nothing, and fails where the page is not what the rows give
//   --complete     fails where a row is open
//   --ran FILE     fails where a cited test is not in the record of tests that passed (MUSTER_TEST_RECORD)
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { citedTests, coveragePage, openRows } from './spec-coverage/page.ts';
import { missingTests, testsThatDidNotRun } from './spec-coverage/tests.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, complete: { type: 'boolean' }, ran: { type: 'string' } },
});
const root = new URL('../', import.meta.url);
const file = new URL('docs/spec-coverage.md', root);

function complain(what: string, items: readonly string[]): void {
  if (items.length === 0) return;
  console.error(`${what}:\n${items.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}

const named = (tests: readonly { readonly file: string; readonly title: string }[]): string[] =>
  tests.map((one) => `${one.file}: ${one.title}`);

const style = await resolveConfig(new URL('package.json', root));
const page = await format(coveragePage(), { ...style, parser: 'markdown' });
const current = await readFile(file, 'utf8').catch(() => '');
if (current !== page && values.check === true) {
  complain('docs/spec-coverage.md is not what the rows give', ['Run: node scripts/spec-coverage.ts']);
} else if (current !== page) {
  await writeFile(file, page);
  console.log('wrote docs/spec-coverage.md');
}
complain('Tests that rows cite and that do not exist', named(missingTests(root, citedTests())));
if (values.ran !== undefined) {
  const record = await readFile(values.ran, 'utf8').catch(() => '');
  complain('Tests that rows cite and that did not pass', named(testsThatDidNotRun(record, citedTests())));
}
const open = openRows().map(({ id, says }) => `${id} ${says}`);
if (values.complete === true) complain('Rows without a test', open);
else console.log(`${open.length} rows are open`);
