import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { TemporaryFolders } from '../store/temporary-folder.ts';

/** Starts a server in the folder of its first argument, and says so when the work of the turn in which it is ready is done. */
const program = `
  const { startServer } = await import(${JSON.stringify(new URL('../../src/index.ts', import.meta.url).href)});
  const folder = process.argv[1];
  await startServer({
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: 'memory:',
    dataDir: folder,
    connectionFile: false,
    logLevel: 'silent',
  });
  setImmediate(() => process.stdout.write('ready'));
`;

describe('the cache of compiled code', () => {
  const folders = new TemporaryFolders();

  afterEach(() => folders.removeAll());

  it('is written when the server is ready, so that it is there after a kill', async () => {
    const folder = folders.make();
    const cache = join(folder, 'compiled');
    const server = spawn(process.execPath, ['--input-type=module', '-e', program, '--', folder], {
      env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_DISABLE_COMPILE_CACHE: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(server, 'exit');
    try {
      await Promise.race([once(server.stdout, 'data'), exit]);
    } finally {
      server.kill('SIGKILL');
    }
    expect(await exit).to.deep.equal([null, 'SIGKILL']);
    const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).to.be.above(500);
  });
});
