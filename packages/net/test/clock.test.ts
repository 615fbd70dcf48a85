import { expect } from 'chai';
import { systemClock } from '../src/clock.ts';

/** Timers run in the order of their time: those that were set for the next millisecond have run. */
const afterTimers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

describe('system clock', () => {
  it('runs a task once, unless it is cancelled', async () => {
    const ran: string[] = [];
    systemClock.setTimer(1, () => ran.push('cancelled')).cancel();
    systemClock.setTimer(1, () => ran.push('task'));
    await afterTimers();
    expect(ran).to.deep.equal(['task']);
  });

  it('accepts delays beyond the limit of setTimeout, and does not run the task early', async () => {
    let ran = false;
    const timer = systemClock.setTimer(2 ** 40, () => {
      ran = true;
    });
    await afterTimers();
    timer.cancel();
    expect(ran).to.equal(false);
  });

  it('returns wall-clock time, and monotonic time that never goes back', () => {
    const startMs = Date.now();
    expect(systemClock.now()).to.be.within(startMs, Date.now());
    const before = systemClock.monotonic();
    expect(systemClock.monotonic()).to.be.at.least(before);
  });
});
