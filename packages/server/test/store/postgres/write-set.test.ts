/** PostgreSQL reads and writes rows together, with the outcome that they have one by one. */
import { postgresServer } from '@muster/testkit';
import { expect } from 'chai';
import pg from 'pg';

import {
  deleteOperation,
  insertOperation,
  measureOperation,
  putOperation,
  replaceOperation,
  type Store,
  type WriteOperation,
} from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { definitions, others, thing, things, type Thing } from '../contract.ts';
import { fieldsOf, numbers } from '../contract/fixture.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const RESOURCES = ['r', 's'];

describe('shared statements of PostgreSQL', () => {
  let store: Store;
  let close = async (): Promise<void> => undefined;

  before(async function () {
    const server = await postgresServer(this);
    store = await openStore(server.freshUrl(), definitions);
    close = () => store.close();
  });
  afterEach(async () => {
    await store.collection(things).deleteWhere([]);
    await store.collection(others).deleteWhere([]);
    await store.measurements.prune(9_999);
  });
  after(() => close());

  it('write the rows of a commit, one for each table and kind of change', async () => {
    const write = (id: string, rank: number): Promise<void> =>
      store.write([
        replaceOperation(things, thing(id), thing(id, { rank })),
        insertOperation(others, { id: `${id}${rank}`, thingId: id }),
        deleteOperation(others, `${id}${rank - 1}`),
        measureOperation([{ resourceId: id, timeMs: rank, value: rank }]),
      ]);
    const ids = Array.from({ length: 64 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => write(id, 1)));
    const texts = await sentTexts(() => Promise.all(ids.map((id) => write(id, 2))));
    expect(texts.map((text) => /^[A-Z]+(?: [A-Z]+ "?\w+)?/u.exec(text)?.[0])).to.deep.equal([
      'BEGIN',
      'INSERT INTO "c_things',
      'INSERT INTO "c_others',
      'DELETE FROM "c_others',
      'INSERT INTO sample',
      'COMMIT',
    ]);
    expect(await store.collection(things).count({ where: [{ field: 'rank', op: 'eq', value: 2 }] })).to.equal(
      64,
    );
    expect(await store.collection(others).count()).to.equal(64);
  });

  it('look up the documents of one turn with one statement per collection and field', async () => {
    const docs = ['a', 'b', 'c', 'd'].map((id) => thing(id));
    await store.write(
      docs.flatMap((doc) => [putOperation(things, doc), putOperation(others, { id: doc.id, thingId: 'a' })]),
    );
    const ids = [...docs.map(({ id }) => id), 'a', 'none', '\0'];
    let found: unknown[] = [];
    const texts = await sentTexts(async () => {
      const all = ids.flatMap((id) => [
        store.collection(things).get(id),
        store.collection(others).findOne([{ field: 'thingId', op: 'eq', value: id }]),
      ]);
      found = await Promise.all([...all, store.collection(things).getMany(ids)]);
    });
    const first = { id: 'a', thingId: 'a' };
    const [a, b, c, d] = docs;
    const missing = undefined;
    expect(found).to.deep.equal([
      ...[a, first, b, missing, c, missing, d, missing, a, first, missing, missing, missing, missing],
      new Map(docs.map((doc) => [doc.id, doc])),
    ]);
    expect(found[0]).not.to.equal(found[8]);
    expect(texts).to.have.length(2);
  });

  it('write more rows than one of them holds', async () => {
    const docs = Array.from({ length: 2_500 }, (_, i) => thing(`t${i}`));
    const measured = docs.map(({ id }, i) => ({ resourceId: id, timeMs: i, value: 'x' }));
    await store.write([...docs.map((doc) => putOperation(things, doc)), measureOperation(measured)]);
    expect(await store.collection(things).count()).to.equal(docs.length);
    const latest = await store.measurements.latest(docs.map(({ id }) => id));
    expect([...latest.values()]).to.have.deep.members(measured);
  });

  it('refuse a unique key that only a later write of the commit frees', async () => {
    const renamed = (id: string, name: string): WriteOperation => putOperation(things, thing(id, { name }));
    const insertB = insertOperation(things, thing('b', { name: 'a' }));
    for (const writes of [
      [deleteOperation(things, 'c'), insertB, deleteOperation(things, 'a')],
      [renamed('c', 'd'), insertB, renamed('a', 'e')],
      [deleteOperation(things, 'c'), renamed('b', 'a'), deleteOperation(things, 'a')],
    ]) {
      await store.write(['a', 'c'].map((id) => putOperation(things, thing(id))));
      const outcomes = await Promise.allSettled(writes.map((operation) => store.write([operation])));
      expect(outcomes.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.collection(things).get('b')).to.equal(undefined);
    }
  });

  it('have the outcome of writes one after the other', async () => {
    const memory = await openStore('memory:', definitions);
    const pair = [store, memory];
    const number = numbers(7);
    const pick = <T>(from: readonly T[]): T => from[number(from.length)] as T;
    // Some lack the name, and are exempt from its unique key.
    const some = (): Thing => ({
      ...thing(pick(IDS), { rank: number(3) }),
      name: pick(['x', 'y', 'z', undefined]) as string,
    });
    const operation = (): WriteOperation => {
      switch (number(6)) {
        case 0:
          return insertOperation(things, some());
        case 1:
          return deleteOperation(things, pick(IDS));
        case 2:
          return replaceOperation(things, some(), some());
        case 3:
          return pick([putOperation, insertOperation])(others, { id: pick(IDS), thingId: pick(IDS) });
        case 4:
          return measureOperation([{ resourceId: pick(RESOURCES), timeMs: number(3), value: number(9) }]);
        default:
          return putOperation(things, some());
      }
    };
    const several = <T>(max: number, one: () => T): T[] => Array.from({ length: 1 + number(max) }, one);
    for (let commit = 0; commit < 150; commit += 1) {
      const writes = several(6, () => several(3, operation));
      const states = await Promise.all(
        pair.map(async (one) => {
          const outcomes = await Promise.allSettled(writes.map((operations) => one.write(operations)));
          return [
            outcomes.map((each) => (each.status === 'rejected' ? fieldsOf(each.reason) : 'done')),
            await one.collection(things).find({}),
            await one.collection(others).find({}),
            await Promise.all(RESOURCES.map((id) => one.measurements.range(id, 0, 9, 9))),
          ];
        }),
      );
      expect(states[0], `commit ${commit}: ${JSON.stringify(writes)}`).to.deep.equal(states[1]);
    }
    await memory.close();
  });
});

/** Returns the texts that are sent to PostgreSQL during the work, in their order. */
async function sentTexts(work: () => Promise<unknown>): Promise<string[]> {
  const prototype = pg.Client.prototype as unknown as { query: (...values: unknown[]) => unknown };
  const { query } = prototype;
  const texts: string[] = [];
  prototype.query = function (this: pg.Client, ...values) {
    const [sent] = values as [{ readonly text: string } | string];
    texts.push(typeof sent === 'string' ? sent : sent.text);
    return Reflect.apply(query, this, values);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return texts;
}
