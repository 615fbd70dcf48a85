import { expect } from 'chai';
import { settle, VirtualClock } from '../src/index.ts';

describe('virtual clock', () => {
  it('runs timers in the order of their time, those of one time as they were set', async () => {
    const clock = new VirtualClock(1_000);
    const ran: string[] = [];
    clock.setTimer(20, () => ran.push(`c at ${clock.monotonic()}`));
    clock.setTimer(10, () => ran.push(`a at ${clock.monotonic()}`));
    clock.setTimer(10, () => ran.push('b'));
    await clock.advance(15);
    expect(ran).to.deep.equal(['a at 10', 'b']);
    expect(clock.now()).to.equal(1_015);
    await clock.advance(5);
    expect(ran).to.deep.equal(['a at 10', 'b', 'c at 20']);
  });

  it('runs timers set by other timers, and skips cancelled ones', async () => {
    const clock = new VirtualClock();
    const ran: number[] = [];
    const tick = (): void => {
      ran.push(clock.monotonic());
      clock.setTimer(10, tick);
    };
    clock.setTimer(10, tick);
    clock.setTimer(15, () => ran.push(-1)).cancel();
    await clock.advance(35);
    expect(ran).to.deep.equal([10, 20, 30]);
    expect(clock.pendingTimers).to.equal(1);
  });

  it('lets promises and immediates run between two timers', async () => {
    const clock = new VirtualClock();
    const ran: string[] = [];
    clock.setTimer(1, () => {
      void settle().then(() => ran.push('between'));
    });
    clock.setTimer(2, () => ran.push('second'));
    await clock.advance(2);
    expect(ran).to.deep.equal(['between', 'second']);
  });

  it('runAll goes to the last timer, within a bound', async () => {
    const clock = new VirtualClock();
    let ran = 0;
    clock.setTimer(1_000, () => (ran += 1));
    clock.setTimer(9_000_000, () => (ran += 1));
    await clock.runAll();
    expect(ran).to.equal(1);
  });
});
