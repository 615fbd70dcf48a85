// Fails where a guide, a README, a changeset, or a string of the CLI, SDK, server or simulator has a banned phrase of
// scripts/contract-words/phrases.ts.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findingsInPage, findingsInStrings } from './contract-words/phrases.ts';

const root = join(import.meta.dirname, '..');
const namesOf = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !name.includes('/generated/'))
    .sort();

const pages = namesOf([
  'README.md',
  'CONTRIBUTING.md',
  'docs/{architecture,dialect,errors}.md',
  'docs/guides/*.md',
  'examples/**/*.md',
  'packages/*/README.md',
  '.changeset/*.md',
]);
const sources = namesOf(['packages/{cli,sdk,server,simulator}/src/**/*.ts']);

let count = 0;
for (const [names, findingsIn] of [
  [pages, findingsInPage],
  [sources, findingsInStrings],
] as const) {
  for (const name of names) {
    for (const { line, problem } of findingsIn(readFileSync(join(root, name), 'utf8'))) {
      console.error(`${name}:${line}: ${problem}`);
      count += 1;
    }
  }
}
if (count > 0) process.exitCode = 1;
console.log(`${pages.length} pages, ${sources.length} sources, ${count} findings`);
