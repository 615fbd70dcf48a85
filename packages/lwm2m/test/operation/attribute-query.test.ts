import { expect } from 'chai';
import {
  applyAttributes,
  findAttributeProblem,
  findPlacementProblem,
  formatAttributeQueries,
  Lwm2mRefusal,
  parseAttributeQueries,
  parsePath,
} from '../../src/core.ts';

describe('attributes as queries of a Write-Attributes', () => {
  it('writes set attributes in the order of the standard, and those to unset without a value', () => {
    const change = { st: 0.5, pmax: 60, pmin: 10, gt: -40, unset: ['lt'] };
    expect(formatAttributeQueries(change)).to.deep.equal(['pmin=10', 'pmax=60', 'gt=-40', 'st=0.5', 'lt']);
  });

  it('writes very small numbers without an exponent', () => {
    expect(formatAttributeQueries({ st: 1e-7 })).to.deep.equal(['st=0.0000001']);
  });

  it('decodes its own encoding', () => {
    const change = {
      pmin: 1,
      pmax: 0,
      gt: 1.5,
      lt: -2,
      st: 0.25,
      con: 1,
      edge: 0,
      unset: ['epmin', 'hqmax'],
    } as const;
    expect(parseAttributeQueries(formatAttributeQueries(change))).to.deep.equal(change);
  });

  it('reads an empty value as unset', () => {
    expect(parseAttributeQueries(['pmin=', 'pmax'])).to.deep.equal({ unset: ['pmin', 'pmax'] });
  });

  for (const query of 'pmin=-1 pmin=1.5 pmin=x gt=x gt=0x10 gt=1e999 con=2 foo=1 =1  pmax=99999999999'.split(
    ' ',
  )) {
    it(`refuses ${JSON.stringify(query)} with 4.00`, () => {
      expect(() => parseAttributeQueries([query]))
        .to.throw(Lwm2mRefusal)
        .with.property('coapCode', '4.00');
    });
  }

  it('applies a change to existing attributes', () => {
    expect(applyAttributes({ pmin: 1, gt: 5 }, { pmin: 2, unset: ['gt', 'lt'] })).to.deep.equal({ pmin: 2 });
  });
});

describe('rules of attributes', () => {
  const wrong = [
    { pmin: 10, pmax: 9 },
    { epmin: 5, epmax: 5 },
    { st: -1 },
    { gt: 10, lt: 10 },
    { gt: 10, lt: 8, st: 1 },
  ];
  for (const attributes of wrong) {
    it(`finds fault with ${JSON.stringify(attributes)}`, () => {
      expect(findAttributeProblem(attributes)).to.be.a('string');
    });
  }
  for (const attributes of [
    { pmin: 10, pmax: 10 },
    { pmin: 10, pmax: 0 },
    { gt: 10, lt: 8, st: 0.9 },
    { gt: 1 },
    {},
  ]) {
    it(`takes ${JSON.stringify(attributes)}`, () => {
      expect(findAttributeProblem(attributes)).to.equal(undefined);
    });
  }

  it('wants gt, lt, st and edge on resources', () => {
    expect(findPlacementProblem(parsePath('/3303/0'), { gt: 1 })).to.include('gt');
    expect(findPlacementProblem(parsePath('/3303'), { edge: 1 })).to.include('edge');
    expect(findPlacementProblem(parsePath('/'), { pmin: 1 })).to.be.a('string');
    expect(findPlacementProblem(parsePath('/3303/0/5700'), { gt: 1 })).to.equal(undefined);
    expect(findPlacementProblem(parsePath('/3/0/7/1'), { st: 1 })).to.equal(undefined);
    expect(findPlacementProblem(parsePath('/3303'), { pmin: 1 })).to.equal(undefined);
  });
});
