/** The SDK as it is published, on each platform that it is for, against a server with devices. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foreignPeer, freeTcpPort, otherNode } from '@muster/testkit';
import { expect } from 'chai';
import { build } from 'esbuild';
import { compile, installBuiltSdk } from '../../packages/sdk/test/support/built-package.ts';
import { openTab, startBrowser } from '../support/browser.ts';
import type { Findings, ProgramSetup } from '../support/sdk-program.ts';
import { useServer } from '../support/test-server.ts';

const run = promisify(execFile);
const names = ['muster-sim-000001', 'muster-sim-000002'];

describe('the SDK', () => {
  /** The page of the program, at another origin than the service. */
  const pages = createServer((_request, response) => void response.end('<!doctype html>'));
  let origin: string;
  const server = useServer({
    devices: 2,
    prepare: async () => {
      await once(pages.listen(0, '127.0.0.1'), 'listening');
      origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
      return [`--allowed-origins=${origin}`];
    },
  });

  before(async () => {
    const { place } = server;
    await installBuiltSdk(place.dir);
    const program = join(import.meta.dirname, '..', 'support', 'sdk-program.ts');
    await writeFile(join(place.dir, 'sdk-program.js'), compile(await readFile(program, 'utf8'), program));
  });

  after(() => {
    pages.close().closeAllConnections();
  });

  const setupOf = async (prefix: string, streamsUploads: boolean): Promise<ProgramSetup> => ({
    baseUrl: server.info.http,
    apiKey: server.info.apiKey,
    device: names[0]!,
    closedUrl: `http://127.0.0.1:${await freeTcpPort()}`,
    prefix,
    streamsUploads,
  });

  /** What a module has to do to run the program and hand its findings over. */
  const main = (setup: ProgramSetup, handOver: string): string =>
    `import { runProgram } from './sdk-program.js';
    const findings = await runProgram(${JSON.stringify(setup)});
    ${handOver}`;

  async function runInNode(node: string, prefix: string): Promise<Findings> {
    const file = join(server.place.dir, `${prefix}.mjs`);
    const setup = await setupOf(prefix, true);
    await writeFile(file, main(setup, 'console.log(JSON.stringify(findings));'));
    const { stdout, stderr } = await run(node, [file], { env: server.place.env });
    expect(stderr).to.equal('');
    return JSON.parse(stdout) as Findings;
  }

  async function runInChromium(chromium: string): Promise<Findings> {
    const setup = await setupOf('chromium', false);
    const contents = main(setup, 'globalThis.findings = findings;');
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: server.place.dir },
      ...{ bundle: true, format: 'esm', platform: 'browser', target: 'es2022', write: false },
    });
    await using browser = await startBrowser(chromium);
    const { page, complaints } = await openTab(browser);
    await page.goto(origin);
    await page.addScriptTag({ type: 'module', content: outputFiles[0]!.text });
    await page.waitForFunction('globalThis.findings', undefined, { timeout: 0 });
    // Of the refused requests, and of the one that nothing listens to.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).to.deep.equal([]);
    return await page.evaluate<Findings>('globalThis.findings');
  }

  /** Expects the same of each platform. */
  const expectAll = (findings: Findings, uploads: number): void => {
    expect(findings).to.deep.equal({
      list: [2, 2],
      iterate: names,
      create: { sent: 2, isSame: true },
      events: ['measurement', true, 'number'],
      files: Array.from({ length: uploads }, () => [90_000, 'string', true]),
      poller: [{ total: 3, completed: 3, failed: 0 }, 'Completed'],
      names: [names[0], '/3/0/16', 'U'],
      errors: [
        ['NotFoundError', 'device-not-found'],
        ['AuthenticationError', 401],
        ['BadRequestError', ['PageSize']],
        ['ConnectionError', true],
      ],
      abort: [true, true, 'TimeoutError'],
      webhooks: 'test',
    });
  };

  for (const major of [20, 22]) {
    it(`works on Node.js ${major}: lists, creates once, streams, files, pollers, errors, abort`, async function () {
      expectAll(await runInNode(otherNode(this, major), `node-${major}`), 2);
    });
  }

  it('works on Node.js 24: lists, creates once, streams, files, pollers, errors, abort', async () => {
    expectAll(await runInNode(process.execPath, 'node-24'), 2);
  });

  it('works in Chromium, from another origin: lists, creates once, streams, files, pollers, errors, abort', async function () {
    expectAll(await runInChromium(foreignPeer(this, 'chromium', 'chromium')), 1);
  });
});
