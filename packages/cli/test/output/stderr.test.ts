import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect } from 'chai';
import { launcher } from '../support/run-cli.ts';

/** Takes no byte: "no space left on device". */
const FULL = '/dev/full';

describe('standard error', () => {
  it('that takes nothing does not change the exit code', async function () {
    // Linux has it, and so does CI; other systems have no such device.
    if (!existsSync(FULL) && process.platform !== 'linux') this.skip();
    const full = openSync(FULL, 'w');
    const child = spawn(process.execPath, [launcher, 'nonsense'], { stdio: ['ignore', 'ignore', full] });
    const [code] = (await once(child, 'exit')) as [number];
    closeSync(full);
    expect(code).to.equal(2);
  });
});
