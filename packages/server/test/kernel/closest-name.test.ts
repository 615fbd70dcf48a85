import { expect } from 'chai';
import { closestName, didYouMean } from '../../src/kernel/closest-name.ts';

describe('closestName', () => {
  const names = ['Name', 'DeviceIdentifier', 'HardwareTypeId'];

  it('finds a name with a typing error or in the wrong case', () => {
    expect(closestName('Nmae', names)).to.equal('Name');
    expect(closestName('deviceidentifier', names)).to.equal('DeviceIdentifier');
    expect(closestName('HardwareTypId', names)).to.equal('HardwareTypeId');
  });

  it('prefers the closest name', () => {
    expect(closestName('meter', ['Metric', 'Meters', 'Meter'])).to.equal('Meter');
  });

  it('finds nothing if no name is close', () => {
    expect(closestName('Colour', names)).to.equal(undefined);
    expect(closestName('', ['a', 'ab'])).to.equal(undefined);
    expect(didYouMean('Colour', names)).to.equal('');
  });

  it('compares neither long texts nor more than 100 names', () => {
    expect(closestName('x'.repeat(65), ['x'.repeat(65)])).to.equal(undefined);
    const many = Array.from({ length: 100 }, (_, index) => `other name ${index}`);
    expect(closestName('Name', [...many, 'Name'])).to.equal(undefined);
  });
});
