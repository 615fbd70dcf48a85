import { expect } from 'chai';
import { FairPlaces } from '../../src/kernel/fair-places.ts';

describe('places that device networks compete for', () => {
  it('one network alone gets all but those that are kept', () => {
    const places = new FairPlaces(10, 2);
    const taken = Array.from({ length: 12 }, () => places.take('a')).filter(Boolean);
    expect(taken).to.have.lengthOf(8);
  });

  it('others find a place although one has taken all that it gets, and no more than there are', () => {
    const places = new FairPlaces(10, 2);
    for (let count = 0; count < 10; count += 1) places.take('a');
    expect(['b', 'c', 'd'].map((one) => places.take(one))).to.deep.equal([true, true, false]);
    places.release('b');
    expect(places.take('a')).to.equal(false);
    expect(places.take('d')).to.equal(true);
  });

  it('what is given back is there again', () => {
    const places = new FairPlaces(2, 0);
    expect([places.take('a'), places.take('a'), places.take('a')]).to.deep.equal([true, true, false]);
    places.release('a');
    expect([places.take('b'), places.take('b')]).to.deep.equal([true, false]);
  });
});
