import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { FairQueue, FairWork, FairSlots } from '../../src/kernel/fair-queue.ts';
import type { EndTurn } from '../../src/kernel/fair-queue.ts';

describe('a queue in which device networks take turns', () => {
  /** Items in the order in which they started, and the functions that end them. */
  function queueOf(max: number, reserved = 0) {
    const started: string[] = [];
    const ends = new Map<string, EndTurn>();
    const queue = new FairQueue<string>({
      max,
      reserved,
      start: (item, end) => {
        started.push(item);
        ends.set(item, end);
      },
    });
    return { queue, started, end: (item: string, cost?: number) => ends.get(item)?.(cost) };
  }

  it('a network with many items and one with few alternate; each keeps its order', () => {
    const { queue, started, end } = queueOf(1);
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
    for (const item of ['b1', 'b2']) queue.add('b', item);
    for (let at = 0; at < 6; at += 1) end(started[at]!);
    expect(started).to.deep.equal(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('a network whose turns cost ten times as much gets a tenth of them', () => {
    const { queue, started, end } = queueOf(1);
    for (let at = 0; at < 5; at += 1) queue.add('dear', `dear ${at}`);
    for (let at = 0; at < 40; at += 1) queue.add('cheap', `cheap ${at}`);
    for (let at = 0; at < 33; at += 1) end(started[at]!, started[at]!.startsWith('dear') ? 10 : 1);
    expect(started.slice(0, 33).filter((one) => one.startsWith('dear'))).to.have.length(3);
  });

  it('takes items in order after its lane was empty, after items were removed, and after they were added again', () => {
    const { queue, started, end } = queueOf(1);
    for (const item of ['a0', 'a1', 'a2', 'a3']) queue.add('a', item);
    queue.delete('a', 'a1');
    queue.add('a', 'a1');
    for (const item of ['a0', 'a2', 'a3', 'a1']) end(item);
    expect(started).to.deep.equal(['a0', 'a2', 'a3', 'a1']);
    for (const item of ['a4', 'a5', 'a6']) queue.add('a', item);
    queue.delete('a', 'a5');
    end('a4');
    end('a6');
    queue.add('a', 'a5');
    expect(started.slice(4)).to.deep.equal(['a4', 'a6', 'a5']);
  });

  it('a network that was idle gets the next turn, not all the turns that it left to others', () => {
    const { queue, started, end } = queueOf(1);
    for (let at = 0; at < 20; at += 1) queue.add('a', `a${at}`);
    for (let at = 0; at < 9; at += 1) end(started[at]!);
    for (const item of ['b0', 'b1', 'b2']) queue.add('b', item);
    for (let at = 9; at < 14; at += 1) end(started[at]!);
    expect(started.slice(10)).to.deep.equal(['b0', 'a10', 'b1', 'a11', 'b2']);
  });

  it('one network has all places but the reserved ones, which are for networks with few', () => {
    const { queue, started } = queueOf(3, 1);
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
    expect(started).to.deep.equal(['a1', 'a2', 'a3']);
    queue.add('b', 'b1');
    queue.add('b', 'b2');
    expect(started).to.deep.equal(['a1', 'a2', 'a3', 'b1']);
  });

  it('a free place goes to the network that holds the fewest', () => {
    const { queue, started, end } = queueOf(3);
    for (const item of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add('a', item);
    for (const item of ['b1', 'b2', 'b3']) queue.add('b', item);
    end('a1');
    end('a2');
    expect(started).to.deep.equal(['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('a removed item gets no turn', () => {
    const { queue, started, end } = queueOf(1);
    for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
    expect(queue.delete('a', 'a2')).to.equal(true);
    expect(queue.delete('a', 'a2')).to.equal(false);
    end('a1');
    expect(queue.clear()).to.deep.equal([]);
    expect(started).to.deep.equal(['a1', 'a3']);
  });

  it('ending a turn twice frees one place', () => {
    const { queue, started, end } = queueOf(1);
    for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
    end('a1');
    end('a1');
    expect(started).to.deep.equal(['a1', 'a2']);
  });

  it('turns that end while they start do not nest', () => {
    let turns = 0;
    let isFirst = true;
    const queue = new FairQueue<number>({
      max: 1,
      start: (_, end) => {
        turns += 1;
        // The first one keeps the place until all others wait.
        if (isFirst) setImmediate(end);
        else end();
      },
    });
    queue.add('a', 0);
    isFirst = false;
    for (let item = 1; item <= 100_000; item += 1) queue.add('a', item);
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => expect(turns).to.equal(100_001));
  });

  it('a turn that exceeds the limit makes room for the next one', async () => {
    const clock = new VirtualClock(0);
    const started: string[] = [];
    const queue = new FairQueue<string>({
      max: 1,
      holdLimit: { clock, holdMs: 1_000 },
      start: (item) => started.push(item),
    });
    queue.add('a', 'a1');
    queue.add('b', 'b1');
    await clock.advance(999);
    expect(started).to.deep.equal(['a1']);
    await clock.advance(1);
    expect(started).to.deep.equal(['a1', 'b1']);
  });

  it('work settles with its result or its error, and the next piece runs after either', async () => {
    const work = new FairWork({ max: 1 });
    const failed = work.run('a', () => Promise.reject(new Error('no')));
    const done = work.run('a', () => Promise.resolve('yes'));
    expect(await failed.catch((error: unknown) => (error as Error).message)).to.equal('no');
    expect(await done).to.equal('yes');
  });
});

describe('slots that device networks compete for', () => {
  it('one network alone gets all slots but the reserved ones', () => {
    const slots = new FairSlots(10, 2);
    const taken = Array.from({ length: 12 }, () => slots.take('a')).filter(Boolean);
    expect(taken).to.have.lengthOf(8);
  });

  it('others get a slot after one has taken its maximum, within the total', () => {
    const slots = new FairSlots(10, 2);
    for (let count = 0; count < 10; count += 1) slots.take('a');
    expect(['b', 'c', 'd'].map((one) => slots.take(one))).to.deep.equal([true, true, false]);
    slots.release('b');
    expect(slots.take('a')).to.equal(false);
    expect(slots.take('d')).to.equal(true);
  });

  it('a released slot is free again', () => {
    const slots = new FairSlots(2, 0);
    expect([slots.take('a'), slots.take('a'), slots.take('a')]).to.deep.equal([true, true, false]);
    slots.release('a');
    expect([slots.take('b'), slots.take('b')]).to.deep.equal([true, false]);
  });
});
