import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const core = pathToFileURL(join(import.meta.dirname, '../src/core.ts')).href;
const index = pathToFileURL(join(import.meta.dirname, '../src/index.ts')).href;
const blocks = [...readme.matchAll(/```js\n([^]*?)```/g)].map((match) => match[1] ?? '');

/** Runs a code block. Its output must equal the comments after each `console.log`. */
async function outputOf(block: string): Promise<string[]> {
  const lines: string[] = [];
  const log = (...values: unknown[]): void => void lines.push(values.map(String).join(' '));
  const name = `readmeLog${Math.random().toString(36).slice(2)}`;
  Object.assign(globalThis, { [name]: log });
  try {
    const source = block
      .replace("'@muster/lwm2m/core'", `'${core}'`)
      .replace("'@muster/lwm2m'", `'${index}'`)
      .replaceAll('console.log(', `${name}(`);
    await import(`data:text/javascript,${encodeURIComponent(source)}`);
    return lines;
  } finally {
    Reflect.deleteProperty(globalThis, name);
  }
}

describe('README', () => {
  for (const [at, block] of blocks.entries()) {
    it(`example ${at + 1} prints the documented output`, async () => {
      const expected = [...block.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
      expect(expected).not.to.have.length(0);
      expect(await outputOf(block)).to.deep.equal(expected);
    });
  }
});
