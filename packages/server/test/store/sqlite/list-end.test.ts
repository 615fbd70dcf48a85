import { expect } from 'chai';

import type { Entity, Query } from '../../../src/domain/ports/store.ts';
import { orderOf } from '../../../src/store/core/match.ts';
import { ListEnd } from '../../../src/store/sqlite/list-end.ts';

interface Thing extends Entity {
  readonly kind?: string;
  readonly rank: number;
}

const sort = [
  { field: 'kind', direction: 'desc' },
  { field: 'rank', direction: 'asc' },
] as const;
const query: Query = { sort };
const thing = (id: number, kind: string | undefined, rank: number): Thing => ({
  id: `t${id}`,
  ...(kind !== undefined && { kind }),
  rank,
});

describe('the end of a list', () => {
  const three = [thing(1, 'b', 1), thing(2, 'b', 2), thing(3, 'a', 1)];

  it('has the pages that it holds whole, and no others', () => {
    const end = new ListEnd(query, three);
    expect(end.ids(0, 2)).to.deep.equal(['t1', 't2']);
    expect(end.ids(1, 2)).to.deep.equal(['t2', 't3']);
    expect(end.ids(2, 2)).to.equal(undefined);
  });

  it('takes in what comes before its last row, and does not guess what comes after it', () => {
    const end = new ListEnd(query, three);
    end.follow(undefined, thing(4, 'c', 9));
    end.follow(undefined, thing(5, 'a', 2));
    end.follow(undefined, thing(6, undefined, 0));
    expect(end.ids(0, 4)).to.deep.equal(['t4', 't1', 't2', 't3']);
    expect(end.ids(0, 5)).to.equal(undefined);
  });

  it('lets go of what does not match any more, and of what moves behind its last row', () => {
    const end = new ListEnd(query, three);
    end.follow(three[0], undefined);
    end.follow(three[1], thing(2, undefined, 2));
    end.follow(thing(9, undefined, 1), undefined);
    expect(end.ids(0, 1)).to.deep.equal(['t3']);
    expect(end.ids(0, 2)).to.equal(undefined);
  });

  it('orders rows that are alike by their ids', () => {
    const end = new ListEnd(query, [thing(2, 'a', 1), thing(4, 'a', 1)]);
    end.follow(undefined, thing(3, 'a', 1));
    end.follow(undefined, thing(1, 'a', 1));
    expect(end.ids(0, 4)).to.deep.equal(['t1', 't2', 't3', 't4']);
  });

  it('is what sorting everything would find, after any changes', () => {
    let state = 11;
    const next = (bound: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * bound);
    };
    const random = (id: number): Thing =>
      thing(id, ['a', 'b', 'c', undefined][next(4)], next(4) === 0 ? next(2_000) : next(5));
    const things = new Map(Array.from({ length: 1_000 }, (_, id) => [id, random(id)]));
    const sorted = (): Thing[] => [...things.values()].sort(orderOf(query));
    let end = new ListEnd(query, sorted().slice(0, 60));
    let compared = 0;
    for (let round = 0; round < 3_000; round += 1) {
      const id = next(1_200);
      const was = things.get(id);
      const is = next(3) === 0 ? undefined : random(id);
      if (is === undefined) things.delete(id);
      else things.set(id, is);
      end.follow(was, is);
      if (round % 50 !== 0) continue;
      const ids = end.ids(0, 20);
      if (ids === undefined) end = new ListEnd(query, sorted().slice(0, 60));
      else
        expect(ids).to.deep.equal(
          sorted()
            .map((one) => one.id)
            .slice(0, 20),
        );
      compared += Number(ids !== undefined);
    }
    expect(compared).to.be.greaterThan(20);
  });
});
