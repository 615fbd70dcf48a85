import { expect } from 'chai';
import { newId } from '../../src/kernel/entities.ts';
import { newSmartObjectId } from '../../src/features/device-objects/model.ts';

describe('new ids', () => {
  it('an id is a UUID of version 7', () => {
    expect(newId()).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });

  it('it contains its creation time, unless more were made than a millisecond has numbers', () => {
    const timeOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
    const last = timeOf(newId());
    const before = Date.now();
    expect(timeOf(newId())).to.be.within(Math.max(before, last), Math.max(Date.now(), last + 1));
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
