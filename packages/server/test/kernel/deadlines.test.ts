import { expect } from 'chai';
import fc from 'fast-check';
import { Deadlines } from '../../src/kernel/timers.ts';
import { VirtualClock } from '@muster/testkit';

describe('Deadlines', () => {
  function due(): { clock: VirtualClock; deadlines: Deadlines; fired: string[] } {
    const clock = new VirtualClock(1000);
    const fired: string[] = [];
    const deadlines = new Deadlines(clock, (key) => fired.push(`${key}@${clock.now()}`));
    return { clock, deadlines, fired };
  }

  it('fires each once, in order of time', async () => {
    const { clock, deadlines, fired } = due();
    deadlines.set('c', 4000);
    deadlines.set('a', 2000);
    deadlines.set('b', 3000);
    await clock.advance(10_000);
    expect(fired).to.deep.equal(['a@2000', 'b@3000', 'c@4000']);
    expect(deadlines.size).to.equal(0);
  });

  it('can be moved later and earlier, and cancelled', async () => {
    const { clock, deadlines, fired } = due();
    deadlines.set('later', 2000);
    deadlines.set('later', 5000);
    deadlines.set('earlier', 9000);
    deadlines.set('earlier', 3000);
    deadlines.set('never', 2500);
    deadlines.delete('never');
    await clock.advance(20_000);
    expect(fired).to.deep.equal(['earlier@3000', 'later@5000']);
  });

  it('reaches beyond the longest delay of a timer', async () => {
    const { clock, deadlines, fired } = due();
    const farAway = 1000 + 3 * 2 ** 31;
    deadlines.set('a', farAway);
    await clock.advance(3 * 2 ** 31 - 1);
    expect(fired).to.deep.equal([]);
    await clock.advance(1);
    expect(fired).to.deep.equal([`a@${farAway}`]);
  });

  it('keeps many in order', async () => {
    const { clock, deadlines, fired } = due();
    const times = Array.from({ length: 500 }, (_, index) => 1001 + ((index * 7919) % 500));
    times.forEach((time, index) => deadlines.set(`k${index}`, time));
    await clock.advance(1000);
    const order = fired.map((one) => Number(one.split('@')[1]));
    expect(order).to.deep.equal(times.toSorted((a, b) => a - b));
  });

  it('can be set, moved and cancelled by the callback of an expired one', async () => {
    const clock = new VirtualClock(1000);
    const fired: string[] = [];
    const deadlines: Deadlines = new Deadlines(clock, (key) => {
      fired.push(`${key}@${clock.now()}`);
      if (fired.length === 1) {
        deadlines.set('again', 3000);
        deadlines.set('at once', 1500);
        deadlines.set('moved', 4000);
        deadlines.delete('taken back');
      }
    });
    deadlines.set('again', 2000);
    deadlines.set('moved', 2001);
    deadlines.set('taken back', 2002);
    await clock.advance(10_000);
    expect(fired).to.deep.equal(['again@2000', 'at once@2000', 'again@3000', 'moved@4000']);
    expect(deadlines.size).to.equal(0);
  });

  it('fires as a search of all keys would, after any series of changes', async () => {
    const key = fc.integer({ min: 0, max: 9 }).map(String);
    const change = fc.tuple(key, fc.option(fc.nat(50)), fc.nat(5));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 100 }), async (changes) => {
        const { clock, deadlines, fired } = due();
        const expected: string[] = [];
        const times = new Map<string, number>();
        for (const [one, inMs, passedMs] of changes) {
          if (inMs === null) deadlines.delete(one);
          else deadlines.set(one, clock.now() + 1 + inMs);
          if (inMs === null) times.delete(one);
          else times.set(one, clock.now() + 1 + inMs);
          await clock.advance(passedMs);
          for (const [name, at] of times) {
            if (at <= clock.now() && times.delete(name)) expected.push(`${name}@${at}`);
          }
          expect(fired.toSorted()).to.deep.equal(expected.toSorted());
          expect(deadlines.size).to.equal(times.size);
        }
      }),
    );
  });

  it('frees deleted deadlines, though their time is far away', async () => {
    const { clock, deadlines, fired } = due();
    deadlines.set('kept', 5_000);
    for (let count = 0; count < 10_000; count += 1) {
      deadlines.set('moved', 1_000_000 - count);
      deadlines.set('gone', 1_000_000);
      deadlines.delete('gone');
    }
    await clock.advance(1_000_000);
    expect(fired).to.deep.equal(['kept@5000', 'moved@990001']);
  });

  it('leaves no timer after the last one is cancelled', () => {
    const { clock, deadlines } = due();
    deadlines.set('a', 2000);
    deadlines.set('b', 3000);
    deadlines.delete('a');
    deadlines.delete('b');
    expect(clock.pendingTimers).to.equal(0);
  });
});
