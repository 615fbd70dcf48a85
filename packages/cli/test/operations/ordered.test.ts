import { expect } from 'chai';
import { mapOrdered } from '../../src/operations/ordered.ts';

describe('mapOrdered', () => {
  it('keeps the order and the number of workers', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < (item * 7) % 5; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return item * 2;
    };
    const items = Array.from({ length: 50 }, (_value, index) => index);
    const results: number[] = [];
    for await (const result of mapOrdered(items, 4, work)) results.push(result);
    expect(results).to.deep.equal(items.map((item) => item * 2));
    expect(most).to.equal(4);
  });

  it('takes no item before a worker is free', async () => {
    let taken = 0;
    function* endless(): Generator<number> {
      for (;;) yield (taken += 1);
    }
    for await (const result of mapOrdered(endless(), 3, (item) => Promise.resolve(item))) {
      expect(taken - result).to.be.at.most(3);
      if (result === 20) break;
    }
  });

  it('passes on the first failure in the order of the items', async () => {
    const work = (item: number): Promise<number> =>
      item >= 2 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve(item);
    const results: number[] = [];
    let message = '';
    try {
      for await (const result of mapOrdered([1, 2, 3, 4], 4, work)) results.push(result);
    } catch (error) {
      message = (error as Error).message;
    }
    expect({ results, message }).to.deep.equal({ results: [1], message: 'no 2' });
  });
});
