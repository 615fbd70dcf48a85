import { expect } from 'chai';
import { endpointName, namesDiffer, unknownPlaceholders } from '../../src/scenario/endpoint-pattern.ts';

const parts = { index: 7, seed: 3, cohort: 'lamps' };

describe('endpoint patterns', () => {
  it('fill in index, cohort and seed', () => {
    expect(endpointName('muster-sim-{index:6}', parts)).to.equal('muster-sim-000007');
    expect(endpointName('{cohort}-{index}-{seed}', parts)).to.equal('lamps-7-3');
  });

  it('make hexadecimal digits from seed and index', () => {
    const name = endpointName('{hex:12}', parts);
    expect(name)
      .to.match(/^[0-9a-f]{12}$/)
      .and.to.equal(endpointName('{hex:12}', parts));
    expect(endpointName('{hex:12}', { ...parts, index: 8 })).to.not.equal(name);
  });

  it('report unknown placeholders', () => {
    expect(unknownPlaceholders('{index}{imei}{hex:x}')).to.deep.equal(['{imei}', '{hex:x}']);
    expect(namesDiffer('a-{hex:8}')).to.equal('mostly');
    expect(namesDiffer('a-{index:3}')).to.equal('always');
  });
});
