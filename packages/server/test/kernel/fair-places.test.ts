import { expect } from 'chai';
import { FairPlaces } from '../../src/kernel/fair-places.ts';

describe('places that device networks compete for', () => {
  it('one network alone gets all places but the reserved ones', () => {
    const places = new FairPlaces(10, 2);
    const taken = Array.from({ length: 12 }, () => places.take('a')).filter(Boolean);
    expect(taken).to.have.lengthOf(8);
  });

  it('others get a place after one has taken its maximum, within the total', () => {
    const places = new FairPlaces(10, 2);
    for (let count = 0; count < 10; count += 1) places.take('a');
    expect(['b', 'c', 'd'].map((one) => places.take(one))).to.deep.equal([true, true, false]);
    places.release('b');
    expect(places.take('a')).to.equal(false);
    expect(places.take('d')).to.equal(true);
  });

  it('a released place is free again', () => {
    const places = new FairPlaces(2, 0);
    expect([places.take('a'), places.take('a'), places.take('a')]).to.deep.equal([true, true, false]);
    places.release('a');
    expect([places.take('b'), places.take('b')]).to.deep.equal([true, false]);
  });
});
