import { expect } from 'chai';
import { boundedCache } from '../../src/kernel/bounded-cache.ts';

describe('boundedCache', () => {
  it('forgets the entry that was used longest ago', () => {
    const cache = boundedCache<string, number>(3);
    for (const name of ['a', 'b', 'c']) cache.set(name, 1);
    cache.get('a');
    cache.set('d', 1);
    expect([...cache.keys()]).to.have.members(['a', 'c', 'd']);
  });
});
