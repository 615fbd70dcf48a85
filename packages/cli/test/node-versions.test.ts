import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { otherNode } from '@muster/testkit';
import { exitCodes } from '../src/errors/exit-codes.ts';
import { useCli } from './support/cli.ts';

const launcher = fileURLToPath(new URL('../bin/muster.js', import.meta.url));

describe('other versions of Node.js', () => {
  const sandbox = useCli();

  function run(
    node: string,
    args: readonly string[],
  ): Promise<{ code: unknown; stdout: string; stderr: string }> {
    return new Promise((resolve) => {
      execFile(node, [launcher, ...args], { env: sandbox.env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      });
    });
  }

  it('20 is refused in one sentence that says what to install', async function () {
    const node = otherNode(this, 20);
    for (const args of [[], ['--version'], ['devices', 'list']]) {
      const { code, stdout, stderr } = await run(node, args);
      expect(code).to.equal(exitCodes.start);
      expect(stdout).to.equal('');
      expect(stderr).to.match(/^Error: muster needs Node\.js 22\.\d+ or newer, and this is 20\.\S+\. .*\n$/u);
    }
  });

  for (const args of [
    ['--version'],
    ['help', 'up'],
    ['version', 'get', '--url', 'http://127.0.0.1:1'],
    ['server', '--http', 'nowhere'],
    ['fleet', 'credentials', '--devices', '1', '--server', 'coaps://127.0.0.1:1'],
  ]) {
    it(`22 runs \`muster ${args.join(' ')}\` without a warning`, async function () {
      const { code, stderr } = await run(otherNode(this, 22), args);
      expect(stderr).not.to.match(/Warning|SyntaxError|defect/u);
      expect(code).to.be.oneOf([exitCodes.ok, exitCodes.usage, exitCodes.connection]);
    });
  }
});
