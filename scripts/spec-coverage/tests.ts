import { existsSync, readFileSync } from 'node:fs';

/** A test cited by a row. */
export interface CitedTest {
  /** Path relative to the root. */
  readonly file: string;
  readonly title: string;
}

/** @throws Error if the text does not have the form `FILE: TITLE` */
export function citedTest(text: string): CitedTest {
  const { name, title } = /^(?<name>[\w./-]+): (?<title>.+)$/su.exec(text)?.groups ?? {};
  if (name === undefined || title === undefined) throw new Error(`Not of the form FILE: TITLE: ${text}`);
  const [first = '', ...rest] = name.split('/');
  const file = first === 'e2e' ? `${name}.test.ts` : `packages/${first}/test/${rest.join('/')}.test.ts`;
  return { file, title };
}

/** `it('…'`, `it("…"` and it(`…`, also across line breaks. */
const TITLE = /\bit\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gsu;

/** Returns patterns for the titles of tests in a source. Expressions in templates match any text. */
export function titlePatterns(source: string): RegExp[] {
  return Array.from(source.matchAll(TITLE), ([, single, double, template]) => {
    const text = (single ?? double ?? template ?? '').replaceAll(/\\(.)/gsu, '$1');
    const parts = template === undefined ? [text] : withoutExpressions(text);
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)).join('.*')}$`,
      'su',
    );
  });
}

/** Returns the fixed parts of a template. Handles braces within its expressions. */
function withoutExpressions(template: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (let at = 0; at < template.length; at += 1) {
    const char = template[at] ?? '';
    if (depth === 0 && char === '$' && template[at + 1] === '{') {
      parts.push(part);
      part = '';
      depth = 1;
      at += 1;
    } else if (depth > 0) {
      depth += char === '{' ? 1 : char === '}' ? -1 : 0;
    } else {
      part += char;
    }
  }
  return [...parts, part];
}

/** Returns the cited tests whose file or title does not exist. */
export function missingTests(root: URL, tests: Iterable<CitedTest>): CitedTest[] {
  const patterns = new Map<string, RegExp[]>();
  return [...tests].filter(({ file, title }) => {
    const url = new URL(file, root);
    if (!existsSync(url)) return true;
    const known = patterns.get(file) ?? titlePatterns(readFileSync(url, 'utf8'));
    patterns.set(file, known);
    return !known.some((pattern) => pattern.test(title));
  });
}

/** Returns the cited tests that are not among the passed ones recorded by `record.ts`. */
export function testsThatDidNotRun(record: string, tests: Iterable<CitedTest>): CitedTest[] {
  const ran = new Set(record.split('\n'));
  return [...tests].filter(({ file, title }) => !ran.has(JSON.stringify([file, title])));
}
