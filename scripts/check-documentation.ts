// Fails if the documentation names a page, a heading, a file, a folder, a package script or a test that does not exist.
// Commands of the CLI are checked by a separate test (packages/cli/test/documentation.test.ts), and links from and to
// the reference, which is not committed, when the site is built.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { anchorsIn, referencesIn, type Reference } from './documentation/references.ts';
import { missingTests } from './spec-coverage/tests.ts';

const root = join(import.meta.dirname, '..');
const reference = join(root, 'docs', 'reference', sep);
const isOurs = (name: string): boolean => !/(?:^|\/)(?:node_modules|dist|data|reference)(?:\/|$)/u.test(name);
const slashed = (name: string): string => name.split(sep).join('/');
const pages = globSync(
  ['*.md', 'docs/**/*.md', 'e2e/**/*.md', 'examples/**/*.md', 'packages/*/{README,CHANGELOG}.md'],
  {
    cwd: root,
  },
)
  .map(slashed)
  .filter(isOurs)
  .sort();

/** All files and folders of the project, each after a `/`, so that the end of a path is enough to find it. */
const places = globSync(['*', '{bench,docs,e2e,examples,packages,scripts}/**', 'docs/.vitepress{,/*}'], {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((name) => `/${slashed(name)}`);
const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root });
const scripts = new Set(
  manifests.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, name), 'utf8')) as { scripts?: object };
    return Object.keys(manifest.scripts ?? {});
  }),
);

function problemOfLink(page: string, target: string, testTitle: string | undefined): string | undefined {
  if (/^[a-z]+:/u.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(root, page) : join(root, dirname(page), decodeURIComponent(path));
  if (file.startsWith(reference)) return undefined;
  if (!existsSync(file)) return 'there is no such file';
  if (testTitle !== undefined) return problemOfTest(file, testTitle);
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  return anchorsIn(readFileSync(file, 'utf8')).has(anchor) ? undefined : 'there is no such heading';
}

function problemOfTest(file: string, title: string): string | undefined {
  const isMissing = missingTests(pathToFileURL('/'), [{ file, title }]).length > 0;
  return isMissing ? `it has no test "${title}"` : undefined;
}

function problemOf(page: string, { kind, text, testTitle }: Reference): string | undefined {
  if (kind === 'link') return problemOfLink(page, text, testTitle);
  if (kind === 'script') return scripts.has(text) ? undefined : 'no package.json has this script';
  return places.some((place) => place.endsWith(`/${text}`)) ? undefined : 'there is no such file or folder';
}

let count = 0;
for (const page of pages) {
  for (const reference of referencesIn(readFileSync(join(root, page), 'utf8'))) {
    count += 1;
    const problem = problemOf(page, reference);
    if (problem === undefined) continue;
    console.error(`${page}: ${reference.kind} ${reference.text}: ${problem}`);
    process.exitCode = 1;
  }
}
console.log(`${pages.length} pages, ${count} references`);
