import { expect } from 'chai';
import { systemClock } from '../src/clock.ts';

describe('system clock', () => {
  it('runs a task once, unless it is cancelled', async () => {
    const ran: string[] = [];
    systemClock.setTimer(1, () => ran.push('cancelled')).cancel();
    await new Promise<void>((resolve) => {
      systemClock.setTimer(0, () => {
        ran.push('task');
        // Keeps the loop alive until the other timer would have fired.
        setTimeout(resolve, 5);
      });
      setTimeout(() => undefined, 20);
    });
    expect(ran).to.deep.equal(['task']);
  });

  it('accepts delays beyond the limit of setTimeout, and does not run the task early', async () => {
    let ran = false;
    const timer = systemClock.setTimer(2 ** 40, () => {
      ran = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    timer.cancel();
    expect(ran).to.equal(false);
  });

  it('returns wall-clock time, and monotonic time that never goes back', () => {
    expect(Math.abs(systemClock.now() - Date.now())).to.be.below(1000);
    const before = systemClock.monotonic();
    expect(systemClock.monotonic()).to.be.at.least(before);
  });
});
