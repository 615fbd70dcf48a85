import { expect } from 'chai';

import { collections } from '../../src/features/generated/collections.ts';

describe('references of entities', () => {
  it('name existing collections', () => {
    const targets = collections.flatMap(({ references = [] }) => references.flatMap(({ to }) => to));
    expect(collections.map(({ name }) => name)).to.include.members(targets);
  });
});
