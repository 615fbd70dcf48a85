import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { Schedule } from '../../src/device/schedule.ts';
import { noiseAt } from '../../src/device/random.ts';

describe('Schedule', () => {
  it('runs tasks by their time, and in order of adding where times are equal', async () => {
    const clock = new VirtualClock();
    const schedule = new Schedule(clock);
    const done: string[] = [];
    for (const [name, delayMs] of [
      ['c', 30],
      ['a1', 10],
      ['b', 20],
      ['a2', 10],
    ] as const) {
      schedule.after(delayMs, () => done.push(name));
    }
    await clock.advance(25);
    expect(done).to.deep.equal(['a1', 'a2', 'b']);
    await clock.advance(5);
    expect(done).to.deep.equal(['a1', 'a2', 'b', 'c']);
    expect(schedule.size).to.equal(0);
  });

  it('keeps thousands of tasks in order', async () => {
    const clock = new VirtualClock();
    const schedule = new Schedule(clock);
    const done: number[] = [];
    for (let i = 0; i < 5000; i += 1) {
      const delayMs = Math.floor(noiseAt(1, i) * 100);
      schedule.after(delayMs, () => done.push(delayMs));
    }
    await clock.advance(100);
    expect(done).to.have.length(5000);
    expect(done).to.deep.equal([...done].sort((a, b) => a - b));
  });

  it('lets a task add another one, and runs an earlier one first', async () => {
    const clock = new VirtualClock();
    const schedule = new Schedule(clock);
    const done: string[] = [];
    schedule.after(50, () => done.push('late'));
    schedule.after(10, () => {
      done.push('first');
      schedule.after(10, () => done.push('second'));
    });
    await clock.advance(60);
    expect(done).to.deep.equal(['first', 'second', 'late']);
  });

  it('forgets everything on clear and can be used again', async () => {
    const clock = new VirtualClock();
    const schedule = new Schedule(clock);
    const done: string[] = [];
    schedule.after(10, () => done.push('dropped'));
    schedule.clear();
    schedule.after(20, () => done.push('kept'));
    await clock.advance(100);
    expect(done).to.deep.equal(['kept']);
  });
});
