import { expect } from 'chai';
import { VirtualClock, VirtualStandstillError } from '../../src/index.ts';
import { rejection } from '../support/rejection.ts';

describe('the virtual clock of a fleet', () => {
  it('runs timers by their time, those of one time in the order in which they were set', async () => {
    const clock = new VirtualClock({ startMs: 1000 });
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(`${clock.monotonic()} ${clock.now()} ${name}`);
    clock.setTimer(20, note('c'));
    clock.setTimer(10, note('a'));
    clock.setTimer(20, note('d'));
    clock.setTimer(10, note('b'));
    await clock.run(new Promise<void>((resolve) => clock.setTimer(30, resolve)));
    expect(seen).to.deep.equal(['10 1010 a', '10 1010 b', '20 1020 c', '20 1020 d']);
  });

  it('runs promises and immediates of a moment before it moves on', async () => {
    const clock = new VirtualClock();
    const seen: string[] = [];
    clock.setTimer(10, () => {
      setImmediate(() => void Promise.resolve().then(() => seen.push(`immediate at ${clock.monotonic()}`)));
      clock.setTimer(0, () => void seen.push(`timer without delay at ${clock.monotonic()}`));
    });
    await clock.run(new Promise<void>((resolve) => clock.setTimer(11, resolve)));
    expect(seen).to.deep.equal(['immediate at 10', 'timer without delay at 10']);
  });

  it('does not run a timer that was cancelled, by a timer of the same time either', async () => {
    const clock = new VirtualClock();
    let ran = 0;
    const cancelled = Array.from({ length: 1000 }, () => clock.setTimer(5, () => (ran += 1)));
    for (const timer of cancelled.slice(1)) timer.cancel();
    const last = clock.setTimer(7, () => (ran += 1));
    clock.setTimer(6, () => last.cancel());
    expect(clock.pendingTimers).to.equal(3);
    await clock.run(new Promise<void>((resolve) => clock.setTimer(8, resolve)));
    expect(ran).to.equal(1);
    expect(clock.pendingTimers).to.equal(0);
  });

  it('never runs a timer early, for any fraction of its delay', async () => {
    const clock = new VirtualClock();
    const early: number[] = [];
    const next = (count: number): Promise<void> =>
      new Promise((resolve) => {
        const dueMs = clock.monotonic() + 86_400_000 / 7 + count / 3;
        clock.setTimer(dueMs - clock.monotonic(), () => {
          if (clock.monotonic() < dueMs) early.push(dueMs);
          resolve(count === 0 ? undefined : next(count - 1));
        });
      });
    await clock.run(next(200));
    expect(early).to.deep.equal([]);
  });

  it('stands still while work outside of virtual time is held', async () => {
    const clock = new VirtualClock();
    const work = Promise.withResolvers<string>();
    const held = clock.hold(work.promise).then((result) => `${result} at ${clock.monotonic()}`);
    const later = new Promise<void>((resolve) => clock.setTimer(1000, resolve));
    setTimeout(() => work.resolve('done'), 1);
    await clock.run(later);
    expect(await held).to.equal('done at 0');
  });

  it('names the remedy at a standstill', async () => {
    const clock = new VirtualClock();
    const error = await rejection(clock.run(new Promise(() => undefined)));
    expect(error).to.be.instanceOf(VirtualStandstillError);
    expect(String(error)).to.contain('clock.hold()');
  });

  it('passes on the error of the awaited promise', async () => {
    const clock = new VirtualClock();
    const failed = new Promise((_, reject) => clock.setTimer(5, () => reject(new Error('no'))));
    expect((await rejection(clock.run(failed))).message).to.equal('no');
  });
});
