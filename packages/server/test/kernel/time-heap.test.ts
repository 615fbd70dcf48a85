import { expect } from 'chai';
import fc from 'fast-check';
import { TimeHeap } from '../../src/kernel/time-heap.ts';

type Step =
  | { readonly kind: 'set'; readonly key: string; readonly time: number }
  | { readonly kind: 'delete'; readonly key: string }
  | { readonly kind: 'shift' }
  | { readonly kind: 'clear' };

/** Few times, so that many are equal, and more keys than the initial capacity. */
const key = fc.integer({ min: 0, max: 199 }).map((n) => `key ${n}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1200, arbitrary: fc.record({ kind: fc.constant('set' as const), key, time: fc.nat(50) }) },
  { weight: 400, arbitrary: fc.record({ kind: fc.constant('delete' as const), key }) },
  { weight: 200, arbitrary: fc.constant({ kind: 'shift' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);

/** A reference implementation that searches all keys. */
class Naive {
  readonly times = new Map<string, number>();

  get firstAt(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.times.values());
  }
}

function take(heap: TimeHeap, naive: Naive, one: Step): void {
  switch (one.kind) {
    case 'set':
      heap.set(one.key, one.time);
      naive.times.set(one.key, one.time);
      break;
    case 'delete':
      expect(heap.delete(one.key)).to.equal(naive.times.delete(one.key));
      break;
    case 'shift':
      shift(heap, naive);
      break;
    case 'clear':
      heap.clear();
      naive.times.clear();
  }
}

/** Among keys with equal times, any can be the first. */
function shift(heap: TimeHeap, naive: Naive): void {
  const { firstAt } = naive;
  const first = heap.shift();
  if (naive.times.size === 0) {
    expect(first).to.equal(undefined);
    return;
  }
  expect(naive.times.get(first ?? '')).to.equal(firstAt);
  naive.times.delete(first ?? '');
}

describe('TimeHeap', () => {
  it('equals a search of all keys, after any series of changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 1000, size: 'max' }), (steps) => {
        const heap = new TimeHeap();
        const naive = new Naive();
        for (const one of steps) {
          take(heap, naive, one);
          expect(heap.firstAt).to.equal(naive.firstAt);
          expect(heap.size).to.equal(naive.times.size);
        }
        while (naive.times.size > 0) {
          shift(heap, naive);
        }
        expect(heap.size).to.equal(0);
      }),
      { numRuns: 100 },
    );
  });

  it('returns nothing when it is empty', () => {
    const heap = new TimeHeap();
    expect([heap.size, heap.firstAt, heap.shift(), heap.delete('a')]).to.deep.equal([
      0,
      Number.POSITIVE_INFINITY,
      undefined,
      false,
    ]);
  });

  it('accepts any times: before 1970, fractions, and infinity', () => {
    const heap = new TimeHeap();
    heap.set('never', Number.POSITIVE_INFINITY);
    heap.set('later', 0.5);
    heap.set('first', -1e15);
    heap.set('late', 0.25);
    expect([heap.shift(), heap.shift(), heap.shift(), heap.shift()]).to.deep.equal([
      'first',
      'late',
      'later',
      'never',
    ]);
  });
});
