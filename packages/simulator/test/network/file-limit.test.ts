import { expect } from 'chai';
import { checkFileLimit, FileLimitError, readFileLimit } from '../../src/index.ts';

describe('file limit', () => {
  it('lets a fleet through that fits', () => {
    expect(() => checkFileLimit(900, { limit: 1024, inUse: 20 })).to.not.throw();
    expect(() => checkFileLimit(1_000_000, { limit: undefined, inUse: 20 })).to.not.throw();
  });

  it('says how many devices fit and what to do', () => {
    expect(() => checkFileLimit(4000, { limit: 1024, inUse: 24 }))
      .to.throw(FileLimitError, /936 fit.*at most 936 devices per process.*ulimit -n 4088/)
      .with.property('fits', 936);
  });

  it('reads what this process may open', () => {
    const { limit, inUse } = readFileLimit();
    if (limit !== undefined) expect(limit).to.be.above(0);
    expect(inUse).to.be.at.least(0);
  });
});
