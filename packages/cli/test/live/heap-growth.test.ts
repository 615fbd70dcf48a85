import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect } from 'chai';

const module = new URL('../../src/live/heap-growth.ts', import.meta.url).href;

/** Many objects that are slow to mark, and garbage that is quick to make. Prints the most memory in use. */
const program = `
  import { limitHeapGrowth } from '${module}';
  if (process.argv[1] === 'limited') limitHeapGrowth();
  let list;
  for (let i = 0; i < 1_000_000; i += 1) list = { list, i };
  const recent = new Array(200);
  let most = 0;
  for (let i = 0; i < 8_000; i += 1) {
    recent[i % recent.length] = new Array(20_000).fill(i + 0.5);
    if (i % 10 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  process.stdout.write(String(most + list.i));
`;

describe('limitHeapGrowth', () => {
  it('keeps garbage among old objects low', async () => {
    expect(await mostBytes('limited')).to.be.below((await mostBytes('as usual')) * 0.75);
  });
});

async function mostBytes(how: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, how]);
  return Number(stdout);
}
