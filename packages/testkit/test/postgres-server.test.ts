import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { findPostgres, PostgresServer, postgresServer } from '../src/postgres-server.ts';

const PROGRAM = `
  import { postgresServer } from '${new URL('../src/postgres-server.ts', import.meta.url).href}';
  const server = await postgresServer({ skip: () => process.exit(1) });
  console.log(server.query("SELECT setting FROM pg_settings WHERE name = 'data_directory'"));
  console.log(server.query('SELECT pg_postmaster_start_time() IS NOT NULL'));
  setInterval(() => undefined, 1_000);
`;

describe('PostgreSQL of the tests', () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`leaves no process and no folder behind when the tests end by ${signal}`, async function () {
      await postgresServer(this);
      const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const folder = String((await lines.next()).value);
      expect((await lines.next()).value).to.equal('t');
      expect(existsSync(folder)).to.equal(true);
      child.kill(signal);
      await once(child, 'close');
      // PostgreSQL runs in this folder, and the folder is removed after it has ended.
      while (existsSync(folder)) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  }

  it('waits for the disk with each commit only if asked to', async function () {
    const fast = await postgresServer(this);
    expect(fast.query('SHOW fsync')).to.equal('off');
    const durable = await PostgresServer.create(findPostgres() ?? '', { isDurable: true });
    try {
      expect(durable.query('SHOW fsync')).to.equal('on');
      expect(durable.query('SHOW synchronous_commit')).to.equal('on');
    } finally {
      await durable.stop();
    }
  });
});
