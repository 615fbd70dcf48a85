import { expect } from 'chai';
import { patchOf } from '../../app/device/patch-of.ts';

describe('patchOf', () => {
  it('has the members that changed, and none that did not', () => {
    const device = { Name: 'press', LocationId: 'a', TagIds: ['x'] };
    expect(patchOf(device, { Name: 'press', LocationId: 'b', TagIds: ['x', 'y'] })).to.deep.equal([
      { op: 'add', path: '/LocationId', value: 'b' },
      { op: 'add', path: '/TagIds', value: ['x', 'y'] },
    ]);
    expect(patchOf(device, device)).to.be.empty;
  });
});
