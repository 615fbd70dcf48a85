/** The checks of the lane `security`. */
import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { faultOfLicence } from '../../scripts/dependencies/licences.ts';

const root = join(import.meta.dirname, '..', '..');

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    execFile(process.execPath, [join(root, program), ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

describe('the check of secrets', () => {
  it('refuses a file with a token', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-secret-'));
    const file = join(folder, 'settings.txt');
    // In two parts, so that this file itself has none.
    await writeFile(file, ['token = ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_'));
    const config = ['--secretlintrc', join(root, '.secretlintrc.json')];
    const { code, output } = await run('node_modules/secretlint/bin/secretlint.js', [
      ...config,
      '--no-glob',
      file,
    ]);
    expect(output).to.include('GitHub');
    expect(code).to.equal(1);
    await rm(folder, { recursive: true });
  });
});

describe('the check of licences', () => {
  const fault = (license: string | undefined, isShipped: boolean) =>
    faultOfLicence({ name: 'a', version: '1.0.0', ...(license === undefined ? {} : { license }) }, isShipped);

  it('permits more to tools than to packages', () => {
    for (const one of ['MIT', '(MIT OR GPL-3.0)', '(Apache-2.0 AND BSD-3-Clause)']) {
      expect(fault(one, true), one).to.equal(undefined);
    }
    expect(fault('MPL-2.0', false)).to.equal(undefined);
    for (const one of ['MPL-2.0', 'GPL-3.0', '(MIT AND GPL-3.0)', undefined]) {
      expect(fault(one, true), one).to.include('not permitted in a published package');
    }
    expect(fault('GPL-3.0', false)).to.include('a 1.0.0 has the licence GPL-3.0');
  });
});

describe('the check of vulnerabilities', () => {
  let server: Server;
  let env: Record<string, string>;
  let answer: RequestListener;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    env = { npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('refuses those of high severity in a package that is shipped', async () => {
    let asked = '';
    const advisory = { url: 'https://example.com/1', title: 'reads too far', severity: 'high' };
    answer = (request, response) => {
      request.on('data', (part: Buffer) => (asked += part.toString()));
      request.on('end', () => response.end(JSON.stringify({ express: [advisory] })));
    };
    const { code, output } = await run('scripts/check-advisories.ts', [], env);
    expect(output).to.include('express: high: reads too far (https://example.com/1)');
    expect(code).to.equal(1);
    expect(JSON.parse(asked))
      .to.include.keys('express', '@oclif/core', 'react')
      .and.not.include.keys('mocha');
  });

  it('says that a registry does not tell them', async () => {
    answer = (_request, response) => response.writeHead(405).end();
    const { code, output } = await run('scripts/check-advisories.ts', [], env);
    expect(output).to.include('packages were not checked').and.include('status 405');
    expect(code).to.equal(0);
  });
});
