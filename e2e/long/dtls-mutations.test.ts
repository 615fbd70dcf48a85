/** A million mutated datagrams at a DTLS server: no crash, no growth, live sessions unharmed. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { throwMutations } from '../../packages/dtls/test/support/mutations.ts';

const DATAGRAMS = 1_000_000;
const MAX_GROWTH_BYTES = 4 * 1024 * 1024;

describe('a million mutated datagrams', () => {
  it('are dropped, and leave nothing behind', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heapBytes = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const seed = Number(process.env['MUSTER_SEED'] ?? 6_347);
    process.stderr.write(`      seed ${seed}\n`);
    const heaps: number[] = [];
    const outcome = await throwMutations(DATAGRAMS, seed, (sent) => {
      if (sent % (DATAGRAMS / 10) === 0) heaps.push(heapBytes());
    });
    expect(outcome.delivered).to.deep.equal([]);
    expect(outcome.answer).to.equal('STILL ALIVE');
    expect(outcome.connections).to.equal(1);
    expect(outcome.mostHalfOpen).to.be.at.most(50);
    expect(outcome.mostAmplified).to.be.at.most(1);
    expect(outcome.errors).to.deep.equal([]);
    // From where everything has been seen once.
    expect(Math.max(...heaps.slice(2)) - (heaps[1] ?? 0)).to.be.below(MAX_GROWTH_BYTES);
  });
});
