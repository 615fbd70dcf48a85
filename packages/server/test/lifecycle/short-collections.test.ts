import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect } from 'chai';

const run = promisify(execFile);
const module = new URL('../../src/lifecycle/short-collections.ts', import.meta.url).href;

/** Retains many of the objects that it creates, and prints the size of the young generation in MB. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { keepCollectionsShort } from '${module}';
  if (process.argv[1] === 'short') keepCollectionsShort();
  let kept = [];
  for (let i = 0; i < 2_000_000; i += 1) {
    kept.push({ i, text: String(i) });
    if (kept.length > 200_000) kept = kept.slice(100_000);
  }
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  process.stdout.write(String(young.space_size / 2 ** 20));
`;

describe('short collections', () => {
  it('keep the young generation from growing', async () => {
    expect(await youngMegabytes('short')).to.be.below((await youngMegabytes('as usual')) / 2);
  });
});

async function youngMegabytes(how: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, how]);
  return Number(stdout);
}
