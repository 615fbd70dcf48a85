import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';

import { heapOfThread, IdleMemory } from '../../src/lifecycle/idle-memory.ts';

const MB = 1_000_000;
const CHECK_MS = 10_000;

describe('idle memory', () => {
  const heap = { bytes: 0, busy: 0, collections: 0 };
  const clock = new VirtualClock(0);
  const memory = (): IdleMemory =>
    new IdleMemory(clock, {
      oldBytes: () => heap.bytes,
      utilization: () => heap.busy,
      collect: () => {
        heap.collections += 1;
        heap.bytes = 150 * MB;
        return Promise.resolve();
      },
    });

  it('collects when the heap has grown and the thread is quiet', async () => {
    Object.assign(heap, { bytes: 50 * MB, busy: 0, collections: 0 });
    const watched = memory();
    watched.start();
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'not grown').to.equal(0);
    Object.assign(heap, { bytes: 800 * MB, busy: 0.5 });
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'busy').to.equal(0);
    heap.busy = 0.05;
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'quiet').to.equal(1);
    heap.bytes = 240 * MB;
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'little growth since the collection').to.equal(1);
    heap.bytes = 260 * MB;
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'grown again').to.equal(2);
    watched.stop();
    heap.bytes = 800 * MB;
    await clock.advance(CHECK_MS);
    expect(heap.collections, 'stopped').to.equal(2);
  });

  it('returns the garbage of the thread', async () => {
    const heap = heapOfThread();
    let list: unknown[] = Array.from({ length: 500_000 }, (_, i) => ({ i, text: `${i}` }));
    await heap.collect();
    const before = heap.oldBytes();
    list = list.slice(0, 1);
    await heap.collect();
    expect(before - heap.oldBytes()).to.be.above(15 * MB);
    expect(list).to.have.length(1);
  });
});
