import { expect } from 'chai';
import { seededRandom, VirtualClock } from '@muster/testkit';
import { TimerQueue, type TimerEntry } from '../../src/layers/timer-queue.ts';

class Entry implements TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly #task: (entry: Entry) => void;

  constructor(task: (entry: Entry) => void) {
    this.#task = task;
  }

  onTimer(): void {
    this.#task(this);
  }
}

describe('timer queue', () => {
  it('runs entries at their time and in their order, and leaves out the cancelled', async () => {
    const clock = new VirtualClock();
    const queue = new TimerQueue(clock);
    const random = seededRandom(3);
    const ran: number[] = [];
    const expected: number[] = [];
    const cancelled: Entry[] = [];
    for (let count = 0; count < 500; count += 1) {
      const delayMs = Math.floor(random() * 10_000);
      const entry = new Entry(({ dueMs }) => {
        expect(clock.monotonic()).to.equal(dueMs);
        ran.push(dueMs);
      });
      queue.add(entry, delayMs);
      if (random() < 0.4) cancelled.push(entry);
      else expected.push(delayMs);
    }
    for (const entry of cancelled) queue.cancel(entry);
    await clock.advance(10_000);
    expect(ran).to.deep.equal(expected.sort((a, b) => a - b));
    expect(queue.size).to.equal(0);
  });

  it('moves an entry that is added again, also from its own task', async () => {
    const clock = new VirtualClock();
    const queue = new TimerQueue(clock);
    const ran: number[] = [];
    const entry = new Entry((self) => {
      ran.push(clock.monotonic());
      if (ran.length < 3) queue.add(self, 100);
    });
    queue.add(entry, 10);
    queue.add(entry, 50);
    await clock.advance(1_000);
    expect(ran).to.deep.equal([50, 150, 250]);
  });

  it('uses one timer of the clock, and none once closed', async () => {
    const clock = new VirtualClock();
    const queue = new TimerQueue(clock);
    const never = new Entry(() => expect.fail('ran'));
    for (const delayMs of [30, 20, 10]) queue.add(new Entry(() => expect.fail('ran')), delayMs);
    queue.add(never, 5);
    expect(clock.pendingTimers).to.equal(1);
    queue.close();
    queue.add(never, 5);
    expect(clock.pendingTimers).to.equal(0);
    await clock.advance(100);
  });
});
