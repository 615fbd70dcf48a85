import { expect } from 'chai';
import { NotificationTrigger, type NotificationAttributes, type Sample } from '../../src/core.ts';

/** Plays [seconds, value] and tells at which seconds a notification goes out, with which value. */
function play(
  attributes: NotificationAttributes,
  first: Sample,
  changes: readonly (readonly [number, Sample])[],
  untilSeconds: number,
): [number, Sample][] {
  const trigger = new NotificationTrigger(attributes, first, 0);
  const sent: [number, Sample][] = [];
  const queue = [...changes];
  let value = first;
  const notify = (atMs: number): void => {
    sent.push([atMs / 1000, value]);
    trigger.notified(value, atMs);
  };
  for (;;) {
    const changeMs = (queue[0]?.[0] ?? Infinity) * 1000;
    const atMs = Math.min(changeMs, trigger.wakeAtMs);
    if (atMs > untilSeconds * 1000) return sent;
    if (atMs === changeMs) {
      value = queue.shift()?.[1];
      if (trigger.changed(value, atMs)) notify(atMs);
    } else if (trigger.woken(value, atMs)) notify(atMs);
  }
}

describe('notification attributes over time', () => {
  it('LightweightM2M-1.1-int-301: without attributes every change is notified', () => {
    expect(
      play(
        {},
        1,
        [
          [1, 2],
          [1.1, 3],
        ],
        100,
      ),
    ).to.deep.equal([
      [1, 2],
      [1.1, 3],
    ]);
  });

  it('pmin holds a change back until it is over, and sends the latest value then', () => {
    expect(
      play(
        { pmin: 10 },
        1,
        [
          [1, 2],
          [2, 3],
          [15, 4],
        ],
        100,
      ),
    ).to.deep.equal([
      [10, 3],
      [20, 4],
    ]);
  });

  it('pmax repeats the value where nothing changes', () => {
    expect(play({ pmax: 30 }, 1, [[10, 2]], 75)).to.deep.equal([
      [10, 2],
      [40, 2],
      [70, 2],
    ]);
  });

  it('a pmax of 0, or one below pmin, is none', () => {
    expect(play({ pmax: 0 }, 1, [], 1e6)).to.deep.equal([]);
    expect(play({ pmin: 20, pmax: 10 }, 1, [], 1e6)).to.deep.equal([]);
  });

  it('gt notifies the crossing either way, not what moves on one side', () => {
    const changes = [
      [1, 9],
      [2, 11],
      [3, 12],
      [4, 10],
      [5, 9],
      [6, 8],
    ] as const;
    expect(play({ gt: 10 }, 8, changes, 100)).to.deep.equal([
      [2, 11],
      [5, 9],
    ]);
  });

  it('lt notifies the crossing either way', () => {
    const changes = [
      [1, 6],
      [2, 4],
      [3, 3],
      [4, 5],
      [5, 7],
    ] as const;
    expect(play({ lt: 5 }, 8, changes, 100)).to.deep.equal([
      [2, 4],
      [5, 7],
    ]);
  });

  it('st counts from the last notified value', () => {
    const changes = [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 1],
      [6, 0],
    ] as const;
    expect(play({ st: 3 }, 0, changes, 100)).to.deep.equal([
      [3, 3],
      [6, 0],
    ]);
  });

  it('of several conditions any one does', () => {
    expect(
      play(
        { gt: 10, st: 5 },
        0,
        [
          [1, 5],
          [2, 9],
          [3, 11],
        ],
        100,
      ),
    ).to.deep.equal([
      [1, 5],
      [3, 11],
    ]);
  });

  it('a condition that is met within pmin is notified at its end', () => {
    expect(
      play(
        { pmin: 10, gt: 10 },
        0,
        [
          [1, 11],
          [2, 11.5],
        ],
        100,
      ),
    ).to.deep.equal([[10, 11.5]]);
  });

  it('edge notifies one direction of a boolean', () => {
    const changes = [
      [1, true],
      [2, false],
      [3, true],
    ] as const;
    expect(play({ edge: 1 }, false, changes, 100)).to.deep.equal([
      [1, true],
      [3, true],
    ]);
    expect(play({ edge: 0 }, false, changes, 100)).to.deep.equal([[2, false]]);
  });

  it('epmin spares evaluations: the value at its end counts', () => {
    expect(
      play(
        { epmin: 10, gt: 10 },
        0,
        [
          [1, 11],
          [2, 5],
          [12, 11],
        ],
        100,
      ),
    ).to.deep.equal([[20, 11]]);
  });

  it('a text or a whole instance is notified regardless of gt', () => {
    expect(play({ gt: 10 }, undefined, [[1, undefined]], 100)).to.deep.equal([[1, undefined]]);
  });

  it('attributes that change take effect at once', () => {
    const trigger = new NotificationTrigger({ pmin: 100 }, 1, 0);
    expect(trigger.changed(2, 1_000)).to.equal(false);
    trigger.setAttributes({ pmin: 5 });
    expect(trigger.wakeAtMs).to.equal(5_000);
    expect(trigger.woken(2, 5_000)).to.equal(true);
  });
});
