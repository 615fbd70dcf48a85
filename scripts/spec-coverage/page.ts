import type { SpecRow } from './row.ts';
import { specSections } from './rows.ts';
import { citedTest, type CitedTest } from './tests.ts';

/** All tests that rows cite. */
export function citedTests(): CitedTest[] {
  return specSections.flatMap(({ rows }) => rows.flatMap(({ tests }) => tests.map(citedTest)));
}

/** Rows without a test. */
export function openRows(): SpecRow[] {
  return specSections.flatMap(({ rows }) => rows.filter(({ tests }) => tests.length === 0));
}

/** Returns the page before formatting. */
export function coveragePage(): string {
  const parts = [
    '# Coverage of the specification',
    'Every row of sections 2 to 9, and what section 1 alone has, of the interface specification, with the tests that prove it: their titles, each ' +
      'linked to its file. `open` says that there is none yet. Besides, the contract tests exercise every operation ' +
      'with good and with invalid requests, with every kind of key, and check each answer against `openapi.yaml`.',
    'The page is written by `node scripts/spec-coverage.ts` from `scripts/spec-coverage/rows/`. A test checks that it ' +
      'is up to date and that each of these tests exists; `npm test` checks at its end that each of them ran.',
  ];
  for (const { title, rows } of specSections) {
    parts.push(`## ${title}`, rows.map(lineOf).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

function lineOf({ id, says, tests }: SpecRow): string {
  const proof = tests.map(citedTest).map(({ file, title }) => `[${escaped(title)}](../${file})`);
  return `- **${id}** ${escaped(says)} — ${proof.length === 0 ? '**open**' : proof.join('; ')}`;
}

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>]/gu, String.raw`\$&`);
