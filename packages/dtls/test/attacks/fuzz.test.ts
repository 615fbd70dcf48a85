import { expect } from 'chai';
import { throwMutations } from '../support/mutations.ts';

const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 20_000);
const SEED = 20_300_101;

describe('mutated datagrams', () => {
  it(`crash nothing, are kept nowhere, and harm no live session: ${runs} of them`, async () => {
    const outcome = await throwMutations(runs, SEED);
    expect(outcome).to.deep.include({ delivered: [], answer: 'STILL ALIVE' });
    expect(outcome.mostHalfOpen).to.be.at.most(50);
    expect(outcome.mostAmplified).to.be.at.most(1);
    expect(outcome.errors).to.deep.equal([]);
    const { badMac, unknownCid, unknownPeer, ...rest } = outcome.counters;
    for (const dropped of [badMac, unknownCid, unknownPeer]) expect(dropped).to.be.greaterThan(0);
    expect(rest).to.include({ connections: 1, halfOpen: 0, handshakes: 1, addressChanges: 0 });
  });
});
