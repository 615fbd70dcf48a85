import { expect } from 'chai';
import { publicRandom, RANDOM_BYTES } from '../../src/handshake/random.ts';

describe('randoms of hellos', () => {
  it('have 32 bytes, are all different, and stay as they are', () => {
    const randoms = Array.from({ length: 1_000 }, () => publicRandom());
    const texts = randoms.map((random) => random.toString('hex'));
    expect(new Set(texts).size).to.equal(1_000);
    for (const random of randoms) expect(random).to.have.length(RANDOM_BYTES);
    publicRandom();
    expect(randoms.map((random) => random.toString('hex'))).to.deep.equal(texts);
  });
});
