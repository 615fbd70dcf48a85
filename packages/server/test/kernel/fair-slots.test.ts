import { expect } from 'chai';
import { FairSlots } from '../../src/kernel/fair-slots.ts';

describe('slots that device networks compete for', () => {
  it('one network alone gets all slots but the reserved ones', () => {
    const slots = new FairSlots(10, 2);
    const taken = Array.from({ length: 12 }, () => slots.take('a')).filter(Boolean);
    expect(taken).to.have.lengthOf(8);
  });

  it('others get a slot after one has taken its maximum, within the total', () => {
    const slots = new FairSlots(10, 2);
    for (let count = 0; count < 10; count += 1) slots.take('a');
    expect(['b', 'c', 'd'].map((one) => slots.take(one))).to.deep.equal([true, true, false]);
    slots.release('b');
    expect(slots.take('a')).to.equal(false);
    expect(slots.take('d')).to.equal(true);
  });

  it('a released slot is free again', () => {
    const slots = new FairSlots(2, 0);
    expect([slots.take('a'), slots.take('a'), slots.take('a')]).to.deep.equal([true, true, false]);
    slots.release('a');
    expect([slots.take('b'), slots.take('b')]).to.deep.equal([true, false]);
  });
});
