/** Failures between a server and PostgreSQL: every message names the remedy, and the store recovers by itself. */
import { findPostgres, freeTcpPort, postgresServer, PostgresServer, until } from '@muster/testkit';
import { expect } from 'chai';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

import { insertOperation } from '../../../src/store/port.ts';
import type { CollectionDefinition, Store } from '../../../src/store/port.ts';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import { translateError } from '../../../src/store/postgres/errors.ts';
import { definitions, failsWith, others, rejection, thing, things, type Thing } from '../contract.ts';
import { closeConnections, lockThings } from './locks.ts';

describe('failures of PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let stores: Store[] = [];

  const open = async (from = url, list = definitions, options: StoreOptions = {}): Promise<Store> => {
    const store = await openStore(from, list, options);
    stores.push(store);
    return store;
  };
  const put = (store: Store, id: string): Promise<void> =>
    store.collection(things).put({ id, network: 'n', name: id });

  before(async function () {
    server = await postgresServer(this);
  });
  beforeEach(() => {
    url = server.freshUrl();
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
  });

  it('connects again after its connections were closed, and takes the lock again', async () => {
    const store = await open();
    await put(store, 'a');
    await store.collection(things).get('a');
    expect(Number(closeConnections(server))).to.equal(2);
    const outcomes = await Promise.allSettled([put(store, 'b'), store.collection(things).get('a')]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).to.include({ code: 'io' });
    }
    await put(store, 'c');
    expect(await store.collection(things).get('a')).to.include({ id: 'a' });
    await failsWith('locked', open());
  });

  it('rolls a transaction back that loses its connection', async () => {
    const store = await open();
    const failing = store.transaction(async (tx) => {
      await tx.collection(things).insert(thing('a'));
      closeConnections(server);
      await tx.collection(things).insert(thing('b'));
    });
    const error = await failsWith('io', failing);
    expect(error.message).to.contain('connects again');
    await put(store, 'c');
    const found = await store.collection(things).find({});
    expect(found.map(({ id }) => id)).to.deep.equal(['c']);
  });

  it('fails while PostgreSQL is down, and continues when it is up again', async () => {
    const store = await open();
    await put(store, 'a');
    await server.stop();
    try {
      await rejection(put(store, 'b'));
      const error = await failsWith('io', put(store, 'b'));
      expect(error.message).to.contain('Check the host and the port');
      await rejection(store.collection(things).get('a'));
      await failsWith('io', store.collection(things).get('a'));
      await failsWith('io', store.ping());
    } finally {
      await server.start();
    }
    await put(store, 'c');
    const found = await store.collection(things).find({});
    expect(found.map(({ id }) => id)).to.deep.equal(['a', 'c']);
    await store.ping();
  });

  it('fails while no server of several is the primary, and continues on the one that is promoted', async () => {
    const primary = await PostgresServer.create(findPostgres() ?? '');
    const standby = await primary.standby();
    try {
      const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`).join(',');
      const several = `postgres://muster@${hosts}/postgres?schema=several&target_session_attrs=read-write`;
      const store = await open(several);
      await put(store, 'a');
      expect(await store.collection(things).get('a')).to.include({ id: 'a' });
      const error = await failsWith('io', open(several.replace(`:${primary.port}/`, `:${standby.port}/`)));
      expect(error.message).to.match(/None of the servers is the primary.*Promote one/);
      await primary.stop();
      await rejection(put(store, 'b'));
      await rejection(store.collection(things).get('a'));
      const absent = await failsWith('io', put(store, 'b'));
      expect(absent.message).to.contain('No PostgreSQL server answers');
      standby.promote();
      await put(store, 'c');
      const found = await store.collection(things).find({});
      expect(found.map(({ id }) => id)).to.deep.equal(['a', 'c']);
      await failsWith('locked', open(several));
      await store.close();
    } finally {
      await standby.stop();
      await primary.stop();
    }
  });

  it('keeps each acknowledged write, and none by half, when PostgreSQL restarts under load', async () => {
    const store = await open();
    const acknowledged: string[] = [];
    const state = { isOver: false, failed: 0 };
    const write = async (writer: number): Promise<void> => {
      for (let i = 0; !state.isOver; i += 1) {
        const id = `${writer} ${i}`;
        const unit = [insertOperation(things, thing(id)), insertOperation(others, { id, thingId: id })];
        await store.write(unit).then(
          () => acknowledged.push(id),
          () => (state.failed += 1),
        );
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const until = async (isReached: () => boolean): Promise<void> => {
      while (!isReached()) await new Promise((resolve) => setImmediate(resolve));
    };
    const writing = Promise.all(Array.from({ length: 32 }, (_, writer) => write(writer)));
    try {
      await until(() => acknowledged.length > 200);
      await server.stop();
      await until(() => state.failed > 32);
    } finally {
      await server.start();
    }
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 200);
    state.isOver = true;
    await writing;
    const ids = (await store.collection(things).find({})).map(({ id }) => id);
    expect(ids).to.include.members(acknowledged);
    expect((await store.collection(others).find({})).map(({ id }) => id)).to.deep.equal(ids);
  });

  it('refuses a slow list with advice, and continues', async () => {
    const store = await open(url, definitions, { listTimeoutSeconds: 0.2 });
    await put(store, 'a');
    const release = await lockThings(server, url);
    try {
      const error = await failsWith('too-slow', store.collection(things).page({}));
      expect(error.message).to.contain('Filter by fewer rows first');
    } finally {
      await release();
    }
    expect(await store.collection(things).page({})).to.have.property('total', 1);
  });

  it('refuses to write when another server has taken over', async () => {
    const store = await open();
    const definition =
      "SELECT classid || ',' || objid::int8 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'";
    const [classId = '', key = ''] = server.query(definition).split(',');
    const signed = Number(key) | 0;
    // Waits for the lock, and gets it after the connection ends.
    const taking = server.background(`SELECT pg_advisory_lock(${classId}, ${signed}); SELECT pg_sleep(60);`);
    try {
      while (
        server.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted") !== '1'
      );
      closeConnections(server);
      await rejection(put(store, 'a'));
      await failsWith('locked', put(store, 'b'));
    } finally {
      await taking.stop();
    }
    await put(store, 'c');
    expect(await store.collection(things).count()).to.equal(1);
  });

  it('names the remedy for a wrong password, database or port, and never shows the password', async () => {
    server.query("DROP ROLE IF EXISTS careful; CREATE ROLE careful LOGIN PASSWORD 'right'");
    server.requirePassword('careful');
    const at = `127.0.0.1:${server.port}`;
    const cases: readonly [string, RegExp][] = [
      [`postgres://careful:wr%40ng@${at}/postgres`, /user or the password.*PGPASSWORD/],
      [`postgres://careful@${at}/postgres`, /user or the password.*PGPASSWORD/],
      [`postgres://muster:wr%40ng@${at}/missing`, /database does not exist.*createdb/],
      [`postgres://muster:wr%40ng@127.0.0.1:${await freeTcpPort()}/postgres`, /No PostgreSQL server answers/],
      [`postgres://muster:wr%40ng@no-such-host.invalid/postgres`, /host of PostgreSQL/],
      [`postgres://careful:right@${at}/postgres?schema=careful_one`, /lacks a privilege.*owner/],
      [`postgres://careful:right@${at}/postgres`, /lacks a privilege.*owner/],
    ];
    for (const [wrong, expected] of cases) {
      const error = await rejection(open(wrong));
      expect(error.message).to.match(expected);
      expect(error.message).not.to.match(/wr(?:%40|@)ng/);
    }
  });

  it('gives up a server that accepts connections and does not respond', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    try {
      const error = await failsWith('io', open(`postgres://muster@127.0.0.1:${port}/postgres`));
      expect(error.message).to.contain('does not answer');
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  });

  for (const isIdle of [false, true]) {
    it(`gives up a server that stops responding ${isIdle ? 'while idle' : 'to a write'}, and continues when it responds`, async () => {
      const link = new Link(server.port);
      await link.listen();
      try {
        const store = await open(url.replace(`:${server.port}/`, `:${link.port}/`) + '&timeout=1');
        await put(store, 'a');
        await store.collection(things).get('a');
        link.isSilent = true;
        // The heartbeat is under way then.
        if (isIdle) await until(() => link.dropped > 0);
        const outcomes = await Promise.allSettled([put(store, 'b'), store.collection(things).get('a')]);
        for (const outcome of outcomes) {
          expect(outcome.status).to.equal('rejected');
          expect((outcome as PromiseRejectedResult).reason).to.include({ code: 'io' });
        }
        link.isSilent = false;
        await put(store, 'c');
        expect(await store.collection(things).get('c')).to.include({ id: 'c' });
        link.isSilent = true;
        await store.close();
      } finally {
        link.close();
      }
    });
  }

  it('gives up a statement that takes too long', async () => {
    const store = await open(`${url}&timeout=1`);
    const release = await lockThings(server, url);
    try {
      const slow = [put(store, 'a'), store.collection(things).get('a')];
      for (const error of await Promise.all(slow.map((work) => rejection(work)))) {
        expect(error).to.have.property('code', 'timeout');
        expect(error.message).to.contain('?timeout=SECONDS');
      }
    } finally {
      await release();
    }
    await put(store, 'b');
  });

  it('reports that all connections are busy, and that the disk is full', () => {
    const busy = translateError(new Error('timeout exceeded when trying to connect'), 'here', new Map());
    expect(busy).to.include({ code: 'timeout' });
    expect(busy.message).to.contain('?connections=NUMBER');
    const full = translateError({ code: '53100', message: 'could not extend file' }, 'here', new Map());
    expect(full).to.include({ code: 'disk-full' });
    expect(full.message).to.match(/here: could not extend file.*Free some space/);
  });

  it('refuses a database with another encoding', async () => {
    server.query('DROP DATABASE IF EXISTS latin');
    server.query("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'");
    const error = await rejection(open(`postgres://muster@127.0.0.1:${server.port}/latin`));
    expect(error.message).to.match(/encoding LATIN1.*ENCODING 'UTF8'/);
  });

  it('refuses writes to a read-only database', async () => {
    server.query('DROP DATABASE IF EXISTS still');
    server.query('CREATE DATABASE still');
    const store = await open(`postgres://muster@127.0.0.1:${server.port}/still`);
    server.query('ALTER DATABASE still SET default_transaction_read_only = on');
    closeConnections(server);
    await rejection(put(store, 'a'));
    await failsWith('read-only', put(store, 'b'));
  });

  it('fails only the write whose value an index cannot hold, also inside a transaction', async () => {
    const store = await open();
    const long = Array.from({ length: 2_000 }, (_, i) =>
      String.fromCodePoint(0x4e00 + ((i * 7_919) % 20_000)),
    ).join('');
    const outcomes = await Promise.allSettled([
      put(store, 'a'),
      store.collection(things).put({ id: 'b', network: long, name: 'b' }),
      put(store, 'c'),
    ]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).to.include({ code: 'invalid' });
    const caught = store.transaction(async (tx) => {
      await rejection(tx.collection(things).put({ id: 'b', network: long, name: 'b' }));
      await tx.collection(things).put(thing('d'));
    });
    await rejection(caught);
    expect(await store.collection(things).count()).to.equal(2);
  });

  it('builds indexes over old documents, and names the documents that violate a new unique key', async () => {
    const plain: CollectionDefinition<Thing> = { name: 'things', indexes: [], searched: ['name'] };
    const before = await open(url, [plain]);
    await before.collection(plain).put(thing('a', { name: 'same', rank: 3 }));
    await before.collection(plain).put(thing('b', { name: 'same' }));
    await before.close();
    const error = await failsWith('invalid', open());
    expect(error.message).to.contain('network + name');
    const again = await open(url, [plain]);
    await again.collection(plain).delete('b');
    await again.close();
    const after = await open();
    const where = [{ field: 'rank', op: 'eq', value: 3 }] as const;
    expect(await after.collection(things).count({ where })).to.equal(1);
  });
});

/** Forwards connections to a port of this machine, and drops all data while it is silent. */
class Link {
  isSilent = false;
  /** Number of times that data were dropped. */
  dropped = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect(port, '127.0.0.1');
      this.#forward(client, server);
      this.#forward(server, client);
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #forward(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => {
      if (this.isSilent) this.dropped += 1;
      else to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
  }
}
