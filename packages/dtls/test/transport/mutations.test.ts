import { expect } from 'chai';
import { throwMutations } from '../support/mutations.ts';

describe('mutated datagrams', () => {
  for (const seed of [1, 2]) {
    it(`20,000 of them, seed ${seed}: nothing is delivered, nothing grows, the live connection goes on`, async () => {
      const outcome = await throwMutations(20_000, seed);
      expect(outcome.delivered).to.deep.equal([]);
      expect(outcome.answer).to.equal('STILL ALIVE');
      expect(outcome.connections).to.equal(1);
      expect(outcome.handshakes).to.equal(1);
      expect(outcome.mostHalfOpen).to.be.at.most(50);
      expect(outcome.mostAmplified).to.be.at.most(1);
      expect(outcome.errors).to.deep.equal([]);
    });
  }
});
