import { expect } from 'chai';
import fc from 'fast-check';
import { ReplayWindow } from '../../src/record/replay-window.ts';

const MAX_SEQUENCE = 2 ** 48 - 1;

/** The same in few words: a set of all that was received. */
class Model {
  top = -1;
  readonly #received = new Set<number>();

  mayAccept(sequence: number): boolean {
    return sequence > this.top - 64 && !this.#received.has(sequence);
  }

  accept(sequence: number): boolean {
    const newest = sequence > this.top;
    this.#received.add(sequence);
    this.top = Math.max(this.top, sequence);
    return newest;
  }
}

describe('replay window', () => {
  it('does what a set of all received numbers would do, near its edges and far', () => {
    const steps = fc.array(
      fc.oneof(
        fc.integer({ min: -70, max: 70 }),
        fc.constantFrom(-64, -63, -33, -32, -31, -1, 0, 1, 31, 32, 33, 63, 64, 65, MAX_SEQUENCE),
        fc.integer({ min: 0, max: 2 ** 40 }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.constantFrom(0, 40, 2 ** 31, 2 ** 32 - 3, 2 ** 44), steps, (start, offsets) => {
        const window = new ReplayWindow();
        const model = new Model();
        for (const offset of [start, ...offsets]) {
          const sequence = Math.min(Math.max(0, model.top + offset), MAX_SEQUENCE);
          expect(window.mayAccept(sequence)).to.equal(model.mayAccept(sequence));
          if (model.mayAccept(sequence)) expect(window.accept(sequence)).to.equal(model.accept(sequence));
          expect(window.top).to.equal(model.top);
        }
      }),
      { numRuns: 2_000, seed: 6_347 },
    );
  });

  it('takes nothing but newer numbers when its past is not known', () => {
    const window = ReplayWindow.from(200);
    for (let sequence = 0; sequence <= 200; sequence += 1) expect(window.mayAccept(sequence)).to.equal(false);
    expect(window.accept(205)).to.equal(true);
    expect(window.mayAccept(200)).to.equal(false);
    expect([201, 202, 203, 204].every((sequence) => window.mayAccept(sequence))).to.equal(true);
  });

  it('is empty after -1', () => expect(ReplayWindow.from(-1).mayAccept(0)).to.equal(true));
});
