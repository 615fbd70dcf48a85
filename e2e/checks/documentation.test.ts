import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { anchorsIn, referencesIn } from '../../scripts/documentation/references.ts';

const page = `# A page

See [the guide](guides/paging.md#sort-and-filter), \`packages/coap/src\` and \`src/index.ts\`; \`npx pnpm run
bench\` measures, \`text/plain\` and \`e2e/FILE.ts\` are nothing of the project.

\`\`\`sh
node scripts/generate.ts --check
npx pnpm install
\`\`\`

\`\`\`ts
import { example } from './example/of-code.ts';
\`\`\`

[takes \\[brackets\\] once](../a/b.test.ts) and [b.test.ts](../a/b.test.ts).

## Sort, and \`Filter\`
`;

describe('references of the documentation', () => {
  it('are links, with the titles of tests, paths of the project and scripts of its packages', () => {
    expect(referencesIn(page)).to.deep.equal([
      { kind: 'link', text: 'guides/paging.md#sort-and-filter' },
      { kind: 'link', text: '../a/b.test.ts', testTitle: 'takes [brackets] once' },
      { kind: 'link', text: '../a/b.test.ts' },
      { kind: 'path', text: 'scripts/generate.ts' },
      { kind: 'path', text: 'packages/coap/src' },
      { kind: 'path', text: 'src/index.ts' },
      { kind: 'script', text: 'bench' },
    ]);
  });

  it('may end at a heading', () => {
    expect([...anchorsIn(page)]).to.deep.equal(['a-page', 'sort-and-filter']);
  });
});

describe('the architecture', () => {
  it('shows the layers of features that lint enforces', async () => {
    const rules = new URL('../../.dependency-cruiser.js', import.meta.url);
    const { featureLayers } = (await import(rules.href)) as {
      readonly featureLayers: readonly (readonly string[])[];
    };
    const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
    const drawn = Array.from(
      page.matchAll(/^ *l\d\["\d: (?<names>[^"]+)"\]$/gmu),
      ({ groups }) => groups?.['names'],
    );
    expect(drawn).to.deep.equal(featureLayers.map((names) => names.join(', ')).toReversed());
  });
});
