import { expect } from 'chai';
import {
  newSmartObjectId,
  parseResourceId,
  resourceId,
} from '../../../../src/features/device-objects/model.ts';

describe('resource ids', () => {
  const smartObjectId = '6f2f0a9e-1f77-4d9c-b0ce-8d6fffffffff';

  it('a smart object id is a UUID that ends in ffffffff', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{4}f{8}$/u;
    expect(newSmartObjectId()).to.match(form);
  });

  it('the last eight digits identify resources and their instances', () => {
    expect(resourceId(smartObjectId, 7)).to.equal('6f2f0a9e-1f77-4d9c-b0ce-8d6f0007ffff');
    expect(resourceId(smartObjectId, 5700, 1)).to.equal('6f2f0a9e-1f77-4d9c-b0ce-8d6f16440001');
  });

  it('every ID can be parsed', () => {
    expect(parseResourceId(resourceId(smartObjectId, 7))).to.deep.equal({ smartObjectId, rid: 7 });
    const first = { smartObjectId, rid: 0, riid: 0 };
    expect(parseResourceId(resourceId(smartObjectId, 0, 0))).to.deep.equal(first);
    expect(parseResourceId(smartObjectId.toUpperCase())).to.deep.equal({ smartObjectId });
  });

  it('an invalid ID is refused', () => {
    for (const id of ['', 'x', `${smartObjectId}0`, '6f2f0a9e-1f77-4d9c-b0ce-8d6fffff0001']) {
      expect(parseResourceId(id)).to.equal(undefined);
    }
    expect(() => resourceId(smartObjectId, 65_535)).to.throw(RangeError);
    expect(() => resourceId(smartObjectId, 1, -1)).to.throw(RangeError);
  });
});
