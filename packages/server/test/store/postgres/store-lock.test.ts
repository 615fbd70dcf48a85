/** Which server has a store in PostgreSQL alone, when processes hang or end late. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';

import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import type { Store } from '../../../src/store/port.ts';
import { definitions, failsWith, things } from '../contract.ts';

describe('the lock of a PostgreSQL store', () => {
  let server: PostgresServer;
  let url: string;
  const closers: (() => unknown)[] = [];

  before(async function () {
    server = await postgresServer(this);
  });
  beforeEach(() => {
    url = server.freshUrl();
  });
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  const open = async (options: StoreOptions = {}): Promise<Store> => {
    const store = await openStore(url, definitions, options);
    closers.push(() => store.close());
    return store;
  };

  /** A process that has the store and puts things, until it is refused: then it ends with the reason. */
  async function owner(): Promise<ChildProcess> {
    const script = join(import.meta.dirname, 'owner.ts');
    const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    closers.push(() => child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    return child;
  }

  /** A session with the locks of the last server, without its heartbeat. */
  async function silentSession(): Promise<pg.Client> {
    const store = await open();
    const locks = server.query(
      "SELECT format('(%s, %s)', classid, objid::bigint::bit(32)::int) FROM pg_locks WHERE locktype = 'advisory'",
    );
    await store.close();
    const session = new pg.Client(url.replace(/\?.*/u, ''));
    await session.connect();
    closers.push(() => session.end().catch(() => undefined));
    for (const lock of locks.split('\n')) await session.query(`SELECT pg_advisory_lock${lock}`);
    return session;
  }

  it('leaves a process that hangs, which writes no more, also if the next one has ended again', async () => {
    const hung = await owner();
    hung.kill('SIGSTOP');
    const next = await open({ fenceAfterSeconds: 2 });
    const count = await next.collection(things).count();
    await next.close();
    hung.kill('SIGCONT');
    const [[reason]] = await Promise.all([once(hung.stdout!, 'data'), once(hung, 'exit')]);
    expect(String(reason)).to.include('Another server has used the store');
    expect(await (await open()).collection(things).count()).to.equal(count);
  });

  it('stays with a server that has a heartbeat', async () => {
    const store = await open();
    await failsWith('locked', open({ fenceAfterSeconds: 2 }));
    await store.ping();
  });

  it('stays with a session that PostgreSQL works for', async () => {
    const session = await silentSession();
    const working = session.query('SELECT pg_sleep(300)').catch(() => undefined);
    await failsWith('locked', open({ fenceAfterSeconds: 2 }));
    server.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(300)'");
    await working;
  });

  it('is awaited while PostgreSQL has not noticed that the last server has ended', async () => {
    const session = await silentSession();
    const state = { isOver: false };
    const opening = open().finally(() => (state.isOver = true));
    const attempts = new Set<string>();
    while (attempts.size < 4 && !state.isOver) {
      attempts.add(server.query("SELECT query_start FROM pg_stat_activity WHERE wait_event = 'advisory'"));
      attempts.delete('');
      await new Promise((resolve) => setImmediate(resolve));
    }
    await session.end();
    await (await opening).ping();
  });
});
