import { expect } from 'chai';
import * as fc from 'fast-check';
import { OrderedRuns } from '../../../src/features/rules/ordered-runs.ts';
import { TurnBudget } from '../../../src/kernel/turns.ts';

describe('runs of values in order', () => {
  it('come out as a stable sort by time has them, and once', async () => {
    const part = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), fc.boolean(), async (parts, areSorted) => {
        const runs = new OrderedRuns<{ timeMs: number; order: number }>();
        let order = 0;
        const added = parts.flatMap((times) => {
          const values = (areSorted ? times.toSorted((a, b) => a - b) : times).map((timeMs) => ({
            timeMs,
            order: (order += 1),
          }));
          runs.add(values);
          return values;
        });
        expect(await runs.take(new TurnBudget(10))).to.deep.equal(
          added.toSorted((a, b) => a.timeMs - b.timeMs || a.order - b.order),
        );
        expect(await runs.take(new TurnBudget(10))).to.deep.equal([]);
      }),
    );
  });

  it('lets the event loop turn while it merges a long list', async () => {
    const runs = new OrderedRuns<{ timeMs: number }>();
    for (let run = 0; run < 4; run += 1) {
      runs.add(Array.from({ length: 5_000 }, (_, index) => ({ timeMs: index * 4 + run })));
    }
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const values = await runs.take(new TurnBudget(1_000));
    isOver = true;
    expect(values.map(({ timeMs }) => timeMs)).to.deep.equal(Array.from({ length: 20_000 }, (_, at) => at));
    // Each value is merged twice.
    expect(turns).to.be.at.least(40);
  });
});
