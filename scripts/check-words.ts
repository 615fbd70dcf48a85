// Fails if a page, a comment, a test title, or a string of a program contains a phrase that
// scripts/contract-words/phrases.ts or the glossary of CONTRIBUTING.md rules out.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  findingsInComments,
  findingsInPage,
  findingsInStrings,
  findingsInTitles,
} from './contract-words/phrases.ts';

const root = join(import.meta.dirname, '..');
const namesOf = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/\/(?:generated|node_modules)\//u.test(name))
    .sort();

const pages = namesOf([
  'README.md',
  '{CODE_OF_CONDUCT,CONTRIBUTING,SECURITY}.md',
  'CHANGELOG.md',
  'docs/{architecture,debugging,dependencies,dialect,errors,threat-model}.md',
  'docs/{decisions,guides}/*.md',
  'e2e/README.md',
  'examples/**/*.md',
  'packages/*/{README,SECURITY,CHANGELOG}.md',
  '.changeset/*.md',
]);
const programs = namesOf(['packages/*/src/**/*.ts']);
const commented = namesOf([
  '{e2e,scripts,bench}/**/*.ts',
  'docs/.vitepress/*.ts',
  'packages/*/{src,test,bench,examples}/**/*.ts',
]);
const tests = commented.filter((name) => name.endsWith('.test.ts'));

let count = 0;
for (const [names, findingsIn] of [
  [pages, findingsInPage],
  [programs, findingsInStrings],
  [commented, findingsInComments],
  [tests, findingsInTitles],
] as const) {
  for (const name of names) {
    for (const { line, problem } of findingsIn(readFileSync(join(root, name), 'utf8'))) {
      console.error(`${name}:${line}: ${problem}`);
      count += 1;
    }
  }
}
if (count > 0) process.exitCode = 1;
console.log(`${pages.length} pages, ${programs.length + commented.length} sources, ${count} findings`);
