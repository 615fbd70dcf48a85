import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { citedTests, coveragePage } from '../../scripts/spec-coverage/page.ts';
import { specSections } from '../../scripts/spec-coverage/rows.ts';
import { missingTests, testsThatDidNotRun, titlePatterns } from '../../scripts/spec-coverage/tests.ts';

const root = new URL('../../', import.meta.url);

describe('docs/spec-coverage.md', () => {
  it('is what the rows give; node scripts/spec-coverage.ts writes it', async () => {
    const page = await readFile(new URL('docs/spec-coverage.md', root), 'utf8');
    const style = await resolveConfig(new URL('package.json', root));
    const expected = await format(coveragePage(), { ...style, parser: 'markdown' });
    expect(page.split('\n')).to.deep.equal(expected.split('\n'));
  });

  it('cites tests that exist, and each row once', () => {
    expect(missingTests(root, citedTests())).to.deep.equal([]);
    const ids = specSections.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('tells a test that is not there, or did not run', () => {
    const here = {
      file: 'e2e/checks/spec-coverage.test.ts',
      title: 'tells a test that is not there, or did not run',
    };
    const gone = { ...here, title: 'nobody wrote this' };
    expect(missingTests(root, [here, gone, { ...here, file: 'e2e/none.test.ts' }])).to.have.length(2);
    const record = `${JSON.stringify([here.file, here.title])}\n`;
    expect(testsThatDidNotRun(record, [here, gone])).to.deep.equal([gone]);
  });

  it('knows titles in every kind of quotes, and what templates fill in', () => {
    const source = "it('a \\'b\\'', f); it(\"c's\", f); it(`${x.map((y) => { return y; })} of ${n}.`, f);";
    const matches = (title: string) => titlePatterns(source).some((pattern) => pattern.test(title));
    expect(["a 'b'", "c's", 'one of 2.'].map(matches)).to.deep.equal([true, true, true]);
    expect(matches('one of 2!')).to.equal(false);
  });
});
