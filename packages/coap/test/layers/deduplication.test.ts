import { expect } from 'chai';
import fc from 'fast-check';
import { DeduplicationStore } from '../../src/layers/deduplication.ts';

const LIFETIME_MS = 247_000;

describe('deduplication store', () => {
  it('stays within its bounds: the oldest go first', () => {
    const store = new DeduplicationStore(1_024, 8_192);
    for (let key = 0; key < 50_000; key += 1) {
      const record = store.open(key, key, 0, LIFETIME_MS);
      store.settle(record, Buffer.alloc(20, key & 0xff));
    }
    expect(store.entries).to.equal(1_024);
    expect(store.allocatedBytes).to.be.lessThan(1_024 * 38 + 8_192 + 1);
    const latest = store.find(49_999, 49_999, 1);
    expect(store.replyOf(latest)).to.deep.equal(Buffer.alloc(20, 49_999 & 0xff));
    expect(store.find(49_999 - 1_024, 49_999 - 1_024, 1)).to.equal(-1);
    // Its record is there still, its reply has been overwritten: it counts as new.
    expect(store.find(49_999 - 1_000, 49_999 - 1_000, 1)).to.equal(-1);
  });

  it('starts small and grows with its live records', () => {
    const store = new DeduplicationStore(262_144, 16 * 1024 * 1024);
    expect(store.allocatedBytes).to.equal(0);
    for (let round = 0; round < 100; round += 1) {
      const nowMs = round * LIFETIME_MS;
      for (let key = 0; key < 6; key += 1) {
        store.settle(store.open(key, round, nowMs, LIFETIME_MS), Buffer.alloc(16, round));
      }
    }
    expect(store.allocatedBytes).to.be.lessThan(1_100);
  });

  it('loses nothing while it grows to its full size, and while what has expired makes room', () => {
    const store = new DeduplicationStore(32_768, 2 * 1_048_576);
    const reply = (key: number): Buffer => Buffer.alloc(4 + (key % 90), key & 0xff);

    const alive = 30_000;
    for (let key = 0; key < 100_000; key += 1) {
      store.settle(store.open(key, key | 0, key, alive), reply(key));
      const oldest = Math.max(0, key - alive + 1_001);
      if (key % 977 !== 0) continue;
      for (let known = oldest; known <= key; known += 331) {
        const found = store.find(known, known | 0, key);
        expect(found, `${known} at ${key}`).to.be.at.least(0);
        expect(store.replyOf(found), `${known} at ${key}`).to.deep.equal(reply(known));
      }
    }
    expect(store.entries).to.be.at.most(alive + 1_001);
  });

  it('a reply larger than the ring can hold is not kept', () => {
    const store = new DeduplicationStore(8, 1_024);
    const record = store.open(1, 1, 0, LIFETIME_MS);
    store.settle(record, Buffer.alloc(1_000));
    expect(store.find(1, 1, 0)).to.equal(-1);
  });

  it('counts the records of each peer: beyond its share, a peer displaces only others beyond theirs', () => {
    const store = new DeduplicationStore(1_024, 65_536, 64, 1_024);
    const keyOf = (peer: number, messageId: number): number => peer * 65_536 + messageId;
    const receive = (peer: number, messageId: number, bytes: number): void =>
      store.settle(store.open(keyOf(peer, messageId), 0, 0, LIFETIME_MS), Buffer.alloc(bytes, peer));
    const remembers = (peer: number, messageId: number): boolean => {
      const found = store.find(keyOf(peer, messageId), 0, 1);
      return found >= 0 && store.replyOf(found)?.[0] === peer;
    };
    receive(1, 7, 20);
    for (let id = 0; id < 50_000; id += 1) receive(2, id, 8);
    for (let id = 0; id < 5_000; id += 1) receive(3, id, 500);
    expect(remembers(1, 7)).to.equal(true);
    expect(remembers(2, 63)).to.equal(true);
    expect(remembers(2, 64)).to.equal(false);
    expect(remembers(3, 1)).to.equal(true);
    expect(remembers(3, 3)).to.equal(false);
    expect(remembers(3, 4_999)).to.equal(true);
    expect(store.entries).to.be.at.most(1_024 + 256);
    // Once its time is over, a peer has its share again.
    const later = LIFETIME_MS * 2;
    for (let id = 0; id < 64; id += 1) store.open(keyOf(2, id), 1, later, LIFETIME_MS);
    for (let id = 0; id < 1_000; id += 1) store.open(keyOf(3, id), 1, later, LIFETIME_MS);
    expect(store.find(keyOf(2, 0), 1, later)).to.be.at.least(0);
  });

  it('behaves like a plain map for any order of messages and replies', () => {
    const step = fc.record({ key: fc.nat(200), size: fc.nat(60), late: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const store = new DeduplicationStore(1_024, 65_536);
        const model = new Map<number, Buffer | undefined>();
        const later: [number, number, Buffer][] = [];
        steps.forEach(({ key, size, late }, at) => {
          if (model.has(key)) {
            const found = store.find(key, 0, at);
            expect(found).to.be.at.least(0);
            expect(store.replyOf(found)).to.deep.equal(model.get(key));
            return;
          }
          expect(store.find(key, 0, at)).to.equal(-1);
          const record = store.open(key, 0, at, LIFETIME_MS);
          const reply = Buffer.alloc(size + 4, key);
          if (late) later.push([record, key, reply]);
          else store.settle(record, reply);
          model.set(key, late ? undefined : reply);
          const due = later.length > 3 ? later.shift() : undefined;
          if (due) {
            store.settle(due[0], due[2]);
            model.set(due[1], due[2]);
          }
        });
      }),
      { numRuns: 200, seed: 7_252 },
    );
  });
});
