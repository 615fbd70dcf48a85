/** Runs a program in headless Chromium: a page of a server of the test's own, which also takes the result. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tempDir } from '@muster/testkit';

export interface Page extends AsyncDisposable {
  /** The origin of the page. */
  readonly origin: string;
  /**
   * Runs a module in Chromium and returns the JSON that it sends to `/result`.
   *
   * @throws {Error} Chromium ended before
   */
  run(chromium: string, program: string): Promise<unknown>;
}

export async function startPage(): Promise<Page> {
  let program = '';
  let onResult: (result: unknown) => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      void text(request).then((body) => {
        response.writeHead(204).end();
        onResult(JSON.parse(body));
      });
      return;
    }
    const isProgram = request.url === '/program.js';
    response.writeHead(200, { 'Content-Type': isProgram ? 'text/javascript' : 'text/html' });
    response.end(isProgram ? program : '<!doctype html><script type="module" src="/program.js"></script>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async run(chromium, code) {
      program = code;
      await using profile = await tempDir('muster-chromium-');
      const browser = spawn(chromium, [...flags(profile.path), origin], {
        env: { ...process.env, HOME: profile.path },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      browser.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
      const closed = once(browser, 'close');
      try {
        const result = new Promise((resolve) => (onResult = resolve));
        const ended = closed.then(() => {
          throw new Error(`Chromium ended before the program did:\n${output}`);
        });
        return await Promise.race([result, ended]);
      } finally {
        browser.kill('SIGKILL');
        await closed.catch(() => undefined);
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function flags(profile: string): string[] {
  return [
    ...['--headless', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
    // Chromium asks services on the network on its own; a test reaches this machine only.
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--user-data-dir=${profile}`,
    // The sandbox needs a user that is not root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
