import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { conformancePage, findTitles } from '../../scripts/conformance/page.ts';

const root = new URL('../../', import.meta.url);

describe('docs/conformance.md', () => {
  it('says of every procedure what the titles of the tests say; node scripts/conformance.ts writes it', async () => {
    const page = await readFile(new URL('docs/conformance.md', root), 'utf8');
    const style = await resolveConfig(new URL('package.json', root));
    const expected = await format(conformancePage(await findTitles(root)), { ...style, parser: 'markdown' });
    expect(page.split('\n')).to.deep.equal(expected.split('\n'));
  });

  it('refuses an id in a title that is in no list', () => {
    // Not in one piece, or it would be such a title itself.
    const id = ['LightweightM2M-1.1-int', '999'].join('-');
    const titles = new Map([[id, ['packages/lwm2m/test/x.test.ts']]]);
    expect(() => conformancePage(titles)).to.throw(id);
  });
});
