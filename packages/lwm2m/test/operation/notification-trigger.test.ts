import { expect } from 'chai';
import { NotificationTrigger, type NotificationAttributes, type Sample } from '../../src/core.ts';

const sampleOf = (text: string): Sample => (/^[tf]/.test(text) ? text === 't' : Number(text));

/**
 * Plays changes of a value, and says when notifications go out, and with which value.
 * @param changes such as `1:9 2:11`: second, and value; `t` and `f` are booleans
 */
function play(
  attributes: NotificationAttributes,
  first: Sample,
  changes: string,
  untilSeconds = 100,
): string {
  const trigger = new NotificationTrigger(attributes, first, 0);
  const sent: string[] = [];
  const queue = changes.split(' ').filter((change) => change !== '');
  let value = first;
  const notify = (atMs: number): void => {
    sent.push(`${atMs / 1000}:${typeof value === 'boolean' ? String(value)[0]! : String(value)}`);
    trigger.markNotified(value, atMs);
  };
  for (;;) {
    const changeMs = queue[0] === undefined ? Infinity : Number.parseFloat(queue[0]) * 1000;
    const atMs = Math.min(changeMs, trigger.wakeAtMs);
    if (atMs > untilSeconds * 1000) return sent.join(' ');
    if (atMs === changeMs) {
      value = sampleOf(queue.shift()?.split(':')[1] ?? '');
      if (trigger.changed(value, atMs)) notify(atMs);
    } else if (trigger.handleTimer(value, atMs)) notify(atMs);
  }
}

describe('notification attributes over time', () => {
  for (const [title, attributes, first, changes, sent] of [
    [
      'LightweightM2M-1.1-int-301: without attributes every change is notified',
      {},
      1,
      '1:2 1.1:3',
      '1:2 1.1:3',
    ],
    [
      'pmin holds a change back until it is over, and sends the latest value then',
      { pmin: 10 },
      1,
      '1:2 2:3 15:4',
      '10:3 20:4',
    ],
    ['pmax repeats the value where nothing changes', { pmax: 30 }, 1, '10:2', '10:2 40:2 70:2 100:2'],
    ['a pmax of 0 is ignored', { pmax: 0 }, 1, '', ''],
    ['a pmax below pmin is ignored', { pmin: 20, pmax: 10 }, 1, '', ''],
    [
      'gt notifies the crossing either way, not what moves on one side',
      { gt: 10 },
      8,
      '1:9 2:11 3:12 4:10 5:9 6:8',
      '2:11 5:9',
    ],
    ['lt notifies the crossing either way', { lt: 5 }, 8, '1:6 2:4 3:3 4:5 5:7', '2:4 5:7'],
    ['st counts from the last notified value', { st: 3 }, 0, '1:1 2:2 3:3 4:4 5:1 6:0', '3:3 6:0'],
    ['of several conditions any one does', { gt: 10, st: 5 }, 0, '1:5 2:9 3:11', '1:5 3:11'],
    [
      'a condition that is met within pmin is notified at its end',
      { pmin: 10, gt: 10 },
      0,
      '1:11 2:11.5',
      '10:11.5',
    ],
    ['edge 1 notifies a boolean that becomes true', { edge: 1 }, false, '1:t 2:f 3:t', '1:t 3:t'],
    ['edge 0 notifies a boolean that becomes false', { edge: 0 }, false, '1:t 2:f 3:t', '2:f'],
    [
      'epmin spares evaluations: the value at its end counts',
      { epmin: 10, gt: 10 },
      0,
      '1:11 2:5 12:11',
      '20:11',
    ],
  ] as const) {
    it(title, () => expect(play(attributes, first, changes)).to.equal(sent));
  }

  it('a text or a whole instance is notified regardless of gt', () => {
    expect(new NotificationTrigger({ gt: 10 }, undefined, 0).changed(undefined, 1_000)).to.equal(true);
  });

  it('attributes that change take effect at once', () => {
    const trigger = new NotificationTrigger({ pmin: 100 }, 1, 0);
    expect(trigger.changed(2, 1_000)).to.equal(false);
    trigger.setAttributes({ pmin: 5 });
    expect(trigger.wakeAtMs).to.equal(5_000);
    expect(trigger.handleTimer(2, 5_000)).to.equal(true);
  });
});
