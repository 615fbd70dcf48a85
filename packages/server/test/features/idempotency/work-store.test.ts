import { expect } from 'chai';
import { putOperation } from '../../../src/store/port.ts';
import type { Store, WriteOperation } from '../../../src/store/port.ts';
import { WorkStore } from '../../../src/features/idempotency/work-store.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { definitions, others, rejection, storeContract, things } from '../../store/contract.ts';

const thing = (id: string): { id: string; network: string; name: string } => ({ id, network: 'n', name: id });
const own: WriteOperation = putOperation(others, { id: 'own', thingId: 'x' });

storeContract({
  name: 'store whose commits can be accompanied',
  open: async (options) => new WorkStore(await openStore('memory:', definitions, options)),
  cleanUp: () => undefined,
});

storeContract({
  name: 'store whose commits are accompanied',
  open: async (options) => accompanied(new WorkStore(await openStore('memory:', definitions, options))),
  cleanUp: () => undefined,
});

describe('a companion to commits', () => {
  let store: WorkStore;
  let seen: string[];

  beforeEach(async () => {
    store = new WorkStore(await openStore('memory:', definitions));
    seen = [];
  });
  afterEach(() => store.close());

  const companion = (written: readonly { collection: string; doc: { id: string } }[]): WriteOperation => {
    seen.push(written.map(({ collection, doc }) => `${collection} ${doc.id}`).join());
    return own;
  };
  const hasOwn = async (): Promise<boolean> => (await store.collection(others).get('own')) !== undefined;

  it('sees the contents of each commit, for every kind of write', async () => {
    await store.within(companion, async () => {
      await store.collection(things).insert(thing('a'));
      await store.collection(things).put(thing('a'));
      await store.write([putOperation(things, thing('b')), putOperation(things, thing('c'))]);
      await store.transaction(async (tx) => {
        await tx.collection(things).insert(thing('d'));
        await tx.write([putOperation(things, thing('e'))]);
      });
    });
    await store.collection(things).insert(thing('f'));
    expect(seen).to.deep.equal(['things a', 'things a', 'things b,things c', 'things d,things e']);
    expect(await hasOwn()).to.equal(true);
  });

  for (const [way, write] of [
    ['a unique key', (s: Store) => s.collection(things).insert(thing('taken'))],
    [
      'a unique key among several writes',
      (s: Store) => s.write([putOperation(things, { ...thing('x'), name: 'taken' })]),
    ],
    [
      'an error in a transaction',
      (s: Store) =>
        s.transaction(async (tx) => {
          await tx.collection(things).put(thing('x'));
          throw new Error('no');
        }),
    ],
  ] as const) {
    it(`stores nothing if ${way} ends the commit`, async () => {
      await store.collection(things).insert(thing('taken'));
      expect(await rejection(store.within(companion, () => write(store)))).to.be.instanceOf(Error);
      expect(await hasOwn()).to.equal(false);
    });
  }

  it('follows work that continues later, and no other work', async () => {
    const gate = Promise.withResolvers<undefined>();
    const later = store.within(companion, async () => {
      await gate.promise;
      await store.collection(things).insert(thing('later'));
    });
    await store.collection(things).insert(thing('other'));
    gate.resolve(undefined);
    await later;
    expect(seen).to.deep.equal(['things later']);
  });
});

/** A store that adds an empty companion to each of its transactions. */
function accompanied(store: WorkStore): Store {
  const silent = (): undefined => undefined;
  return {
    measurements: store.measurements,
    collection: (definition) => store.collection(definition),
    transaction: (work) => store.within(silent, () => store.transaction(work)),
    write: (operations) => store.within(silent, () => store.write(operations)),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
