import { expect } from 'chai';
import { newId } from '../../src/kernel/new-id.ts';
import { newSmartObjectId } from '../../src/features/device-objects/model/resource-id.ts';

describe('new ids', () => {
  it('an id is a UUID of version 7', () => {
    expect(newId()).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });

  it('it contains its creation time', () => {
    const before = Date.now();
    const made = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
    expect(made).to.be.within(before, Date.now() + 1_000);
  });

  for (const [kind, make] of [
    ['an id', newId],
    ['a smart object id', newSmartObjectId],
  ] as const) {
    it(`${kind} is greater than all before it, for any number at a time`, () => {
      const made = Array.from({ length: 20_000 }, make);
      expect(made).to.deep.equal(made.toSorted());
      expect(new Set(made).size).to.equal(made.length);
    });
  }
});
