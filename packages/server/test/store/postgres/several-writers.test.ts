/** Several processes, or several stores of this one, write to one PostgreSQL store. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import {
  deleteOperation,
  insertOperation,
  putOperation,
  ReferencedError,
  UniqueViolationError,
  type Sample,
  type Store,
} from '../../../src/store/port.ts';
import { openReadOnlyStore, openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import { failsWith, rejection, things } from '../contract.ts';
import {
  boxes,
  closeConnections,
  definitions,
  increment,
  items,
  lockThings,
  thing,
  waitForLocks,
} from './shared-data.ts';

/** First key of the advisory lock of a process that joins a shared store. */
const JOIN = 0x4d53544a;

describe('several writers of a PostgreSQL store', () => {
  let server: PostgresServer;
  let url: string;
  let reset = (): void => undefined;
  let stores: Store[] = [];
  let children: ChildProcess[] = [];

  const opened = async (store: Promise<Store>): Promise<Store> => {
    stores.push(await store);
    return store;
  };
  const share = (options: StoreOptions = {}, list = definitions): Promise<Store> =>
    opened(openStore(url, list, { ...options, isShared: true }));
  const openAlone = (): Promise<Store> => opened(openStore(url, definitions));
  const sharePair = async (): Promise<readonly [Store, Store]> => [await share(), await share()];
  const run = (...order: readonly string[]): ChildProcess => {
    const script = join(import.meta.dirname, 'shared-writer.ts');
    const child = spawn(process.execPath, [script, url, ...order], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return child;
  };
  /** Starts a process that leaves a transaction open. */
  const holder = async (transactionTimeoutMs: number): Promise<ChildProcess> => {
    const child = run('hold', String(transactionTimeoutMs));
    const [isHolding] = (await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])) as unknown[];
    expect(String(isHolding)).to.contain('holding');
    return child;
  };
  const waiting = (number: number): Promise<void> => waitForLocks(server, number);
  const lockThing = (id: string): Promise<() => Promise<void>> => lockThings(server, url, id);
  /** Runs work that waits for a write of another store, which waits for the row "last". */
  const duringWrite = async <T>(write: () => Promise<void>, work: () => Promise<T>): Promise<T> => {
    const release = await lockThing('last');
    const writing = write();
    await waiting(1);
    const working = work();
    await waiting(2);
    await release();
    await writing;
    return working;
  };

  before(async function () {
    server = await postgresServer(this);
    // PostgreSQL looks for deadlocks after this time. The default is 1 s.
    server.query("ALTER ROLE muster SET deadlock_timeout = '10ms'");
    reset = () => void server.query('ALTER ROLE muster RESET deadlock_timeout');
  });
  after(() => reset());
  beforeEach(() => {
    url = server.freshUrl();
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
  });

  describe('opening', () => {
    it('lets servers share a store that they prepare at the same time', async () => {
      const several = await Promise.all(Array.from({ length: 4 }, () => share()));
      await Promise.all(several.map((store, i) => store.collection(things).put(thing(`t${i}`))));
      for (const store of several) expect(await store.collection(things).count()).to.equal(4);
    });

    it('refuses a server that wants a shared store alone', async () => {
      const [first, second] = await sharePair();
      const error = await failsWith('locked', openAlone());
      expect(error.message).to.match(
        /in use by servers that share it \(connected from 127\.0\.0\.1, process \d+.*\. Stop all of them.*--store/,
      );
      await Promise.all([first.close(), second.close()]);
      await (await openAlone()).ping();
    });

    it('refuses to share a store that a server has alone', async () => {
      const alone = await openAlone();
      const error = await failsWith('locked', share());
      expect(error.message).to.match(
        /in use by another server \(connected from 127\.0\.0\.1, process \d+.*\), which does not share it\. Stop that server.*--store/,
      );
      await alone.close();
      await (await share()).ping();
    });

    it('changes tables only while no other server writes', async () => {
      const [first, second] = await sharePair();
      const later = [...definitions, { name: 'added', indexes: [] }];
      const error = await failsWith('locked', share({}, later));
      expect(error.message).to.match(/servers of another version \(2 connected\).*Stop all of them/);
      await Promise.all([first.ping(), second.ping()]);
      await Promise.all([first.close(), second.close()]);
      await share({}, later);
      await failsWith('locked', share());
    });

    it('refuses a later layout, also while other servers write', async () => {
      await share();
      const schema = new URL(url).searchParams.get('schema') ?? '';
      server.query(`UPDATE ${schema}.muster_layout SET layout = 999`);
      await failsWith('schema-newer', share());
      await stores[0]?.close();
      await failsWith('schema-newer', share());
    });

    it('checks the tables again after a lost connection', async () => {
      const store = await share();
      await store.ping();
      closeConnections(server);
      const schema = new URL(url).searchParams.get('schema') ?? '';
      server.query(`UPDATE ${schema}.muster_layout SET layout = 999`);
      await rejection(store.ping());
      await failsWith('schema-newer', store.ping());
    });

    it('shares the store again after lost connections', async () => {
      const pair = await sharePair();
      closeConnections(server);
      await Promise.allSettled(pair.map((store) => store.ping()));
      await Promise.all(pair.map((store) => store.ping()));
      await failsWith('locked', openAlone());
    });

    it('waits after a lost connection for a server that prepares the store', async () => {
      const store = await share();
      const key = server.query("SELECT DISTINCT objid::bigint FROM pg_locks WHERE locktype = 'advisory'");
      const preparing = server.background(
        `SELECT pg_advisory_lock(${JOIN}, ${Number(key) | 0}); SELECT pg_sleep(300)`,
      );
      const ofJoin = `SELECT count(*) FROM pg_locks WHERE classid::bigint = ${JOIN} AND granted`;
      while (server.query(ofJoin) === '0');
      closeConnections(server);
      await rejection(store.ping());
      const waits = { isOver: false };
      const pinging = store.ping().finally(() => (waits.isOver = true));
      const waitsLong = `SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory' AND query_start < now() - interval '3 s'`;
      while (!waits.isOver && server.query(waitsLong) === '0')
        await new Promise((resolve) => setImmediate(resolve));
      await preparing.stop();
      await pinging;
    });

    it('takes locks for its commits only if the store is shared', async () => {
      const count = (): string => server.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'");
      const alone = await openAlone();
      expect(await alone.transaction(async () => count())).to.equal('2');
      await alone.close();
      expect(await (await share()).transaction(async () => count())).to.equal('3');
    });
  });

  describe('transactions', () => {
    it('run one after the other in two processes', async () => {
      const store = await share();
      const child = run('count', '500');
      const ended = once(child, 'exit');
      for (let i = 0; i < 500; i += 1) await increment(store);
      expect(await ended).to.deep.equal([0, null]);
      expect(await store.collection(things).get('counter')).to.include({ rank: 1_000 });
    });

    it('exclude the writes of other processes, which see all of it afterwards', async () => {
      const [first, second] = await sharePair();
      const order: string[] = [];
      let put: Promise<unknown> = Promise.resolve();
      let deleted: Promise<number> = Promise.resolve(0);
      await first.transaction(async (tx) => {
        put = second
          .collection(things)
          .put(thing('b'))
          .then(() => order.push('put'));
        await waiting(1);
        deleted = put.then(() => second.collection(things).deleteWhere([]));
        await tx.collection(things).insert(thing('a'));
        order.push('transaction');
      });
      await put;
      expect(order).to.deep.equal(['transaction', 'put']);
      expect(await deleted).to.equal(2);
    });

    it('are invisible to readers until they are committed', async () => {
      const [first, second] = await sharePair();
      const reader = await opened(openReadOnlyStore(url, definitions));
      const seen = async (): Promise<number[]> =>
        Promise.all([second, reader].map((store) => store.collection(things).count()));
      await first.transaction(async (tx) => {
        await tx.collection(things).insert(thing('a'));
        expect(await seen()).to.deep.equal([0, 0]);
      });
      expect(await seen()).to.deep.equal([1, 1]);
    });
  });

  describe('plain writes', () => {
    let urlOfPair: string;
    let pair: readonly Store[] = [];
    let first: Store;
    let second: Store;

    before(async () => {
      urlOfPair = server.freshUrl();
      first = await openStore(urlOfPair, definitions, { isShared: true });
      second = await openStore(urlOfPair, definitions, { isShared: true });
      pair = [first, second];
    });
    beforeEach(() => {
      url = urlOfPair;
    });
    afterEach(async () => {
      await first.collection(items).deleteWhere([]);
      await first.collection(boxes).deleteWhere([]);
      await first.collection(things).deleteWhere([]);
    });
    after(() => Promise.all(pair.map((store) => store.close())));
    it('of a unique name succeed in one store and are refused in the other', async () => {
      const names = Array.from({ length: 100 }, (_, i) => `name ${i}`);
      const outcomes = await Promise.all(
        names.map((name) =>
          Promise.allSettled(
            pair.map((store, i) =>
              store.collection(things).insert({ id: `${name} of ${i}`, network: 'n', name }),
            ),
          ),
        ),
      );
      for (const ofName of outcomes) {
        const refused = ofName.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
        expect(refused).to.have.lengthOf(1);
        expect(refused[0]).to.be.instanceOf(UniqueViolationError);
        expect((refused[0] as UniqueViolationError).fields).to.deep.equal(['network', 'name']);
      }
      expect(await first.collection(things).count()).to.equal(100);
    });

    it('put a document that another store is about to insert', async () => {
      await first.collection(things).put(thing('last'));
      await duringWrite(
        () => first.write([insertOperation(things, thing('a', 1)), putOperation(things, thing('last'))]),
        () => second.collection(things).put(thing('a', 2)),
      );
      const where = [{ field: 'rank', op: 'eq', value: 2 }] as const;
      expect(await first.collection(things).find({ where })).to.deep.equal([thing('a', 2)]);
    });

    it('put a document whose columns another store is about to change', async () => {
      await first.write(['a', 'last'].map((id) => putOperation(things, thing(id, 1))));
      await duringWrite(
        () => first.write([putOperation(things, thing('a', 2)), putOperation(things, thing('last'))]),
        // Its columns are those that the document had.
        () => second.collection(things).put(thing('a', 1)),
      );
      const where = [{ field: 'rank', op: 'eq', value: 1 }] as const;
      expect(await first.collection(things).find({ where })).to.deep.equal([thing('a', 1)]);
    });

    it('in opposite orders all succeed', async () => {
      await first.write(['a', 'm', 'z'].map((id) => putOperation(things, thing(id))));
      const release = await lockThing('m');
      const puts = (...ids: readonly string[]) =>
        ids.map((id) => putOperation(things, thing(id, ids.indexOf('z'))));
      // Each holds a document that the other one puts after "m".
      const writes = [first.write(puts('a', 'm', 'z')), second.write(puts('z', 'm', 'a'))];
      await waiting(2);
      await release();
      await Promise.all(writes);
      const ranks = (await first.collection(things).find({})).map(({ rank }) => rank);
      expect(new Set(ranks)).to.have.lengthOf(1);
    });

    it('number the resources of first samples once', async () => {
      const third = await share();
      const samplesOf = (value: number, ...ids: readonly string[]): Sample[] =>
        ids.map((resourceId) => ({ resourceId, timeMs: value, value }));
      for (let turn = 0; turn < 4; turn += 1) {
        const few = Array.from({ length: 5 }, (_, i) => `few ${turn} ${i}`);
        const many = Array.from({ length: 50 }, (_, i) => `many ${turn} ${i}`);
        // The third one waits for the first, and then for the second.
        await Promise.all([
          second.measurements.append(samplesOf(1, ...many)),
          first.measurements.append(samplesOf(2, ...few)),
          third.measurements.append(samplesOf(3, few[0] ?? '', many[0] ?? '')),
        ]);
        for (const store of [first, second, third]) {
          const found = await Promise.all(
            [few, many].map(([id = '']) => store.measurements.range(id, 0, 9, 9)),
          );
          const values = found.map((samples) => samples.map(({ value }) => value));
          expect(values).to.deep.equal([
            [2, 3],
            [1, 3],
          ]);
        }
      }
    });

    it('delete by condition the documents that match after the writes of others', async () => {
      await first.write(['a', 'last'].map((id) => putOperation(things, thing(id, 1))));
      const deleting = await duringWrite(
        () => first.write([putOperation(things, thing('a', 2)), putOperation(things, thing('last', 3))]),
        () => second.collection(things).deleteWhere([{ field: 'rank', op: 'eq', value: 1 }]),
      );
      expect(deleting).to.equal(0);
      expect(await first.collection(things).count()).to.equal(2);
    });

    for (const [how, remove] of [
      ['delete', (store: Store) => store.collection(boxes).delete('box')],
      ['write', (store: Store) => store.write([deleteOperation(boxes, 'box')])],
    ] as const) {
      it(`keep a document that another store is about to refer to (${how})`, async () => {
        await first.collection(boxes).put({ id: 'box' });
        await first.collection(things).put(thing('last'));
        const deleting = await duringWrite(
          () =>
            first.write([
              insertOperation(items, { id: 'item', boxId: 'box' }),
              putOperation(things, thing('last', 1)),
            ]),
          () => rejection(remove(second)),
        );
        expect(deleting).to.be.instanceOf(ReferencedError);
      });
    }
  });

  describe('a process that stops within a transaction', () => {
    it('does not hold up others once it is killed', async () => {
      const store = await share();
      const child = await holder(1_000_000);
      const writing = store.collection(things).put(thing('a'));
      await waiting(1);
      child.kill('SIGKILL');
      await writing;
      expect(await store.collection(things).find({})).to.deep.equal([thing('a')]);
    });

    it('loses its connection if it hangs', async () => {
      const store = await share();
      const child = await holder(500);
      child.kill('SIGSTOP');
      await store.collection(things).put(thing('a'));
      expect(await store.collection(things).find({})).to.deep.equal([thing('a')]);
    });

    it('lets others give up, and write again when it has ended', async () => {
      const store = await share({ transactionTimeoutMs: 10 });
      const child = await holder(1_000_000);
      const errors = [
        await rejection(store.collection(things).put(thing('a'))),
        await rejection(store.transaction(async (tx) => tx.collection(things).put(thing('a')))),
      ];
      for (const error of errors) {
        expect(error).to.have.property('code', 'overloaded');
        expect(error.message).to.match(/kept it busy for 2\.01 s\. Try again later.*pg_stat_activity/);
      }
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await store.collection(things).put(thing('b'));
      expect(await store.collection(things).find({})).to.deep.equal([thing('b')]);
    });
  });
});
