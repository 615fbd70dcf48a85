import { expect } from 'chai';

import { failsWith, type Fixture } from './fixture.ts';

/** For every adapter: measurements. */
export function measurementsContract(fixture: Fixture): void {
  describe('measurements', () => {
    const append = (
      resourceId: string,
      ...samples: readonly [number, number | string | boolean][]
    ): Promise<void> =>
      fixture.store.measurements.append(samples.map(([timeMs, value]) => ({ resourceId, timeMs, value })));

    it('stores values unchanged', async () => {
      const values = [0, -1.5, 21, 1e300, Infinity, '', '12', 'text', true, false];
      await append('r', ...values.map((value, i): [number, number | string | boolean] => [i, value]));
      expect((await fixture.store.measurements.range('r', 0, 99, 99)).map((s) => s.value)).to.deep.equal(
        values,
      );
      await append('nan', [1, Number.NaN]);
      expect((await fixture.store.measurements.latest(['nan'])).get('nan')?.value).to.be.NaN;
    });

    for (const [title, from, limited] of [
      ['ranges include both ends, ascending, with the newest of too many', 'range', [30, 40]],
      ['ranges from the oldest too', 'oldest', [10, 20]],
    ] as const) {
      it(title, async () => {
        await append('r', [30, 3], [10, 1], [40, 4], [20, 2]);
        await append('s', [15, 9]);
        const times = async (first: number, last: number, limit: number, id = 'r'): Promise<number[]> =>
          (await fixture.store.measurements[from](id, first, last, limit)).map((s) => s.timeMs);
        expect(await times(10, 40, 10)).to.deep.equal([10, 20, 30, 40]);
        expect(await times(11, 39, 10)).to.deep.equal([20, 30]);
        expect(await times(10, 40, 2)).to.deep.equal(limited);
        expect(await times(41, 99, 2)).to.deep.equal([]);
        expect(await times(10, 40, 0)).to.deep.equal([]);
        expect(await times(0, 99, 9, 'unknown')).to.deep.equal([]);
      });
    }

    it('keeps the later of two samples of the same time', async () => {
      await append('r', [10, 1], [10, 2]);
      expect(await fixture.store.measurements.range('r', 0, 99, 9)).to.deep.equal([
        { resourceId: 'r', timeMs: 10, value: 2 },
      ]);
    });

    it('returns the latest of each', async () => {
      await append('r', [10, 1], [30, 3], [20, 2]);
      await append('s', [5, 'x']);
      const latest = await fixture.store.measurements.latest(['r', 's', 'unknown']);
      expect(latest.get('r')).to.deep.equal({ resourceId: 'r', timeMs: 30, value: 3 });
      expect(latest.get('s')?.value).to.equal('x');
      expect(latest.size).to.equal(2);
    });

    const timesOf = async (id: string): Promise<number[]> =>
      (await fixture.store.measurements.range(id, 0, 99, 9)).map((s) => s.timeMs);

    it('deletes by resource and prunes by time', async () => {
      await append('r', [10, 1], [20, 2], [30, 3]);
      await append('s', [10, 1], [40, 4]);
      expect(await fixture.store.measurements.prune(25)).to.equal(3);
      expect(await timesOf('r')).to.deep.equal([30]);
      await fixture.store.measurements.deleteFor(['r', 'unknown']);
      expect([...(await fixture.store.measurements.latest(['r', 's'])).keys()]).to.deep.equal(['s']);
      await append('r', [50, 5]);
      expect(await timesOf('r')).to.deep.equal([50]);
    });

    it('prunes any number of resources', async () => {
      const ids = Array.from({ length: 1_200 }, (_, i) => `r${i}`);
      await fixture.store.measurements.append(
        ids.flatMap((resourceId) => [1, 2].map((timeMs) => ({ resourceId, timeMs, value: 1 }))),
      );
      expect(await fixture.store.measurements.prune(2)).to.equal(1_200);
      expect((await fixture.store.measurements.latest(ids)).size).to.equal(1_200);
      expect(await fixture.store.measurements.prune(3)).to.equal(1_200);
      expect((await fixture.store.measurements.latest(ids)).size).to.equal(0);
    });

    it('refuses invalid samples', async () => {
      await failsWith('invalid', append('r', [1.5, 1]));
      await failsWith('invalid', append('', [1, 1]));
      await failsWith('invalid', append('r', [1, null as unknown as number]));
    });
  });
}
